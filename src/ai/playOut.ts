/** Plays a match to its end with two random players. */
import type { Random } from '@/kernel/random'
import type { GameTypes, Ruleset, Table } from '@/kernel/ruleset'
import { randomChoice } from './randomPlayer'

export interface PlayedOut<G extends GameTypes> {
  readonly state: G['state']
  /** How many decisions were made. */
  readonly decisions: number
}

/** Every decision asks for the full list of legal actions. Ends when the match does: give it one that must end. */
export function playOut<G extends GameTypes>(
  rules: Ruleset<G>,
  { constants, state: start }: Table<G>,
  random: Random,
): PlayedOut<G> {
  let state = start
  let decisions = 0
  while (rules.ask(constants, state) !== null) {
    state = rules.apply(constants, state, randomChoice(rules, rules.options(constants, state), random)).state
    decisions++
  }
  return { state, decisions }
}
