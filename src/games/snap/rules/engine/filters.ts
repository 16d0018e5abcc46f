/** Whether a Monster belongs to the class of Monsters that a text names (`card-text/targets-before-resolution`). */
import type { Keyword } from '../model/cards'
import type { MonsterFilter } from '../model/effects'
import { ACTIVE, type Seat, type Slot } from '../model/ids'
import type { GameState, Monster } from '../model/state'
import { definitionOf } from './field'

/** How IMP and keywords are read: see `imp`, which has one with and one without PASSIVE abilities. */
export interface Measure {
  imp(state: GameState, monster: Monster): number
  keyword(state: GameState, monster: Monster, keyword: Keyword): boolean
}

/**
 * `controller` and `object` are the effect's: "allied" is seen from the controller, "other" excludes the object.
 * Only face-up Monsters are meant unless the filter says face-down.
 */
export function fits(
  state: GameState,
  measure: Measure,
  filter: MonsterFilter,
  controller: Seat,
  object: number,
  seat: Seat,
  slot: Slot,
  monster: Monster,
): boolean {
  if (filter.side === 'allied' ? seat !== controller : filter.side === 'opposing' && seat === controller) return false
  if (filter.place === 'active' ? slot !== ACTIVE : filter.place === 'bench' && slot === ACTIVE) return false
  if (monster.faceUp === filter.faceDown) return false
  if (filter.other && monster.object === object) return false
  // A face-down Monster answers no question about its face: an offer would tell it (`game-state/player`).
  if (!monster.faceUp) return filter.cardClass === null && filter.keyword === null && filter.maxImp === null
  if (filter.cardClass !== null && definitionOf(state, monster.card).cardClass !== filter.cardClass) return false
  if (filter.keyword !== null && !measure.keyword(state, monster, filter.keyword)) return false
  return filter.maxImp === null || measure.imp(state, monster) <= filter.maxImp
}
