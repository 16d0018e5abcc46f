/** Finds the games that the browser then plays: whole, not too long, and with as many different gestures as can be. */
import { seededRandom } from '@/kernel/random'
import { apply, decisionOf, type Action } from '@/games/snap/rules'
import { deckNamed } from './decks'
import { stateOf, type Players } from './mirror'
import { createPlayer, kindOf } from './policy'

export interface PlannedGame {
  readonly players: Players
  readonly actions: readonly Action[]
  readonly kinds: ReadonlySet<string>
}

/** More actions than this take a browser too long. */
const LONGEST = 130

function playOut(players: Players, first: readonly string[]): PlannedGame | null {
  const player = createPlayer(first)
  const actions: Action[] = []
  let state = stateOf(players)
  while (decisionOf(state) !== null) {
    if (actions.length === LONGEST) return null
    const action = player.choose(state)
    actions.push(action)
    state = apply(state, action).state
  }
  return { players, actions, kinds: new Set(actions.map(kindOf)) }
}

/** The first game, from `seed` on, in which everything that is wanted happens. It is the same each time. */
export function gameWith(players: Players, wanted: readonly string[], seed: number, tries = 200): PlannedGame {
  const supports = players.decks.flatMap((deck) => deckNamed(deck).supports.map(({ name }) => name))
  for (let tried = seed; tried < seed + tries; tried++) {
    const random = seededRandom(tried)
    const first = supports.map((name) => ({ name, key: random() })).sort((one, other) => one.key - other.key)
    const game = playOut(
      players,
      first.slice(0, 14).map(({ name }) => name),
    )
    if (game !== null && wanted.every((kind) => game.kinds.has(kind))) return game
  }
  throw new Error(`No game found with ${wanted.join(', ')}`)
}
