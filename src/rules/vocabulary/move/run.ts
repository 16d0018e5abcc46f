import { commit } from '../../engine/work'
import { ownerOf } from '../../engine/field'
import type { Run } from '../verb'

/** Moves a targeted card out of the Graveyard. */
export const move: Run<'move'> = (w, { index, to }, context) => {
  const target = context.targets[index]
  if (target?.kind !== 'graveyard' || w.s.objects[target.card] !== target.object) return
  commit(w, { type: 'moved', seat: ownerOf(w.s, target.card), card: target.card, from: 'graveyard', to })
}
