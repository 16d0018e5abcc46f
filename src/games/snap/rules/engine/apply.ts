/** The one way a state becomes another: a legal action, then everything that follows until a player must decide. */
import type { Action } from '../model/actions'
import type { GameEvent } from '../model/events'
import type { Refusal } from '../model/refusals'
import type { GameState } from '../model/state'
import { advance } from './advance'
import { draftOf } from './draft'
import { check, legalActions } from './legal'
import { perform } from './perform'
import { isStanding } from './timing'
import { commit, type Work } from './work'

export type ApplyResult =
  | { readonly ok: true; readonly state: GameState; readonly events: readonly GameEvent[] }
  /** Refused: `state` is the very same value. */
  | { readonly ok: false; readonly state: GameState; readonly refusals: readonly Refusal[] }

/** Does an action if it is legal (`game-state/legal-action`). The given state is never changed. */
export function apply(state: GameState, action: Action): ApplyResult {
  if (!isListed(state, action)) {
    const refusals = check(state, action)
    if (refusals.length > 0) return { ok: false, state, refusals }
  }
  const work: Work = { s: draftOf(state), events: [] }
  if (state.drawOffer === action.seat && !isStanding(action))
    commit(work, { type: 'drawWithdrawn', seat: action.seat, lapsed: true })
  perform(work, action)
  advance(work)
  return { ok: true, state: work.s, events: work.events }
}

/** An action taken from the list of legal ones needs no second check. */
const isListed = (state: GameState, action: Action): boolean => legalActions(state).includes(action)
