/** Where a card is, in one word; every card is in exactly one of these places. */
import { ACTIVE, type CardId } from '../model/ids'
import type { GameState } from '../model/state'

/** `stack` is beneath an Evolution; `lineup` waits for a slot at setup. */
export const ZONE_NAMES = [
  'active',
  'bench',
  'flex',
  'stack',
  'hand',
  'locked',
  'deck',
  'reserve',
  'graveyard',
  'lineup',
  'chain',
] as const
export type ZoneName = (typeof ZONE_NAMES)[number]

/** Zones that a side has as a list of cards. */
export const PILES = ['hand', 'locked', 'deck', 'reserve', 'graveyard', 'lineup'] as const

/** Null: the card is nowhere, which is a bug. */
export function zoneOf(state: GameState, card: CardId): ZoneName | null {
  for (const side of state.sides) {
    const slot = side.field.findIndex((monster) => monster?.card === card)
    if (slot >= 0) return slot === ACTIVE ? 'active' : slot === side.field.length - 1 ? 'flex' : 'bench'
    if (side.field.some((monster) => monster?.under.includes(card))) return 'stack'
    for (const pile of PILES) if (side[pile].includes(card)) return pile
  }
  return state.chain?.cards.includes(card) ? 'chain' : null
}
