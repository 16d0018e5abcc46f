import { Link } from 'wouter'
import { entryLabel } from './entryLabel'

interface EntryLinkProps {
  readonly id: string
  /** Shows the entry in the same place; without it the link leads to the rules screen. */
  readonly onFollow?: ((id: string) => void) | undefined
}

const LOOK =
  'rounded-sm text-left text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink-1 hover:decoration-ink-1'

/** Another entry, by its title. */
export function EntryLink({ id, onFollow }: EntryLinkProps) {
  const { title, chapter } = entryLabel(id)
  const words = (
    <>
      <span>{title}</span>
      {chapter !== null && <span className="text-ink-3">{` (${chapter})`}</span>}
    </>
  )
  if (onFollow === undefined) {
    return (
      <Link href={`/rules/${id}`} title={id} className={LOOK}>
        {words}
      </Link>
    )
  }
  return (
    <button type="button" title={id} className={LOOK} onClick={() => onFollow(id)}>
      {words}
    </button>
  )
}
