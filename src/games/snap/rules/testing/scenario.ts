/**
 * A scenario: a position and what the players do in it, in the words of a ruling. Public actions only. A test
 * that ends while somebody is asked something it did not mention fails.
 */
import { expect, onTestFinished } from 'vitest'
import { apply } from '../engine/apply'
import { decisionOf } from '../engine/decision'
import { monsterAt } from '../engine/field'
import { check, legalActions, standingActions } from '../engine/legal'
import { baseImp, currentImp, hasKeyword } from '../engine/imp'
import type { Action, ActionType } from '../model/actions'
import type { EventType, GameEvent } from '../model/events'
import type { FieldPlace, Seat, Slot } from '../model/ids'
import type { Keyword } from '../model/cards'
import type { Refusal } from '../model/refusals'
import type { GameState, Monster, Result } from '../model/state'
import type { Step } from '../model/steps'
import type { AskKind } from '../model/tasks'
import { namedAction, type NamedAction } from '../scenario/namedAction'
import { namesIn, slotName, type Names } from '../scenario/names'
import { zoneOf, type ZoneName } from '../scenario/zones'
import { stateAt, type Position } from './position'

export interface Scenario {
  readonly p1: Player
  readonly p2: Player
  /** The state now, for what has no word here. */
  state(): GameState
  /** Every event since the scenario began. */
  events(): readonly GameEvent[]
  happened(type: EventType): boolean
  result(): Result | null
  step(): Step
  round(): number
  /** Where a card is; "stack" is beneath an Evolution. */
  readonly zoneOf: (name: string) => ZoneName
  /** Current IMP of a Monster on the field. */
  readonly imp: (name: string) => number
  baseImp(name: string): number
  hasKeyword(name: string, keyword: Keyword): boolean
  readonly isFaceUp: (name: string) => boolean
  /** Who is asked, and what. The question counts as mentioned. */
  asked(): { readonly seat: Seat; readonly kind: AskKind } | null
  /** Both players pass every Counter Window and block that is open, one after the other. */
  passWindows(): void
}

/** Does a player's actions; each throws the refusal's code and rule if it is not legal. */
export interface Player {
  unlock(card: string): void
  flip(card: string): void
  play(spell: string, ...targets: readonly string[]): void
  /** Puts a Counter on the Chain; `answers` names a Counter there, else it answers the original action. */
  counter(card: string, options?: { readonly answers?: string; readonly on?: readonly string[] }): void
  evolve(evolution: string, onto: string): void
  enter(prime: string, replacing: string): void
  /** The opposing Active Monster unless another is named. */
  attack(target?: string): void
  block(blocker: string): void
  swap(monster: string): void
  promote(monster: string): void
  lockIn(card: string): void
  pick(card: string): void
  mode(index: number): void
  accept(...targets: string[]): void
  decline(): void
  /** Which of several effects comes next, by the name of its card, and by its number where the card has several. */
  order(card: string, nth?: number): void
  /** Passes the step (to a later one), the block or the window. */
  pass(to?: Exclude<Step, 'setup'>): void
  place(monster: string, slot: number): void
  choose(card: string, to: 'hand' | 'locked' | 'deck'): void
  confirm(): void
  goOn(): void
  agreeDraw(): void
  concede(): void
  offerDraw(): void
  withdrawDraw(): void
  acceptDraw(): void
  declineDraw(): void
  /** The same actions, only asked about: the refusals, none if legal. Nothing changes. */
  readonly tries: {
    readonly [K in Exclude<keyof Player, 'tries' | 'options' | 'can'>]: (
      ...args: Parameters<Player[K]>
    ) => readonly Refusal[]
  }
  /** The kinds of action that the player may take now. */
  options(): readonly ActionType[]
  /** Legal actions of one kind. */
  can(type: ActionType): readonly Action[]
}

/** Decisions that a test may leave open: nobody is waited for in the middle of something. */
const RESTING: readonly AskKind[] = ['step', 'setup']

export function scenario(position: Position): Scenario {
  return scenarioFrom(stateAt(position))
}

