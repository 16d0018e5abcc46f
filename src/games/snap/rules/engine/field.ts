/** Questions about the field and the zones: who stands where. No rule is decided here. */
import type { CardDefinition } from '../model/cards'
import type { Ability, AbilityKind } from '../model/effects'
import { ACTIVE, opponentOf, SEATS, type CardId, type Seat, type Slot } from '../model/ids'
import type { GameState, Monster, Side, Standing } from '../model/state'

/** The printed card of an instance. The id is one of the match: actions are checked before they come here. */
export function definitionOf(state: GameState, card: CardId): CardDefinition {
  const definition = state.match.cards[card]
  if (definition === undefined) throw new Error(`No card instance ${card} in this match`)
  return definition
}

export const isCard = (state: GameState, card: CardId): boolean => state.match.cards[card] !== undefined

/** From outside a seat can be any number. */
export const isSeat = (seat: number): boolean => seat === 0 || seat === 1

export const ownerOf = (state: GameState, card: CardId): Seat => state.match.owners[card] ?? 0

export const flexSlot = (state: GameState): Slot => (state.match.format.benchSlots + 1) as Slot

export const isSlot = (state: GameState, slot: Slot): boolean =>
  Number.isInteger(slot) && slot >= 0 && slot <= flexSlot(state)

export const monsterAt = (state: GameState, seat: Seat, slot: Slot): Monster | null =>
  state.sides[seat].field[slot] ?? null

export const activeOf = (state: GameState, seat: Seat): Monster | null => monsterAt(state, seat, ACTIVE)

/** In a format with a hand limit: nothing is unlocked or moved into this hand (`support-access/unlock-step`). */
export function handIsFull(state: GameState, seat: Seat): boolean {
  const { handLimit } = state.match.format
  return handLimit !== null && state.sides[seat].hand.length >= handLimit
}

/** No Monster is left on the field: this player has lost (`game-end/defeat-condition-check`). */
export const isOut = (side: Side): boolean => side.field.every((monster) => monster === null)

/** The first Bench Slot without a Monster, else the Flex Slot if it is open and empty (`zones/flex-slot`); null: there is no room. */
export function emptyBenchSlot(state: GameState, seat: Seat): Slot | null {
  const { field, flexOpen } = state.sides[seat]
  const flex = flexSlot(state)
  for (let slot = 1; slot <= flex; slot++) if (field[slot] === null && (slot !== flex || flexOpen)) return slot as Slot
  return null
}

/** Where the Monster object stands now; null: it has left the field. */
export function findObject(state: GameState, object: number): Standing | null {
  for (const seat of SEATS) {
    const field = state.sides[seat].field
    for (let slot = 0; slot < field.length; slot++) {
      const monster = field[slot]
      if (monster?.object === object) return { seat, slot: slot as Slot, monster }
    }
  }
  return null
}

/** Visits every Monster, the turn player's first, Active before Bench before Flex. */
export function eachMonster(state: GameState, visit: (seat: Seat, slot: Slot, monster: Monster) => void): void {
  for (let turn = 0; turn < 2; turn++) {
    const seat = turn === 0 ? state.turn : opponentOf(state.turn)
    const field = state.sides[seat].field
    for (let slot = 0; slot < field.length; slot++) {
      const monster = field[slot]
      if (monster) visit(seat, slot as Slot, monster)
    }
  }
}

/** The first ability of a kind on a card, with its index; null: none. */
export function abilityOf<K extends AbilityKind>(
  definition: CardDefinition,
  kind: K,
): { readonly ability: Extract<Ability, { kind: K }>; readonly index: number } | null {
  const index = definition.abilities.findIndex((ability) => ability.kind === kind)
  return index < 0 ? null : { ability: definition.abilities[index] as Extract<Ability, { kind: K }>, index }
}

/** The whole stack of a Monster, the lowest card first. */
export const stackOf = (monster: Monster): readonly CardId[] =>
  monster.under.length === 0 ? [monster.card] : [...monster.under, monster.card]
