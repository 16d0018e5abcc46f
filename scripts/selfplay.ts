/**
 * Random legal players play whole games; prints what came of them. `--games N --seed N --json`
 * `--formats N`: in N formats of chance, one after the other, instead of the standard.
 */
import { playOut } from '@/ai/playOut'
import { seededRandom } from '@/kernel/random'
import { builtInMatch } from './builtInMatch'
import { readArguments } from './arguments'
import { snap } from '@/games/snap/rules'
import { randomFormat } from '@/games/snap/rules/testing/randomFormat'

const { json, value } = readArguments('selfplay', [
  { name: 'games', otherwise: 200 },
  { name: 'seed', otherwise: 1 },
  { name: 'formats', otherwise: 0 },
])

const games = value('games')
const random = seededRandom(value('seed'))
const formats = Array.from({ length: value('formats') }, () => randomFormat(random))
let finished = 0
let draws = 0
let decisions = 0
let rounds = 0
let firstPlayerWins = 0

for (let game = 0; game < games; game++) {
  const played = playOut(snap, builtInMatch(game, formats[game % formats.length]), random)
  const { result, round } = played.state
  decisions += played.decisions
  rounds += round
  if (result) finished++
  if (result?.winner === null) draws++
  if (result?.winner === 0) firstPlayerWins++
}

const report = {
  ...(formats.length > 0 && { formats: formats.length }),
  games,
  finished,
  draws,
  decisions,
  meanRounds: Math.round((rounds / games) * 100) / 100,
  firstPlayerWins,
}
if (json) console.log(JSON.stringify(report))
else
  console.log(
    Object.entries(report)
      .map(([name, figure]) => `${name}: ${String(figure)}`)
      .join('\n'),
  )
