import { CURRENT } from '../../engine/imp'
import { flip } from '../../engine/movement'
import { monstersOf } from '../../engine/refs'
import type { Run } from '../verb'

export const reveal: Run<'reveal'> = (w, { who }, context) => {
  for (const { seat, slot } of monstersOf(w.s, CURRENT, who, context)) flip(w, seat, slot)
}
