/** The agenda: tasks are done one by one until a player must decide or the game is over. */
import type { Action } from '../model/actions'
import type { AskTask } from '../model/tasks'
import { stepIndex } from '../model/steps'
import { listActions, remember } from './legal'
import { perform } from './perform'
import { asks } from './task'
import { windowPassesItself } from './chain'
import { whyNone } from './picks'
import { work as doTask } from './tasks'
import { commit, type Work } from './work'

export function advance(w: Work): void {
  const agenda = w.s.agenda
  while (w.s.result === null) {
    const task = agenda[agenda.length - 1]
    if (task === undefined) throw new Error('The agenda is empty in a game that is not over')
    if (!asks(task)) {
      agenda.pop()
      doTask(w, task)
    } else if (!answerItself(w, task)) {
      return
    }
  }
  agenda.length = 0
}

/** A step with no decision passes by itself, and a mandatory choice with one option is taken. False: a player must decide. */
function answerItself(w: Work, task: AskTask): boolean {
  switch (task.kind) {
    case 'setup':
    case 'standstill':
      return false
    case 'step': {
      const passedBefore = w.s.passTo !== null && stepIndex(w.s.passTo) > stepIndex(task.step)
      if (!passedBefore) {
        const options = listActions(w.s)
        if (options[0]?.type !== 'pass') return mustAsk(w, options)
      }
      w.s.agenda.pop()
      return true
    }
    case 'window':
      if (!windowPassesItself(w.s, task.seat)) return false
      perform(w, { type: 'pass', seat: task.seat, to: null })
      return true
    case 'block': {
      const options = listActions(w.s)
      if (options[0]?.type !== 'pass') return mustAsk(w, options)
      w.s.agenda.pop()
      return true
    }
    case 'trigger': {
      const options = listActions(w.s)
      const accepts = options.filter((action) => action.type === 'accept')
      if (accepts.length === 0) {
        w.s.agenda.pop()
        commit(w, { type: 'triggerResolved', trigger: task.trigger, outcome: 'no legal target' })
        return true
      }
      return task.trigger.optional ? mustAsk(w, options) : takeTheOnly(w, accepts)
    }
    case 'pick': {
      const options = listActions(w.s)
      if (options.length > 0) return takeTheOnly(w, options)
      w.s.agenda.pop()
      commit(w, {
        type: 'skipped',
        seat: task.seat,
        what: whyNone(w.s, task),
        card: task.source,
        rule: 'card-text/support-access-wording',
      })
      return true
    }
    case 'unlock':
    case 'flip':
    case 'order':
    case 'lockIn':
    case 'promote':
    case 'aim':
    case 'mode': {
      const options = listActions(w.s)
      if (options.length > 0) return takeTheOnly(w, options)
      w.s.agenda.pop()
      commit(w, {
        type: 'skipped',
        seat: task.seat,
        what: 'no legal choice',
        card: 'source' in task ? task.source : null,
        rule: 'timing/simultaneous-effects',
      })
      return true
    }
    default:
      return task satisfies never
  }
}

/** The options of the decision are known already: the state that is handed out need not list them again. */
function mustAsk(w: Work, options: readonly Action[]): false {
  remember(w.s, options)
  return false
}

function takeTheOnly(w: Work, options: readonly Action[]): boolean {
  const [only, another] = options
  if (only === undefined || another !== undefined) return mustAsk(w, options)
  perform(w, only)
  return true
}
