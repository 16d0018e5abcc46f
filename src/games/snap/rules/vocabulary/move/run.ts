import { handIsFull, ownerOf } from '../../engine/field'
import { pickOf } from '../../engine/targets'
import { commit } from '../../engine/work'
import type { Run } from '../verb'

/** Moves a targeted card out of the Graveyard. */
export const move: Run<'move'> = (w, { index, to }, context) => {
  const target = context.targets[index]
  const pick = target && pickOf(w.s, target)
  if (!pick || !('card' in pick)) return
  const seat = ownerOf(w.s, pick.card)
  if (to === 'hand' && handIsFull(w.s, seat))
    commit(w, { type: 'skipped', seat, what: 'hand is full', card: context.source, rule: 'support-access/unlock-step' })
  else commit(w, { type: 'moved', seat, card: pick.card, from: 'graveyard', to })
}
