import { somePossible } from '../../engine/possible'
import { commit, push } from '../../engine/work'
import type { Run } from '../verb'

/** A choice that was not made when the text was announced is made now, among what can be carried out. */
export const choose: Run<'choose'> = (w, { modes }, context) => {
  const offered = modes.flatMap((mode, index) => (somePossible(w.s, mode, context, true) ? [index] : []))
  const { controller: seat, source } = context
  if (offered.length > 0) push(w, { kind: 'mode', seat, source, modes, offered, then: { do: 'run', context } })
  else commit(w, { type: 'skipped', seat, what: 'no legal choice', card: source, rule: 'timing/simultaneous-effects' })
}
