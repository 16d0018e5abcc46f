import { DEFAULT_DURATION, modify } from '../../engine/modify'
import type { Run } from '../verb'

export const gain: Run<'gain'> = (w, { who, amount, duration }, context) =>
  modify(w, context, who, { kind: 'imp', amount }, duration ?? DEFAULT_DURATION)
