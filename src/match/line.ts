/** A scenario's official line as a match: every moment of it with what happened, why, and the match as it then stands. */
import type { Game } from '@/kernel/game'
import type { GameTypes } from '@/kernel/ruleset'
import { playLine, type LineStep, type PlayedStep } from '@/kernel/scenario'
import { seatOfPlayer, type Seat } from '@/kernel/seats'
import { following, matchFrom, type Match } from './match'

/** Something that is said at a moment, with the rule behind it. */
export interface Remark<Rule extends string> {
  readonly text: string
  readonly rule: Rule | null
}

export interface Moment<G extends GameTypes> {
  /** `start`: the position; `act`: somebody did something; `refused`: somebody tried to. */
  readonly kind: 'start' | 'act' | 'refused'
  readonly by: Seat | null
  /** One sentence. Empty at the start. */
  readonly what: string
  readonly why: Remark<G['refusal']['rule']> | null
  /** What it led to, as its player reads it. */
  readonly happened: readonly string[]
  /** What is true then. */
  readonly facts: readonly Remark<G['refusal']['rule']>[]
  readonly action: G['action'] | null
  readonly refusals: readonly G['refusal'][]
  /** As it stands after this moment. */
  readonly match: Match<G>
}

export interface Line<G extends GameTypes> {
  /** The start first; there is always one. */
  readonly moments: readonly [Moment<G>, ...Moment<G>[]]
  /** What is true at the end. */
  readonly outcome: readonly string[]
}

/** Plays a scenario's line as far as it can be played. */
export function officialLine<G extends GameTypes, Scenario, Do extends { readonly type: string }, Fact>(
  { rules, scenarios, words }: Game<G, Scenario, Do, Fact>,
  scenario: Scenario,
): Line<G> {
  type Step = LineStep<Do, Fact, G['refusal']>
  type Now = Extract<Step, { readonly now: unknown }>
  const names = scenarios.names(scenario)
  const sentences = (facts: readonly Fact[]): readonly string[] =>
    facts.flatMap((fact) => words.fact(fact, names) ?? [])

  function remarksOf({ now, says, rule }: Now): Moment<G>['facts'] {
    const facts = sentences(now).map((text) => ({ text, rule: null }))
    return says === undefined ? facts : [{ text: says, rule: rule ?? null }, ...facts]
  }

  function momentOf(played: PlayedStep<G, Step>, step: Exclude<Step, Now>, before: Match<G>): Moment<G> {
    const refused = 'refused' in step
    const { by: player, do: act } = refused ? step.refused : step
    const by = seatOfPlayer(player)
    const { action, refusals, events, state } = played
    const why = step.says === undefined ? null : { text: step.says, rule: step.rule ?? null }
    const what = words.deed(names[by], act, refused)
    if (refused || action === null)
      return { kind: 'refused', by, what, why, happened: [], facts: [], action, refusals, match: before }
    const entry = { action, before: before.state, after: state, events }
    const happened = words.log(before.constants, entry, by).map(({ text }) => text)
    return { kind: 'act', by, what, why, happened, facts: [], action, refusals, match: following(before, entry) }
  }

  const { start, steps } = playLine(rules, scenarios, scenario)
  const first: Moment<G> = {
    kind: 'start',
    by: null,
    what: '',
    why: null,
    happened: [],
    facts: [],
    action: null,
    refusals: [],
    match: matchFrom(start.table),
  }
  const moments: [Moment<G>, ...Moment<G>[]] = [first]
  for (const played of steps) {
    const last = moments.at(-1) ?? first
    if ('now' in played.step)
      moments[moments.length - 1] = { ...last, facts: [...last.facts, ...remarksOf(played.step)] }
    else moments.push(momentOf(played, played.step, last.match))
  }
  return { moments, outcome: sentences(scenarios.outcome(scenario)) }
}
