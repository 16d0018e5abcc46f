// @vitest-environment happy-dom
import type { View, Viewer } from '@/games/snap/rules'
import { matchStore } from '@/store/matchStore'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { BoardDnd } from '../dnd/BoardDnd'
import { heldStore } from '../heldStore'
import { tableView } from '../testing/tableView'
import { Pile } from './Pile'
import { TrayPanel } from './TrayPanel'

function show(view: View): void {
  matchStore.setState({ view, eyes: view.viewer, decision: view.decision })
  render(
    <BoardDnd>
      <Pile seat={0} zone="deck" />
      <TrayPanel />
    </BoardDnd>,
  )
}

/** Ann has locked or played every Support of her deck. */
function ranOut(viewer: Viewer = 0): View {
  const [ann, ben] = tableView().seats
  return tableView({ viewer, seats: [{ ...ann, deck: [] }, ben] })
}

const pile = (): HTMLElement => screen.getByRole('button', { name: /Ann: Support Deck, / })
const lines = (): readonly HTMLElement[] => screen.queryAllByRole('listitem')

describe('the open Support Deck', () => {
  beforeEach(() => act(() => heldStore.getState().openTray(null)))

  it('shows its cards, and the manifest beside them', () => {
    show(tableView())
    fireEvent.click(pile())
    expect(screen.getByRole('tab', { name: 'Still in the deck 12' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByRole('button', { name: /^Undertow, .*in Support Deck$/ })).toBeTruthy()
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Deck manifest 18' }), { button: 0 })
    expect(lines()).toHaveLength(18)
    expect(screen.getByRole('button', { name: 'Rally, Spell: Hand' })).toBeTruthy()
  })

  it('opens at the manifest once it has run out', () => {
    show(ranOut())
    fireEvent.click(pile())
    expect(lines()).toHaveLength(6)
    expect(screen.getByText('4 in hand')).toBeTruthy()
  })

  it.each([1, 'table'] as const)('stays shut for the eyes of %s, also when nothing is in it', (viewer) => {
    show(ranOut(viewer))
    expect(pile().getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(pile())
    expect(screen.queryByRole('region')).toBeNull()
    expect(lines()).toHaveLength(0)
  })
})
