// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { matchStore } from '@/store/matchStore'
import { CurtainOverlay } from './CurtainOverlay'

describe('the curtain', () => {
  beforeEach(() => {
    matchStore.getState().start({
      names: ['Ada', 'Bo'],
      decks: ['pyre-verdict', 'tidal-concord'],
      format: SNAP_STANDARD,
      askOnlyWhenPossible: false,
    })
  })

  it('names the next player and what they are asked, and nothing of their cards', () => {
    const { container } = render(<CurtainOverlay />)
    const dialog = screen.getByRole('dialog', { name: 'Pass the screen to Ada' })
    expect(dialog.textContent).toContain('Ada places the lineup')
    for (const card of matchStore
      .getState()
      .view?.seats.flatMap((side) => [...side.deck, ...side.lineup, ...side.reserve]) ?? [])
      expect(card.known).toBe(false)
    expect(container.innerHTML).not.toContain('Cinder')
  })

  it('lifts for that player with one button, which has the focus', async () => {
    render(<CurtainOverlay />)
    const button = screen.getByRole('button', { name: 'I am Ada — show my cards' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(button))
    await userEvent.click(button)
    expect(matchStore.getState().privacy).toEqual({ mode: 'open', seat: 0 })
  })
})
