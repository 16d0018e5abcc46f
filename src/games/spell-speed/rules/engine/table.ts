/** Questions about what lies where. */
import { SEATS, type Seat } from '@/kernel/seats'
import type { Link } from '../model/state'
import type { CardDefinition, Effect, Filter } from '../model/cards'
import type { CardId, DuelConstants, DuelState, LinkId, Monster, ObjectId, Support } from '../model/state'

export type Place =
  | { readonly zone: 'hand' }
  | { readonly zone: 'monsters'; readonly slot: number; readonly at: Monster }
  | { readonly zone: 'supports'; readonly slot: number; readonly at: Support }

/** A card of a seat in the hand or on the field; null: elsewhere. */
export function placeOf(s: DuelState, seat: Seat, card: CardId): Place | null {
  const side = s.sides[seat]
  if (side.hand.includes(card)) return { zone: 'hand' }
  for (const [slot, at] of side.monsters.entries()) if (at?.card === card) return { zone: 'monsters', slot, at }
  for (const [slot, at] of side.supports.entries()) if (at?.card === card) return { zone: 'supports', slot, at }
  return null
}

export interface Found {
  readonly seat: Seat
  readonly at: Monster | Support
}

/** What stands on the field under this number; null: it has left. */
export function findObject(s: DuelState, object: ObjectId): Found | null {
  for (const seat of SEATS)
    for (const at of [...s.sides[seat].monsters, ...s.sides[seat].supports])
      if (at?.object === object) return { seat, at }
  return null
}

export const isMonster = (at: Monster | Support): at is Monster => 'changes' in at

/** A monster of the field; null: there is none of this number. */
export function findMonster(s: DuelState, object: ObjectId): { readonly seat: Seat; readonly at: Monster } | null {
  const found = findObject(s, object)
  return found !== null && isMonster(found.at) ? { seat: found.seat, at: found.at } : null
}

export const monstersOf = (s: DuelState, seat: Seat): readonly Monster[] =>
  s.sides[seat].monsters.filter((at) => at !== null)
export const supportsOf = (s: DuelState, seat: Seat): readonly Support[] =>
  s.sides[seat].supports.filter((at) => at !== null)

export const freeSlot = (zone: readonly (Monster | Support | null)[]): number | null => {
  const slot = zone.indexOf(null)
  return slot < 0 ? null : slot
}

export function definitionOf(c: DuelConstants, card: CardId): CardDefinition {
  const definition = c.cards[card]
  if (definition === undefined) throw new Error(`No card ${card} in this match`)
  return definition
}

export function effectOf(c: DuelConstants, { card, effect }: Pick<Link, 'card' | 'effect'>): Effect {
  const found = definitionOf(c, card).effects[effect]
  if (found === undefined) throw new Error(`Card ${card} has no effect ${effect}`)
  return found
}

export function linkOf(s: DuelState, id: LinkId): Link {
  const link = s.links.find((one) => one.id === id)
  if (link === undefined) throw new Error(`No link ${id} is open`)
  return link
}

/** Never under 0 (`spell/duel/battle`). */
export const powerOf = (c: DuelConstants, { card, changes }: Monster): number =>
  Math.max(
    0,
    changes.reduce((sum, { amount }) => sum + amount, definitionOf(c, card).power ?? 0),
  )

/** Whether something on the field is what a text of `seat` may have as its target. */
export function fits(s: DuelState, seat: Seat, { side, what }: Filter, object: ObjectId): boolean {
  const found = findObject(s, object)
  if (found === null) return false
  if (side !== 'any' && (side === 'allied') !== (found.seat === seat)) return false
  if (isMonster(found.at)) return what === 'monster'
  switch (what) {
    case 'monster':
      return false
    case 'set or face-up Spell or Trap':
      return true
    case 'face-up Spell or Trap':
      return found.at.faceUp
    case 'set Spell or Trap':
      return !found.at.faceUp
    default:
      return what satisfies never
  }
}

/** Every choice of targets that the filters of a text allow, in the order of the text. */
export function targetChoices(s: DuelState, seat: Seat, filters: readonly Filter[]): readonly (readonly ObjectId[])[] {
  const objects = SEATS.flatMap((one) => [...monstersOf(s, one), ...supportsOf(s, one)].map(({ object }) => object))
  return filters.reduce<readonly (readonly ObjectId[])[]>(
    (choices, filter) => {
      const legal = objects.filter((object) => fits(s, seat, filter, object))
      return choices.flatMap((chosen) => legal.map((object) => [...chosen, object]))
    },
    [[]],
  )
}

/** The declared attack is still between two that are there, or one and a player (`spell/window/attack-ends`). */
export function attackStands(s: DuelState): boolean {
  const { attack } = s
  if (attack === null || findMonster(s, attack.attacker) === null) return false
  return attack.target === null || findMonster(s, attack.target) !== null
}
