import { DEFAULT_DURATION, modify } from '../../engine/modify'
import type { Run } from '../verb'

export const permit: Run<'permit'> = (w, { who, duration }, context) =>
  modify(w, context, who, { kind: 'permit' }, duration ?? DEFAULT_DURATION)
