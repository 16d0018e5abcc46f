/** A scenario on the table: its first state, and its line, played with public actions only and checked on the way. */
import { apply } from '../engine/apply'
import { check } from '../engine/legal'
import type { Action } from '../model/actions'
import type { CardDefinition } from '../model/cards'
import type { GameEvent } from '../model/events'
import { nameKey } from '../model/names'
import type { Refusal } from '../model/refusals'
import type { GameState } from '../model/state'
import { failureOf, seatOfPlayer } from './checks'
import { formatWith } from './format'
import { namedAction } from './namedAction'
import { openingAt, type MonsterPosition, type Position, type SidePosition } from './position'
import type { Scenario } from './read'
import type { LineStep, ScenarioMonster, ScenarioSide } from './schema'

/** One step of the line, played. */
export interface PlayedStep {
  /** What the file says. */
  readonly step: LineStep
  /** The state after it; the very same one after a refusal or a check. */
  readonly state: GameState
  /** What it made happen. */
  readonly events: readonly GameEvent[]
  /** Null: a check. */
  readonly action: Action | null
  /** Of a refused attempt. */
  readonly refusals: readonly Refusal[]
}

/** What the line or the outcome says and the game does not do. */
export interface LineFault {
  /** Index into the line; null: the outcome. */
  readonly step: number | null
  /** One sentence. */
  readonly message: string
}

export interface PlayedLine {
  readonly ok: boolean
  /** Before the first step, and what happened on the way there. */
  readonly start: { readonly state: GameState; readonly events: readonly GameEvent[] }
  /** As far as the line could be played. */
  readonly steps: readonly PlayedStep[]
  /** None if `ok`. */
  readonly faults: readonly LineFault[]
}

/** The state at the scenario's first decision. */
export const stateOf = (scenario: Scenario): GameState => openingAt(positionOf(scenario)).state

/** Plays the line; it stops at the first step that cannot be played as it says, and the outcome is checked only at its end. */
export function playLine(scenario: Scenario): PlayedLine {
  const start = openingAt(positionOf(scenario))
  const steps: PlayedStep[] = []
  const events = [...start.events]
  let state = start.state
  for (const [index, step] of scenario.file.line.entries()) {
    const played = playStep(state, events, step)
    if ('faults' in played)
      return { ok: false, start, steps, faults: played.faults.map((message) => ({ step: index, message })) }
    steps.push({ step, ...played })
    events.push(...played.events)
    state = played.state
  }
  const faults = scenario.file.outcome
    .flatMap((fact) => failureOf(state, events, fact) ?? [])
    .map((message) => ({ step: null, message }))
  return { ok: faults.length === 0, start, steps, faults }
}

type Played = Omit<PlayedStep, 'step'> | { readonly faults: readonly string[] }

function playStep(state: GameState, events: readonly GameEvent[], step: LineStep): Played {
  if ('now' in step) {
    const faults = step.now.flatMap((fact) => failureOf(state, events, fact) ?? [])
    return faults.length > 0 ? { faults } : { state, events: [], action: null, refusals: [] }
  }
  const { by, do: act } = 'refused' in step ? step.refused : step
  const seat = seatOfPlayer(by)
  const read = namedAction(state, seat, act)
  if (!read.ok) return { faults: read.faults }
  const { action } = read
  const who = state.match.names[seat]
  if ('refused' in step) {
    const refusals = check(state, action)
    const { rule, because } = step
    if (refusals.some((refusal) => refusal.rule === rule && (because === undefined || refusal.code === because)))
      return { state, events: [], action, refusals }
    const wanted = because === undefined ? rule : `${because} (${rule})`
    return {
      faults: [
        refusals.length === 0
          ? `${who} may ${act.type} here; it should be refused: ${wanted}.`
          : `${who} may not ${act.type}, but by ${wordRefusals(refusals)}, not by ${wanted}.`,
      ],
    }
  }
  const done = apply(state, action)
  if (!done.ok) return { faults: [`${who} may not ${act.type}: ${wordRefusals(done.refusals)}.`] }
  return { state: done.state, events: done.events, action, refusals: [] }
}

const wordRefusals = (refusals: readonly Refusal[]): string =>
  refusals.map(({ code, rule }) => `${code} (${rule})`).join(', ')

function positionOf({ file, cards }: Scenario): Position {
  const { position, names, snapFormat } = file
  const { round, step } = position
  return {
    round,
    turn: seatOfPlayer(position.turn),
    step,
    names,
    format: formatWith(snapFormat),
    p1: sideOf(position.p1, cards),
    p2: sideOf(position.p2, cards),
  }
}

type Cards = Scenario['cards']

function sideOf(side: ScenarioSide, cards: Cards): SidePosition {
  const pile = (names: readonly string[] = []) => names.map((name) => cardCalled(cards, name))
  return {
    active: monsterOf(side.active, cards),
    bench: (side.bench ?? []).map((at) => (at === null ? null : monsterOf(at, cards))),
    ...(side.flex === undefined ? {} : { flex: monsterOf(side.flex, cards) }),
    ...(side.flexOpen === undefined ? {} : { flexOpen: side.flexOpen }),
    hand: pile(side.hand),
    locked: pile(side.locked),
    deck: pile(side.deck),
    reserve: pile(side.reserve),
    graveyard: pile(side.graveyard),
  }
}

function monsterOf(at: ScenarioMonster, cards: Cards): MonsterPosition {
  if (typeof at === 'string') return { card: cardCalled(cards, at) }
  const { card, under = [], faceDown = false, revealedThisTurn = false, evolvedThisTurn = false, loss = 0 } = at
  return {
    card: cardCalled(cards, card),
    under: under.map((name) => cardCalled(cards, name)),
    faceDown,
    revealedThisTurn,
    evolvedThisTurn,
    loss,
  }
}

function cardCalled(cards: Cards, name: string): CardDefinition {
  const card = cards.get(nameKey(name))
  if (card === undefined)
    throw new Error(`No card “${name}”: a scenario is read with readScenario, which finds them all`)
  return card
}
