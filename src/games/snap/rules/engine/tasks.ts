/** What the engine does for each task that asks nobody. */
import type { WorkTask } from '../model/tasks'
import { resolveChain } from './chain'
import { fight } from './combat'
import { defeat, standIn, sweep } from './defeat'
import { handIsFull } from './field'
import { resolveEntry, resolveTriggers, runDelayed } from './resolve'
import { run } from './run'
import { beginStep, beginTurn, endTurn } from './turn'
import { commit, type Work } from './work'

export function work(w: Work, task: WorkTask): void {
  switch (task.kind) {
    case 'beginTurn':
      return beginTurn(w, task.seat)
    case 'beginStep':
      return beginStep(w, task.step)
    case 'resolveTriggers':
      return resolveTriggers(w)
    case 'run':
      return run(w, task)
    case 'resolveChain':
      return resolveChain(w)
    case 'endChain':
      return commit(w, { type: 'chainEnded' })
    case 'settle':
      return commit(w, {
        type: 'moved',
        seat: task.seat,
        card: task.card,
        from: 'chain',
        to: task.to === 'hand' && handIsFull(w.s, task.seat) ? 'graveyard' : task.to,
      })
    case 'combat':
      return fight(w, task.stage)
    case 'defeat':
      return defeat(w, task)
    case 'instead':
      return standIn(w, task.effects)
    case 'entry':
      return resolveEntry(w, task.triggers)
    case 'sweep':
      return sweep(w)
    case 'runDelayed':
      return runDelayed(w)
    case 'endTurn':
      return endTurn(w)
    default:
      return task satisfies never
  }
}
