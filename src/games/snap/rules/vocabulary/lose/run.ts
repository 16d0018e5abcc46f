import { CURRENT } from '../../engine/imp'
import { modify } from '../../engine/modify'
import { monstersOf } from '../../engine/refs'
import { commit } from '../../engine/work'
import type { Run } from '../verb'

/** Without a duration the loss is lasting: it stays while the Monster stays on the field. */
export const lose: Run<'lose'> = (w, { who, amount, duration }, context) => {
  if (duration !== null) return modify(w, context, who, { kind: 'imp', amount: -amount }, duration)
  for (const { seat, slot } of monstersOf(w.s, CURRENT, who, context))
    commit(w, { type: 'impLost', seat, slot, amount })
}
