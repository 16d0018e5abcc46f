/** Each entry of these chapters has a test that is named after it. */
import { expect, test } from 'vitest'
import { RULE_IDS, type RuleChapter } from '../model/ruleIds'

const chapters: readonly RuleChapter[] = [
  'game-state',
  'zones',
  'setup',
  'support-access',
  'turn-procedure',
  'timing',
  'chains',
  'combat',
  'keywords',
  'prime-evolution',
  'game-end',
  'rulings',
]
const sources = Object.values(
  import.meta.glob<string>('./*.test.ts', { query: '?raw', import: 'default', eager: true }),
)
const named = new Set(
  sources.flatMap((source) => [...source.matchAll(/\btest\('([a-z-]+\/[a-z0-9-]+): /g)].map(([, id]) => id)),
)

test.each(chapters)('every entry of %s is tested', (chapter) => {
  const entries = RULE_IDS.map(({ id }) => id).filter((id) => id.startsWith(`${chapter}/`))
  expect(entries.filter((id) => !named.has(id))).toEqual([])
})

test('every test is named after an entry that the reference has', () => {
  const known: ReadonlySet<string | undefined> = new Set(RULE_IDS.map(({ id }) => id))
  expect([...named].filter((id) => !known.has(id))).toEqual([])
})
