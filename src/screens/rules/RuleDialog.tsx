import { ArrowLeft, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { chapterOf, entryOf } from '@/games/snap/reference'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { EntryBody } from './EntryBody'
import './rules.css'

interface RuleDialogProps {
  readonly rule: string
  readonly onClose: () => void
}

/** An entry over the screen, which stays as it is; its cross-references open in the same place. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const [trail, setTrail] = useState<readonly string[]>([rule])
  const id = trail.at(-1) ?? rule
  const entry = entryOf(id)
  const chapter = chapterOf(id)
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      wide
      title={entry?.title ?? 'No such rule'}
      description={chapter === null ? `The rules have no entry “${id}”.` : `${chapter.number} ${chapter.title}`}
      actions={
        <>
          {trail.length > 1 && (
            <Button className="mr-auto" onClick={() => setTrail(trail.slice(0, -1))}>
              <ArrowLeft aria-hidden size={16} />
              Back
            </Button>
          )}
          <a
            href={`#/rules/${id}`}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-10 items-center justify-center gap-2 rounded border border-line-strong bg-surface-3 px-4 text-sm text-ink-1 hover:bg-surface-4"
          >
            <ExternalLink aria-hidden size={16} />
            Open in the rules<span className="sr-only"> (new tab)</span>
          </a>
        </>
      }
    >
      {entry !== null && (
        <div key={id}>
          <p className="wrap-anywhere font-mono text-xs text-ink-3">{id}</p>
          <EntryBody entry={entry} onFollow={(next) => setTrail([...trail, next])} />
        </div>
      )}
    </Dialog>
  )
}
