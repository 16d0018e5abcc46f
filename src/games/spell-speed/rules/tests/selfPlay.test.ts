/** Sixty duels that chance plays: whatever is done, these hold after every step. */
import { describe, expect, test } from 'vitest'
import { hashOf } from '@/kernel/hash'
import type { Table } from '@/kernel/ruleset'
import { opponentOf, SEATS, type Seat } from '@/kernel/seats'
import { readCard } from '../language'
import type { Action, CardDefinition, DuelEvent, SpellSpeedGame } from '../index'
import { SPELL_STANDARD, spellSpeed } from '../index'
import { STARTER_DECK } from '@/games/spell-speed/cards/pool'
import type { DuelState } from '../model/state'
import { dealtTable, playOut, type Moment } from '../testing/selfPlay'

type DuelTable = Table<SpellSpeedGame>

/** Every place in which a card lies, once for each. */
const placesOf = ({ sides }: DuelState): readonly number[] =>
  sides.flatMap(({ hand, deck, graveyard, monsters, supports }) => [
    ...hand,
    ...deck,
    ...graveyard,
    ...[...monsters, ...supports].flatMap((at) => (at === null ? [] : [at.card])),
  ])

/** The cards of a seat that the other may not know: hand, deck, set cards. */
const hiddenOf = (state: DuelState, seat: Seat): readonly number[] => {
  const { hand, deck, supports } = state.sides[seat]
  return [...hand, ...deck, ...supports.flatMap((at) => (at === null || at.faceUp ? [] : [at.card]))]
}

/** The same table, but for the hidden cards of a seat, which have changed places. */
function rearranged(state: DuelState, seat: Seat): DuelState {
  const hidden = hiddenOf(state, seat)
  const other = new Map(hidden.map((card, index) => [card, hidden[(index + 1) % hidden.length] ?? card]))
  const swap = (card: number): number => other.get(card) ?? card
  const side = state.sides[seat]
  const changed = {
    ...side,
    hand: side.hand.map(swap),
    deck: side.deck.map(swap),
    supports: side.supports.map((at) => at && { ...at, card: swap(at.card) }),
  }
  return { ...state, sides: seat === 0 ? [changed, state.sides[1]] : [state.sides[0], changed] }
}

/** Actions of other moments and made-up ones. */
function attempts({ constants, state }: DuelTable): readonly Action[] {
  const cards = constants.cards.map((_, card) => card).filter((card) => card % 5 === state.nextId % 5)
  return SEATS.flatMap((seat): readonly Action[] => [
    { type: 'no', seat },
    { type: 'endPhase', seat },
    { type: 'resolve', seat },
    { type: 'decline', seat },
    { type: 'choose', seat, targets: [] },
    { type: 'attack', seat, attacker: state.nextId - 1, target: null },
    ...cards.flatMap((card): readonly Action[] => [
      { type: 'summon', seat, card },
      { type: 'set', seat, card },
      { type: 'activate', seat, card, effect: 0, targets: [], discards: [] },
      { type: 'activate', seat, card, effect: 0, targets: [state.nextId - 1], discards: [] },
    ]),
  ])
}

function checkMoment({ before, options, action, events, after }: Moment): void {
  const { constants, state } = after
  expect([...placesOf(state)].sort((one, other) => one - other)).toEqual(constants.cards.map((_, card) => card))

  // What is listed is legal, and what is not listed is refused.
  const keys = new Set(options.map(hashOf))
  for (const one of options) expect(spellSpeed.check(before.constants, before.state, one)).toEqual([])
  for (const one of attempts(before))
    expect([JSON.stringify(one), spellSpeed.check(before.constants, before.state, one).length === 0]).toEqual([
      JSON.stringify(one),
      keys.has(hashOf(one)),
    ])

  // The same again, and from the state as a file.
  const again = JSON.parse(JSON.stringify(before.state)) as DuelState
  const done = spellSpeed.apply(before.constants, again, action)
  expect(done.ok && hashOf(done.state)).toBe(hashOf(state))
  expect(done.ok && done.events).toEqual(events)

  for (const seat of SEATS) {
    const other = opponentOf(seat)
    const changed = rearranged(state, other)
    for (const viewer of [seat, 'table'] as const)
      expect(spellSpeed.view(constants, changed, viewer)).toEqual(spellSpeed.view(constants, state, viewer))
    expect(secretsIn(events, before.state, state, seat)).toEqual([])
  }
}

