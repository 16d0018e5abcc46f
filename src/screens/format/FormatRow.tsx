import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { formatChanges, formatFaults, type Format } from '@/rules'
import { Button } from '@/ui/Button'
import { FormatDialog } from './FormatDialog'
import { formatSummary, valueWords } from './formatWords'

interface FormatRowProps {
  readonly format: Format
  readonly onChange: (format: Format) => void
}

/** What will be played, in one line; opens the values. */
export function FormatRow({ format, onChange }: FormatRowProps) {
  const [open, setOpen] = useState(false)
  const changes = formatChanges(format)
  const faults = formatFaults(format)
  return (
    <section aria-label="Format" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden size={16} />
        Format: {formatSummary(format)}
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
      <FormatDialog open={open} format={format} onChange={onChange} onClose={() => setOpen(false)} />
    </section>
  )
}
