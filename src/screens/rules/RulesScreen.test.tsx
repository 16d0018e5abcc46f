// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { RULE_CHAPTERS, RULE_IDS } from '@/games/snap/rules'
import { chapters, exportJson, FOLLOWED_VERSION, GLOSSARY, OUR_STATUS, OUR_VERSION } from '@/games/snap/reference'
import { TooltipProvider } from '@/ui/Tooltip'
import { forget } from './compare/imported'
import { RuleDialog } from './RuleDialog'
import { RulesScreen } from './RulesScreen'

const show = (...address: readonly string[]) => {
  const location = memoryLocation({ path: '/rules', record: true })
  render(
    <Router hook={location.hook}>
      <TooltipProvider>
        <RulesScreen address={address} />
      </TooltipProvider>
    </Router>,
  )
  return location
}

describe('the rules screen', () => {
  beforeEach(() => {
    act(() => forget())
  })

  it('has every chapter, every entry with its id, both tables and the whole glossary', () => {
    show()
    // Looked at by elements: asking for a role among a thousand links takes seconds here.
    const page = document.querySelector('main')!
    expect(
      [...page.querySelectorAll('section > header > h2')].map((heading) =>
        heading.textContent.replace(/^Chapter \d\d: /, ''),
      ),
    ).toEqual([...Object.values(RULE_CHAPTERS), 'Glossary'])
    const ids = [...page.querySelectorAll('article > header a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
    expect(ids).toEqual(RULE_IDS.map(({ id }) => [id, `/rules/${id}`]))
    expect([...page.querySelectorAll('table')].map((table) => [table.caption?.textContent, table.rows.length])).toEqual(
      [
        ['The zones, and who sees what', 10],
        ['The turn, step by step', 11],
      ],
    )
    expect(page.querySelectorAll('dt')).toHaveLength(GLOSSARY.length)
  })

  it('says which version it is and which official one it follows, what each chapter is about, and why a reading is ours, without code names', () => {
    show()
    const page = document.querySelector('main')!
    expect(page.textContent).toContain(
      `Version ${OUR_VERSION} · ${OUR_STATUS} · Follows the official ${FOLLOWED_VERSION}`,
    )
    const contents = within(screen.getByRole('region', { name: 'Contents' }))
    for (const { title, intro } of chapters())
      expect(contents.getByText(title).closest('li')?.textContent).toContain(intro.slice(0, 40))
    const blocker = [...page.querySelectorAll('article')].find((article) =>
      article.textContent.includes('combat/blocker'),
    )!
    expect([...blocker.querySelectorAll('.entry-reading')].map((note) => note.textContent.split(':')[0])).toEqual([
      'Our reading 1',
      'Our reading 2',
    ])
    for (const text of page.querySelectorAll('.entry-text, .entry-reading, td:not(:last-child)'))
      expect(text.textContent).not.toMatch(/\b[a-z]+[A-Z]/)
  })

  it('leads from an entry to others and back', () => {
    show()
    const entry = within(screen.getByRole('article', { name: 'Blocker vs Disruptor' }))
    expect(entry.getAllByRole('link', { name: /^Blocker/ }).map((link) => link.getAttribute('href'))).toContain(
      '/rules/combat/blocker',
    )
    const back = within(entry.getByRole('region', { name: 'Referred to by' }))
    expect(back.getByRole('link', { name: 'Examples and rulings' })).toBeTruthy()
  })

  it('marks the entry of the address and takes the focus there', () => {
    show('support-access', 'unlock-step')
    const marked = screen.getAllByRole('article').filter((article) => article.dataset.target === 'true')
    expect(marked).toHaveLength(1)
    expect(marked[0]?.textContent).toContain('support-access/unlock-step')
    expect(marked[0]?.contains(document.activeElement)).toBe(true)
  })

  it('says that an entry does not exist, and which was probably meant', () => {
    show('combat', 'equal-im')
    expect(screen.getByRole('alert').textContent).toBe(
      'The rules have no entry “combat/equal-im”. Perhaps combat/equal-imp?',
    )
  })

  it('says that the glossary has no such word, in a few letters, and what to do', () => {
    show('glossary', `\u202e\u200b${'x'.repeat(100_000)}`)
    expect(document.querySelector('[role=alert]')?.textContent).toBe(
      `The glossary has no word “${'x'.repeat(80)}…”. Look for it with the search, or in the contents.`,
    )
  })

  it('takes the focus to the word of the address', () => {
    show('glossary', 'prime  SINGULAR')
    expect(document.querySelector('[role=alert]')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Prime Singular')
  })

  it('finds with a typing error, by keyboard alone', async () => {
    const user = userEvent.setup()
    const location = show()
    await user.keyboard('/')
    await user.keyboard('overdirve')
    expect((await screen.findAllByRole('option')).length).toBeGreaterThan(2)
    await user.keyboard('{ArrowDown}{Enter}')
    expect(location.history.at(-1)).toMatch(/overdrive/)
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('lists every fault of a file that is no reference', async () => {
    const user = userEvent.setup()
    show('compare')
    await user.click(screen.getByLabelText('Or its text'))
    await user.paste('{"rules_layer": "other", "chapters": []}')
    await user.click(screen.getByRole('button', { name: 'Read and compare' }))
    expect(within(screen.getByRole('alert')).getAllByRole('listitem').length).toBeGreaterThan(2)
  })

  it('shows a changed entry beside ours', async () => {
    const user = userEvent.setup()
    show('compare')
    const theirs = JSON.parse(exportJson({ generatedAt: '2030-01-01', url: '' })) as {
      chapters: { entries: { body: string }[] }[]
    }
    theirs.chapters[8]!.entries[2]!.body += ' A new sentence.'
    await user.click(screen.getByLabelText('Or its text'))
    await user.paste(JSON.stringify(theirs))
    await user.click(screen.getByRole('button', { name: 'Read and compare' }))
    expect(screen.getByText('1 of 109 entries differ.')).toBeTruthy()
    const entry = screen.getByRole('article', { name: 'combat/equal-imp' })
    expect(entry.querySelector('mark')?.textContent).toBe('A new sentence.')
  })
})

describe('a rule over the table', () => {
  it('leads on within the window, and back', async () => {
    const user = userEvent.setup()
    render(
      <TooltipProvider>
        <RuleDialog rule="rulings/blocker-vs-disruptor" onClose={() => undefined} />
      </TooltipProvider>,
    )
    const links = within(screen.getByRole('region', { name: 'Refers to' }))
    await user.click(links.getByRole('button', { name: /^Blocker/ }))
    expect(screen.getByRole('dialog', { name: 'Blocker' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /Open in the rules/ }).getAttribute('href')).toBe('#/rules/combat/blocker')
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(screen.getByRole('dialog', { name: 'Blocker vs Disruptor' })).toBeTruthy()
  })
})
