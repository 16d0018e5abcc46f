import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { entries, chapters } from './chapters'
import { changesSince, snapshotOf } from './changes'
import { exportReference, isOurs } from './exchange'
import { fingerprintOf } from './fingerprint'
import { OFFICIAL } from './official'
import { importReference, type FileChapter, type ReferenceFile } from './referenceFile'

// Any reference will do for what a change is; ours is at hand.
const first = { ...exportReference({ generatedAt: '', url: '' }), title: 'A made-up official one', version: 'v1' }
const base = snapshotOf(first)

const later = (change: (chapter: FileChapter) => FileChapter): ReferenceFile => ({
  ...first,
  version: 'v2',
  chapters: first.chapters.map(change),
})
const inChapter = (id: string, change: (chapter: FileChapter) => FileChapter): ReferenceFile =>
  later((chapter) => (chapter.id === id ? change(chapter) : chapter))

const found = (theirs: ReferenceFile): readonly (readonly [string, string])[] =>
  changesSince(base, theirs).chapters.flatMap((chapter) =>
    chapter.entries.flatMap(({ id, change }) => (change === 'unchanged' ? [] : [[id, change] as const])),
  )

describe('a later version of the official reference', () => {
  it('has no change where every sentence is the same, whatever its spaces and quotation marks', () => {
    const same = later((chapter) => ({
      ...chapter,
      entries: chapter.entries.map(({ title, body }) => ({
        title,
        body: ` ${body.replaceAll('“', '"').replaceAll('”', '"').replaceAll('’', "'").replaceAll(' ', '\n ')}`,
      })),
    }))
    expect(changesSince(base, same)).toMatchObject({
      since: 'v1',
      counts: { unchanged: 109, changed: 0, added: 0, removed: 0 },
    })
    expect(changesSince(base, same).chapters.filter(({ introChanged }) => introChanged)).toEqual([])
  })

  it('lists exactly the entry of which a Round changed', () => {
    const changed = inChapter('ref-support-access', (chapter) => ({
      ...chapter,
      entries: chapter.entries.map((entry) => ({
        ...entry,
        body: entry.body.replace('From Round 4 on', 'From Round 5 on'),
      })),
    }))
    expect(found(changed)).toEqual([['support-access/ongoing-single-card-lock-in', 'changed']])
  })

  it('lists what it added and removed, and takes another title for another entry', () => {
    const changed = inChapter('ref-combat', (chapter) => ({
      ...chapter,
      entries: [
        ...chapter.entries
          .filter(({ title }) => title !== 'Disruptor')
          .map((entry) => (entry.title === 'Equal IMP' ? { ...entry, title: 'Ties' } : entry)),
        { title: 'Wager', body: 'New.' },
      ],
    }))
    expect(found(changed)).toEqual([
      ['combat/ties', 'added'],
      ['combat/wager', 'added'],
      ['combat/equal-imp', 'removed'],
      ['combat/disruptor', 'removed'],
    ])
  })

  it('lists the entries of a chapter that went, and an introduction that changed', () => {
    const changed: ReferenceFile = {
      ...first,
      chapters: first.chapters
        .filter(({ id }) => id !== 'ref-timing')
        .map((chapter) => (chapter.id === 'ref-zones' ? { ...chapter, intro: 'Else.' } : chapter)),
    }
    expect(found(changed).map(([id, change]) => [id.split('/')[0], change])).toEqual(
      Array.from({ length: 5 }, () => ['timing', 'removed']),
    )
    expect(changesSince(base, changed).chapters.flatMap(({ id, introChanged }) => (introChanged ? [id] : []))).toEqual([
      'zones',
    ])
  })
})

describe('the fingerprints of the official reference', () => {
  it('are one for each entry and chapter, in their order, and hold no sentence', () => {
    expect(Object.keys(OFFICIAL.entries)).toEqual(entries().map(({ id }) => id))
    expect(Object.keys(OFFICIAL.intros)).toEqual(chapters().map(({ id }) => id))
    const all = [...Object.values(OFFICIAL.entries), ...Object.values(OFFICIAL.intros)]
    for (const print of all) expect(print).toMatch(/^[0-9a-f]{13}$/)
    expect(new Set(all).size).toBe(all.length)
  })

  const path = fileURLToPath(new URL('../../../../../shared/sources/snap-reference.json', import.meta.url))

  it.skipIf(!existsSync(path))(
    'are those of the file beside the project, and one changed digit is one changed entry',
    () => {
      const read = importReference(readFileSync(path, 'utf8'))
      if (!read.ok) throw new Error(read.faults[0]?.message)
      const { reference } = read
      expect(snapshotOf(reference)).toEqual(OFFICIAL)
      expect(isOurs(reference)).toBe(false)
      for (const chapter of reference.chapters) {
        for (const entry of chapter.entries) {
          if (!/\d/.test(entry.body)) continue
          const changed = {
            ...reference,
            chapters: reference.chapters.map((one) =>
              one === chapter
                ? {
                    ...one,
                    entries: one.entries.map((other) =>
                      other === entry ? { ...other, body: other.body.replace(/\d/, '9') } : other,
                    ),
                  }
                : one,
            ),
          }
          expect(changesSince(OFFICIAL, changed).counts).toEqual({ unchanged: 108, changed: 1, added: 0, removed: 0 })
        }
      }
    },
  )
})

it('a fingerprint is the same on any machine, and another for another word', () => {
  expect(fingerprintOf('Both players pass.')).toBe(fingerprintOf('  Both\nplayers pass. '))
  expect(fingerprintOf('Round 4')).not.toBe(fingerprintOf('Round 5'))
  expect(fingerprintOf('')).toBe('811c9dc5779b9')
})
