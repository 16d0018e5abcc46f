/** The Spell Speed duel as a game like any other. */
import type { Ruleset } from '@/kernel/ruleset'
import { apply } from './engine/apply'
import { askOf } from './engine/asked'
import { check } from './engine/check'
import { create } from './engine/create'
import { optionsOf, standingOf } from './engine/options'
import { seenBy, viewOf } from './engine/view'
import type { SpellSpeedGame } from './game'

export const spellSpeed: Ruleset<SpellSpeedGame> = {
  id: 'spell-speed',
  create,
  ask: (_constants, state) => askOf(state),
  options: optionsOf,
  // Chance gets through a duel: its setup asks for nothing, and what goes round in circles runs out of cards.
  obvious: () => null,
  standing: standingOf,
  check,
  apply,
  view: viewOf,
  seen: seenBy,
  outcome: (_constants, state) => state.result,
}
