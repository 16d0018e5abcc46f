/** Random legal play for properties: a seed is a whole game, so that fast-check can shrink and repeat it. */
import { BUILT_IN_DECKS } from '@/games/snap/cards/decks'
import { findCard } from '@/games/snap/cards/pool'
import { seededRandom } from '@/kernel/random'
import { randomChoice } from '@/ai/randomPlayer'
import { apply } from '../engine/apply'
import { createMatch } from '../engine/create'
import { decisionOf } from '../engine/decision'
import { SNAP_STANDARD } from '../format/format'
import { verifyDeck } from '../format/verifyDeck'
import type { Action } from '../model/actions'
import type { Deck } from '../model/cards'
import type { GameEvent } from '../model/events'
import type { GameState } from '../model/state'
import { snap } from '../ruleset'

/** One decision of a played game. */
export interface Moment {
  readonly state: GameState
  readonly action: Action
  readonly after: GameState
  readonly events: readonly GameEvent[]
}

let decks: readonly Deck[] | null = null

/** Both built-in decks, verified once. */
export function builtInDecks(): readonly Deck[] {
  decks ??= BUILT_IN_DECKS.map((list) => {
    const verified = verifyDeck(list, findCard, SNAP_STANDARD)
    if (!verified.ok) throw new Error(`The built-in deck "${list.name}" is not legal`)
    return verified.deck
  })
  return decks
}

/** The first state of the game of this seed. */
export function matchOf(seed: number): GameState {
  const [a, b] = builtInDecks()
  if (!a || !b) throw new Error('Two built-in decks are needed')
  const [first, second] = seed % 2 === 0 ? [a, b] : [b, a]
  return createMatch({
    format: { ...SNAP_STANDARD, roundLimit: 40 },
    players: [
      { name: 'Ann', deck: first },
      { name: 'Ben', deck: second },
    ],
  })
}

/** The whole game of this seed, decision by decision. */
export function* playRandomly(seed: number): Generator<Moment> {
  const random = seededRandom(seed)
  let state = matchOf(seed)
  for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
    const action = randomChoice(snap, decision.options, random)
    const done = apply(state, action)
    if (!done.ok) throw new Error(`A listed action was refused: ${JSON.stringify(action)}`)
    yield { state, action, after: done.state, events: done.events }
    state = done.state
  }
}
