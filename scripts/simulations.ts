/** The games that chance plays, and the matches that it plays of them. */
import { playOut, type PlayedOut } from '@/ai/playOut'
import type { Random } from '@/kernel/random'
import type { GameTypes, Outcome, Ruleset, Table } from '@/kernel/ruleset'
import { STARTER_DECK } from '@/games/spell-speed/cards/pool'
import { SPELL_STANDARD, spellSpeed } from '@/games/spell-speed/rules'
import { snap, type Format } from '@/games/snap/rules'
import { builtInMatch } from './builtInMatch'

export interface Simulated {
  /** Null: it did not end. */
  readonly outcome: Outcome<string> | null
  readonly decisions: number
  /** How long it was, in what its game counts. */
  readonly length: number
}

export interface Simulation {
  /** What `length` counts. */
  readonly counts: 'rounds' | 'turns'
  /** Plays the game of this number; `format`: of Snap, null for the standard. */
  play(game: number, random: Random, format: Format | null): Simulated
}

function played<G extends GameTypes>(
  rules: Ruleset<G>,
  table: Table<G>,
  random: Random,
  lengthOf: (state: G['state']) => number,
): Simulated {
  const { state, decisions }: PlayedOut<G> = playOut(rules, table, random)
  return { outcome: rules.outcome(table.constants, state), decisions, length: lengthOf(state) }
}

export const SIMULATIONS = {
  snap: {
    counts: 'rounds',
    play: (game, random, format) => played(snap, builtInMatch(game, format ?? undefined), random, ({ round }) => round),
  },
  'spell-speed': {
    counts: 'turns',
    play(game, random) {
      const dealt = spellSpeed.create({
        format: SPELL_STANDARD,
        names: ['Player 1', 'Player 2'],
        decks: [STARTER_DECK, STARTER_DECK],
        seed: game + 1,
      })
      if (!dealt.ok) throw new Error(JSON.stringify(dealt.faults))
      return played(spellSpeed, dealt.table, random, ({ turn }) => turn)
    },
  },
} as const satisfies Record<string, Simulation>
