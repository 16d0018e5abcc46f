import { Check, Link2 } from 'lucide-react'
import { memo, useEffect, useId, useState } from 'react'
import { Link } from 'wouter'
import type { ReferenceEntry } from '@/games/snap/reference'
import { IconButton } from '@/ui/IconButton'
import { EntryBody } from './EntryBody'
import { anchorOf } from './places'

interface EntryArticleProps {
  readonly entry: ReferenceEntry
  /** It is the one that the address names. */
  readonly target: boolean
}

/** One entry of the reference, with a link that can be shared. */
export const EntryArticle = memo(function EntryArticle({ entry, target }: EntryArticleProps) {
  const titleId = useId()
  return (
    <article aria-labelledby={titleId} data-target={target || undefined} className="entry">
      <header className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 id={titleId} className="font-display text-lg font-semibold text-ink-1">
            <span id={anchorOf(entry.id)} tabIndex={-1} className="place outline-none">
              {entry.title}
            </span>
          </h3>
          <Link
            href={`/rules/${entry.id}`}
            className="wrap-anywhere font-mono text-xs text-ink-3 hover:text-ink-1 hover:underline"
          >
            {entry.id}
          </Link>
        </div>
        <CopyLink id={entry.id} title={entry.title} />
      </header>
      <EntryBody entry={entry} />
    </article>
  )
})

/** How long "copied" stays, in milliseconds. */
const COPIED = 2000

function CopyLink({ id, title }: { readonly id: string; readonly title: string }) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    const timer = copied ? setTimeout(() => setCopied(false), COPIED) : undefined
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(new URL(`#/rules/${id}`, document.location.href).href)
      setCopied(true)
    } catch {
      // Where the clipboard is closed to pages, the id beside it is a link with the same address.
    }
  }
  return (
    <IconButton
      label={copied ? 'Copied' : `Copy the link to “${title}”`}
      size="small"
      className="no-print shrink-0"
      onClick={() => void copy()}
    >
      {copied ? <Check aria-hidden size={16} /> : <Link2 aria-hidden size={16} />}
    </IconButton>
  )
}
