/** What each event writes on the table; the only writer of it. */
import { SEATS, type PerSeat, type Seat } from '@/kernel/seats'
import type { DuelEvent } from '../model/events'
import type { DuelState, Monster, ObjectId, Side, Support } from '../model/state'

type Change = Partial<Side> | ((side: Side) => Partial<Side>)

export function withSide(s: DuelState, seat: Seat, change: Change): DuelState {
  const [first, second] = s.sides
  const changed = (side: Side): Side => ({ ...side, ...(typeof change === 'function' ? change(side) : change) })
  const sides: PerSeat<Side> = seat === 0 ? [changed(first), second] : [first, changed(second)]
  return { ...s, sides }
}

const without = <T>(list: readonly T[], one: T): readonly T[] => list.filter((other) => other !== one)
const placed = <T>(zone: readonly (T | null)[], slot: number, at: T): readonly (T | null)[] => zone.with(slot, at)
const left = <T extends { readonly object: ObjectId }>(zone: readonly (T | null)[], object: ObjectId) =>
  zone.map((at) => (at?.object === object ? null : at))
const changed = (
  zone: readonly (Monster | null)[],
  object: ObjectId,
  change: (at: Monster) => Partial<Monster>,
): readonly (Monster | null)[] => zone.map((at) => (at?.object === object ? { ...at, ...change(at) } : at))

/** The state after an event. */
export function reduce(s: DuelState, event: DuelEvent): DuelState {
  switch (event.type) {
    case 'turnBegan':
      return { ...s, turn: event.turn, player: event.seat }
    case 'phaseBegan':
      return { ...s, phase: event.phase }
    case 'turnEnded':
      return SEATS.reduce((state, seat) => withSide(state, seat, rested), s)
    case 'drew':
      return withSide(s, event.seat, ({ hand, deck }) => ({
        hand: [...hand, event.card],
        deck: without(deck, event.card),
      }))
    case 'summoned':
      return withSide(s, event.seat, ({ hand, monsters, summons }) => ({
        hand: without(hand, event.card),
        monsters: placed<Monster>(monsters, event.slot, fresh(event.object, event.card)),
        summons: summons + 1,
      }))
    case 'set':
      return withSide(s, event.seat, ({ hand, supports }) => ({
        hand: without(hand, event.card),
        supports: placed<Support>(supports, event.slot, {
          object: event.object,
          card: event.card,
          faceUp: false,
          setOn: s.turn,
        }),
      }))
    case 'revealed':
      return withSide(s, event.seat, ({ hand, supports }) => ({
        hand: without(hand, event.card),
        supports: placed<Support>(supports, event.slot, {
          object: event.object,
          card: event.card,
          faceUp: true,
          setOn: s.turn,
        }),
      }))
    case 'lifeLost':
      return withSide(s, event.seat, ({ life }) => ({ life: life - event.amount }))
    case 'lifeGained':
      return withSide(s, event.seat, ({ life }) => ({ life: life + event.amount }))
    case 'discarded':
      return withSide(s, event.seat, ({ hand, graveyard }) => ({
        hand: without(hand, event.card),
        graveyard: [...graveyard, event.card],
      }))
    case 'used':
      return withSide(s, event.seat, ({ monsters }) => ({
        monsters: changed(monsters, event.object, ({ used }) => ({ used: [...used, event.effect] })),
      }))
    case 'powerChanged': {
      const { object, amount, untilEndOfTurn } = event
      return withSide(s, event.seat, ({ monsters }) => ({
        monsters: changed(monsters, object, ({ changes }) => ({ changes: [...changes, { amount, untilEndOfTurn }] })),
      }))
    }
    case 'destroyed':
    case 'spent':
      return withSide(s, event.seat, (side) => ({
        ...leaving(side, event.object),
        graveyard: [...side.graveyard, event.card],
      }))
    case 'returned':
      return withSide(s, event.seat, (side) => ({ ...leaving(side, event.object), hand: [...side.hand, event.card] }))
    case 'attacked': {
      const { seat, attacker, target } = event
      const attacking = withSide(s, seat, ({ monsters }) => ({
        monsters: changed(monsters, attacker, () => ({ attacked: true })),
      }))
      return { ...attacking, attack: { seat, attacker, target } }
    }
    case 'attackEnded':
      return { ...s, attack: null }
    case 'drawOffered':
      return { ...s, drawOffer: event.seat }
    case 'offerLapsed':
      return { ...s, drawOffer: null }
    case 'ended':
      return { ...s, result: event.result, agenda: [] }
    case 'linked':
    case 'saidNo':
    case 'linkResolved':
    case 'negated':
    case 'chainEnded':
    case 'becameReady':
    case 'lapsed':
      return s
    default:
      return event satisfies never
  }
}

const fresh = (object: ObjectId, card: number): Monster => ({ object, card, changes: [], used: [], attacked: false })

const leaving = ({ monsters, supports }: Side, object: ObjectId): Partial<Side> => ({
  monsters: left(monsters, object),
  supports: left(supports, object),
})

/** What lasts until the end of a turn is over, and what was used in it is fresh again. */
const rested = ({ monsters }: Side): Partial<Side> => ({
  summons: 0,
  monsters: monsters.map(
    (at) =>
      at && { ...at, used: [], attacked: false, changes: at.changes.filter(({ untilEndOfTurn }) => !untilEndOfTurn) },
  ),
})
