/** "Choose one": which of its modes can be carried out, and with which targets (`timing/simultaneous-effects`). */
import type { TargetPick } from '../model/actions'
import type { GameState } from '../model/state'
import { contextOf } from './context'
import { choicesFor, nextChoice, type Targeted } from './demands'
import { somePossible } from './possible'
import type { Chooser } from './targets'
import { chosenFirst } from './uses'

/** The modes of the next "choose one" in which something can happen, and after which everything else can be chosen. */
export function possibleModes(
  state: GameState,
  ability: Targeted,
  chosen: readonly number[],
  chooser: Chooser,
): readonly number[] {
  const choice = nextChoice(ability.body, chosen.length)
  if (choice === null) return []
  const context = contextOf(chooser.controller, chooser.source, { object: chooser.object, event: chooser.event })
  return choice.modes.flatMap((mode, index) =>
    somePossible(state, mode, context, false) && canGoOn(state, ability, [...chosen, index], chooser) ? [index] : [],
  )
}

const canGoOn = (state: GameState, ability: Targeted, chosen: readonly number[], chooser: Chooser): boolean =>
  nextChoice(ability.body, chosen.length) === null
    ? choicesFor(state, ability, chosen, chooser).length > 0
    : possibleModes(state, ability, chosen, chooser).length > 0

const WITHOUT_TARGETS: readonly (readonly TargetPick[])[] = [[]]
const NO_WAY: readonly (readonly TargetPick[])[] = []

/** What can be said when a text is begun: every choice of targets; none yet where an effect is to be chosen first; nothing if it can do nothing. */
export const openings = (state: GameState, ability: Targeted, chooser: Chooser): readonly (readonly TargetPick[])[] =>
  chosenFirst(ability) === null
    ? possibleModes(state, ability, [], chooser).length > 0
      ? WITHOUT_TARGETS
      : NO_WAY
    : choicesFor(state, ability, [], chooser)
