import { commit } from '../../engine/work'
import type { Run } from '../verb'

/** It is for this turn's Swap Phase; on the opponent's turn there is none to use it in. */
export const extraSwap: Run<'extraSwap'> = (w, _instruction, context) =>
  commit(w, { type: 'extraSwapGained', seat: context.controller })
