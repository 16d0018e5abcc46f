/** Refusals as sentences with their rules. */
import { wordRefusal } from '@/games/snap/words/refusals'
import type { GameState, Refusal } from '@/games/snap/rules'
import type { RefusedGesture } from './contract'

export const wordedRefusals = (list: readonly Refusal[], state: GameState): RefusedGesture['reasons'] =>
  list.map((refusal) => ({
    sentence: wordRefusal(refusal, state.match.names, (card) => state.match.cards[card]?.name ?? null),
    rule: refusal.rule,
    refusal,
  }))
