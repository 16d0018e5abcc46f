/** Whether a condition of a card's text holds now. */
import { isEvolution, isSupport, type CardDefinition } from '../model/cards'
import type { Condition, GraveyardKind, Player } from '../model/effects'
import { ACTIVE, opponentOf, type Seat } from '../model/ids'
import type { EffectContext, GameState, Standing } from '../model/state'
import { definitionOf, eachMonster } from './field'
import { fits, type Measure } from './filters'
import { monstersOf } from './refs'

export const seatOf = (player: Player, controller: Seat): Seat =>
  player === 'you' ? controller : opponentOf(controller)

export function holds(state: GameState, measure: Measure, condition: Condition, context: EffectContext): boolean {
  switch (condition.test) {
    case 'count': {
      let count = 0
      eachMonster(state, (seat, slot, monster) => {
        if (fits(state, measure, condition.filter, context.controller, context.object, seat, slot, monster)) count++
      })
      return count >= condition.atLeast
    }
    case 'graveyard': {
      const graveyard = state.sides[seatOf(condition.player, context.controller)].graveyard
      let count = 0
      for (const card of graveyard) if (isA(definitionOf(state, card), condition.what)) count++
      return count >= condition.atLeast
    }
    case 'locked':
      return state.sides[seatOf(condition.player, context.controller)].locked.length >= condition.atLeast
    case 'place':
      return allAre(
        monstersOf(state, measure, condition.who, context),
        ({ slot }) => (slot === ACTIVE) === (condition.place === 'active'),
      )
    case 'imp':
      // A face-down Monster answers no question about its face: the answer would tell it (`game-state/player`).
      return allAre(
        monstersOf(state, measure, condition.who, context),
        ({ monster }) => monster.faceUp && measure.imp(state, monster) <= condition.atMost,
      )
    case 'round':
      return state.round >= condition.atLeast
    case 'turn':
      return state.turn === seatOf(condition.player, context.controller)
    case 'and':
      return condition.all.every((part) => holds(state, measure, part, context))
    default:
      return condition satisfies never
  }
}

/** Of nobody nothing is true. */
const allAre = (standing: readonly Standing[], test: (one: Standing) => boolean): boolean =>
  standing.length > 0 && standing.every(test)

/** An Evolution is part of a Monster, not one more (`prime-evolution/evolution-stack`). */
function isA(card: CardDefinition, what: GraveyardKind): boolean {
  switch (what) {
    case 'Monster':
      return !isSupport(card) && !isEvolution(card)
    case 'Support':
      return isSupport(card)
    case 'Spell':
    case 'Counter':
      return card.cardType === what
    default:
      return what satisfies never
  }
}
