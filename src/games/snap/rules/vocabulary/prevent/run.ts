import { findObject } from '../../engine/field'
import { commit } from '../../engine/work'
import type { Run } from '../verb'

/** A Counter prevents the defeat of the combat result, if there is still somebody to be defeated; in a replacement the defeat is not done anyway. */
export const prevent: Run<'prevent'> = (w, _instruction, context) => {
  const loser = w.s.combat?.loser
  if (context.link >= 0 && loser && findObject(w.s, loser.object))
    commit(w, { type: 'defeatPrevented', card: loser.card })
}
