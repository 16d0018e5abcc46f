import type { Decision } from '../model/decisions'
import type { GameState } from '../model/state'
import { legalActions } from './legal'
import { openTask } from './task'

/** Who must decide now, what, and every legal answer; null: the game is over. */
export function decisionOf(state: GameState): Decision | null {
  const task = openTask(state)
  return task === null ? null : { seat: task.seat, kind: task.kind, options: legalActions(state) }
}
