import { holds } from '../../engine/conditions'
import { CURRENT } from '../../engine/imp'
import { push } from '../../engine/work'
import type { Run } from '../verb'

/** The condition is asked when the instruction runs, not before. */
export const runIf: Run<'if'> = (w, { condition, then, otherwise }, context) =>
  push(w, { kind: 'run', context, body: holds(w.s, CURRENT, condition, context) ? then : otherwise, at: 0 })
