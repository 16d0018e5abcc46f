import { Link } from 'wouter'
import { ruleTitle } from '@/games/snap/rules'

interface EntryHeadProps {
  readonly id: string
  readonly title: string
  /** What became of it, in a few words. */
  readonly state: string
  readonly quiet: boolean
}

/** An entry of a comparison by title and id; one that we have leads to it. */
export function EntryHead({ id, title, state, quiet }: EntryHeadProps) {
  return (
    <>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-display text-lg font-semibold text-ink-1">{title}</h3>
        <span className={`text-sm ${quiet ? 'text-ink-3' : 'text-seat-2'}`}>{state}</span>
      </header>
      {ruleTitle(id) === null ? (
        <p className="wrap-anywhere font-mono text-xs text-ink-3">{id}</p>
      ) : (
        <Link
          href={`/rules/${id}`}
          className="wrap-anywhere font-mono text-xs text-ink-3 hover:text-ink-1 hover:underline"
        >
          {id}
        </Link>
      )}
    </>
  )
}
