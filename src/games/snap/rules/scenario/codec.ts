/** How Snap reads its scenarios: a position by names, what players do in names, and what is true then. */
import type { LineStep, ScenarioCodec } from '@/kernel/scenario'
import { seatOfPlayer } from '@/kernel/seats'
import type { CardDefinition } from '../model/cards'
import { nameKey } from '../model/names'
import type { Refusal } from '../model/refusals'
import { apart, together, type SnapGame } from '../ruleset'
import { failureOf, type Check } from './checks'
import { formatWith } from './format'
import { namedAction, type NamedAction } from './namedAction'
import { openingAt, type MonsterPosition, type Position, type SidePosition } from './position'
import type { Scenario } from './read'
import type { ScenarioMonster, ScenarioSide } from './schema'

/** A step of a line of Snap. */
export type SnapStep = LineStep<NamedAction, Check, Refusal>

export const snapScenarios: ScenarioCodec<SnapGame, Scenario, NamedAction, Check> = {
  open(scenario) {
    const { state, events } = openingAt(positionOf(scenario))
    return { table: apart(state), events }
  },
  line: ({ file }) => file.line,
  outcome: ({ file }) => file.outcome,
  names: ({ file }) => file.names,
  action: ({ constants, state }, seat, act) => namedAction(together(constants, state), seat, act),
  failure: ({ constants, state }, events, fact) => failureOf(together(constants, state), events, fact),
}

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
