import { refOf } from '../../engine/combat'
import { CURRENT } from '../../engine/imp'
import { monstersOf } from '../../engine/refs'
import { commit } from '../../engine/work'
import type { Run } from '../verb'

/** Another face-up Monster of the defending player becomes the defender; it keeps its slot (`combat/attack-declaration`). */
export const redirect: Run<'redirect'> = (w, { to }, context) => {
  const combat = w.s.combat
  const [standing] = monstersOf(w.s, CURRENT, to, context)
  if (
    !combat ||
    !standing ||
    standing.seat === combat.attackerSeat ||
    standing.monster.object === combat.defender.object
  )
    return
  commit(w, { type: 'redirected', to: { seat: standing.seat, slot: standing.slot }, ref: refOf(standing.monster) })
}
