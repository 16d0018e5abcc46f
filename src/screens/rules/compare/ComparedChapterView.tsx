import { Link } from 'wouter'
import { ruleTitle } from '@/rules'
import type { ChapterChange, ComparedChapter, ComparedEntry, EntryDifference } from '@/rules/reference'
import { wordDiff, type DiffPart } from './wordDiff'

interface ComparedChapterViewProps {
  readonly chapter: ComparedChapter
  readonly shown: ReadonlySet<EntryDifference>
}

/** One chapter of both references, with those of its entries that are to be seen. */
export function ComparedChapterView({ chapter, shown }: ComparedChapterViewProps) {
  const entries = chapter.entries.filter(({ difference, retitled }) => shown.has(difference) || (retitled && shown.has('changed')))
  const changes = chapterWords(chapter)
  if (entries.length === 0 && (changes.length === 0 || !shown.has('changed'))) return null
  const one = chapter.ours ?? chapter.theirs
  return (
    <section aria-label={one?.title} className="mt-12">
      <h2 className="font-display text-xl text-ink-1">
        <span className="mr-3 font-light text-ink-3 tabular-nums">{one?.number}</span>
        {one?.title}
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
    'renumbered': `Its number is ${theirs.number} there, ${ours.number} here.`,
    'moved': 'It stands elsewhere among the chapters.',
    'retitled': `Its title is “${theirs.title}” there, “${ours.title}” here.`,
    'other intro': `Its introduction there: ${theirs.intro === '' ? 'none.' : `“${theirs.intro}”`}`,
    'other anchor': `Its anchor is “${theirs.anchor}” there, “${ours.anchor}” here.`,
  }
  return changes.map((change) => words[change])
}

const DIFFERENCES: Readonly<Record<EntryDifference, string>> = {
  'same': 'the same',
  'changed': 'worded otherwise',
  'only ours': 'only ours',
  'only theirs': 'only theirs',
}

function ComparedEntryView({ entry: { id, difference, retitled, ours, theirs } }: { readonly entry: ComparedEntry }) {
  return (
    <article aria-label={id} data-difference={difference} className="mt-6 border-t pt-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-display text-lg font-semibold text-ink-1">{ours?.title ?? theirs?.title}</h3>
        <span className={`text-sm ${difference === 'same' ? 'text-ink-3' : 'text-seat-2'}`}>
          {DIFFERENCES[difference]}
          {retitled && `, titled “${theirs?.title ?? ''}”`}
        </span>
      </header>
      {ruleTitle(id) === null ? (
        <p className="wrap-anywhere font-mono text-xs text-ink-3">{id}</p>
      ) : (
        <Link href={`/rules/${id}`} className="wrap-anywhere font-mono text-xs text-ink-3 hover:text-ink-1 hover:underline">
          {id}
        </Link>
      )}
      <Bodies ours={ours?.body ?? null} theirs={theirs?.body ?? null} same={difference === 'same'} />
    </article>
  )
}

/** Below this likeness a text was written anew, and marks would only disturb. */
const LIKE = 0.5

function Bodies({ ours, theirs, same }: { readonly ours: string | null; readonly theirs: string | null; readonly same: boolean }) {
  if (same) return <p className="mt-2 max-w-[44rem] text-base text-ink-2">{ours}</p>
  const diff = wordDiff(ours ?? '', theirs ?? '')
  const marks = ours !== null && theirs !== null && diff.likeness >= LIKE
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
      <Side title="Ours" parts={ours === null ? null : marks ? diff.ours : [{ text: ours, own: false }]} />
      <Side title="Theirs" parts={theirs === null ? null : marks ? diff.theirs : [{ text: theirs, own: false }]} />
    </dl>
  )
}

function Side({ title, parts }: { readonly title: string; readonly parts: readonly DiffPart[] | null }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{title}</dt>
      <dd className="mt-1 text-base text-ink-1">
        {parts === null ? (
          <span className="text-ink-3">No such entry.</span>
        ) : (
          parts.map(({ text, own }, index) =>
            own ? (
              <mark key={index} className="rounded-sm bg-seat-2/20 text-ink-1 underline decoration-seat-2 decoration-2 underline-offset-4">
                {text.trimEnd()}
              </mark>
            ) : (
              text
            ),
          ).flatMap((part, index) => [part, parts[index]?.own === true ? ' ' : ''])
        )}
      </dd>
    </div>
  )
}