/** Cards that the other seat had and has hidden, and that an event tells a viewer all the same. */
function secretsIn(events: readonly DuelEvent[], before: DuelState, after: DuelState, viewer: Seat): readonly number[] {
  const other = opponentOf(viewer)
  const was = hiddenOf(before, other)
  const hidden = hiddenOf(after, other).filter((card) => was.includes(card))
  const open = events.flatMap((event) => (event.type === 'returned' ? [event.card] : []))
  return spellSpeed
    .seen(events, viewer)
    .flatMap((event) => ('card' in event && event.card !== null && hidden.includes(event.card) ? [event.card] : []))
    .filter((card) => !open.includes(card))
}

const printed = (name: string, kind: CardDefinition['kind'], text: string, power?: number): CardDefinition => {
  const read = readCard({ name, kind, text, ...(power === undefined ? {} : { power }) })
  if (!read.ok) throw new Error(JSON.stringify(read.faults))
  return read.card
}

/** What the starter set has nothing of. */
const STRANGE: readonly CardDefinition[] = [
  printed('Last Breath', 'monster', 'When this is destroyed, you may: destroy target monster.', 900),
  printed('Dawn Watcher', 'monster', 'When your Standby Phase begins, target monster loses 300 Power.', 1100),
  printed('Both Fall', 'Quick Spell', 'Discard 2 cards. Each player loses 900 LP.'),
  printed('Standing Vow', 'Trap', 'Lose 100 LP. Only while on the field: destroy target monster. You gain 200 LP.'),
  printed(
    'Cut Short',
    'monster',
    'Quick, once per turn: lose 100 LP; only against any opposing link: negate it.',
    1200,
  ),
  printed('Broken Lock', 'Trap', 'Destroy target face-up Spell or Trap. Destroy target set Spell or Trap.'),
  printed('Plain One', 'monster', '', 1900),
]
const STRANGE_DECK = STRANGE.flatMap((card) => [card, card, card])

const FAST = { ...SPELL_STANDARD, chain: { ...SPELL_STANDARD.chain, skipEmptyAsk: true } }
const ODD = {
  ...SPELL_STANDARD,
  life: 100_000,
  firstTurn: { draw: true, attacks: true },
  chain: { ...SPELL_STANDARD.chain, reach: 'named', cap: { stack: 2, seat: 1 }, passes: 3 },
} as const

describe('duels of chance', () => {
  test.each([
    ['the starter deck', SPELL_STANDARD, STARTER_DECK],
    ['no empty asking', FAST, STARTER_DECK],
    ['other cards', SPELL_STANDARD, STRANGE_DECK],
    ['other values, to the last card', ODD, STRANGE_DECK],
  ])('%s', (_, format, deck) => {
    for (let seed = 0; seed < 15; seed++) {
      let index = 0
      const { table } = playOut(dealtTable(seed, format, deck), seed + 1, (moment) => {
        // Every seventh moment is looked at closely, and in turn all of them.
        if ((index++ + seed) % 7 === 0) checkMoment(moment)
      })
      expect(spellSpeed.outcome(table.constants, table.state)).not.toBeNull()
      expect(spellSpeed.options(table.constants, table.state)).toEqual([])
    }
  })
})

test('the same seed deals the same duel, another one another', () => {
  expect(hashOf(dealtTable(3))).toBe(hashOf(dealtTable(3)))
  expect(hashOf(dealtTable(3).state)).not.toBe(hashOf(dealtTable(4).state))
})

test('no view tells the seed or what is in a deck', () => {
  for (const seed of [123_456_789, 987_654_321]) {
    const { constants, state } = dealtTable(seed)
    for (const viewer of [0, 1, 'table'] as const) {
      const told = JSON.stringify(spellSpeed.view(constants, state, viewer))
      expect(told).not.toContain(String(seed))
    }
    const told = JSON.stringify(spellSpeed.view(constants, state, 'table'))
    for (const { name } of STARTER_DECK) expect(told).not.toContain(name)
  }
})
