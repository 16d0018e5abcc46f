import { DEFAULT_DURATION, modify } from '../../engine/modify'
import type { Run } from '../verb'

export const restrict: Run<'restrict'> = (w, { who, act, duration }, context) =>
  modify(w, context, who, { kind: 'restrict', act }, duration ?? DEFAULT_DURATION)
