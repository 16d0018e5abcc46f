/** Which Triggers an event makes ready (`keywords/trigger`). They wait for the next Trigger Resolution. */
import type { Ability, Player, Side as Whose, TriggerEvent } from '../model/effects'
import type { EventType, GameEvent } from '../model/events'
import { ACTIVE, type Seat, type Slot } from '../model/ids'
import type { GameState, Monster, ObjectRef, PendingTrigger } from '../model/state'
import { definitionOf, eachMonster, monsterAt } from './field'
import { seatOf } from './conditions'

/** A Trigger that is about to become pending. `mark`: it is "once per turn" and counts from now. */
export type Readied = Omit<PendingTrigger, 'id'> & { readonly mark: boolean }

const NONE: readonly Readied[] = []

/** Events that a PASSIVE Trigger may wait for. */
const WATCHED: ReadonlySet<EventType> = new Set([
  'defeated',
  'unlocked',
  'lockedIn',
  'declared',
  'counterPlayed',
  'evolved',
  'swapped',
  'promoted',
])

/** Triggers made ready by an event, in the turn player's order of the field. Looks at the field as it is now. */
export function readied(state: GameState, event: GameEvent): readonly Readied[] {
  if (event.type === 'revealed') return revealTrigger(state, event.seat, event.slot)
  return WATCHED.has(event.type) ? passiveTriggers(state, event) : NONE
}

function revealTrigger(state: GameState, seat: Seat, slot: Slot): readonly Readied[] {
  const monster = monsterAt(state, seat, slot)
  if (!monster) return NONE
  const found: Readied[] = []
  definitionOf(state, monster.card).abilities.forEach((ability, index) => {
    if (ability.kind === 'reveal') found.push(ready(seat, monster, index, ability.optional, false, null))
  })
  return found
}

const ready = (
  controller: Seat,
  monster: Monster,
  ability: number,
  optional: boolean,
  mark: boolean,
  event: ObjectRef | null,
): Readied => ({
  controller,
  source: monster.card,
  object: monster.object,
  ability,
  optional,
  event,
  mark,
})

function passiveTriggers(state: GameState, event: GameEvent): readonly Readied[] {
  const found: Readied[] = []
  eachMonster(state, (seat, slot, monster) => {
    if (!monster.faceUp) return
    const abilities = definitionOf(state, monster.card).abilities
    for (let index = 0; index < abilities.length; index++) {
      const ability = abilities[index]
      if (ability?.kind !== 'trigger') continue
      for (const subject of occurrences(ability, event, seat, slot, monster)) {
        if (
          ability.oncePerTurn &&
          (isUsed(state, monster, index) || found.some((r) => r.object === monster.object && r.ability === index))
        )
          break
        found.push(ready(seat, monster, index, ability.optional, ability.oncePerTurn, subject))
      }
    }
  })
  return found
}

export const isUsed = (state: GameState, monster: Monster, ability: number): boolean =>
  state.used.some((mark) => mark.object === monster.object && mark.card === monster.card && mark.ability === ability)

const ONCE: readonly (ObjectRef | null)[] = [null]
const NEVER: readonly (ObjectRef | null)[] = []

/** How often the event is what the Trigger waits for, with the Monster that each time is about. */
function occurrences(
  ability: Extract<Ability, { kind: 'trigger' }>,
  event: GameEvent,
  seat: Seat,
  slot: Slot,
  monster: Monster,
): readonly (ObjectRef | null)[] {
  const when: TriggerEvent = ability.when
  switch (when.event) {
    case 'defeatsInCombat':
      return event.type === 'defeated' && event.cause === 'combat' && event.by?.object === monster.object
        ? event.victims.map(victimRef)
        : NEVER
    case 'defeated':
      if (event.type !== 'defeated') return NEVER
      return event.victims
        .filter((victim) => (when.self ? victim.object === monster.object : isSide(when.side, victim.seat, seat)))
        .map(victimRef)
    case 'unlocks':
      return event.type === 'unlocked' && isPlayer(when.player, event.seat, seat) ? ONCE : NEVER
    case 'locks':
      return event.type === 'lockedIn' && isPlayer(when.player, event.seat, seat) ? ONCE : NEVER
    case 'plays': {
      const played =
        event.type === 'counterPlayed'
          ? 'Counter'
          : event.type === 'declared' && event.origin.kind === 'Spell'
            ? 'Spell'
            : null
      if (played === null || (when.support !== 'Support' && when.support !== played)) return NEVER
      const player = event.type === 'counterPlayed' ? event.seat : event.type === 'declared' ? event.origin.seat : seat
      return isPlayer(when.player, player, seat) ? ONCE : NEVER
    }
    case 'evolves':
      return event.type === 'evolved' && isSide(when.side, event.seat, seat)
        ? [{ card: event.card, object: event.object }]
        : NEVER
    case 'becomesActive':
      return (event.type === 'swapped' || event.type === 'promoted') && event.seat === seat && slot === ACTIVE
        ? [{ card: monster.card, object: monster.object }]
        : NEVER
    default:
      return when satisfies never
  }
}

const victimRef = (victim: { readonly cards: readonly number[]; readonly object: number }): ObjectRef => ({
  card: victim.cards[victim.cards.length - 1] as ObjectRef['card'],
  object: victim.object,
})
const isSide = (side: Exclude<Whose, 'any'>, actual: Seat, controller: Seat): boolean =>
  (side === 'allied') === (actual === controller)
const isPlayer = (player: Player, actual: Seat, controller: Seat): boolean => seatOf(player, controller) === actual
