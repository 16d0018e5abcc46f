import { commit } from '../../engine/work'
import type { Run } from '../verb'

/** Waits for the End Phase of this turn (`turn-procedure/end-phase`). */
export const delay: Run<'delay'> = (w, { then }, context) =>
  commit(w, { type: 'delayed', effect: { id: w.s.nextId, context, body: then } })
