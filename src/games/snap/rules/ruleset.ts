/**
 * Snap as a game like any other. Inside, the engine reads the constants of a match through its state; to the rest of the
 * house they are two values, and this is where they part and meet.
 */
import type { Created, GameTypes, Ruleset } from '@/kernel/ruleset'
import { apply } from './engine/apply'
import { createMatch, type MatchSetup } from './engine/create'
import { check, legalActions, standingActions } from './engine/legal'
import { openTask } from './engine/task'
import { viewEvents, viewFor } from './engine/view/index'
import { setupFaults, type SetupFault } from './format/setupFaults'
import type { Action } from './model/actions'
import type { GameEvent, ViewedEvent } from './model/events'
import type { Seat } from './model/ids'
import type { Refusal } from './model/refusals'
import type { GameState, MatchConstants, ResultReason } from './model/state'
import type { AskKind } from './model/tasks'
import type { View } from './model/views'

/** The state of a match without what never changes in it. */
export type SnapState = Omit<GameState, 'match'>

/** Who must decide, and what. */
export interface Ask {
  readonly seat: Seat
  readonly kind: AskKind
}

export interface SnapGame extends GameTypes {
  readonly setup: MatchSetup
  readonly setupFault: SetupFault
  readonly constants: MatchConstants
  readonly state: SnapState
  readonly action: Action
  readonly event: GameEvent
  readonly seenEvent: ViewedEvent
  readonly view: View
  readonly ask: Ask
  readonly refusal: Refusal
  readonly reason: ResultReason
}

/** The state that the engine worked on, or made for a state that came from elsewhere: the same one for as long as it is asked about. */
const joined = new WeakMap<SnapState, GameState>()

/** As the engine wants it. */
export function together(match: MatchConstants, state: SnapState): GameState {
  const kept = joined.get(state)
  if (kept?.match === match) return kept
  const made: GameState = { ...state, match }
  joined.set(state, made)
  return made
}

/** As everybody else wants it. */
export function apart(game: GameState): { readonly constants: MatchConstants; readonly state: SnapState } {
  // Field by field: a rest pattern costs more than the engine's own work, and this runs after each action.
  const state: SnapState = {
    round: game.round,
    turn: game.turn,
    turnNumber: game.turnNumber,
    step: game.step,
    passTo: game.passTo,
    sides: game.sides,
    objects: game.objects,
    nextObject: game.nextObject,
    nextId: game.nextId,
    modifiers: game.modifiers,
    used: game.used,
    pending: game.pending,
    triggersResolved: game.triggersResolved,
    delayed: game.delayed,
    chain: game.chain,
    combat: game.combat,
    agenda: game.agenda,
    drawOffer: game.drawOffer,
    result: game.result,
  }
  joined.set(state, game)
  return { constants: game.match, state }
}

/** By the kind of the first of the options: what is always done where it can be. */
const OBVIOUS: Readonly<Partial<Record<Action['type'], Action['type']>>> = {
  place: 'confirm',
  choose: 'confirm',
  goOn: 'agreeDraw',
}

export const snap: Ruleset<SnapGame> = {
  id: 'snap',

  create(setup): Created<SnapGame> {
    const faults = setupFaults(setup)
    return faults.length > 0 ? { ok: false, faults } : { ok: true, table: apart(createMatch(setup)) }
  },

  ask(match, state) {
    const task = openTask(together(match, state))
    return task === null ? null : { seat: task.seat, kind: task.kind }
  },
  options: (match, state) => legalActions(together(match, state)),
  standing: (match, state, seat) => standingActions(together(match, state), seat),
  obvious([first, ...others]) {
    const wanted = first === undefined ? undefined : OBVIOUS[first.type]
    return others.find(({ type }) => type === wanted) ?? null
  },
  check: (match, state, action) => check(together(match, state), action),

  apply(match, state, action) {
    const result = apply(together(match, state), action)
    return result.ok
      ? { ok: true, state: apart(result.state).state, events: result.events }
      : { ok: false, state, refusals: result.refusals }
  },

  view: (match, state, viewer) => viewFor(together(match, state), viewer),
  seen: viewEvents,
  outcome: (_match, state) => state.result,
}
