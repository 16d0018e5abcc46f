import { describe, expect, it, test } from 'vitest'
import { entries } from './chapters'
import { FOLLOWED_VERSION, OUR_STATUS, OUR_VERSION } from './edition'
import { compareReferences } from './compare'
import { exportJson, exportReference, isOurs } from './exchange'
import { GLOSSARY } from './glossary'
import { exportMarkdown } from './markdown'
import { importReference, kebab, type ReferenceFile } from './referenceFile'

const stamp = { generatedAt: '2026-01-02T03:04:05+00:00', url: 'https://example.org/#/rules' }

/** A small file in the shape of the published one. */
const excerpt = (): ReferenceFile => ({
  rules_layer: 'snap_comprehensive_reference',
  title: 'An excerpt',
  version: 'v0.0.1-test',
  status: 'Made for a test',
  format: 'Snap',
  language: 'en',
  generated_at: '2026-01-02T03:04:05+00:00',
  url: 'https://example.org/',
  chapters: [
    {
      id: 'ref-zones',
      number: '03',
      title: 'Zone Reference',
      anchor: 'ref-zones',
      intro: 'Zones.',
      entries: [
        { title: 'Bench', body: 'Public | Some Monsters | They wait.' },
        { title: 'Hand', body: 'Private.' },
      ],
    },
    {
      id: 'ref-combat',
      number: '09',
      title: 'Combat & IMP Clarifications',
      anchor: 'ref-combat',
      intro: '',
      entries: [{ title: 'Equal IMP', body: 'Nobody falls.' }],
    },
  ],
})

const faultsOf = (file: unknown): readonly string[] => {
  const read = importReference(typeof file === 'string' ? file : JSON.stringify(file))
  return read.ok ? [] : read.faults.map(({ path, message }) => `${path} | ${message}`)
}

describe('an export', () => {
  it('has the fields of the published file, in their order', () => {
    const ours = exportReference(stamp)
    expect(Object.keys(ours)).toEqual(Object.keys(excerpt()))
    for (const chapter of ours.chapters) {
      expect(Object.keys(chapter)).toEqual(['id', 'number', 'title', 'anchor', 'intro', 'entries'])
      for (const entry of chapter.entries) expect(Object.keys(entry)).toEqual(['title', 'body'])
    }
    expect(ours.chapters.map(({ id, number }) => [id, number])[13]).toEqual(['ref-rulings', '14'])
    expect(ours.generated_at).toBe(stamp.generatedAt)
  })

  it('comes back from its JSON without a difference', () => {
    const read = importReference(exportJson(stamp))
    expect(read.ok && compareReferences(exportReference(stamp), read.reference)).toMatchObject({
      equal: true,
      counts: { same: 109, changed: 0, 'only ours': 0, 'only theirs': 0 },
    })
  })

  it('has no markup of ours in its texts, and no code name of a format field', () => {
    for (const { intro, entries: own } of exportReference(stamp).chapters)
      for (const text of [intro, ...own.map(({ body }) => body)])
        expect(text).not.toMatch(/\[\[|\]\]|[{}]|\b[a-z]+[A-Z]/)
  })

  it('says which official version it follows, in JSON as in Markdown, and in which language it is', () => {
    expect(exportReference(stamp)).toMatchObject({
      status: expect.stringContaining(FOLLOWED_VERSION) as string,
      version: OUR_VERSION,
      language: 'en',
    })
    for (const said of [`Version ${OUR_VERSION}`, OUR_STATUS, FOLLOWED_VERSION, 'Language: en'])
      expect(exportMarkdown(stamp)).toContain(said)
  })

  it('is known again as ours, also with entries or its title changed', () => {
    const ours = exportReference(stamp)
    expect(isOurs(ours)).toBe(true)
    expect(isOurs({ ...ours, title: 'Else' })).toBe(true)
    expect(
      isOurs({
        ...ours,
        chapters: ours.chapters.map((chapter) => ({
          ...chapter,
          entries: chapter.entries.map(({ title }) => ({ title, body: 'New.' })),
        })),
      }),
    ).toBe(true)
    expect(isOurs(excerpt())).toBe(false)
  })
})

