import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { formatChanges, SNAP_STANDARD } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { RuleLink } from '@/ui/RuleLink'
import { formatSummary, valueWords } from './formatWords'

/** Says that a match is not the standard, and in what; nothing where it is. */
export function FormatBadge() {
  const format = useMatch((store) => store.config?.format ?? null)
  const [open, setOpen] = useState(false)
  if (format === null) return null
  const changes = formatChanges(format)
  if (changes.length === 0) return null
  return (
    <>
      <Button
        size="small"
        look="quiet"
        className="shrink-0 text-seat-2!"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden size={14} />
        <span>
          <span className="max-sm:sr-only">Format: </span>
          <span>{formatSummary(format)}</span>
        </span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Not the standard format"
        description="In this match these values differ from Snap Standard."
      >
        <ul className="divide-y divide-line">
          {changes.map((field) => (
            <li key={field.key} className="py-3 first:pt-0 last:pb-0">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="text-base text-ink-1">{field.label}</span>
                <span className="text-base text-ink-1">
                  <b>{valueWords(field, format[field.key])}</b>{' '}
                  <span className="text-sm text-ink-3">{`standard: ${valueWords(field, SNAP_STANDARD[field.key])}`}</span>
                </span>
              </p>
              <p className="text-sm text-ink-2">{field.meaning}</p>
              <RuleLink rule={field.rule} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
