/** Whole matches, from the setup on: two plain decks, whose cards are named after their seat. */
import { createMatch } from '../engine/create'
import { definitionOf } from '../engine/field'
import { SNAP_STANDARD, type Format } from '../format/format'
import type { CardDefinition, Deck } from '../model/cards'
import type { CardId, Seat } from '../model/ids'
import { scenarioFrom, type Player, type Scenario } from './scenario'
import { monster, prime, spell } from './testCards'

export interface DeckSketch {
  /** The fifth of the lineup is a Prime Singular, so that the Flex Slot stays closed. */
  readonly withPrime?: boolean
  readonly evolutions?: readonly CardDefinition[]
  /** Stand in for the first plain Supports. */
  readonly supports?: readonly CardDefinition[]
}

/** “P1 Lead”, “P1 Second”, “P1 Third”, “P1 Fourth” and “P1 Fifth” or “P1 Prime”; Supports “P1 S1” to “P1 S20”. */
export function testDeck(seat: Seat, sketch: DeckSketch = {}): Deck {
  const name = `P${seat + 1}`
  const { withPrime = false, evolutions = [], supports = [] } = sketch
  const plain = ['Lead', 'Second', 'Third', 'Fourth'].map((place) => monster(`${name} ${place}`, 2500))
  const fifth = withPrime
    ? prime(`${name} Prime`, 7000, 'PRIME CONDITION: It is Round 9 or later.')
    : monster(`${name} Fifth`, 2500)
  const spells = Array.from(
    { length: 20 },
    (_, index) =>
      supports[index] ?? spell(`${name} S${index + 1}`, 'SPELL: Your Active Monster gains 500 IMP until end of turn.'),
  )
  return { name: `${name}’s deck`, lineup: [...plain, fifth], supports: spells, evolutions }
}

export interface MatchSketch {
  readonly p1?: DeckSketch
  readonly p2?: DeckSketch
  readonly format?: Partial<Format>
}

/** A match whose setup is still to be done. */
export function newMatch(sketch: MatchSketch = {}): Scenario {
  return scenarioFrom(
    createMatch({
      format: { ...SNAP_STANDARD, ...sketch.format },
      players: [
        { name: 'Player 1', deck: testDeck(0, sketch.p1) },
        { name: 'Player 2', deck: testDeck(1, sketch.p2) },
      ],
    }),
  )
}

/** Lays the lineup out in its order, takes S1 to S3 to the hand and locks S4 to S6, without confirming. */
export function layOut(g: Scenario, seat: Seat): Player {
  const player = seat === 0 ? g.p1 : g.p2
  const named = (card: CardId): string => definitionOf(g.state(), card).name
  const side = g.state().sides[seat]
  side.lineup.forEach((card, slot) => player.place(named(card), slot))
  side.deck.slice(0, 3).forEach((card) => player.choose(named(card), 'hand'))
  side.deck.slice(3, 6).forEach((card) => player.choose(named(card), 'locked'))
  return player
}

/** A match at Player 1's first decision. */
export function startedMatch(sketch: MatchSketch = {}): Scenario {
  const g = newMatch(sketch)
  layOut(g, 0).confirm()
  layOut(g, 1).confirm()
  return g
}
