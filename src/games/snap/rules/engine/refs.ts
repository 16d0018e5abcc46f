/** Late-bound references: which Monsters an instruction is about, looked up when it runs (`chains/illegal-target-at-resolution`). */
import type { MonsterRef } from '../model/effects'
import type { EffectContext, GameState, Standing } from '../model/state'
import { eachMonster, findObject } from './field'
import { fits, type Measure } from './filters'

const NONE: readonly Standing[] = []

/** The Monsters that a reference means now; those that left the field are not among them. */
export function monstersOf(
  state: GameState,
  measure: Measure,
  ref: MonsterRef,
  context: EffectContext,
): readonly Standing[] {
  switch (ref.ref) {
    case 'self':
      return standing(state, context.object)
    case 'target': {
      const target = context.targets[ref.index]
      return target?.kind === 'monster' ? standing(state, target.object) : NONE
    }
    case 'attacker':
      return state.combat === null ? NONE : standing(state, state.combat.attacker.object)
    case 'defender':
      return state.combat === null ? NONE : standing(state, state.combat.defender.object)
    case 'loser':
      return state.combat?.loser ? standing(state, state.combat.loser.object) : NONE
    case 'event':
      return context.event === null ? NONE : standing(state, context.event.object)
    case 'each': {
      const found: Standing[] = []
      eachMonster(state, (seat, slot, monster) => {
        if (fits(state, measure, ref.filter, context.controller, context.object, seat, slot, monster))
          found.push({ seat, slot, monster })
      })
      return found
    }
    default:
      return ref satisfies never
  }
}

function standing(state: GameState, object: number): readonly Standing[] {
  const found = findObject(state, object)
  return found === null ? NONE : [found]
}
