/** Plays a match to its end with two random players. */
import { apply, decisionOf, type GameState } from '@/games/snap/rules'
import type { Random } from '@/kernel/random'
import { randomChoice } from './randomPlayer'

export interface PlayedOut {
  readonly state: GameState
  /** How many decisions were made. */
  readonly decisions: number
}

/** Every decision asks for the full list of legal actions. Ends when the match does; give it a format with a round limit. */
export function playOut(start: GameState, random: Random): PlayedOut {
  let state = start
  let decisions = 0
  for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
    state = apply(state, randomChoice(decision.options, random)).state
    decisions++
  }
  return { state, decisions }
}
