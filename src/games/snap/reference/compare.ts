/** Two references side by side: what is the same, what differs, by entry. */
import { plainText } from './fingerprint'
import { kebab, type FileChapter, type FileEntry, type ReferenceFile } from './referenceFile'

export const ENTRY_DIFFERENCES = ['same', 'changed', 'only ours', 'only theirs'] as const
export type EntryDifference = (typeof ENTRY_DIFFERENCES)[number]

export interface ComparedEntry {
  /** The chapter's id without `ref-`, and the title in kebab case: the rule's id. */
  readonly id: string
  readonly difference: EntryDifference
  /** The entry is worded alike but its title is not, letter by letter. */
  readonly retitled: boolean
  readonly ours: FileEntry | null
  readonly theirs: FileEntry | null
}

export const CHAPTER_CHANGES = ['renumbered', 'moved', 'retitled', 'other intro', 'other anchor'] as const
export type ChapterChange = (typeof CHAPTER_CHANGES)[number]

export interface ComparedChapter {
  /** `ref-zones` */
  readonly id: string
  readonly ours: FileChapter | null
  readonly theirs: FileChapter | null
  /** What differs about the chapter itself; empty where only one side has it. */
  readonly changes: readonly ChapterChange[]
  /** Ours in our order, then those that only they have. */
  readonly entries: readonly ComparedEntry[]
}

export interface ReferenceComparison {
  /** Ours in our order, then those that only they have. */
  readonly chapters: readonly ComparedChapter[]
  readonly counts: Readonly<Record<EntryDifference, number>>
  /** No entry differs and no chapter does. */
  readonly equal: boolean
}

/** Chapters are found by their ids, entries by chapter and title. Spacing and the shape of quotation marks do not count. */
export function compareReferences(ours: ReferenceFile, theirs: ReferenceFile): ReferenceComparison {
  const moved = movedChapters(ours, theirs)
  const chapters = paired(ours.chapters, theirs.chapters, (chapter) => chapter.id).map(
    ([id, our, their]): ComparedChapter => ({
      id,
      ours: our,
      theirs: their,
      changes: our && their ? changesOf(our, their, moved.has(id)) : [],
      entries: paired(our?.entries ?? [], their?.entries ?? [], (entry) => kebab(entry.title)).map(
        ([name, one, other]) => compareEntries(`${id.replace(/^ref-/, '')}/${name}`, one, other),
      ),
    }),
  )
  const counts: Record<EntryDifference, number> = { same: 0, changed: 0, 'only ours': 0, 'only theirs': 0 }
  for (const { difference } of chapters.flatMap((chapter) => chapter.entries)) counts[difference]++
  const oneSided = chapters.some((chapter) => chapter.ours === null || chapter.theirs === null)
  const equal =
    !oneSided &&
    chapters.every(
      ({ changes, entries }) =>
        changes.length === 0 && entries.every((entry) => entry.difference === 'same' && !entry.retitled),
    )
  return { chapters, counts, equal }
}

function compareEntries(id: string, ours: FileEntry | null, theirs: FileEntry | null): ComparedEntry {
  if (ours === null) return { id, difference: 'only theirs', retitled: false, ours, theirs }
  if (theirs === null) return { id, difference: 'only ours', retitled: false, ours, theirs }
  return {
    id,
    difference: alike(ours.body, theirs.body) ? 'same' : 'changed',
    retitled: !alike(ours.title, theirs.title),
    ours,
    theirs,
  }
}

function changesOf(ours: FileChapter, theirs: FileChapter, moved: boolean): readonly ChapterChange[] {
  const applies: Readonly<Record<ChapterChange, boolean>> = {
    renumbered: ours.number.trim() !== theirs.number.trim(),
    moved: moved,
    retitled: !alike(ours.title, theirs.title),
    'other intro': !alike(ours.intro, theirs.intro),
    'other anchor': ours.anchor !== theirs.anchor,
  }
  return CHAPTER_CHANGES.filter((change) => applies[change])
}

/** Everything of both lists, ours first, with its counterpart. */
function paired<T>(
  ours: readonly T[],
  theirs: readonly T[],
  key: (value: T) => string,
): readonly (readonly [key: string, ours: T | null, theirs: T | null])[] {
  const our = new Set(ours.map(key))
  const their = new Map(theirs.map((value) => [key(value), value]))
  return [
    ...ours.map((value) => [key(value), value, their.get(key(value)) ?? null] as const),
    ...theirs.filter((value) => !our.has(key(value))).map((value) => [key(value), null, value] as const),
  ]
}

/** Chapters of both that stand elsewhere among the common ones: all that are not in the longest run that kept its order. */
function movedChapters(ours: ReferenceFile, theirs: ReferenceFile): ReadonlySet<string> {
  const theirPlace = new Map(theirs.chapters.map((chapter, index) => [chapter.id, index]))
  const common = ours.chapters.flatMap(({ id }) => {
    const place = theirPlace.get(id)
    return place === undefined ? [] : [{ id, place }]
  })
  // The longest ascending run that ends with each chapter.
  const runs: { readonly id: string; readonly place: number; readonly run: readonly string[] }[] = []
  for (const { id, place } of common) {
    const before = runs
      .filter((other) => other.place < place)
      .reduce<readonly string[]>((longest, { run }) => (run.length > longest.length ? run : longest), [])
    runs.push({ id, place, run: [...before, id] })
  }
  const kept = new Set(
    runs.reduce<readonly string[]>((longest, { run }) => (run.length > longest.length ? run : longest), []),
  )
  return new Set(common.map(({ id }) => id).filter((id) => !kept.has(id)))
}

const alike = (one: string, other: string): boolean => plainText(one) === plainText(other)
