import type { ChapterChange, ComparedChapter, ComparedEntry, EntryDifference } from '@/games/snap/reference'
import { ComparedText } from './ComparedText'
import { EntryHead } from './EntryHead'
import { wordDiff } from './wordDiff'

interface ComparedChapterViewProps {
  readonly chapter: ComparedChapter
  readonly shown: ReadonlySet<EntryDifference>
}

/** One chapter of both references, with those of its entries that are to be seen. */
export function ComparedChapterView({ chapter, shown }: ComparedChapterViewProps) {
  const entries = chapter.entries.filter(
    ({ difference, retitled }) => shown.has(difference) || (retitled && shown.has('changed')),
  )
  const changes = chapterWords(chapter)
  if (entries.length === 0 && (changes.length === 0 || !shown.has('changed'))) return null
  const one = chapter.ours ?? chapter.theirs
  return (
    <section aria-label={one?.title} className="mt-12">
      <h2 className="font-display text-xl text-ink-1">
        <span className="mr-3 font-light text-ink-3 tabular-nums">{one?.number}</span>
        <span>{one?.title}</span>
      </h2>
      {changes.map((change) => (
        <p key={change} className="mt-1 text-sm text-ink-2">
          {change}
        </p>
      ))}
      {entries.map((entry) => (
        <ComparedEntryView key={entry.id} entry={entry} />
      ))}
    </section>
  )
}

function chapterWords({ ours, theirs, changes }: ComparedChapter): readonly string[] {
  if (ours === null) return ['Only they have this chapter.']
  if (theirs === null) return ['Only we have this chapter.']
  const words: Readonly<Record<ChapterChange, string>> = {
    renumbered: `Its number is ${theirs.number} there, ${ours.number} here.`,
    moved: 'It stands elsewhere among the chapters.',
    retitled: `Its title is “${theirs.title}” there, “${ours.title}” here.`,
    'other intro': `Its introduction there: ${theirs.intro === '' ? 'none.' : `“${theirs.intro}”`}`,
    'other anchor': `Its anchor is “${theirs.anchor}” there, “${ours.anchor}” here.`,
  }
  return changes.map((change) => words[change])
}

const DIFFERENCES: Readonly<Record<EntryDifference, string>> = {
  same: 'the same',
  changed: 'worded otherwise',
  'only ours': 'only ours',
  'only theirs': 'only theirs',
}

function ComparedEntryView({ entry: { id, difference, retitled, ours, theirs } }: { readonly entry: ComparedEntry }) {
  return (
    <article aria-label={id} data-difference={difference} className="mt-6 border-t pt-4">
      <EntryHead
        id={id}
        title={ours?.title ?? theirs?.title ?? id}
        state={`${DIFFERENCES[difference]}${retitled ? `, titled “${theirs?.title ?? ''}”` : ''}`}
        quiet={difference === 'same'}
      />
      <Bodies ours={ours?.body ?? null} theirs={theirs?.body ?? null} same={difference === 'same'} />
    </article>
  )
}

/** Below this likeness a text was written anew, and marks would only disturb. */
const LIKE = 0.5

function Bodies({
  ours,
  theirs,
  same,
}: {
  readonly ours: string | null
  readonly theirs: string | null
  readonly same: boolean
}) {
  if (same) return <p className="mt-2 max-w-[44rem] text-base text-ink-2">{ours}</p>
  const diff = wordDiff(ours ?? '', theirs ?? '')
  const marks = ours !== null && theirs !== null && diff.likeness >= LIKE
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
      <ComparedText title="Ours" parts={ours === null ? null : marks ? diff.ours : [{ text: ours, own: false }]} />
      <ComparedText
        title="Theirs"
        parts={theirs === null ? null : marks ? diff.theirs : [{ text: theirs, own: false }]}
      />
    </dl>
  )
}
