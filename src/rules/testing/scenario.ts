/**
 * A scenario: a position and what the players do in it, in the words of a ruling. Public actions only. A test
 * that ends while somebody is asked something it did not mention fails.
 */
import { expect, onTestFinished } from 'vitest'
import { apply } from '../engine/apply'
import { decisionOf } from '../engine/decision'
import { definitionOf, eachMonster } from '../engine/field'
import { check, legalActions, standingActions } from '../engine/legal'
import { baseImp, currentImp, hasKeyword } from '../engine/imp'
import type { Action, ActionType, TargetPick } from '../model/actions'
import type { EventType, GameEvent } from '../model/events'
import { ACTIVE, type CardId, type FieldPlace, type Seat, type Slot } from '../model/ids'
import type { Keyword } from '../model/cards'
import type { Refusal } from '../model/refusals'
import type { GameState, Monster, Result } from '../model/state'
import type { Step } from '../model/steps'
import type { AskKind } from '../model/tasks'
import { stateAt, type Position } from './position'

export type ZoneName = 'active' | 'bench' | 'flex' | 'stack' | 'hand' | 'locked' | 'deck' | 'reserve' | 'graveyard' | 'lineup' | 'chain'

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
  /** Which of several ready Triggers comes next, by the name of its card. */
  order(card: string): void
  /** Passes the step (to a later one), the block or the window. */
  pass(to?: Step): void
  place(monster: string, slot: number): void
  choose(card: string, to: 'hand' | 'locked' | 'deck'): void
  confirm(): void
  concede(): void
  offerDraw(): void
  acceptDraw(): void
  declineDraw(): void
  /** The same actions, only asked about: the refusals, none if legal. Nothing changes. */
  readonly tries: { readonly [K in Exclude<keyof Player, 'tries' | 'options' | 'can'>]: (...args: Parameters<Player[K]>) => readonly Refusal[] }
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
      throw new Error(`The test ends while Player ${open.seat + 1} is asked "${open.kind}": answer it or mention it with asked()`)
    }
  })

  const cardNamed = (name: string, seat?: Seat): CardId => {
    const found = state.match.cards.flatMap((card, id) => (card.name === name && (seat === undefined || state.match.owners[id] === seat) ? [id as CardId] : []))
    const [first] = found
    if (first === undefined) throw new Error(`No card "${name}" in this scenario`)
    return first
  }
  const standing = (name: string): FieldPlace & { readonly monster: Monster } => {
    const found: (FieldPlace & { readonly monster: Monster })[] = []
    eachMonster(state, (seat, slot, monster) => {
      if (definitionOf(state, monster.card).name === name) found.push({ seat, slot, monster })
    })
    const [first] = found
    if (first === undefined) throw new Error(`"${name}" is not on the field`)
    return first
  }
  const slotOf = (name: string): Slot => standing(name).slot
  const target = (name: string): TargetPick => {
    const id = cardNamed(name)
    const inGraveyard = state.sides.some((side) => side.graveyard.includes(id))
    if (inGraveyard) return { card: id }
    const { seat, slot } = standing(name)
    return { seat, slot }
  }
  const targets = (names: readonly string[]): readonly TargetPick[] => names.map(target)

  type Builders = { readonly [K in keyof Player['tries']]: (seat: Seat, ...args: Parameters<Player[K]>) => Action }
  const build: Builders = {
    unlock: (seat, card) => ({ type: 'unlock', seat, card: cardNamed(card, seat) }),
    flip: (seat, card) => ({ type: 'flip', seat, slot: slotOf(card) }),
    play: (seat, card, ...names) => ({ type: 'play', seat, card: cardNamed(card, seat), targets: targets(names) }),
    counter: (seat, card, { answers, on = [] } = {}) => {
      const link = answers === undefined ? -1 : (state.chain?.links.findIndex((at) => definitionOf(state, at.card).name === answers) ?? -1)
      return { type: 'counter', seat, card: cardNamed(card, seat), answers: link, targets: targets(on) }
    },
    evolve: (seat, card, onto) => ({ type: 'evolve', seat, card: cardNamed(card, seat), slot: slotOf(onto) }),
    enter: (seat, card, replacing) => ({ type: 'enter', seat, card: cardNamed(card, seat), slot: slotOf(replacing) }),
    attack: (seat, name) => ({ type: 'attack', seat, target: name === undefined ? ACTIVE : slotOf(name) }),
    block: (seat, name) => ({ type: 'block', seat, slot: slotOf(name) }),
    swap: (seat, name) => ({ type: 'swap', seat, slot: slotOf(name) }),
    promote: (seat, name) => ({ type: 'promote', seat, slot: slotOf(name) }),
    lockIn: (seat, card) => ({ type: 'lockIn', seat, card: cardNamed(card, seat) }),
    pick: (seat, card) => ({ type: 'pick', seat, card: cardNamed(card, seat) }),
    mode: (seat, mode) => ({ type: 'mode', seat, mode }),
    accept: (seat, ...names) => ({ type: 'accept', seat, targets: targets(names) }),
    decline: (seat) => ({ type: 'decline', seat }),
    order: (seat, name) => {
      const id = cardNamed(name)
      const ready = state.pending.find((trigger) => trigger.source === id)?.id ?? state.delayed.find((effect) => effect.context.source === id)?.id
      return { type: 'order', seat, trigger: ready ?? -1 }
    },
    pass: (seat, to) => {
      const passes = legalActions(state).filter((action) => action.type === 'pass' && (to === undefined || action.to === to))
      return passes.find((action) => action.seat === seat) ?? { type: 'pass', seat, to: to ?? null }
    },
    place: (seat, name, slot) => ({ type: 'place', seat, card: cardNamed(name, seat), slot: slot as Slot }),
    choose: (seat, card, to) => ({ type: 'choose', seat, card: cardNamed(card, seat), to }),
    confirm: (seat) => ({ type: 'confirm', seat }),
    concede: (seat) => ({ type: 'concede', seat }),
    offerDraw: (seat) => ({ type: 'offerDraw', seat }),
    acceptDraw: (seat) => ({ type: 'acceptDraw', seat }),
    declineDraw: (seat) => ({ type: 'declineDraw', seat }),
  }

  function act(action: Action): void {
    const before = state
    const done = apply(state, action)
    if (!done.ok) {
      expect(done.state).toBe(before)
      throw new Error(`Player ${action.seat + 1} may not ${action.type}: ${done.refusals.map((refusal) => `${refusal.code} (${refusal.rule})`).join(', ')}`)
    }
    state = done.state
    events.push(...done.events)
  }

  function player(seat: Seat): Player {
    const names = Object.keys(build) as (keyof Builders)[]
    const verbs = (does: (action: Action) => unknown) =>
      Object.fromEntries(names.map((name) => [name, (...args: readonly never[]) => does(build[name](seat, ...args))]))
    return {
      ...verbs(act),
      tries: verbs((action) => check(state, action)),
      options: () => [...new Set([...legalActions(state).filter((action) => action.seat === seat), ...standingActions(state, seat)].map((action) => action.type))],
      can: (type: ActionType) => legalActions(state).filter((action) => action.seat === seat && action.type === type),
    } as unknown as Player // built from the same table as its type
  }

  function zoneOf(name: string): ZoneName {
    const id = cardNamed(name)
    for (const side of state.sides) {
      const slot = side.field.findIndex((monster) => monster?.card === id)
      if (slot >= 0) return slot === ACTIVE ? 'active' : slot === side.field.length - 1 ? 'flex' : 'bench'
      if (side.field.some((monster) => monster?.under.includes(id))) return 'stack'
      for (const zone of ['hand', 'locked', 'deck', 'reserve', 'graveyard', 'lineup'] as const) if (side[zone].includes(id)) return zone
    }
    if (state.chain?.cards.includes(id)) return 'chain'
    throw new Error(`"${name}" is in no zone`)
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
    zoneOf,
    imp: (name) => currentImp(state, standing(name).monster),
    baseImp: (name) => baseImp(state, standing(name).monster),
    hasKeyword: (name, keyword) => hasKeyword(state, standing(name).monster, keyword),
    isFaceUp: (name) => standing(name).monster.faceUp,
    asked: () => {
      mentioned = state
      const open = decisionOf(state)
      return open && { seat: open.seat, kind: open.kind }
    },
    passWindows: () => {
      for (let open = decisionOf(state); open && (open.kind === 'window' || open.kind === 'block'); open = decisionOf(state)) act({ type: 'pass', seat: open.seat, to: null })
    },
  }
}
