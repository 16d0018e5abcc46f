/** Runs an effect's body, one instruction at a time: what an instruction puts on the agenda is done before the next one. */
import type { WorkTask } from '../model/tasks'
import { runInstruction } from '../vocabulary/run'
import { push, type Work } from './work'

export function run(w: Work, task: Extract<WorkTask, { kind: 'run' }>): void {
  const instruction = task.body[task.at]
  if (instruction === undefined) return
  if (task.at + 1 < task.body.length) push(w, { ...task, at: task.at + 1 })
  runInstruction(w, instruction, task.context)
}
