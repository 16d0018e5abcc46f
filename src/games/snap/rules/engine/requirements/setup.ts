/** Laying out the Monsters, choosing the starting hand and the Opening Lock-in (`setup/*`). */
import { isSlot, flexSlot, monsterAt } from '../field'
import type { SetupZone } from '../../model/actions'
import type { GameState, Side } from '../../model/state'
import { ACTIVE, type Seat, type Slot } from '../../model/ids'
import type { ActionOf, Requirement } from './requirement'

const sideOf = (state: GameState, action: { readonly seat: Seat }): Side => state.sides[action.seat]

/** How many Supports a zone waits for at setup: as many as the format says, or as there are. */
export function openingCount(state: GameState, seat: Seat, zone: 'hand' | 'locked'): number {
  const { startingHand, openingLockIn } = state.match.format
  const side = state.sides[seat]
  const supports = side.deck.length + side.hand.length + side.locked.length
  const hand = Math.min(startingHand, supports)
  return zone === 'hand' ? hand : Math.min(openingLockIn, supports - hand)
}

/** The Flex Slot is no slot until it is open (`zones/flex-slot`). */
export const isOpen = (state: GameState, seat: Seat, slot: Slot): boolean =>
  slot !== flexSlot(state) || state.sides[seat].flexOpen

/** The Active Slot is filled, and every lineup Monster that a slot is open for has one. */
function laidOut(state: GameState, seat: Seat): boolean {
  const side = state.sides[seat]
  if (side.field[ACTIVE] === null) return false
  return (
    side.lineup.length === 0 ||
    side.field.every((monster, slot) => monster !== null || !isOpen(state, seat, slot as Slot))
  )
}

export const PLACE: readonly Requirement<ActionOf<'place'>>[] = [
  {
    code: 'notInLineup',
    rule: 'setup/bench-placement',
    met: (s, a) =>
      sideOf(s, a).lineup.includes(a.card) || sideOf(s, a).field.some((monster) => monster?.card === a.card),
    fatal: true,
  },
  { code: 'noSuchSlot', rule: 'setup/bench-placement', met: (s, a) => isSlot(s, a.slot), fatal: true },
  { code: 'flexClosed', rule: 'zones/flex-slot', met: (s, a) => isOpen(s, a.seat, a.slot) },
  {
    code: 'alreadyThere',
    rule: 'setup/bench-placement',
    met: (s, a) => monsterAt(s, a.seat, a.slot)?.card !== a.card,
    facts: (_, a) => ({ card: a.card }),
  },
]

/** A zone that waits for a number of Supports takes no more than that. */
export function isRoom(state: GameState, seat: Seat, to: SetupZone): boolean {
  return to === 'deck' || state.sides[seat][to].length < openingCount(state, seat, to)
}

const zoneOf = (side: Side, card: ActionOf<'choose'>['card']): 'hand' | 'locked' | 'deck' | null =>
  side.hand.includes(card) ? 'hand' : side.locked.includes(card) ? 'locked' : side.deck.includes(card) ? 'deck' : null

export const CHOOSE: readonly Requirement<ActionOf<'choose'>>[] = [
  {
    code: 'notASupportOfYours',
    rule: 'setup/opening-support-commitment',
    met: (s, a) => zoneOf(sideOf(s, a), a.card) !== null,
    fatal: true,
  },
  {
    code: 'alreadyThere',
    rule: 'setup/opening-support-commitment',
    met: (s, a) => zoneOf(sideOf(s, a), a.card) !== a.to,
    facts: (_, a) => ({ card: a.card }),
    fatal: true,
  },
  {
    code: 'handChosen',
    rule: 'setup/opening-support-commitment',
    met: (s, a) => a.to !== 'hand' || isRoom(s, a.seat, a.to),
    facts: (s, a) => ({ card: a.card, limit: openingCount(s, a.seat, 'hand') }),
  },
  {
    code: 'lockChosen',
    rule: 'support-access/opening-lock-in',
    met: (s, a) => a.to !== 'locked' || isRoom(s, a.seat, a.to),
    facts: (s, a) => ({ card: a.card, limit: openingCount(s, a.seat, 'locked') }),
  },
]

export const CONFIRM: readonly Requirement<ActionOf<'confirm'>>[] = [
  {
    code: 'setupIncomplete',
    rule: 'setup/bench-placement',
    met: (s, a) => laidOut(s, a.seat),
    facts: () => ({ word: 'lineup' }),
  },
  {
    code: 'setupIncomplete',
    rule: 'setup/opening-support-commitment',
    met: (s, a) => sideOf(s, a).hand.length === openingCount(s, a.seat, 'hand'),
    facts: (s, a) => ({ word: 'hand', limit: openingCount(s, a.seat, 'hand') }),
  },
  {
    code: 'setupIncomplete',
    rule: 'support-access/opening-lock-in',
    met: (s, a) => sideOf(s, a).locked.length === openingCount(s, a.seat, 'locked'),
    facts: (s, a) => ({ word: 'locked', limit: openingCount(s, a.seat, 'locked') }),
  },
]
