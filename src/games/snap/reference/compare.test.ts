import { describe, expect, it } from 'vitest'
import { compareReferences, type ComparedEntry } from './compare'
import { exportReference } from './exchange'
import { kebab, type FileChapter, type ReferenceFile } from './referenceFile'

const ours = exportReference({ generatedAt: '', url: '' })

/** Our reference with some chapters done otherwise. */
const changed = (change: (chapters: readonly FileChapter[]) => readonly FileChapter[]): ReferenceFile => ({
  ...ours,
  chapters: [...change(ours.chapters)],
})

const inChapter = (id: string, change: (chapter: FileChapter) => FileChapter): ReferenceFile =>
  changed((chapters) => chapters.map((chapter) => (chapter.id === id ? change(chapter) : chapter)))

const differing = (theirs: ReferenceFile): readonly Pick<ComparedEntry, 'id' | 'difference' | 'retitled'>[] =>
  compareReferences(ours, theirs)
    .chapters.flatMap(({ entries }) => entries)
    .filter(({ difference, retitled }) => difference !== 'same' || retitled)
    .map(({ id, difference, retitled }) => ({ id, difference, retitled }))

const changes = (theirs: ReferenceFile): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    compareReferences(ours, theirs).chapters.flatMap((chapter) =>
      chapter.changes.length > 0 ? [[chapter.id, chapter.changes] as const] : [],
    ),
  )

describe('entries side by side', () => {
  it('are the same though spaces and quotation marks differ', () => {
    const theirs = inChapter('ref-rulings', (chapter) => ({
      ...chapter,
      entries: chapter.entries.map(({ title, body }) => ({
        title,
        body: ` ${body.replaceAll('“', '"').replaceAll('”', '"').replaceAll(' ', '\n ')}`,
      })),
    }))
    expect(compareReferences(ours, theirs)).toMatchObject({ equal: true, counts: { same: 109 } })
  })

  it('are changed by a word', () => {
    const theirs = inChapter('ref-combat', (chapter) => ({
      ...chapter,
      entries: chapter.entries.map((entry) =>
        entry.title === 'Equal IMP' ? { ...entry, body: `${entry.body} Or so.` } : entry,
      ),
    }))
    expect(differing(theirs)).toEqual([{ id: 'combat/equal-imp', difference: 'changed', retitled: false }])
    const found = compareReferences(ours, theirs)
      .chapters.flatMap(({ entries }) => entries)
      .find(({ id }) => id === 'combat/equal-imp')
    expect(found?.theirs?.body).toBe(`${found?.ours?.body ?? ''} Or so.`)
  })

  it('stand on one side only when the other has no such title in that chapter', () => {
    const theirs = inChapter('ref-combat', (chapter) => ({
      ...chapter,
      entries: [
        ...chapter.entries.filter(({ title }) => title !== 'Equal IMP'),
        { title: 'Mutual defeat', body: 'Both.' },
      ],
    }))
    expect(differing(theirs)).toEqual([
      { id: 'combat/equal-imp', difference: 'only ours', retitled: false },
      { id: 'combat/mutual-defeat', difference: 'only theirs', retitled: false },
    ])
    expect(compareReferences(ours, theirs).counts).toEqual({ same: 108, changed: 0, 'only ours': 1, 'only theirs': 1 })
  })

  it('keep their id when only the title’s shape differs', () => {
    const theirs = inChapter('ref-combat', (chapter) => ({
      ...chapter,
      entries: chapter.entries.map((entry) => ({ ...entry, title: entry.title.toUpperCase() })),
    }))
    expect(differing(theirs)).toEqual(
      ours.chapters.flatMap(({ id, entries }) =>
        id === 'ref-combat'
          ? entries.map(({ title }) => ({ id: `combat/${kebab(title)}`, difference: 'same', retitled: true }))
          : [],
      ),
    )
    expect(compareReferences(ours, theirs).equal).toBe(false)
  })
})

describe('chapters side by side', () => {
  it('are renumbered by a new one before them, but not moved', () => {
    const extra: FileChapter = {
      id: 'ref-preface',
      number: '01',
      anchor: 'ref-preface',
      title: 'Preface',
      intro: '',
      entries: [{ title: 'Hello', body: 'Hello.' }],
    }
    const theirs = changed((chapters) => [
      extra,
      ...chapters.map((chapter, index) => ({ ...chapter, number: String(index + 2).padStart(2, '0') })),
    ])
    expect(Object.values(changes(theirs))).toEqual(Array.from({ length: 14 }, () => ['renumbered']))
    expect(differing(theirs)).toEqual([{ id: 'preface/hello', difference: 'only theirs', retitled: false }])
    expect(compareReferences(ours, theirs).chapters.at(-1)).toMatchObject({
      id: 'ref-preface',
      ours: null,
      changes: [],
    })
  })

  it('are moved when they stand elsewhere among the others', () => {
    expect(changes(changed(([first, ...rest]) => (first ? [...rest, first] : rest)))).toEqual({
      'ref-scope-authority': ['moved'],
    })
  })

  it('are told from one another by their ids, whatever their titles', () => {
    const theirs = inChapter('ref-zones', (chapter) => ({
      ...chapter,
      title: 'Zones',
      intro: 'Else.',
      anchor: 'zones',
      number: '3',
    }))
    expect(changes(theirs)).toEqual({ 'ref-zones': ['renumbered', 'retitled', 'other intro', 'other anchor'] })
    expect(differing(theirs)).toEqual([])
    expect(compareReferences(ours, theirs).equal).toBe(false)
  })

  it('that are gone leave their entries on our side', () => {
    const theirs = changed((chapters) => chapters.filter(({ id }) => id !== 'ref-chains'))
    expect(compareReferences(ours, theirs).counts).toMatchObject({ same: 103, 'only ours': 6 })
    expect(changes(theirs)).toEqual({})
    expect(compareReferences(ours, theirs).equal).toBe(false)
  })
})
