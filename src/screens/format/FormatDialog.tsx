import { useId, type ReactNode } from 'react'
import { formatChanges, formatFaults, SNAP_STANDARD, type Format, type FormatField } from '@/games/snap/rules'
import { named } from '@/store/formatChoice'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FIELD_GROUPS } from './fieldGroups'
import { FormatFieldRow } from './FormatFieldRow'
import { formatSummary } from './formatWords'

interface FormatDialogProps {
  readonly open: boolean
  readonly format: Format
  /** The value for which it was opened. */
  readonly wanted?: FormatField['key'] | undefined
  readonly onChange: (format: Format) => void
  readonly onClose: () => void
}

/** Every value that the reference leaves open, to be set before a match. */
export function FormatDialog({ open, format, wanted, onChange, onClose }: FormatDialogProps) {
  const changed = formatChanges(format).length > 0
  const faults = formatFaults(format).length
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      wide
      title="Format"
      description="What the reference leaves open. Our standard stands beside each value; play with another and the match says so."
      actions={
        <>
          <p role="status" className="mr-auto self-center text-sm text-ink-2">
            {faults > 0
              ? `${faults} ${faults === 1 ? 'value' : 'values'} to mend`
              : changed
                ? formatSummary(format)
                : 'Snap Standard, nothing changed'}
          </p>
          <Button disabled={!changed} onClick={() => onChange(SNAP_STANDARD)}>
            Reset to standard
          </Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {FIELD_GROUPS.map(({ title, fields }) => (
          <Group key={title} title={title}>
            {fields.map((field) => (
              <FormatFieldRow
                key={field.key}
                field={field}
                wanted={field.key === wanted}
                value={format[field.key]}
                onChange={(value) => onChange(named({ ...format, [field.key]: value }))}
              />
            ))}
          </Group>
        ))}
      </div>
    </Dialog>
  )
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="border-b pb-1 font-display text-lg text-ink-1">
        {title}
      </h3>
      <div className="divide-y divide-line">{children}</div>
    </section>
  )
}
