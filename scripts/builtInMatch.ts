/** Matches of the built-in decks for simulations: the decks change seats from game to game. */
import { BUILT_IN_DECKS } from '@/games/snap/cards/decks'
import { findCard } from '@/games/snap/cards/pool'
import type { Table } from '@/kernel/ruleset'
import {
  apart,
  createMatch,
  SNAP_STANDARD,
  verifyDeck,
  type Deck,
  type Format,
  type SnapGame,
} from '@/games/snap/rules'

/** At the table no round limit ends a game; in simulations 40 Rounds are a draw. */
const FORMAT: Format = { ...SNAP_STANDARD, roundLimit: 40 }

let decks: readonly [Deck, Deck] | null = null

export function builtInMatch(game: number, format = FORMAT): Table<SnapGame> {
  decks ??= loadDecks()
  const [a, b] = game % 2 === 0 ? decks : [decks[1], decks[0]]
  const match = createMatch({
    format,
    players: [
      { name: 'Player 1', deck: a },
      { name: 'Player 2', deck: b },
    ],
  })
  return apart(match)
}

function loadDecks(): readonly [Deck, Deck] {
  const [first, second] = BUILT_IN_DECKS.map((list) => {
    const verified = verifyDeck(list, findCard, FORMAT)
    if (!verified.ok) throw new Error(`The built-in deck "${list.name}" is not legal`)
    return verified.deck
  })
  if (!first || !second) throw new Error('Two built-in decks are needed')
  return [first, second]
}
