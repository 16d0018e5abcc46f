import { CURRENT } from '../../engine/imp'
import { monstersOf } from '../../engine/refs'
import { commit } from '../../engine/work'
import type { Run } from '../verb'

/** Takes lasting loss away, never more than there is. */
export const recover: Run<'recover'> = (w, { who, amount }, context) => {
  for (const { seat, slot, monster } of monstersOf(w.s, CURRENT, who, context)) {
    if (monster.loss > 0) commit(w, { type: 'recovered', seat, slot, amount: Math.min(amount, monster.loss) })
  }
}
