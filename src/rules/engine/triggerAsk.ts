/** The Trigger or entry effect that is asked about now. */
import type { Ability } from '../model/effects'
import type { CardId } from '../model/ids'
import type { GameState } from '../model/state'
import { definitionOf } from './field'
import { openTask } from './task'

export function acceptable(state: GameState): { readonly ability: Ability; readonly object: number; readonly card: CardId } | null {
  const task = openTask(state)
  if (task?.kind !== 'trigger') return null
  const ability = definitionOf(state, task.trigger.source).abilities[task.trigger.ability]
  return ability === undefined ? null : { ability, object: task.trigger.object, card: task.trigger.source }
}
