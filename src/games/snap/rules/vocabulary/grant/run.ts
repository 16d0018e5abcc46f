import { DEFAULT_DURATION, modify } from '../../engine/modify'
import type { Run } from '../verb'

export const grant: Run<'grant'> = (w, { who, keyword, duration }, context) =>
  modify(w, context, who, { kind: 'keyword', keyword }, duration ?? DEFAULT_DURATION)
