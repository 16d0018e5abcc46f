/**
 * A game over time: where it starts and its history are the game, everything else follows from them. Plain values and pure
 * functions; whoever keeps an earlier `Match` has rewound it, whoever keeps its start and its actions has saved it.
 */
import type { GameTypes, HistoryEntry, Ruleset, Table } from '@/kernel/ruleset'

export interface Match<G extends GameTypes> {
  readonly constants: G['constants']
  /** Before the first action: a match that was set up, or a position that was laid out. */
  readonly start: G['state']
  readonly history: readonly HistoryEntry<G>[]
  /** As it stands now. */
  readonly state: G['state']
}

export type ActResult<G extends GameTypes> =
  | { readonly ok: true; readonly match: Match<G>; readonly entry: HistoryEntry<G> }
  | { readonly ok: false; readonly refusals: readonly G['refusal'][] }

/** A match that begins here: set up (`Ruleset.create`), or a scenario's position. */
export const matchFrom = <G extends GameTypes>({ constants, state }: Table<G>): Match<G> => ({
  constants,
  start: state,
  history: [],
  state,
})

/** The match one action later, which has been done already. */
export const following = <G extends GameTypes>(match: Match<G>, entry: HistoryEntry<G>): Match<G> => ({
  ...match,
  history: [...match.history, entry],
  state: entry.after,
})

/** Does one action; an illegal one gives its refusals and leaves the match as it is. */
export function act<G extends GameTypes>(rules: Ruleset<G>, match: Match<G>, action: G['action']): ActResult<G> {
  const result = rules.apply(match.constants, match.state, action)
  if (!result.ok) return { ok: false, refusals: result.refusals }
  const entry: HistoryEntry<G> = { action, before: match.state, after: result.state, events: result.events }
  return { ok: true, entry, match: following(match, entry) }
}

/** What was done so far, in order. */
export const actionsOf = <G extends GameTypes>({ history }: Match<G>): readonly G['action'][] =>
  history.map(({ action }) => action)

export type ReplayResult<G extends GameTypes> =
  | { readonly ok: true; readonly match: Match<G> }
  /** `at` is the index of the action that is not legal there. */
  | { readonly ok: false; readonly at: number; readonly refusals: readonly G['refusal'][] }

/** The match that these actions make of this start. */
export function replay<G extends GameTypes>(
  rules: Ruleset<G>,
  start: Table<G>,
  actions: readonly G['action'][],
): ReplayResult<G> {
  let match = matchFrom(start)
  for (const [at, action] of actions.entries()) {
    const result = act(rules, match, action)
    if (!result.ok) return { ok: false, at, refusals: result.refusals }
    match = result.match
  }
  return { ok: true, match }
}
