import { useMemo, useState } from 'react'
import {
  changesSince,
  entryOf,
  OFFICIAL,
  plainReferenceText,
  type ChangedEntry,
  type ChapterChanges,
  type EntryChange,
  type ReferenceChanges,
  type ReferenceFile,
} from '@/games/snap/reference'
import { ComparedText } from './ComparedText'
import { EntryHead } from './EntryHead'
import { KindFilter } from './KindFilter'

const KINDS: readonly { readonly kind: EntryChange; readonly label: string }[] = [
  { kind: 'changed', label: 'changed' },
  { kind: 'added', label: 'added' },
  { kind: 'removed', label: 'removed' },
  { kind: 'unchanged', label: 'unchanged' },
]

/** A version of the official reference: what changed in it since the one that our wording follows, beside what we say. */
export function OfficialChanges({ theirs }: { readonly theirs: ReferenceFile }) {
  const changes = useMemo(() => changesSince(OFFICIAL, theirs), [theirs])
  const [shown, setShown] = useState<ReadonlySet<EntryChange>>(
    () => new Set<EntryChange>(['changed', 'added', 'removed']),
  )
  return (
    <>
      <p role="status" className="mt-6 text-lg text-ink-1">
        {summary(changes)}
      </p>
      <p className="mt-1 max-w-[42rem] text-sm text-ink-3">{`Our wording follows the official ${changes.since}. Of that version the table keeps no sentence, only what tells whether one is still the same.`}</p>
      <KindFilter kinds={KINDS} counts={changes.counts} shown={shown} onChange={setShown} />
      {changes.chapters.map((chapter) => (
        <ChangedChapter key={chapter.id} chapter={chapter} shown={shown} />
      ))}
    </>
  )
}

function summary({ counts, chapters, since }: ReferenceChanges): string {
  const intros = chapters.filter(({ introChanged }) => introChanged).length
  const differing = counts.changed + counts.added + counts.removed
  const all = differing + counts.unchanged
  const also = intros === 0 ? '' : ` ${intros} ${intros === 1 ? 'introduction has' : 'introductions have'} changed.`
  return differing === 0
    ? `No entry has changed since ${since}.${also}`
    : `${differing} of ${all} entries ${differing === 1 ? 'has' : 'have'} changed since ${since}.${also}`
}

function ChangedChapter({
  chapter: { id, theirs, introChanged, entries },
  shown,
}: {
  readonly chapter: ChapterChanges
  readonly shown: ReadonlySet<EntryChange>
}) {
  const visible = entries.filter(({ change }) => shown.has(change))
  const intro = introChanged && shown.has('changed')
  if (visible.length === 0 && !intro) return null
  const title = theirs?.title ?? id
  return (
    <section aria-label={title} className="mt-12">
      <h2 className="font-display text-xl text-ink-1">
        <span className="mr-3 font-light text-ink-3 tabular-nums">{theirs?.number}</span>
        <span>{title}</span>
      </h2>
      {theirs === null && <p className="mt-1 text-sm text-ink-2">This chapter was removed.</p>}
      {intro && (
        <p className="mt-1 text-sm text-ink-2">{`Its introduction has changed: ${theirs?.intro === '' ? 'there is none now.' : `“${theirs?.intro ?? ''}”`}`}</p>
      )}
      {visible.map((entry) => (
        <ChangedEntryView key={entry.id} entry={entry} />
      ))}
    </section>
  )
}

function ChangedEntryView({ entry: { id, change, theirs } }: { readonly entry: ChangedEntry }) {
  const ours = entryOf(id)
  return (
    <article aria-label={id} data-difference={change} className="mt-6 border-t pt-4">
      <EntryHead id={id} title={ours?.title ?? theirs?.title ?? id} state={change} quiet={change === 'unchanged'} />
      <dl className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
        <ComparedText
          title="What we say"
          parts={ours === null ? null : [{ text: plainReferenceText(ours.text), own: false }]}
        />
        <ComparedText title="What they say now" parts={theirs === null ? null : [{ text: theirs.body, own: false }]} />
      </dl>
    </article>
  )
}
