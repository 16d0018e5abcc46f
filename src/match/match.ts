/**
 * A game over time: where it starts and its list of actions are the game, everything else follows from them. Plain values and
 * pure functions; whoever keeps an earlier `Match` has rewound it, whoever keeps its start and its actions has saved it.
 */
import {
  apply,
  createMatch,
  type Action,
  type GameEvent,
  type GameState,
  type MatchSetup,
  type Refusal,
} from '@/games/snap/rules'

/** One action and what it did. */
export interface Turning {
  readonly action: Action
  readonly before: GameState
  readonly after: GameState
  readonly events: readonly GameEvent[]
}

export interface Match {
  /** Before the first action: a match that was set up, or a position that was laid out. */
  readonly start: GameState
  readonly actions: readonly Action[]
  readonly state: GameState
  /** As many as `actions`, in the same order. */
  readonly history: readonly Turning[]
}

export type ActResult =
  | { readonly ok: true; readonly match: Match; readonly turning: Turning }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/** A match before its first action. The decks of `setup` are verified ones. */
export const startMatch = (setup: MatchSetup): Match => matchFrom(createMatch(setup))

/** A match that begins with this state, e.g. with a scenario's. */
export const matchFrom = (start: GameState): Match => ({ start, actions: [], state: start, history: [] })

/** Does one action; an illegal one gives its refusals and leaves the match as it is. */
export function act(match: Match, action: Action): ActResult {
  const result = apply(match.state, action)
  if (!result.ok) return { ok: false, refusals: result.refusals }
  const turning: Turning = { action, before: match.state, after: result.state, events: result.events }
  return {
    ok: true,
    turning,
    match: {
      start: match.start,
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

/** The match that these actions make of this start. */
export function replay(start: GameState, actions: readonly Action[]): ReplayResult {
  let match = matchFrom(start)
  for (const [at, action] of actions.entries()) {
    const result = act(match, action)
    if (!result.ok) return { ok: false, at, refusals: result.refusals }
    match = result.match
  }
  return { ok: true, match }
}