describe('the Markdown', () => {
  const markdown = exportMarkdown(stamp)

  it('has every entry with its id', () => {
    expect(markdown.match(/^### /gm)).toHaveLength(109)
    // The chapters and the glossary.
    expect(markdown.match(/^## /gm)).toHaveLength(15)
    for (const { id } of entries()) expect(markdown).toContain(`\n\`${id}\`\n`)
  })

  it('leads every link to an anchor that is there once', () => {
    const anchors = [...markdown.matchAll(/<a id="([^"]+)">/g)].map(([, name]) => name)
    const links = [...markdown.matchAll(/\]\(#([^)]+)\)/g)].map(([, name]) => name)
    expect(new Set(anchors).size).toBe(anchors.length)
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter((name) => !anchors.includes(name))).toEqual([])
  })

  it('has both tables and the whole glossary', () => {
    expect(markdown.match(/^\| Step \|/gm)).toHaveLength(1)
    expect(markdown.match(/^\| \d+ [A-Z].* \((mandatory|optional)\) \|/gm)).toHaveLength(10)
    expect(markdown.match(/^\| .* \((public|private)\) \|/gm)).toHaveLength(9)
    // No cell may end one: each row has as many as its head.
    for (const row of markdown.match(/^\|.*$/gm) ?? []) expect(row.match(/(?<!\\)\|/g)).toHaveLength(6)
    for (const { term } of GLOSSARY) expect(markdown).toContain(`\n**${term}**`)
  })

  it('says what is our reading, and why something is outside', () => {
    expect(markdown).toContain('*Shown by tests of the rules. Our reading, in the format: Bench Slots.*')
    expect(markdown).toContain('three slots a player (our reading: Bench Slots)')
    expect(markdown).toMatch(/^> Our reading 2: /m)
    expect(markdown).toContain('Only a label. ')
    expect(markdown).toContain('*Outside the table: Clocks, penalties')
  })
})

describe('an import', () => {
  it('takes a file of the published shape, and leaves out what it does not know', () => {
    const read = importReference(`\uFEFF${JSON.stringify({ ...excerpt(), later_field: [1, 2] })}`)
    expect(read).toEqual({ ok: true, reference: excerpt() })
  })

  test.each([
    ['', /^The file is empty; choose a reference file\.$/],
    ['  \n', /^The file is empty; choose a reference file\.$/],
    [
      '{ "rules_layer": ',
      /^The file is not JSON \(.+\); choose a reference file as it was published, or mend it there\.$/,
    ],
    ['[1]', /^The file holds no object at its top; /],
    ['null', /^The file holds no object at its top; /],
    [' '.repeat(1_000_001), /^The file has 1000001 characters, more than the 1000000 /],
  ])('of no reference at all says so: %#', (text, message) => {
    const read = importReference(text)
    expect(read.ok ? [] : read.faults).toEqual([{ path: '', message: expect.stringMatching(message) as string }])
  })

  it('names every fault at once, with its place', () => {
    const file = excerpt()
    const [zones, combat] = file.chapters
    const broken = {
      ...file,
      rules_layer: 'core',
      title: '',
      version: undefined,
      language: 7,
      chapters: [
        {
          ...zones,
          id: 'zones',
          number: 3,
          entries: [{ title: 'Bench' }, { title: 'Hand', body: null }, { title: '!', body: 'x' }],
        },
        { ...combat, entries: [] },
        'a chapter',
        { ...combat, id: 'ref-x', entries: 'none' },
      ],
    }
    expect(faultsOf(broken)).toEqual([
      'rules_layer | The field “rules_layer” is “core” and must be “snap_comprehensive_reference”; choose a Snap reference file.',
      'title | The field “title” is empty; write its text.',
      'version | The field “version” is missing; add it as text.',
      'language | The field “language” is a number and must be text; write it so.',
      'chapters[0].id | Chapter 1 (“Zone Reference”): the field “id” is “zones” and must be “ref-” with small letters, digits and hyphens, like “ref-zones”; write it so.',
      'chapters[0].number | Chapter 1 (“Zone Reference”): the field “number” is a number and must be text; write it so.',
      'chapters[0].entries[0].body | Chapter 1 (“Zone Reference”), entry 1 (“Bench”): the field “body” is missing; add it as text.',
      'chapters[0].entries[1].body | Chapter 1 (“Zone Reference”), entry 2 (“Hand”): the field “body” is null and must be text; write it so.',
      'chapters[0].entries[2].title | Chapter 1 (“Zone Reference”), entry 3 (“!”): the field “title” is “!” and needs a letter or a digit; write its name.',
      'chapters[1].entries | Chapter 2 (“Combat & IMP Clarifications”): the field “entries” is an empty list; add what belongs in it.',
      'chapters[2] | Chapter 3 is text and must be an object with its fields; write it so.',
      'chapters[3].entries | Chapter 4 (“Combat & IMP Clarifications”): the field “entries” is text and must be a list; write it so.',
    ])
  })

  it('finds names that come twice, beside other faults', () => {
    const file = excerpt()
    const broken = {
      ...file,
      format: 'Storm',
      chapters: [
        ...file.chapters,
        {
          ...file.chapters[0],
          entries: [
            { title: 'Player 1', body: 'x' },
            { title: 'Player  1!', body: 'y' },
          ],
        },
      ],
    }
    expect(faultsOf(broken)).toEqual([
      'format | The field “format” is “Storm” and must be “Snap”; choose a reference of that format.',
      'chapters[2].id | Chapter 3 (“Zone Reference”): its id “ref-zones” is that of chapter 1 already; give it another.',
      'chapters[2].entries[1].title | Chapter 3 (“Zone Reference”), entry 2 (“Player  1!”): its title makes the same id “player-1” as entry 1 of this chapter; change one of the two.',
    ])
  })

  it('says of a missing list what it needs', () => {
    expect(faultsOf({ ...excerpt(), chapters: undefined })).toEqual([
      'chapters | The field “chapters” is missing; add it as a list.',
    ])
  })
})

test('a title makes an id', () => {
  expect(['Player 1 first-turn Unlock', 'Combat & IMP', '  Prime’s entry ', 'Überzug'].map(kebab)).toEqual([
    'player-1-first-turn-unlock',
    'combat-imp',
    'primes-entry',
    'uberzug',
  ])
})
