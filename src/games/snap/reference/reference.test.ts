import { describe, expect, it, test } from 'vitest'
import { FORMAT_FIELDS } from '@/games/snap/rules/format/fields'
import { SNAP_STANDARD } from '@/games/snap/rules/format/format'
import { chapterOf, chapters, entries, entriesOfField, entryOf } from './chapters'
import { referencedBy, referencesOf } from './crossReferences'
import { ENTRY_KINDS, type FormatField } from './entry'
import { RULE_CHAPTERS, RULE_IDS, ruleTitle } from '@/games/snap/rules/model/ruleIds'
import { kebab } from './referenceFile'
import { parseReferenceText, plainReferenceText, reasonWords, readingMarks } from './text'
import { TURN_MATRIX } from './turnMatrix'
import { ZONE_TABLE } from './zoneTable'

const FIELDS = Object.keys(SNAP_STANDARD).filter((field) => field !== 'name') as FormatField[]

/** Sentences of a text, as it is read. */
const sentences = (text: string): readonly string[] => plainReferenceText(text).split(/(?<=[.?!]”?)\s+(?=[\p{Lu}“])/u)

describe('the entries', () => {
  it('are the 109 of the reference in its order, each with its title and words of its own', () => {
    expect(chapters().map(({ id, title }) => [id, title])).toEqual(Object.entries(RULE_CHAPTERS))
    expect(chapters().map(({ number }) => number)).toEqual(
      Array.from({ length: 14 }, (_, index) => String(index + 1).padStart(2, '0')),
    )
    expect(chapters().map(({ anchor }) => anchor)).toEqual(Object.keys(RULE_CHAPTERS).map((id) => `ref-${id}`))
    expect(entries().map(({ id, title }) => ({ id, title }))).toEqual(RULE_IDS)
    expect(chapterOf('rulings/unlock-order')?.entries).toHaveLength(21)
    expect(new Set(entries().map(({ text }) => text)).size).toBe(109)
  })

  it('are found by id, and what has none is null', () => {
    expect(entryOf('combat/equal-imp').title).toBe('Equal IMP')
    expect(chapterOf('combat/equal-imp')?.id).toBe('combat')
    expect(entryOf('combat/nothing' as string)).toBeNull()
    expect(chapterOf('combat/nothing')).toBeNull()
  })

  it('have ids that are their chapter and title', () => {
    for (const { id, title } of entries()) expect(id).toBe(`${chapterOf(id)?.id ?? ''}/${kebab(title)}`)
  })

  test.each(entries())('$id is one to four whole sentences', ({ text }) => {
    expect(sentences(text).length).toBeLessThanOrEqual(4)
    for (const sentence of sentences(text)) expect(sentence).toMatch(/^[\p{Lu}“].*[.?!]”?$/u)
    expect(text).not.toMatch(/ {2}|\s$/)
  })

  it('say of what kind they are, and why if nothing can show them', () => {
    for (const { id, kind, reason } of entries()) {
      expect(ENTRY_KINDS, id).toContain(kind)
      expect(reason === undefined, id).toBe(kind !== 'outside')
    }
  })

  it('leave the introductions to whole sentences, too', () => {
    for (const { intro } of chapters()) expect(intro).toMatch(/^\p{Lu}[^[]*\.$/u)
  })
})

describe('cross-references', () => {
  test.each(entries())('of $id lead to other entries', ({ id, text }) => {
    for (const [, to = ''] of text.matchAll(/\[\[([^\]|]*)/g)) {
      expect(ruleTitle(to), to).not.toBeNull()
      expect(to).not.toBe(id)
    }
    expect(text.split('[[').length).toBe(text.split(']]').length)
    expect(plainReferenceText(text)).not.toMatch(/[[\]|{}]/)
  })

  it('go both ways', () => {
    expect(referencesOf('turn-procedure/flip-step')).toEqual(['turn-procedure/trigger-resolution'])
    expect(referencedBy('turn-procedure/trigger-resolution')).toContain('turn-procedure/flip-step')
    for (const { id } of entries()) {
      for (const to of referencesOf(id)) expect(referencedBy(to)).toContain(id)
      for (const from of referencedBy(id)) expect(referencesOf(from)).toContain(id)
    }
  })

  it('leave no entry alone', () => {
    expect(entries().filter(({ id }) => referencesOf(id).length + referencedBy(id).length === 0)).toEqual([])
  })

  test('scope-authority/examples-and-rulings: every ruling leads back to the rule that it applies', () => {
    const rulings = chapters().find(({ id }) => id === 'rulings')?.entries ?? []
    const alone = rulings.filter(({ id }) => !referencesOf(id).some((to) => chapterOf(to)?.id !== 'rulings'))
    expect(rulings).toHaveLength(21)
    expect(alone).toEqual([])
  })
})

describe('a text', () => {
  it('is read as words and links', () => {
    expect(parseReferenceText('See [[combat/blocker]] and [[keywords/swap|that]].')).toEqual([
      'See ',
      { id: 'combat/blocker', words: 'Blocker' },
      ' and ',
      { id: 'keywords/swap', words: 'that' },
      '.',
    ])
    expect(parseReferenceText('[[combat/blocker]]')).toEqual([{ id: 'combat/blocker', words: 'Blocker' }])
    expect(parseReferenceText('')).toEqual([])
  })

  it('is read with its marks, numbered where there are several reasons', () => {
    expect(parseReferenceText('Three {benchSlots}, so {?} and so {?}; see {combat/blocker}.')).toEqual([
      'Three ',
      { mark: 'field', field: 'benchSlots', label: 'Bench Slots' },
      ', so ',
      { mark: 'reason', number: 1 },
      ' and so ',
      { mark: 'reason', number: 2 },
      '; see ',
      { mark: 'entry', id: 'combat/blocker', title: 'Blocker' },
      '.',
    ])
    expect(plainReferenceText('So {?}, {benchSlots}, {combat/blocker}.')).toBe(
      'So (our reading), (our reading: Bench Slots), (our reading, see “Blocker”).',
    )
    expect(reasonWords(['One.'])).toEqual(['Our reading: One.'])
    expect(reasonWords(['One.', 'Two.'])).toEqual(['Our reading 1: One.', 'Our reading 2: Two.'])
  })

  it('keeps as words what leads nowhere', () => {
    expect(parseReferenceText('{nothing} {no/thing}')).toEqual(['{nothing} {no/thing}'])
    expect(parseReferenceText('A [[combat/nothing|word]] and [[no/thing]].')).toEqual(['A word and no/thing.'])
    expect(parseReferenceText('half [[combat/blocker')).toEqual(['half [[combat/blocker'])
  })
})

describe('our reading', () => {
  const formatSource =
    Object.values(
      import.meta.glob<string>('../rules/format/format.ts', { query: '?raw', import: 'default', eager: true }),
    )[0] ?? ''

  const cells = [
    ...TURN_MATRIX.flatMap(({ name, what, when, answeredBy }) =>
      [what, when, answeredBy].map((text) => ({ where: name, text })),
    ),
    ...ZONE_TABLE.flatMap((row) =>
      [row.holds, row.ownerSees, row.opponentSees].map((text) => ({ where: row.name, text })),
    ),
  ]
  const texts = [
    ...entries().map(({ id, text }) => ({ where: id, text })),
    ...chapters().map(({ id, intro }) => ({ where: id, text: intro })),
    ...cells,
  ]

  it('is marked in one way only: by a field of the format, a reason, or the entry that has the reason', () => {
    for (const { where, text } of texts) {
      expect(text, where).not.toMatch(/our reading/i)
      for (const mark of readingMarks(text))
        if (mark.mark === 'entry')
          expect(entryOf(mark.id).reasons.length, `${where} sends to ${mark.id}`).toBeGreaterThan(0)
    }
  })

  it('has a reason, a whole sentence, for each mark that names none elsewhere', () => {
    for (const { id, text, reasons } of entries()) {
      expect(readingMarks(text).filter(({ mark }) => mark === 'reason').length, id).toBe(reasons.length)
      for (const reason of reasons) expect(reason, id).toMatch(/^\p{Lu}[^[{]*\.$/u)
    }
    for (const { where, text } of [...cells, ...chapters().map(({ id, intro }) => ({ where: id, text: intro }))])
      expect(
        readingMarks(text).filter(({ mark }) => mark === 'reason'),
        where,
      ).toEqual([])
  })

  it('is marked in both tables, as the page promises', () => {
    const marked = new Set(cells.filter(({ text }) => readingMarks(text).length > 0).map(({ where }) => where))
    expect([...marked]).toEqual([
      'Flip Step',
      'Trigger Resolution',
      'Spell Phase',
      'Evolution Step',
      'Prime Singular Step',
      'Attack Phase',
      'Swap Phase',
      'End Phase',
      'Bench',
      'Flex Slot',
      'Support Deck',
      'Hand',
      'Monster Reserve',
      'Graveyard',
    ])
  })

  it('never stands before a reader under a code name', () => {
    for (const { where, text } of texts) expect(plainReferenceText(text), where).not.toMatch(/\b[a-z]+[A-Z]|[{}]/)
  })

  test('scope-authority/core-rule-priority: the rule to which a field of the format leads speaks of it', () => {
    expect(FORMAT_FIELDS.filter(({ key, rule }) => !entryOf(rule).fields.includes(key)).map(({ key }) => key)).toEqual(
      [],
    )
  })

  test('scope-authority/core-rule-priority: each value that the format marks as open is named by an entry, and no other', () => {
    const marked = [...formatSource.matchAll(/\/\*\* OPEN: .*\*\/\s+readonly (\w+):/g)].map(([, field]) => field)
    expect(marked.length).toBeGreaterThan(10)
    expect(FIELDS.filter((field) => entriesOfField(field).length > 0).sort()).toEqual([...marked].sort())
  })

  const WORDS: Readonly<Record<number, RegExp>> = {
    1: /\bone\b|\bonce\b/,
    2: /\btwo\b|Round 2\b/,
    3: /\bthree\b/i,
    5: /\bfive\b/,
    400: /\bfour hundred\b/,
  }

  test.each(FIELDS.flatMap((field) => entriesOfField(field).map(({ id, text }) => ({ field, id, text }))))(
    'scope-authority/core-rule-priority: $id tells the standard value of $field',
    ({ field, text }) => {
      const value = SNAP_STANDARD[field]
      if (typeof value !== 'number') return
      const before = text.slice(0, text.indexOf(`{${field}}`))
      expect(before.slice(before.lastIndexOf('. ') + 1)).toMatch(WORDS[value] ?? /^$/)
    },
  )
})
