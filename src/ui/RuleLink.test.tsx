// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RuleBookContext, RuleLink } from './RuleLink'

const book = { titleOf: () => 'Equal IMP', hrefOf: (id: string) => `#/rules/${id}` }

describe('a link to a rule', () => {
  it('leads to the entry and is named by its title', () => {
    render(
      <RuleBookContext value={{ ...book, open: null }}>
        <RuleLink rule="combat/equal-imp" />
      </RuleBookContext>,
    )
    expect(screen.getByRole('link', { name: 'Rule: Equal IMP combat/equal-imp' }).getAttribute('href')).toBe(
      '#/rules/combat/equal-imp',
    )
  })

  it('opens over the screen where that is given, and leaves other clicks to the browser', async () => {
    const open = vi.fn()
    const user = userEvent.setup()
    render(
      <RuleBookContext value={{ ...book, open }}>
        <RuleLink rule="combat/equal-imp" />
      </RuleBookContext>,
    )
    const link = screen.getByRole('link')
    await user.keyboard('{Control>}')
    await user.click(link)
    await user.keyboard('{/Control}')
    expect(open).not.toHaveBeenCalled()
    await user.click(link)
    expect(open).toHaveBeenCalledExactlyOnceWith('combat/equal-imp')
  })
})
