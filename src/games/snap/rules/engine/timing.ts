/** Whether an action belongs to the open decision at all (`timing/timing-window`, `timing/priority-shorthand`). */
import type { Action, ActionType } from '../model/actions'
import type { RuleId } from '../model/ids'
import type { Refusal } from '../model/refusals'
import type { GameState } from '../model/state'
import { stepIndex, type Step } from '../model/steps'
import type { AskKind, AskTask } from '../model/tasks'
import { openTask } from './task'

/** The decisions that an action answers; empty for those that need none. */
const ANSWERS: Readonly<Record<ActionType, readonly AskKind[]>> = {
  place: ['setup'],
  choose: ['setup'],
  confirm: ['setup'],
  unlock: ['unlock'],
  flip: ['flip'],
  order: ['order'],
  accept: ['trigger', 'aim'],
  decline: ['trigger'],
  play: ['step'],
  counter: ['window'],
  evolve: ['step'],
  enter: ['step'],
  attack: ['step'],
  block: ['block'],
  swap: ['step'],
  promote: ['promote'],
  lockIn: ['lockIn'],
  pick: ['pick'],
  mode: ['mode'],
  pass: ['step', 'block', 'window'],
  goOn: ['standstill'],
  agreeDraw: ['standstill'],
  concede: [],
  offerDraw: [],
  withdrawDraw: [],
  acceptDraw: [],
  declineDraw: [],
}

/** The step in which an action is taken, with the rule that says so. */
const STEP_OF: Readonly<Partial<Record<ActionType, { readonly step: Step; readonly rule: RuleId }>>> = {
  unlock: { step: 'unlock', rule: 'turn-procedure/unlock-step' },
  flip: { step: 'flip', rule: 'turn-procedure/flip-step' },
  play: { step: 'spell', rule: 'turn-procedure/spell-phase' },
  evolve: { step: 'evolution', rule: 'turn-procedure/evolution-step' },
  enter: { step: 'prime', rule: 'turn-procedure/prime-singular-step' },
  attack: { step: 'attack', rule: 'turn-procedure/attack-phase' },
  swap: { step: 'swap', rule: 'turn-procedure/swap-phase' },
  lockIn: { step: 'lockIn', rule: 'turn-procedure/lock-in-phase' },
}

export const isStanding = (action: Action): boolean => ANSWERS[action.type].length === 0

/** Why the action does not belong to what is decided now; null: it does. */
export function mistimed(state: GameState, action: Action): Refusal | null {
  const base = { seat: action.seat, action: action.type }
  const task = openTask(state)
  if (state.result !== null || task === null) return { code: 'gameOver', rule: 'game-end/immediate-ending', ...base }
  if (isStanding(action)) return null
  if (task.seat !== action.seat)
    return { code: 'notYourDecision', rule: 'timing/priority-shorthand', ...base, word: task.kind, step: state.step }
  if (belongs(task, action)) return null
  return (
    outOfStep(state, task, action) ?? {
      code: 'decisionIsAnother',
      rule: 'timing/timing-window',
      ...base,
      word: task.kind,
      step: state.step,
    }
  )
}

function belongs(task: AskTask, action: Action): boolean {
  if (!ANSWERS[action.type].includes(task.kind)) return false
  return task.kind !== 'step' || action.type === 'pass' || STEP_OF[action.type]?.step === task.step
}

function outOfStep(state: GameState, task: AskTask, action: Action): Refusal | null {
  const base = { seat: action.seat, action: action.type }
  if (action.type === 'counter') {
    return { code: 'windowClosed', rule: 'rulings/counter-window-passed', ...base, card: action.card }
  }
  const own = STEP_OF[action.type]
  if (own === undefined || task.kind === 'setup') return null
  if (task.kind !== 'step' && task.kind !== 'lockIn' && task.kind !== 'unlock' && task.kind !== 'flip') return null
  const passed = state.turn === action.seat && stepIndex(own.step) < stepIndex(state.step)
  return passed
    ? { code: 'stepPassed', rule: 'timing/missed-window', ...base, step: own.step }
    : { code: 'wrongStep', rule: own.rule, ...base, step: own.step }
}
