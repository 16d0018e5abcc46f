/** Whether a condition of a card's text holds now. */
import { isSupport, type CardDefinition } from '../model/cards'
import type { Condition, GraveyardKind, Player } from '../model/effects'
import { ACTIVE, opponentOf, type Seat } from '../model/ids'
import type { EffectContext, GameState } from '../model/state'
import { definitionOf, eachMonster } from './field'
import { fits, type Measure } from './filters'
import { monstersOf } from './refs'

export const seatOf = (player: Player, controller: Seat): Seat => (player === 'you' ? controller : opponentOf(controller))

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
      return monstersOf(state, measure, condition.who, context).some((standing) => (standing.slot === ACTIVE) === (condition.place === 'active'))
    case 'imp':
      return monstersOf(state, measure, condition.who, context).some((standing) => measure.imp(state, standing.monster) <= condition.atMost)
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

function isA(card: CardDefinition, what: GraveyardKind): boolean {
  switch (what) {
    case 'Monster':
      return !isSupport(card)
    case 'Support':
      return isSupport(card)
    case 'Spell':
    case 'Counter':
      return card.cardType === what
    default:
      return what satisfies never
  }
}
