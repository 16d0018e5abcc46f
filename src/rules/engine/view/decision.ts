/** Who is asked what. The options are `legalActions`, which only the deciding seat is shown. */
import type { CardId } from '../../model/ids'
import type { DelayedEffect, GameState, PendingTrigger } from '../../model/state'
import type { AskTask } from '../../model/tasks'
import type { DecisionView, TriggerView } from '../../model/views'
import { openTask } from '../task'
import { knownCard } from './cards'

export function decisionView(state: GameState): DecisionView | null {
  const task = openTask(state)
  if (task === null) return null
  const plain = { seat: task.seat, kind: task.kind, step: state.step, source: null, ability: -1, optional: false, purpose: null, triggers: [] }
  const from = (card: CardId) => ({ source: knownCard(state, card) })
  switch (task.kind) {
    case 'trigger':
      return { ...plain, ...from(task.trigger.source), ability: task.trigger.ability, optional: task.trigger.optional }
    case 'order':
      return { ...plain, triggers: task.ids.flatMap((id) => orderable(state, id)) }
    case 'pick':
      return { ...plain, ...from(task.source), purpose: purposeOf(task) }
    case 'mode':
      return { ...plain, ...from(task.context.source) }
    case 'step':
    case 'block':
    case 'window':
      return { ...plain, optional: true }
    case 'setup':
    case 'unlock':
    case 'flip':
    case 'lockIn':
    case 'promote':
      return plain
    default:
      return task satisfies never
  }
}

function purposeOf(task: Extract<AskTask, { kind: 'pick' }>): DecisionView['purpose'] {
  return task.purpose.do === 'moveLocked' ? task.purpose.to : task.purpose.do
}

export const triggerView = (state: GameState, trigger: PendingTrigger): TriggerView => ({
  id: trigger.id,
  controller: trigger.controller,
  card: knownCard(state, trigger.source),
  optional: trigger.optional,
  ability: trigger.ability,
})

/** A Trigger or delayed effect among those to order. */
function orderable(state: GameState, id: number): readonly TriggerView[] {
  const trigger = state.pending.find((pending) => pending.id === id)
  if (trigger) return [triggerView(state, trigger)]
  return state.delayed.filter((effect) => effect.id === id).map((effect: DelayedEffect) => ({
    id,
    controller: effect.context.controller,
    card: knownCard(state, effect.context.source),
    optional: false,
    ability: -1,
  }))
}
