/** Snap, whole. */
import type { Game } from '@/kernel/game'
import { snap, snapScenarios, type Check, type NamedAction, type Scenario, type SnapGame } from './rules'
import { snapWords } from './words'

export const snapGame: Game<SnapGame, Scenario, NamedAction, Check> = {
  rules: snap,
  scenarios: snapScenarios,
  words: snapWords,
}
