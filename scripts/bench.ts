/**
 * How fast the rules are: decisions per second of random legal play, the full list of legal actions each time, beside
 * chess.js doing the same with its public API in the same run. `--seconds N --json`
 */
import { Chess } from 'chess.js'
import { playOut } from '@/ai/playOut'
import { seededRandom, type Random } from '@/kernel/random'
import { randomChoice } from '@/ai/randomPlayer'
import { apply, decisionOf, legalActions, snap, together, type GameState } from '@/games/snap/rules'
import { builtInMatch } from './builtInMatch'
import { readArguments } from './arguments'

const { json, value } = readArguments('bench', [
  { name: 'seconds', otherwise: 3 },
  { name: 'seed', otherwise: 1 },
])

/** Rounds in which the two take turns, so that a noisy moment of the machine meets both. */
const TURNS = 5
const slice = (value('seconds') * 1000) / TURNS

function snapFor(milliseconds: number, random: Random): { readonly decisions: number; readonly seconds: number } {
  const start = performance.now()
  let decisions = 0
  let game = 0
  do decisions += playOut(snap, builtInMatch(game++), random).decisions
  while (performance.now() - start < milliseconds)
  return { decisions, seconds: (performance.now() - start) / 1000 }
}

function chessFor(milliseconds: number, random: Random): { readonly decisions: number; readonly seconds: number } {
  const start = performance.now()
  let decisions = 0
  let chess = new Chess()
  do {
    const moves = chess.moves()
    const move = moves[Math.floor(random() * moves.length)]
    if (move === undefined || chess.isDraw()) chess = new Chess()
    else chess.move(move)
    decisions++
  } while (performance.now() - start < milliseconds)
  return { decisions, seconds: (performance.now() - start) / 1000 }
}

const random = seededRandom(value('seed'))
snapFor(slice / 2, random)
chessFor(slice / 2, random)
const snapTotal = { decisions: 0, seconds: 0 }
const chessTotal = { decisions: 0, seconds: 0 }
for (let turn = 0; turn < TURNS; turn++) {
  for (const [total, run] of [
    [snapTotal, snapFor],
    [chessTotal, chessFor],
  ] as const) {
    const part = run(slice, random)
    total.decisions += part.decisions
    total.seconds += part.seconds
  }
}

/** States of one game, as fresh values: nothing is remembered about them. */
function freshStates(): readonly GameState[] {
  const states: GameState[] = []
  const { constants, state: start } = builtInMatch(0)
  let state = together(constants, start)
  for (let decision = decisionOf(state); decision !== null; decision = decisionOf(state)) {
    states.push({ ...state })
    state = apply(state, randomChoice(snap, decision.options, random)).state
  }
  return states
}

function medianListing(): number {
  const times: number[] = []
  for (let game = 0; game < 200; game++) {
    for (const state of freshStates()) {
      const start = performance.now()
      legalActions(state)
      times.push(performance.now() - start)
    }
  }
  times.sort((a, b) => a - b)
  return (times[Math.floor(times.length / 2)] ?? 0) * 1000
}

/** Bytes that one decision allocates: heap growth over play too short for a collection, the median of several tries. */
function bytesPerDecision(): number | null {
  const collect = globalThis.gc
  if (!collect) return null
  const tries: number[] = []
  for (let attempt = 0; attempt < 15; attempt++) {
    collect()
    const before = process.memoryUsage().heapUsed
    const { decisions } = playOut(snap, builtInMatch(attempt), random)
    tries.push((process.memoryUsage().heapUsed - before) / decisions)
  }
  tries.sort((a, b) => a - b)
  return Math.round(tries[Math.floor(tries.length / 2)] ?? 0)
}

const perSecond = (total: { readonly decisions: number; readonly seconds: number }): number =>
  Math.round(total.decisions / total.seconds)
const report = {
  decisionsPerSecond: perSecond(snapTotal),
  chessDecisionsPerSecond: perSecond(chessTotal),
  ratio: Math.round((perSecond(snapTotal) / perSecond(chessTotal)) * 10) / 10,
  legalActionsMedianMicroseconds: Math.round(medianListing() * 100) / 100,
  bytesPerDecision: bytesPerDecision(),
}
if (json) console.log(JSON.stringify(report))
else
  console.log(
    Object.entries(report)
      .map(([name, figure]) => `${name}: ${String(figure)}`)
      .join('\n'),
  )
