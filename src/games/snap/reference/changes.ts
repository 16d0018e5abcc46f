/** What another version of the official reference changed since the one that our wording follows. */
import { fingerprintOf } from './fingerprint'
import { kebab, type FileChapter, type FileEntry, type ReferenceFile } from './referenceFile'

/** A reference as fingerprints: what is needed to see changes, without its sentences. */
export interface ReferenceSnapshot {
  readonly version: string
  /** Of each entry's text, by its id, in the order of the reference. */
  readonly entries: Readonly<Record<string, string>>
  /** Of each chapter's introduction, by the chapter's id without `ref-`. */
  readonly intros: Readonly<Record<string, string>>
}

export const ENTRY_CHANGES = ['unchanged', 'changed', 'added', 'removed'] as const
export type EntryChange = (typeof ENTRY_CHANGES)[number]

export interface ChangedEntry {
  readonly id: string
  readonly change: EntryChange
  /** Null: removed. */
  readonly theirs: FileEntry | null
}

export interface ChapterChanges {
  /** `zones` */
  readonly id: string
  /** Null: the version does not have it any more. */
  readonly theirs: FileChapter | null
  readonly introChanged: boolean
  /** Theirs in their order, then those that were removed. */
  readonly entries: readonly ChangedEntry[]
}

export interface ReferenceChanges {
  readonly since: string
  /** Theirs in their order, then those that were removed. */
  readonly chapters: readonly ChapterChanges[]
  readonly counts: Readonly<Record<EntryChange, number>>
}

const chapterName = ({ id }: FileChapter): string => id.replace(/^ref-/, '')
const entryId = (chapter: FileChapter, { title }: FileEntry): string => `${chapterName(chapter)}/${kebab(title)}`

export function snapshotOf(reference: ReferenceFile): ReferenceSnapshot {
  return {
    version: reference.version,
    entries: Object.fromEntries(
      reference.chapters.flatMap((chapter) =>
        chapter.entries.map((entry) => [entryId(chapter, entry), fingerprintOf(entry.body)]),
      ),
    ),
    intros: Object.fromEntries(
      reference.chapters.map((chapter) => [chapterName(chapter), fingerprintOf(chapter.intro)]),
    ),
  }
}

/** Chapters and entries are found by their names; an entry under another title or in another chapter is removed there and added here. */
export function changesSince(base: ReferenceSnapshot, theirs: ReferenceFile): ReferenceChanges {
  const own = theirs.chapters.map((chapter): ChapterChanges => {
    const id = chapterName(chapter)
    const entries = chapter.entries.map((entry): ChangedEntry => {
      const before = base.entries[entryId(chapter, entry)]
      return {
        id: entryId(chapter, entry),
        change: before === undefined ? 'added' : before === fingerprintOf(entry.body) ? 'unchanged' : 'changed',
        theirs: entry,
      }
    })
    const before = Object.hasOwn(base.intros, id) ? base.intros[id] : undefined
    return {
      id,
      theirs: chapter,
      introChanged: before !== undefined && before !== fingerprintOf(chapter.intro),
      entries: [...entries, ...removedFrom(base, id, entries)],
    }
  })
  const gone = Object.keys(base.intros).filter((id) => !own.some((chapter) => chapter.id === id))
  const chapters = [
    ...own,
    ...gone.map((id): ChapterChanges => ({
      id,
      theirs: null,
      introChanged: false,
      entries: removedFrom(base, id, []),
    })),
  ]
  const counts: Record<EntryChange, number> = { unchanged: 0, changed: 0, added: 0, removed: 0 }
  for (const { change } of chapters.flatMap(({ entries }) => entries)) counts[change]++
  return { since: base.version, chapters, counts }
}

const removedFrom = (
  base: ReferenceSnapshot,
  chapter: string,
  entries: readonly ChangedEntry[],
): readonly ChangedEntry[] =>
  Object.keys(base.entries)
    .filter((id) => id.startsWith(`${chapter}/`) && !entries.some((entry) => entry.id === id))
    .map((id) => ({ id, change: 'removed', theirs: null }))
