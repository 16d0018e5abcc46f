/** What a player has put next of several that wait (`timing/simultaneous-effects`). */
import type { AskTask, WorkTask } from '../model/tasks'
import { beginTrigger, runDelayedEffect } from './resolve'
import { push, type Work } from './work'

export function takeNext(w: Work, { among, choices }: Extract<AskTask, { kind: 'order' }>, id: number): void {
  const choice = choices.find((one) => one.id === id)
  if (choice === undefined) return
  switch (among) {
    case 'Triggers': {
      const trigger = w.s.pending.find((pending) => pending.id === id)
      return trigger ? beginTrigger(w, trigger) : undefined
    }
    case 'delayed effects':
      return runDelayedEffect(w, id)
    case 'entry effects': {
      const { triggers } = beneath(w, 'entry')
      push(w, { kind: 'entry', triggers: triggers.filter((trigger) => trigger.id !== id) })
      for (const trigger of triggers) if (trigger.id === id) beginTrigger(w, trigger)
      return
    }
    case 'replacement': {
      const task = beneath(w, 'defeat')
      const mark = { object: w.s.objects[choice.source] ?? -1, card: choice.source, ability: choice.ability }
      return push(w, { ...task, chosen: [...task.chosen, mark] })
    }
    case 'replaced defeats': {
      const { effects } = beneath(w, 'instead')
      push(w, { kind: 'instead', effects: effects.filter((_, index) => index !== id) })
      const next = effects[id]
      return next ? push(w, { kind: 'run', ...next, at: 0 }) : undefined
    }
    default:
      return among satisfies never
  }
}

/** Takes off the agenda the task that has asked for the order. */
function beneath<K extends WorkTask['kind']>(w: Work, kind: K): Extract<WorkTask, { kind: K }> {
  const task = w.s.agenda.pop()
  if (task?.kind !== kind)
    throw new Error(`An order was asked for ${kind}, and beneath it waits ${task?.kind ?? 'nothing'}`)
  return task as Extract<WorkTask, { kind: K }>
}
