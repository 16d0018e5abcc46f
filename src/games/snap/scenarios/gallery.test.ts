/** Every scenario of the gallery is played: its line, its refusals and its outcome are what the engine does. */
import { hashOf } from '@/kernel/hash'
import { describe, expect, test } from 'vitest'
import { playLine } from '@/kernel/scenario'
import { parseCardText, snap, snapScenarios, RULE_IDS, type ScenarioFile } from '@/games/snap/rules'
import { GALLERY, GALLERY_GROUPS, loadScenario, scenariosOf } from './gallery'
import { openScenario, readScenarioFile, writeScenarioFile } from './library'
import { readRecord } from '@/games/snap/cards/record'

const files = import.meta.glob<ScenarioFile>('./*/*.json', { import: 'default', eager: true })
const entries = GALLERY.map((entry) => ({
  ...entry,
  name: `${entry.rules[0] ?? ''}: ${entry.title} [${entry.id}] (${entry.rules.slice(1).join(', ')})`,
}))

async function opened(id: string) {
  const scenario = await loadScenario(id)
  if (scenario === null) throw new Error(`No scenario “${id}”`)
  return scenario
}

describe('the official line', () => {
  test.each(entries)('$name', async ({ id }) => {
    const scenario = await opened(id)
    const played = playLine(snap, snapScenarios, scenario)
    expect(played.faults).toEqual([])
    expect(played.steps).toHaveLength(scenario.file.line.length)
    const hashes = ({ start, steps }: typeof played) =>
      [start.table.state, ...steps.map((step) => step.state)].map(hashOf)
    expect(hashes(playLine(snap, snapScenarios, scenario))).toEqual(hashes(played))
  })
})

describe('the gallery', () => {
  test('every ruling of chapter 14 has a scenario of its name', () => {
    const rulings = RULE_IDS.map((rule) => rule.id).filter((id) => id.startsWith('rulings/'))
    expect(rulings).toHaveLength(21)
    expect(GALLERY.filter((entry) => entry.group === 'rulings').map((entry) => `rulings/${entry.id}`)).toEqual(rulings)
    for (const rule of rulings) expect(scenariosOf(rule).map((entry) => `rulings/${entry.id}`)).toContain(rule)
  })

  test('has at least twenty edge cases beside the rulings, and no empty group', () => {
    expect(GALLERY.filter((entry) => entry.group !== 'rulings').length).toBeGreaterThanOrEqual(20)
    expect([...new Set(GALLERY.map((entry) => entry.group))]).toEqual(GALLERY_GROUPS.map((group) => group.id))
  })

  test('lists every file, with its title and its rules', () => {
    const listed = GALLERY.map(
      ({ id, group, title, rules }) => [`./${group}/${id}.json`, { id, title, rules: [...rules] }] as const,
    )
    expect(new Set(GALLERY.map((entry) => entry.id)).size).toBe(GALLERY.length)
    expect(
      Object.fromEntries(Object.entries(files).map(([path, { id, title, rules }]) => [path, { id, title, rules }])),
    ).toEqual(Object.fromEntries(listed))
  })

  test('has no scenario of an unknown id', async () => expect(await loadScenario('unlock-orders')).toBeNull())
})

describe('scenario files', () => {
  test.each(entries)('$id: written and read again, it is the same', async ({ id }) => {
    const { file } = await opened(id)
    const again = readScenarioFile(writeScenarioFile(file))
    expect(again.ok && again.scenario.file).toEqual(file)
  })

  test('cards that a scenario brings along are canonical, and each is the same card everywhere', () => {
    const seen = new Map<string, unknown>()
    for (const record of Object.values(files).flatMap((file) => file.cards ?? [])) {
      const read = readRecord(record)
      if (!read.ok) throw new Error(read.faults.map((fault) => fault.message).join('\n'))
      const { card } = read
      expect(parseCardText(card.text, card)).toMatchObject({ ok: true, canonical: card.text })
      expect(seen.get(card.id) ?? record).toEqual(record)
      seen.set(card.id, record)
    }
    expect(new Set([...seen.values()].map((record) => (record as { name: string }).name)).size).toBe(seen.size)
  })

  test('a file that is no JSON is told so', () => {
    const read = readScenarioFile('{"format": ')
    expect(read.ok ? [] : read.faults).toMatchObject([
      { code: 'unreadable', message: expect.stringMatching(/^This is not JSON \(.+\); correct it\.$/u) as string },
    ])
  })

  test('faults of the cards that a file brings along are told with the rest', async () => {
    const { file } = await opened('two-targets-one-left')
    const [first, ...others] = file.cards ?? []
    const read = openScenario({ ...file, cards: [{ ...first, text: 'SPELL: Draw a card.' }, ...others, others[0]] })
    expect(read.ok ? [] : read.faults.map((fault) => [fault.code, fault.place])).toEqual([
      ['record', '“cards”, entry 1'],
      ['record', '“cards”, entry 3'],
      ['card', '“position.p1.hand”, entry 1'],
      ['name', '“line”, entry 1'],
      ['name', '“line”, entry 2'],
      ['name', '“outcome”, entry 4'],
    ])
  })
})
