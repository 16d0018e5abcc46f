/**
 * Plays games with made-up cards in formats of chance, looks at every moment of them, and prints what was wrong.
 * `--games N --seed N --json`; exits with 1 when anything was.
 */
import { fuzz } from '@/games/snap/rules/testing/fuzz/fuzz'
import { randomFormat } from '@/games/snap/rules/testing/randomFormat'
import { readArguments } from './arguments'

const { json, value } = readArguments('fuzz', [
  { name: 'games', otherwise: 200 },
  { name: 'seed', otherwise: 1 },
])

const games = value('games')
const ends = new Map<string, number>()
const texts = new Set<string>()
let decisions = 0
let faulty = 0
let game = 0

for (const played of fuzz(games, value('seed'), randomFormat)) {
  decisions += played.decisions
  for (const text of played.texts) texts.add(text)
  const end = played.reason ?? 'none'
  ends.set(end, (ends.get(end) ?? 0) + 1)
  if (played.faults.length > 0) {
    faulty++
    if (!json || faulty <= 10) console.error(`Game ${game}: ${played.faults.join('\n')}`)
  }
  game++
}

const report = { games, decisions, cards: texts.size, ends: Object.fromEntries([...ends].sort()), faulty }
console.log(
  json
    ? JSON.stringify(report)
    : Object.entries(report)
        .map(([name, figure]) => `${name}: ${typeof figure === 'object' ? JSON.stringify(figure) : String(figure)}`)
        .join('\n'),
)
if (faulty > 0) process.exitCode = 1
