/**
 * A game over time: its setup and its list of actions are the game, everything else follows from them. Plain values and
 * pure functions; whoever keeps an earlier `Match` has rewound it, whoever keeps setup and actions has saved it.
 */
import { apply, createMatch, type Action, type GameEvent, type GameState, type MatchSetup, type Refusal } from '@/rules'

/** One action and what it did. */
export interface Turning {
  readonly action: Action
  readonly before: GameState
  readonly after: GameState
  readonly events: readonly GameEvent[]
}

export interface Match {
  readonly setup: MatchSetup
  readonly actions: readonly Action[]
  readonly state: GameState
  /** As many as `actions`, in the same order. */
  readonly history: readonly Turning[]
}

export type ActResult =
  | { readonly ok: true; readonly match: Match; readonly turning: Turning }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** A match before its first action. The decks of `setup` are verified ones. */
export function startMatch(setup: MatchSetup): Match {
  return { setup, actions: [], state: createMatch(setup), history: [] }
}

/** Does one action; an illegal one gives its refusals and leaves the match as it is. */
export function act(match: Match, action: Action): ActResult {
  const result = apply(match.state, action)
  if (!result.ok) return { ok: false, refusals: result.refusals }
  const turning: Turning = { action, before: match.state, after: result.state, events: result.events }
  return {
    ok: true,
    turning,
    match: {
      setup: match.setup,
      actions: [...match.actions, action],
      state: result.state,
      history: [...match.history, turning],
    },
  }
}

export type ReplayResult =
  | { readonly ok: true; readonly match: Match }
  /** `at` is the index of the action that is not legal there. */
  | { readonly ok: false; readonly at: number; readonly refusals: readonly Refusal[] }

/** The match that these actions make of this setup. */
export function replay(setup: MatchSetup, actions: readonly Action[]): ReplayResult {
  let match = startMatch(setup)
  for (const [at, action] of actions.entries()) {
    const result = act(match, action)
    if (!result.ok) return { ok: false, at, refusals: result.refusals }
    match = result.match
  }
  return { ok: true, match }
}
