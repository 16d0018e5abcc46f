/** A scenario's official line as a match: every moment of it with what happened, why, and the match as it then stands. */
import { playLine, type PlayedStep } from '@/kernel/scenario'
import { seatOfPlayer } from '@/kernel/seats'
import {
  snap,
  snapScenarios,
  together,
  type Action,
  type GameEvent,
  type GameState,
  type Refusal,
  type RuleId,
  type Scenario,
  type Seat,
  type SnapGame,
  type SnapStep,
} from '@/games/snap/rules'
import { linesOf } from './log'
import { matchFrom, type Match } from './match'
import { attemptSentence } from '@/games/snap/words/attempts'
import { factSentence } from '@/games/snap/words/facts'

/** Something that is said at a moment, with the rule behind it. */
export interface Remark {
  readonly text: string
  readonly rule: RuleId | null
}

export interface Moment {
  /** `start`: the position; `act`: somebody did something; `refused`: somebody tried to. */
  readonly kind: 'start' | 'act' | 'refused'
  readonly by: Seat | null
  /** One sentence. Empty at the start. */
  readonly what: string
  readonly why: Remark | null
  /** What it led to, as its player reads it. */
  readonly happened: readonly string[]
  /** What is true then. */
  readonly facts: readonly Remark[]
  readonly action: Action | null
  readonly refusals: readonly Refusal[]
  /** As it stands after this moment. */
  readonly match: Match
}

export interface Line {
  /** The start first; there is always one. */
  readonly moments: readonly [Moment, ...Moment[]]
  /** What is true at the end. */
  readonly outcome: readonly string[]
}

/** Plays a scenario's line as far as it can be played. */
export function officialLine(scenario: Scenario): Line {
  const { names, outcome } = scenario.file
  const { start, steps } = playLine(snap, snapScenarios, scenario)
  const { constants, state } = start.table
  const first: Moment = {
    kind: 'start',
    by: null,
    what: '',
    why: null,
    happened: [],
    facts: [],
    action: null,
    refusals: [],
    match: matchFrom(together(constants, state)),
  }
  const moments: [Moment, ...Moment[]] = [first]
  for (const step of steps) {
    const last = moments.at(-1) ?? first
    if ('now' in step.step)
      moments[moments.length - 1] = { ...last, facts: [...last.facts, ...factsOf(step.step, names)] }
    else moments.push(momentOf(step, step.step, together(constants, step.state), last.match, names))
  }
  return { moments, outcome: outcome.flatMap((fact) => factSentence(fact, names) ?? []) }
}

type Now = Extract<SnapStep, { now: unknown }>

function factsOf({ now, says, rule }: Now, names: readonly [string, string]): readonly Remark[] {
  const facts = now.flatMap((fact) => factSentence(fact, names) ?? []).map((text): Remark => ({ text, rule: null }))
  return says === undefined ? facts : [{ text: says, rule: rule ?? null }, ...facts]
}

function momentOf(
  played: PlayedStep<SnapGame, SnapStep>,
  step: Exclude<SnapStep, Now>,
  state: GameState,
  before: Match,
  names: readonly [string, string],
): Moment {
  const refused = 'refused' in step
  const { by: player, do: act } = refused ? step.refused : step
  const by = seatOfPlayer(player)
  const { action, refusals, events } = played
  const why = step.says === undefined ? null : { text: step.says, rule: step.rule ?? null }
  const what = attemptSentence(names[by], act, refused)
  if (refused || action === null)
    return { kind: 'refused', by, what, why, happened: [], facts: [], action, refusals, match: before }
  const match = following(before, action, events, state)
  const turning = match.history.at(-1)
  return {
    kind: 'act',
    by,
    what,
    why,
    happened: turning === undefined ? [] : linesOf(turning, by).map(({ text }) => text),
    facts: [],
    action,
    refusals,
    match,
  }
}

/** The match one action later, which has been done already. */
const following = (match: Match, action: Action, events: readonly GameEvent[], state: GameState): Match => ({
  start: match.start,
  actions: [...match.actions, action],
  state,
  history: [...match.history, { action, before: match.state, after: state, events }],
})
