/**
 * Random legal players play whole games; prints what came of them. `--game NAME --games N --seed N --json`
 * `--formats N`: Snap in N formats of chance, one after the other, instead of the standard.
 */
import { seededRandom } from '@/kernel/random'
import { randomFormat } from '@/games/snap/rules/testing/randomFormat'
import { readArguments } from './arguments'
import { SIMULATIONS, type Simulation } from './simulations'

const {
  json,
  value,
  choice: name = 'snap',
} = readArguments(
  'selfplay',
  [
    { name: 'games', otherwise: 200 },
    { name: 'seed', otherwise: 1 },
    { name: 'formats', otherwise: 0 },
  ],
  { name: 'game', of: SIMULATIONS },
)

const simulation: Simulation = SIMULATIONS[name]
const games = value('games')
const random = seededRandom(value('seed'))
const formats = Array.from({ length: value('formats') }, () => randomFormat(random))
let finished = 0
let draws = 0
let decisions = 0
let length = 0
let firstPlayerWins = 0

for (let game = 0; game < games; game++) {
  const played = simulation.play(game, random, formats[game % formats.length] ?? null)
  decisions += played.decisions
  length += played.length
  if (played.outcome !== null) finished++
  if (played.outcome?.winner === null) draws++
  if (played.outcome?.winner === 0) firstPlayerWins++
}

const report = {
  game: name,
  ...(formats.length > 0 && { formats: formats.length }),
  games,
  finished,
  draws,
  decisions,
  [simulation.counts === 'rounds' ? 'meanRounds' : 'meanTurns']: Math.round((length / games) * 100) / 100,
  firstPlayerWins,
}
if (json) console.log(JSON.stringify(report))
else
  console.log(
    Object.entries(report)
      .map(([what, figure]) => `${what}: ${String(figure)}`)
      .join('\n'),
  )
