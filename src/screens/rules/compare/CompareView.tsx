import { useMemo, useState } from 'react'
import {
  compareReferences,
  exportReference,
  FOLLOWED_VERSION,
  isOurs,
  type EntryDifference,
  type ReferenceComparison,
  type ReferenceFile,
} from '@/games/snap/reference'
import { Button } from '@/ui/Button'
import { anchorOf, COMPARE_PLACE } from '../places'
import { ComparedChapterView } from './ComparedChapterView'
import { forget, useImported } from './imported'
import { ImportForm } from './ImportForm'
import { KindFilter } from './KindFilter'
import { OfficialChanges } from './OfficialChanges'

/** Another reference beside ours: what is the same, what differs, entry by entry. */
export function CompareView() {
  const reference = useImported()
  return (
    <div className="compare-view">
      <h1 className="font-display text-3xl text-ink-1">
        <span id={anchorOf(COMPARE_PLACE)} tabIndex={-1} className="place outline-none">
          Compare with another reference
        </span>
      </h1>
      <p className="mb-8 mt-4 max-w-[42rem] text-lg text-ink-2">
        {`A new version of the official reference: what it changed since ${FOLLOWED_VERSION}, beside what this table plays. Or an export of these rules, beside them. The file stays in this browser.`}
      </p>
      {reference === null ? <ImportForm /> : <Imported key={reference.generated_at} theirs={reference} />}
    </div>
  )
}

const KINDS: readonly { readonly kind: EntryDifference; readonly label: string }[] = [
  { kind: 'changed', label: 'worded otherwise' },
  { kind: 'only theirs', label: 'only theirs' },
  { kind: 'only ours', label: 'only ours' },
  { kind: 'same', label: 'the same' },
]

/** What the file is, and its comparison: with our wording for one of ours, with the version that we follow for an official one. */
function Imported({ theirs }: { readonly theirs: ReferenceFile }) {
  const ours = useMemo(() => isOurs(theirs), [theirs])
  return (
    <>
      <section
        aria-label="The other reference"
        className="flex flex-wrap items-start justify-between gap-4 rounded-lg border bg-surface-1 p-5"
      >
        <div className="min-w-0">
          <h2 className="font-display text-xl text-ink-1">{theirs.title}</h2>
          <p className="text-sm text-ink-3">
            <span>{`Version ${theirs.version}`}</span>
            {theirs.status !== '' && <span>{` · ${theirs.status}`}</span>}
            {theirs.generated_at !== '' && <span>{` · ${theirs.generated_at.slice(0, 10)}`}</span>}
          </p>
        </div>
        <Button size="small" className="no-print" onClick={forget}>
          Compare with another file
        </Button>
      </section>
      {ours ? <Comparison theirs={theirs} /> : <OfficialChanges theirs={theirs} />}
    </>
  )
}

function Comparison({ theirs }: { readonly theirs: ReferenceFile }) {
  const comparison = useMemo(() => compareReferences(exportReference({ generatedAt: '', url: '' }), theirs), [theirs])
  const [shown, setShown] = useState<ReadonlySet<EntryDifference>>(
    () => new Set<EntryDifference>(['changed', 'only theirs', 'only ours']),
  )
  return (
    <>
      <p role="status" className="mt-6 text-lg text-ink-1">
        {summary(comparison)}
      </p>
      <KindFilter kinds={KINDS} counts={comparison.counts} shown={shown} onChange={setShown} />
      {comparison.chapters.map((chapter) => (
        <ComparedChapterView key={chapter.id} chapter={chapter} shown={shown} />
      ))}
    </>
  )
}

function summary({ counts, equal }: ReferenceComparison): string {
  if (equal) return 'Nothing differs: every entry is the same as ours.'
  const differing = counts.changed + counts['only ours'] + counts['only theirs']
  const all = differing + counts.same
  return differing === 0
    ? 'Every entry is worded as ours is; only chapters or titles differ.'
    : `${differing} of ${all} entries differ.`
}