export function scenarioFrom(start: GameState): Scenario {
  let state = start
  const events: GameEvent[] = []
  let mentioned: GameState | null = null

  onTestFinished(() => {
    const open = decisionOf(state)
    if (open && !RESTING.includes(open.kind) && mentioned !== state) {
      throw new Error(
        `The test ends while Player ${open.seat + 1} is asked "${open.kind}": answer it or mention it with asked()`,
      )
    }
  })

  /** Reads names with everything known, and fails on one that means nothing. */
  function read<T>(ask: (names: Names) => T): T {
    const names = namesIn(state, 'judge')
    const found = ask(names)
    if (names.faults.length > 0) throw new Error(names.faults.join(' '))
    return found
  }
  const placeOf = (name: string): FieldPlace => read((names) => names.place(name, null))
  /** The slot alone: with it an action means an own slot, whoever stands in the other player's. */
  const slotOf = (name: string): string => slotName(state, placeOf(name).slot)
  const standing = (name: string): Monster => {
    const { seat, slot } = placeOf(name)
    const monster = monsterAt(state, seat, slot)
    if (monster === null) throw new Error(`No Monster stands at “${name}”`)
    return monster
  }
  const actionOf = (seat: Seat, act: NamedAction): Action => {
    const named = namedAction(state, seat, act, 'judge')
    if (!named.ok) throw new Error(named.faults.join(' '))
    return named.action
  }

  type Builders = { readonly [K in keyof Player['tries']]: (...args: Parameters<Player[K]>) => NamedAction }
  const build: Builders = {
    unlock: (card) => ({ type: 'unlock', card }),
    flip: (monster) => ({ type: 'flip', monster: slotOf(monster) }),
    play: (card, ...targets) => ({ type: 'play', card, targets: [...targets] }),
    counter: (card, { answers, on = [] } = {}) => ({ type: 'counter', card, answers, targets: [...on] }),
    evolve: (card, onto) => ({ type: 'evolve', card, onto: slotOf(onto) }),
    enter: (card, replacing) => ({ type: 'enter', card, replacing: slotOf(replacing) }),
    attack: (target) => ({ type: 'attack', target: target && slotOf(target) }),
    block: (monster) => ({ type: 'block', monster: slotOf(monster) }),
    swap: (monster) => ({ type: 'swap', monster: slotOf(monster) }),
    promote: (monster) => ({ type: 'promote', monster: slotOf(monster) }),
    lockIn: (card) => ({ type: 'lockIn', card }),
    pick: (card) => ({ type: 'pick', card }),
    mode: (index) => ({ type: 'mode', mode: index + 1 }),
    accept: (...targets) => ({ type: 'accept', targets }),
    decline: () => ({ type: 'decline' }),
    order: (card, nth) => ({ type: 'order', card, nth }),
    pass: (to) => ({ type: 'pass', to }),
    place: (card, slot) => ({ type: 'place', card, to: slotName(state, slot as Slot) }),
    choose: (card, to) => ({ type: 'choose', card, to }),
    confirm: () => ({ type: 'confirm' }),
    goOn: () => ({ type: 'goOn' }),
    agreeDraw: () => ({ type: 'agreeDraw' }),
    concede: () => ({ type: 'concede' }),
    offerDraw: () => ({ type: 'offerDraw' }),
    withdrawDraw: () => ({ type: 'withdrawDraw' }),
    acceptDraw: () => ({ type: 'acceptDraw' }),
    declineDraw: () => ({ type: 'declineDraw' }),
  }

  function act(action: Action): void {
    const before = state
    const done = apply(state, action)
    if (!done.ok) {
      expect(done.state).toBe(before)
      throw new Error(
        `Player ${action.seat + 1} may not ${action.type}: ${done.refusals.map((refusal) => `${refusal.code} (${refusal.rule})`).join(', ')}`,
      )
    }
    state = done.state
    events.push(...done.events)
  }

  function player(seat: Seat): Player {
    const names = Object.keys(build) as (keyof Builders)[]
    const verbs = (does: (action: Action) => unknown) =>
      Object.fromEntries(
        names.map((name) => [name, (...args: readonly never[]) => does(actionOf(seat, build[name](...args)))]),
      )
    return {
      ...verbs(act),
      tries: verbs((action) => check(state, action)),
      options: () => [
        ...new Set(
          [...legalActions(state).filter((action) => action.seat === seat), ...standingActions(state, seat)].map(
            (action) => action.type,
          ),
        ),
      ],
      can: (type: ActionType) => legalActions(state).filter((action) => action.seat === seat && action.type === type),
    } as unknown as Player // built from the same table as its type
  }

  function whereIs(name: string): ZoneName {
    const zone = zoneOf(
      state,
      read((names) => names.card(name, null)),
    )
    if (zone === null) throw new Error(`"${name}" is in no zone`)
    return zone
  }

  return {
    p1: player(0),
    p2: player(1),
    state: () => state,
    events: () => events,
    happened: (type) => events.some((event) => event.type === type),
    result: () => state.result,
    step: () => state.step,
    round: () => state.round,
    zoneOf: whereIs,
    imp: (name) => currentImp(state, standing(name)),
    baseImp: (name) => baseImp(state, standing(name)),
    hasKeyword: (name, keyword) => hasKeyword(state, standing(name), keyword),
    isFaceUp: (name) => standing(name).faceUp,
    asked: () => {
      mentioned = state
      const open = decisionOf(state)
      return open && { seat: open.seat, kind: open.kind }
    },
    passWindows: () => {
      for (
        let open = decisionOf(state);
        open && (open.kind === 'window' || open.kind === 'block');
        open = decisionOf(state)
      )
        act({ type: 'pass', seat: open.seat, to: null })
    },
  }
}
