import { scenariosOf } from '@/games/snap/scenarios/gallery'
import { referencedBy, referencesOf, type ReferenceEntry } from '@/games/snap/reference'
import { EntryLink } from './EntryLink'
import { keptWords } from './entryNotes'
import { ReadingNotes } from './ReadingNotes'
import { ReferenceText } from './ReferenceText'

interface EntryBodyProps {
  readonly entry: ReferenceEntry
  readonly onFollow?: (id: string) => void
}

/** An entry's text with what stands below it: whose reading it is, how the table keeps it, and its neighbours both ways. */
export function EntryBody({ entry, onFollow }: EntryBodyProps) {
  const follow = onFollow === undefined ? {} : { onFollow }
  return (
    <>
      <p className="entry-text">
        <ReferenceText text={entry.text} {...follow} />
      </p>
      <ReadingNotes entry={entry} apart={onFollow !== undefined} />
      <p className="mt-2 text-sm text-ink-3">{keptWords(entry)}</p>
      <References title="Refers to" ids={referencesOf(entry.id)} {...follow} />
      <References title="Referred to by" ids={referencedBy(entry.id)} {...follow} />
      <OnTheTable id={entry.id} apart={onFollow !== undefined} />
    </>
  )
}

function References({
  title,
  ids,
  onFollow,
}: {
  readonly title: string
  readonly ids: readonly string[]
  readonly onFollow?: (id: string) => void
}) {
  if (ids.length === 0) return null
  return (
    <section aria-label={title} className="mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
      <h4 className="text-ink-3">{title}</h4>
      <ul className="contents">
        {ids.map((id) => (
          <li key={id} className="reference-link">
            <EntryLink id={id} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The positions of the gallery that show the entry; from a window over a match they open apart from it. */
function OnTheTable({ id, apart }: { readonly id: ReferenceEntry['id']; readonly apart: boolean }) {
  const scenarios = scenariosOf(id)
  if (scenarios.length === 0) return null
  return (
    <section
      aria-label="On the table"
      className="no-print mt-2 flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm"
    >
      <h4 className="text-ink-3">On the table</h4>
      <ul className="contents">
        {scenarios.map((scenario) => (
          <li key={scenario.id} className="reference-link">
            <a
              href={`#/rulings/${scenario.id}`}
              {...(apart ? { target: '_blank', rel: 'noreferrer' } : {})}
              className="rounded-sm text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink-1 hover:decoration-ink-1"
            >
              {scenario.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
