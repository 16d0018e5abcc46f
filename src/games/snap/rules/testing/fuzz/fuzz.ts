/** Whole games with made-up cards in formats of chance, every moment of them looked at. A seed is a run. */
import { randomChoice } from '@/ai/randomPlayer'
import { seededRandom, type Random } from '@/kernel/random'
import { linesOf } from '@/games/snap/words/lines'
import { apply } from '../../engine/apply'
import { createMatch } from '../../engine/create'
import { decisionOf } from '../../engine/decision'
import { check } from '../../engine/legal'
import { viewFor } from '../../engine/view'
import type { Format } from '../../format/format'
import { SEATS } from '../../model/ids'
import type { GameEvent } from '../../model/events'
import type { GameState, ResultReason } from '../../model/state'
import { snap } from '../../ruleset'
import { leaks, strays } from '../invariants'
import { madeUpDeck } from './madeUpCards'
import { fingerprint, untruths } from './truth'

export interface FuzzedGame {
  readonly decisions: number
  readonly rounds: number
  /** Null: it did not end. */
  readonly reason: ResultReason | null
  /** What was wrong, each in a sentence; a game is not played on after the first moment with a fault. */
  readonly faults: readonly string[]
  /** The texts of the cards that took part. */
  readonly texts: readonly string[]
}

/** A game in 40 Rounds asks for far fewer decisions. */
const MOST_DECISIONS = 20_000
/** No action makes more events than this, however cards feed each other. */
const MOST_EVENTS = 20_000

/** Plays this many games; the same seed and formats give the same games. */
export function* fuzz(games: number, seed: number, formatFor: (random: Random) => Format): Generator<FuzzedGame> {
  for (let game = 0; game < games; game++) {
    const random = seededRandom(seed * 1_000_003 + game)
    yield playFuzzed(formatFor(random), random)
  }
}

function playFuzzed(format: Format, random: Random): FuzzedGame {
  const [first, second] = [madeUpDeck('Ann', format, random), madeUpDeck('Ben', format, random)]
  let state = createMatch({
    format,
    players: [
      { name: 'Ann', deck: first },
      { name: 'Ben', deck: second },
    ],
  })
  const cards = state.match.cards.map(({ text }) => text)
  let decisions = 0
  const ended = (faults: readonly string[]): FuzzedGame => ({
    decisions,
    rounds: state.round,
    reason: state.result?.reason ?? null,
    faults,
    texts: cards,
  })
  for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
    if (decisions++ >= MOST_DECISIONS) return ended(['The game does not end'])
    const { options } = decision
    if (options.length === 0) return ended([`Nobody can answer “${decision.kind}”`])
    const action = busyChoice(options, random)
    const before = state
    try {
      const done = apply(before, action)
      if (!done.ok) return ended([`A listed action was refused: ${JSON.stringify(action)}`])
      state = done.state
      // Looking closely at every moment would make the run ten times as long.
      const faults = [
        ...strays(state),
        ...untruths(before, done.events, state),
        ...(random() < 0.03 ? closely(before, action, done.events, state) : []),
      ]
      if (done.events.length > MOST_EVENTS) faults.push('One action has no end')
      if (faults.length > 0) return ended(faults)
    } catch (error) {
      return ended([
        `It throws: ${error instanceof Error ? (error.stack ?? error.message) : String(error)} at ${JSON.stringify(action)}`,
      ])
    }
  }
  return ended([])
}

/** Whoever seldom passes meets more of what cards do to each other. */
function busyChoice(options: readonly Played[], random: Random): Played {
  const busy = random() < 0.85 ? options.filter(({ type }) => type !== 'pass' && type !== 'decline') : options
  return randomChoice(snap, busy.length > 0 ? busy : options, random)
}

type Played = Parameters<typeof apply>[1]

function closely(before: GameState, action: Played, events: readonly GameEvent[], after: GameState): readonly string[] {
  const faults = [...leaks(before, events, after)]
  const copy = JSON.parse(JSON.stringify(before)) as GameState
  const again = apply(copy, { ...action })
  if (!again.ok || fingerprint(again.state) !== fingerprint(after))
    faults.push('A copy read back from JSON goes on as another game')
  for (const option of decisionOf(after)?.options.slice(0, 40) ?? [])
    if (check(after, option).length > 0) faults.push(`What is listed is refused: ${JSON.stringify(option)}`)
  for (const seat of SEATS) {
    viewFor(after, seat)
    for (const { text } of linesOf(after.match, { action, before, after, events }, seat))
      if (/undefined|null|NaN|\[object/.test(text)) faults.push(`The log says “${text}”`)
  }
  return faults
}
