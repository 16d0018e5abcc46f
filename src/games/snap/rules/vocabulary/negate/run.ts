import { commit } from '../../engine/work'
import type { Run } from '../verb'

/** Negates what this Counter answers (`chains/negated-original-effect`). */
export const negate: Run<'negate'> = (w, { destination }, context) => {
  const answered = w.s.chain?.links[context.link]?.answers
  if (answered === undefined) return
  commit(w, {
    type: 'negated',
    link: answered,
    destination: destination === 'graveyard' ? null : destination,
    by: context.source,
  })
}
