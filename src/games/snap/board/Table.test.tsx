// @vitest-environment happy-dom
import { SNAP_STANDARD, type Seat } from '@/games/snap/rules'
import { matchStore } from '@/store/matchStore'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SetupTable } from './SetupTable'
import { Table } from './Table'

const store = () => matchStore.getState()

/** By its accessible name; asking by role takes seconds on a page of this size. */
const named = (name: string | RegExp): HTMLElement => screen.getAllByLabelText(name)[0]!

/** What has just been asked takes presses. */
const ready = () => waitFor(() => expect(document.querySelector('[data-settling]')).toBeNull())

/** Places the lineup and chooses the first Supports of the deck, as the deciding seat. */
function arrange(seat: Seat): void {
  const { lineup, deck } = store().view!.seats[seat]
  for (const [index, card] of lineup.entries())
    if (card.known) store().act({ type: 'place', seat, card: card.card, slot: index as never })
  for (const [index, card] of deck.slice(0, 6).entries())
    if (card.known) store().act({ type: 'choose', seat, card: card.card, to: index < 3 ? 'hand' : 'locked' })
}

beforeEach(() => {
  store().leave()
  expect(
    store().start({
      names: ['Ann', 'Ben'],
      decks: ['pyre-verdict', 'tidal-concord'],
      format: SNAP_STANDARD,
      askOnlyWhenPossible: false,
    }),
  ).toEqual([])
})

describe('the setup table', () => {
  it('shows nothing private behind the curtain', () => {
    render(<SetupTable />)
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  it('takes Supports by one tap, and says what is still open', () => {
    store().liftCurtain()
    render(<SetupTable />)
    const confirm = screen.getByText('Confirm setup')
    expect(confirm.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(named(/to the starting hand/))
    expect(named('Ann: Starting hand, 1 of 3')).toBeTruthy()
    act(() => arrange(0))
    expect(named('Still open').querySelectorAll('li')).toHaveLength(1)
  })

  it('places a Monster by tap and tap', async () => {
    store().liftCurtain()
    render(<SetupTable />)
    fireEvent.click(named(/^Cinderjaw Outrider, Coreon Monster, in lineup/))
    await ready()
    fireEvent.click(named('Place Cinderjaw Outrider in Bench 2'))
    expect(named(/^Cinderjaw Outrider, Coreon Monster, IMP 2600, Bench 2/)).toBeTruthy()
  })
})

describe('the table', () => {
  beforeEach(() => {
    for (const seat of [0, 1] as const) {
      store().liftCurtain()
      arrange(seat)
      expect(store().act({ type: 'confirm', seat })).toBe(true)
    }
  })

  it('shows every zone by its name, and the question', () => {
    store().liftCurtain()
    render(<Table />)
    for (const name of [
      'Ann: Active Slot',
      'Ann: Bench 1',
      'Ben: Flex Slot',
      'Ann: Flex Slot, closed',
      'Ben: Hand, 3 cards',
      'Ann: Locked Support, 3 cards',
      'Ann: Support Deck, 14 cards',
      'Play area',
    ]) {
      expect(named(name).getAttribute('role')).toBe('group')
    }
    expect(named('Open decision').textContent).toContain('Ann')
    expect(screen.getByText('End turn')).toBeTruthy()
  })

  it('shows no private card behind the curtain', () => {
    const names = (seat: Seat) =>
      store().view!.seats[seat].hand.flatMap((card) => (card.known ? [card.definition.name] : []))
    store().liftCurtain()
    const own = names(0)
    expect(own).toHaveLength(3)
    act(() => {
      store().act({ type: 'pass', seat: 0, to: 'end' })
    })
    expect(store().privacy.mode).toBe('curtain')
    const { container } = render(<Table />)
    for (const name of own) expect(container.textContent).not.toContain(name)
  })

  it('plays a Spell by tap and tap, and says why another place does not take it', async () => {
    store().liftCurtain()
    render(<Table />)
    const option = store().options.find((one) => one.type === 'play' && one.targets.length === 1)
    if (option?.type !== 'play') throw new Error('no Spell with one target in hand')
    const spell = () => document.querySelector<HTMLElement>(`[data-piece="card:${option.card}"]`)!
    await ready()
    fireEvent.click(spell())
    fireEvent.click(named('Face-down card, Bench 1'))
    expect(screen.getByRole('alert').textContent).toMatch(/\S+ .*Rule/)
    const before = store().turnings
    fireEvent.click(document.querySelector<HTMLElement>('[data-spot="slot:0:0"] > .target-button')!)
    expect(store().turnings).toBe(before + 1)
  })
})
