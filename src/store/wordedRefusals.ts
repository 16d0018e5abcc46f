/** Refusals as sentences with their rules. */
import { snapGame } from '@/games/snap'
import type { MatchConstants, Refusal } from '@/games/snap/rules'
import type { RefusedGesture } from './contract'

export const wordedRefusals = (list: readonly Refusal[], match: MatchConstants): RefusedGesture['reasons'] =>
  list.map((refusal) => ({ sentence: snapGame.words.refusal(match, refusal), rule: refusal.rule, refusal }))
