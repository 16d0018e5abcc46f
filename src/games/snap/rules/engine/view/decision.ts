/**
 * Who is asked what. The options are `legalActions`, which only the deciding seat is shown. A card that is still being announced from a
 * hand is its owner's secret until it is declared.
 */
import type { CardId } from '../../model/ids'
import type { GameState, PendingTrigger } from '../../model/state'
import type { AskTask } from '../../model/tasks'
import type { DecisionView, ModeView, TriggerView, Viewer } from '../../model/views'
import { definitionOf } from '../field'
import { targetsOf } from '../targets'
import { openTask } from '../task'
import { indexUsed, sourceOf } from '../uses'
import { knownCard } from './cards'

export function decisionView(state: GameState, viewer: Viewer): DecisionView | null {
  const task = openTask(state)
  if (task === null) return null
  const plain = {
    seat: task.seat,
    kind: task.kind,
    step: state.step,
    source: null,
    ability: -1,
    optional: false,
    purpose: null,
    among: null,
    choices: [],
    modes: [],
    agreed: false,
  }
  const from = (card: CardId) => ({ source: knownCard(state, card) })
  switch (task.kind) {
    case 'trigger':
      return { ...plain, ...from(task.trigger.source), ability: task.trigger.ability, optional: task.trigger.optional }
    case 'order':
      return {
        ...plain,
        among: task.among,
        choices: task.choices.map(({ id, source, ability }) => ({ id, ability, card: knownCard(state, source) })),
      }
    case 'pick':
      return { ...plain, ...from(task.source), purpose: purposeOf(task) }
    case 'mode':
      if (fromHand(task) && viewer !== task.seat) return plain
      return { ...plain, ...from(task.source), modes: modeViews(state, task) }
    case 'aim':
      if (fromHand(task) && viewer !== task.seat) return plain
      return { ...plain, ...from(sourceOf(task.use)), ability: indexUsed(task.use) }
    case 'standstill':
      return { ...plain, agreed: task.agreed }
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

function fromHand(task: Extract<AskTask, { kind: 'mode' | 'aim' }>): boolean {
  if (task.kind === 'aim') return task.use.of !== 'Trigger'
  return task.then.do === 'counter' || (task.then.do === 'announce' && task.then.use.of !== 'Trigger')
}

/** An effect of one text names that text's targets; where one of several texts is chosen, each has its own. */
function modeViews(state: GameState, { source, modes, then }: Extract<AskTask, { kind: 'mode' }>): readonly ModeView[] {
  const { abilities } = definitionOf(state, source)
  const indexOf = (mode: number): number => {
    if (then.do === 'counter') return then.abilities[mode] ?? -1
    if (then.do === 'run') return then.context.ability
    return indexUsed(then.use)
  }
  return modes.map((body, mode) => {
    const ability = abilities[indexOf(mode)]
    return { body, targets: ability === undefined ? [] : targetsOf(ability) }
  })
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
