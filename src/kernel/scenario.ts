/**
 * A scenario is a position, what the players do on it, and what is true then. The game reads it and knows its names; here its
 * line is played, with public actions only, and checked on the way.
 */
import type { GameTypes, Ruleset, Table } from './ruleset'
import { seatOfPlayer, type PlayerNumber, type Seat } from './seats'

/** One step of a line. `Do` is what a player does, in names; `Fact` what is true, in names. */
export type LineStep<Do, Fact, Refusal extends { readonly code: string; readonly rule: string }> =
  /** What a player does. */
  | {
      readonly by: PlayerNumber
      readonly do: Do
      readonly says?: string | undefined
      readonly rule?: Refusal['rule'] | undefined
    }
  /** What a player may not do: a refusal names this rule (and has this code). Nothing changes. */
  | {
      readonly refused: { readonly by: PlayerNumber; readonly do: Do }
      readonly because?: Refusal['code'] | undefined
      readonly says: string
      readonly rule: Refusal['rule']
    }
  /** What is true at this moment. */
  | { readonly now: readonly Fact[]; readonly says?: string | undefined; readonly rule?: Refusal['rule'] | undefined }

/** How a game reads its scenarios. */
export interface ScenarioCodec<G extends GameTypes, Scenario, Do extends { readonly type: string }, Fact> {
  /** The first decision of the position, and what happened on the way there. */
  open(scenario: Scenario): { readonly table: Table<G>; readonly events: readonly G['event'][] }
  line(scenario: Scenario): readonly LineStep<Do, Fact, G['refusal']>[]
  /** What is true at the end. */
  outcome(scenario: Scenario): readonly Fact[]
  names(scenario: Scenario): readonly [string, string]
  /** The action that is meant, legal or not; or names that mean nothing here, or two things: each fault a sentence. */
  action(table: Table<G>, seat: Seat, act: Do): NamedResult<G['action']>
  /** What is not as the fact says, in one sentence; null: it is so. `events`: all since the scenario began. */
  failure(table: Table<G>, events: readonly G['event'][], fact: Fact): string | null
}

export type NamedResult<Action> =
  { readonly ok: true; readonly action: Action } | { readonly ok: false; readonly faults: readonly string[] }

/** One step of the line, played. */
export interface PlayedStep<G extends GameTypes, Step> {
  readonly step: Step
  /** The state after it; the very same one after a refusal or a check. */
  readonly state: G['state']
  /** What it made happen. */
  readonly events: readonly G['event'][]
  /** Null: a check. */
  readonly action: G['action'] | null
  /** Of a refused attempt. */
  readonly refusals: readonly G['refusal'][]
}

/** What the line or the outcome says and the game does not do. */
export interface LineFault {
  /** Index into the line; null: the outcome. */
  readonly step: number | null
  /** One sentence. */
  readonly message: string
}

export interface PlayedLine<G extends GameTypes, Step> {
  readonly ok: boolean
  /** Before the first step, and what happened on the way there. */
  readonly start: { readonly table: Table<G>; readonly events: readonly G['event'][] }
  /** As far as the line could be played. */
  readonly steps: readonly PlayedStep<G, Step>[]
  /** None if `ok`. */
  readonly faults: readonly LineFault[]
}

/** Plays the line; it stops at the first step that cannot be played as it says, and the outcome is checked only at its end. */
export function playLine<G extends GameTypes, Scenario, Do extends { readonly type: string }, Fact>(
  rules: Ruleset<G>,
  codec: ScenarioCodec<G, Scenario, Do, Fact>,
  scenario: Scenario,
): PlayedLine<G, LineStep<Do, Fact, G['refusal']>> {
  type Step = LineStep<Do, Fact, G['refusal']>
  type Played = Omit<PlayedStep<G, Step>, 'step'> | { readonly faults: readonly string[] }
  const start = codec.open(scenario)
  const { constants } = start.table
  const names = codec.names(scenario)
  const events = [...start.events]
  const steps: PlayedStep<G, Step>[] = []
  let { state } = start.table

  const untrue = (facts: readonly Fact[]): readonly string[] =>
    facts.flatMap((fact) => codec.failure({ constants, state }, events, fact) ?? [])

  function play(step: Step): Played {
    if ('now' in step) {
      const faults = untrue(step.now)
      return faults.length > 0 ? { faults } : { state, events: [], action: null, refusals: [] }
    }
    const { by, do: act } = 'refused' in step ? step.refused : step
    const seat = seatOfPlayer(by)
    const read = codec.action({ constants, state }, seat, act)
    if (!read.ok) return { faults: read.faults }
    const { action } = read
    const who = names[seat]
    if ('refused' in step) {
      const refusals = rules.check(constants, state, action)
      const { rule, because } = step
      if (refusals.some((refusal) => refusal.rule === rule && (because === undefined || refusal.code === because)))
        return { state, events: [], action, refusals }
      const wanted = because === undefined ? rule : `${because} (${rule})`
      return {
        faults: [
          refusals.length === 0
            ? `${who} may ${act.type} here; it should be refused: ${wanted}.`
            : `${who} may not ${act.type}, but by ${codesOf(refusals)}, not by ${wanted}.`,
        ],
      }
    }
    const done = rules.apply(constants, state, action)
    if (!done.ok) return { faults: [`${who} may not ${act.type}: ${codesOf(done.refusals)}.`] }
    return { state: done.state, events: done.events, action, refusals: [] }
  }

  for (const [index, step] of codec.line(scenario).entries()) {
    const played = play(step)
    if ('faults' in played)
      return { ok: false, start, steps, faults: played.faults.map((message) => ({ step: index, message })) }
    steps.push({ step, ...played })
    events.push(...played.events)
    state = played.state
  }
  const faults = untrue(codec.outcome(scenario)).map((message) => ({ step: null, message }))
  return { ok: faults.length === 0, start, steps, faults }
}

const codesOf = (refusals: readonly { readonly code: string; readonly rule: string }[]): string =>
  refusals.map(({ code, rule }) => `${code} (${rule})`).join(', ')
