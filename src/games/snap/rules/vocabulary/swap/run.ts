import { activeOf } from '../../engine/field'
import { CURRENT, isRestricted } from '../../engine/imp'
import { becomeActive } from '../../engine/movement'
import { monstersOf } from '../../engine/refs'
import { commit } from '../../engine/work'
import { ACTIVE } from '../../model/ids'
import type { GameState, Monster } from '../../model/state'
import type { Run } from '../verb'

/** Not a Monster that evolved or entered as a Prime this turn, nor one that cannot swap. */
const mayMove = (state: GameState, monster: Monster): boolean =>
  monster.evolvedOn !== state.turnNumber &&
  monster.enteredOn !== state.turnNumber &&
  !isRestricted(state, monster, 'swap')

/** Never out of an empty slot: what Swap may not do, an effect that swaps may not either (`keywords/swap`). */
export const swap: Run<'swap'> = (w, { who }, context) => {
  for (const { seat, slot, monster } of monstersOf(w.s, CURRENT, who, context)) {
    const active = activeOf(w.s, seat)
    if (slot === ACTIVE || active === null || !mayMove(w.s, monster) || !mayMove(w.s, active))
      commit(w, { type: 'skipped', seat, what: 'no legal choice', card: context.source, rule: 'keywords/swap' })
    else becomeActive(w, { type: 'swapped', seat, slot, by: 'effect' })
  }
}
