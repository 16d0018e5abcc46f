/** A text that is being used: whose it is, what it says, who chooses for it. */
import type { CardId, Seat } from '../model/ids'
import type { GameState, Use } from '../model/state'
import { targetedAt, type Targeted } from './demands'
import { definitionOf } from './field'
import { openTask } from './task'
import type { Chooser } from './targets'

export function chooserFor(seat: Seat, use: Use): Chooser {
  if (use.of === 'Trigger')
    return { controller: seat, source: use.trigger.source, object: use.trigger.object, event: use.trigger.event }
  return { controller: seat, source: use.card, object: -1, event: null }
}

export const sourceOf = (use: Use): CardId => (use.of === 'Trigger' ? use.trigger.source : use.card)

/** Index into the source card's abilities. */
export const indexUsed = (use: Use): number => (use.of === 'Trigger' ? use.trigger.ability : use.ability)

export const abilityUsed = (state: GameState, use: Use): Targeted | null =>
  targetedAt(definitionOf(state, sourceOf(use)), indexUsed(use))

/** A text about whose targets something is asked or said. */
export interface Asking {
  readonly ability: Targeted
  readonly chooser: Chooser
  readonly card: CardId
  /** The effects chosen; null: they are still to be chosen, and no target before them. */
  readonly modes: readonly number[] | null
}

/** The text that waits for an answer now: a Trigger or entry effect, or one whose effects have just been chosen. */
export function askingNow(state: GameState): Asking | null {
  const task = openTask(state)
  if (task?.kind !== 'trigger' && task?.kind !== 'aim') return null
  const use: Use = task.kind === 'trigger' ? { of: 'Trigger', trigger: task.trigger } : task.use
  const ability = abilityUsed(state, use)
  if (ability === null) return null
  return {
    ability,
    chooser: chooserFor(task.seat, use),
    card: sourceOf(use),
    modes: task.kind === 'aim' ? task.modes : chosenFirst(ability),
  }
}

const NONE: readonly number[] = []

/** Null where the text begins with the choice of an effect. */
export const chosenFirst = ({ body }: Targeted): readonly number[] | null =>
  body.some(({ verb }) => verb === 'choose') ? null : NONE
