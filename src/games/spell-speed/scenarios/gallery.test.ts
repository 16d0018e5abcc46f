/** Every scenario is played: its line, its refusals and its outcome are what the rules do. */
import { describe, expect, test } from 'vitest'
import { duelScenarios, readScenario, spellSpeed, type ScenarioFile } from '@/games/spell-speed/rules'
import { POOL } from '@/games/spell-speed/cards/pool'
import { playLine } from '@/kernel/scenario'
import { GALLERY, loadScenario } from './gallery'

const files = import.meta.glob<ScenarioFile>('./*.json', { import: 'default', eager: true })

describe('the official line', () => {
  test.each(GALLERY)('$title', async ({ id }) => {
    const scenario = await loadScenario(id)
    if (scenario === null) throw new Error('It is not there')
    const played = playLine(spellSpeed, duelScenarios, scenario)
    expect(played.faults).toEqual([])
    expect(played.steps).toHaveLength(scenario.file.line.length)
  })
})

test('the gallery lists every file, with its title and its rules', async () => {
  const listed = GALLERY.map(({ id, title, rules }) => [`./${id}.json`, { id, title, rules }])
  const found = Object.entries(files).map(([path, { id, title, rules }]) => [path, { id, title, rules }])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed))
  expect(await loadScenario('you-may-ask')).toBeNull()
})

/** The faults of the first scenario after a change. */
function faults(change: (file: Record<string, unknown>) => object): readonly string[] {
  const file = files['./top-of-the-pile-first.json'] as unknown as Record<string, unknown>
  const read = readScenario(change(structuredClone(file)), POOL)
  return read.ok ? [] : read.faults.map(({ message }) => message)
}

describe('a file that is wrong is told so', () => {
  test.each<[string, Record<string, unknown>]>([
    [
      '“format” is “spell-sped-scenario”, which is unknown; did you mean “spell-speed-scenario”?',
      { format: 'spell-sped-scenario' },
    ],
    ['“title” is missing; add some text.', { title: undefined }],
    ['“title” is empty; write something there.', { title: '' }],
    ['“id” may have only small letters and digits, joined by hyphens.', { id: 'Top of it' }],
    ['The scenario has the unknown field “extra”; take it out.', { extra: 1 }],
    ['“names” are both “Ann”; give the players two names.', { names: ['Ann', 'Ann'] }],
    [
      '“position.p1.hand, entry 1” is the unknown card “Rising Tol”; did you mean “Rising Toll”?',
      { position: { p1: { hand: ['Rising Tol'] }, p2: {} } },
    ],
    [
      '“position.p1.monsters, entry 1” is “Levy Call”, a Spell, where a monster is wanted; move it.',
      { position: { p1: { monsters: ['Levy Call'] }, p2: {} } },
    ],
    [
      '“position.p2.set” has 4 cards for 3 places; take some out.',
      { position: { p1: {}, p2: { set: Array.from({ length: 4 }, () => 'Final Word') } } },
    ],
    ['“position.p1.life” is too small; write more than 0.', { position: { p1: { life: 0 }, p2: {} } }],
    [
      '“cards, entry 1” has text that cannot be read: “Destroy target oposing monster.”; did you mean “destroy target opposing monster.”?',
      { cards: [{ name: 'A', kind: 'Spell', text: 'Destroy target oposing monster.' }] },
    ],
    [
      '“cards, entry 1” is a second card “Levy Call”; give it another name.',
      { cards: [{ name: 'Levy Call', kind: 'Spell', text: 'You gain 1 LP.' }] },
    ],
    ['“cards, entry 1” is a monster without Power; correct it.', { cards: [{ name: 'A', kind: 'monster', text: '' }] }],
    [
      '“line, entry 1, do.type” is “activat”, which is unknown; did you mean “activate”?',
      { line: [{ by: 1, do: { type: 'activat', card: 'Rising Toll' } }] },
    ],
    ['“outcome, entry 1” has no form that is known here; write one that is.', { outcome: [{ lif: [1, 2] }] }],
  ])('%s', (message, change) => {
    expect(faults((file) => ({ ...file, ...change }))).toEqual([message])
  })
})

test('a line that the rules do not play says where it differs', () => {
  const file = structuredClone(files['./top-of-the-pile-first.json']!)
  const played = (line: ScenarioFile['line'], outcome: ScenarioFile['outcome'] = file.outcome) => {
    const read = readScenario({ ...file, line, outcome }, POOL)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    return playLine(spellSpeed, duelScenarios, read.scenario).faults.map(({ message }) => message)
  }
  expect(played([{ by: 1, do: { type: 'activate', card: 'Rising Tol' } }])).toEqual([
    'No card is called “Rising Tol” here; did you mean “Rising Toll”?',
  ])
  expect(
    played([{ by: 1, do: { type: 'activate', card: 'Rising Toll', targets: ['Toll Taken Back', 'Rising Toll'] } }]),
  ).toEqual(['“Rising Toll” is not on the field.'])
  expect(
    played(
      [],
      [
        { life: [1, 3000] },
        { asked: 2 },
        { power: ['Rising Toll', 1] },
        { zone: ['Rising Toll', 'deck'] },
        { links: 1 },
        { negated: ['Rising Toll'] },
        { order: ['Rising Toll'] },
        { happened: ['saidNo', 1] },
        { result: { winner: 1, reason: 'life' } },
      ],
    ),
  ).toEqual([
    'The life of Ann is 4000, not 3000.',
    'Whoever is asked is nobody, not Ben.',
    '“Rising Toll” is no monster on the field.',
    '“Rising Toll” is in hand, not in deck.',
    'The number of links is 0, not 1.',
    'What has been negated is nothing, not Rising Toll.',
    'The order is nothing, not Rising Toll.',
    'How often saidNo has happened is 0, not 1.',
    'The result is open, not Ann by life.',
  ])
})
