// @vitest-environment happy-dom
import { act, render, screen, within, type RenderResult } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { matchStore } from '@/store/matchStore'
import { TooltipProvider } from '@/ui/Tooltip'
import { galleryTexts } from './galleryTexts'
import { RulingScreen } from './RulingScreen'
import { RulingsScreen } from './RulingsScreen'

// The table has tests of its own; here it is what the line is about.
vi.mock('@/games/snap/board/Table', () => ({ Table: () => <main aria-label="Table" /> }))

/** Renders what waits for its data, and waits with it. */
async function shown(node: ReactNode): Promise<RenderResult> {
  const page = render(<div />)
  await act(async () => {
    page.rerender(node)
    await galleryTexts()
  })
  return page
}

const open = async (id: string) => {
  const { hook } = memoryLocation({ path: `/rulings/${id}` })
  const page = await shown(
    <Router hook={hook}>
      <TooltipProvider>
        <RulingScreen id={id} />
      </TooltipProvider>
    </Router>,
  )
  await screen.findByRole('region', { name: 'The official line' })
  return { user: userEvent.setup(), line: within(screen.getByRole('region', { name: 'The official line' })), page }
}

describe('a ruling on the table', () => {
  afterEach(() => {
    act(() => matchStore.getState().leave())
  })

  it('steps through its line to the end, with what is done, why, and what is refused', async () => {
    const { user, line } = await open('blocker-vs-disruptor')
    const next = () => user.click(line.getByRole('button', { name: 'Next step' }))
    expect(line.getByRole('status').textContent).toContain('So the table stands.')
    await next()
    expect(line.getByRole('status').textContent).toMatch(
      /Step 1 of 3.*Ann attacks Nettle of the Ninth Hour\..*combat\/disruptor/,
    )
    await next()
    expect(line.getByRole('status').textContent).toMatch(
      /Ben tries to block with Lumen Weftkeeper\..*Refused.*has no Blocker\./,
    )
    await next()
    expect(line.getByRole('status').textContent).toMatch(/In the end.*Slipstream Harrier is in the Graveyard\./)
    expect(line.getByRole('button', { name: 'End of line' }).getAttribute('aria-disabled')).toBe('true')
    await user.click(line.getByRole('button', { name: 'Back' }))
    expect(matchStore.getState().scenario?.at).toBe(2)
    await user.click(line.getByRole('button', { name: 'Restart' }))
    expect(matchStore.getState().scenario?.at).toBe(0)
  })

  it('can be left at any moment and found again', async () => {
    const { user, line } = await open('blocker-vs-disruptor')
    await user.click(line.getByRole('button', { name: 'Next step' }))
    await user.click(line.getByRole('button', { name: 'Play on' }))
    expect(line.getByRole('status').textContent).toContain('You play on from step 1, both sides.')
    act(() => void matchStore.getState().act({ type: 'pass', seat: 1, to: null }))
    await user.click(line.getByRole('button', { name: 'Back to the line' }))
    expect(matchStore.getState()).toMatchObject({
      scenario: { at: 1, playingOn: false },
      decision: { seat: 1, kind: 'block' },
    })
  })

  it('goes to any moment from the story', async () => {
    const { user } = await open('blocker-vs-disruptor')
    await user.click(
      within(screen.getByRole('complementary', { name: 'Story' })).getByRole('button', {
        name: /Ben blocks with Bastion of Quiet Bells/,
      }),
    )
    expect(matchStore.getState().scenario?.at).toBe(3)
  })

  it('leaves the match that runs as it was', async () => {
    matchStore.getState().start({
      names: ['Ada', 'Bo'],
      decks: ['pyre-verdict', 'tidal-concord'],
      format: SNAP_STANDARD,
      askOnlyWhenPossible: false,
    })
    const { page } = await open('unlock-order')
    expect(matchStore.getState().config?.names).toEqual(['Ann', 'Ben'])
    page.unmount()
    expect(matchStore.getState().config?.names).toEqual(['Ada', 'Bo'])
    expect(matchStore.getState().scenario).toBeNull()
  })
})

describe('the gallery', () => {
  it('lists the rulings in groups and finds among them', async () => {
    const user = userEvent.setup()
    await shown(<RulingsScreen />)
    const library = within(await screen.findByRole('region', { name: /^The rulings library/ }))
    expect(library.getAllByRole('listitem').filter((item) => item.querySelector('h3') !== null)).toHaveLength(21)
    await user.type(screen.getByRole('searchbox', { name: 'Search the rulings' }), 'nothing like this')
    expect(screen.getByText('No ruling is about “nothing like this”.')).toBeTruthy()
  })

  it.each([
    ['unlock-ordre', 'There is no ruling “unlock-ordre”. Perhaps unlock-order?'],
    ['__proto__', 'There is no ruling “__proto__”. Choose one of those below.'],
  ])('says that it has no ruling %s, and shows those that it has', async (id, sentence) => {
    await shown(<RulingScreen id={id} />)
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(await screen.findByRole('region', { name: /^The rulings library/ })).toBeTruthy()
  })
})
