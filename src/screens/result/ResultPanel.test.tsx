// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { matchStore } from '@/store/matchStore'
import { ResultPanel } from './ResultPanel'

describe('the result', () => {
  beforeEach(() => {
    matchStore.getState().start({
      names: ['Ada', 'Bo'],
      decks: ['pyre-verdict', 'tidal-concord'],
      format: SNAP_STANDARD,
      askOnlyWhenPossible: false,
    })
    matchStore.getState().act({ type: 'concede', seat: 0 })
  })

  it('says who won, why, and by which rule', () => {
    render(<ResultPanel open onClose={() => undefined} />)
    const dialog = screen.getByRole('dialog', { name: 'Bo wins' })
    expect(dialog.textContent).toContain('Ada conceded to Bo.')
    expect(dialog.textContent).toContain('game-end/immediate-ending')
  })

  it('starts a rematch with the seats exchanged', async () => {
    const close = vi.fn()
    render(<ResultPanel open onClose={close} />)
    const again = screen.getByRole('button', { name: 'Rematch, Bo begins' })
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull())
    await userEvent.click(again)
    expect(close).toHaveBeenCalled()
    expect(matchStore.getState().config?.names).toEqual(['Bo', 'Ada'])
    expect(matchStore.getState().view?.result).toBeNull()
  })
})
