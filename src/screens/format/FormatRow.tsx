import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { FORMAT_FIELDS, formatChanges, formatFaults, type Format } from '@/games/snap/rules'
import { Button } from '@/ui/Button'
import { FormatDialog } from './FormatDialog'
import { formatSummary, valueWords } from './formatWords'

interface FormatRowProps {
  readonly format: Format
  /** The value with which the window opens at once, by its key; no value has another key. */
  readonly field?: string | undefined
  readonly onChange: (format: Format) => void
}

/** What will be played, in one line; opens the values. */
export function FormatRow({ format, field, onChange }: FormatRowProps) {
  const wanted = FORMAT_FIELDS.find(({ key }) => key === field)?.key
  const [open, setOpen] = useState(wanted !== undefined)
  const changes = formatChanges(format)
  const faults = formatFaults(format)
  return (
    <section aria-label="Format" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden size={16} />
        <span>{`Format: ${formatSummary(format)}`}</span>
      </Button>
      {faults.length > 0 ? (
        <p className="text-sm text-illegal">{faults.join(' ')}</p>
      ) : (
        <p className="min-w-0 text-sm text-ink-3">
          {changes.length === 0
            ? 'Every value as this table reads the reference.'
            : changes.map((field) => `${field.label}: ${valueWords(field, format[field.key])}`).join(' · ')}
        </p>
      )}
      <FormatDialog open={open} wanted={wanted} format={format} onChange={onChange} onClose={() => setOpen(false)} />
    </section>
  )
}
