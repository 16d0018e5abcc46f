import { emptyBenchSlot, ownerOf } from '../../engine/field'
import { pickOf } from '../../engine/targets'
import { commit } from '../../engine/work'
import type { Run } from '../verb'

/** Brings a targeted Monster back from the Graveyard. Without a free slot it stays there. */
export const returnMonster: Run<'return'> = (w, { index }, context) => {
  const target = context.targets[index]
  const pick = target && pickOf(w.s, target)
  if (!pick || !('card' in pick)) return
  const seat = ownerOf(w.s, pick.card)
  const slot = emptyBenchSlot(w.s, seat)
  if (slot === null)
    commit(w, { type: 'skipped', seat, what: 'no free slot', card: context.source, rule: 'zones/bench' })
  else commit(w, { type: 'returned', seat, slot, card: pick.card })
}
