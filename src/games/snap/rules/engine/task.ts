/** Which tasks ask a player and which the engine does by itself. */
import type { GameState } from '../model/state'
import type { AskTask, Task, WorkTask } from '../model/tasks'

const WORK: Readonly<Record<WorkTask['kind'], true>> = {
  beginTurn: true,
  beginStep: true,
  resolveTriggers: true,
  run: true,
  resolveChain: true,
  endChain: true,
  settle: true,
  combat: true,
  defeat: true,
  instead: true,
  entry: true,
  sweep: true,
  runDelayed: true,
  endTurn: true,
}

export const asks = (task: Task): task is AskTask => !(task.kind in WORK)

/** The task that waits for a player; null: the game is over. */
export function openTask(state: GameState): AskTask | null {
  const task = state.agenda[state.agenda.length - 1]
  return task !== undefined && asks(task) ? task : null
}
