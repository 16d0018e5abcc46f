import { RotateCcw } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { fieldFault, SNAP_STANDARD, type Format, type FormatField } from '@/games/snap/rules'
import { IconButton } from '@/ui/IconButton'
import { RuleLink } from '@/ui/RuleLink'
import { Stepper } from '@/ui/Stepper'
import { Switch } from '@/ui/Switch'
import { rangeWords, valueWords } from './formatWords'

type Value = Format[FormatField['key']]

interface FormatFieldRowProps {
  readonly field: FormatField
  readonly value: Value
  /** The window was opened for this one: it comes into sight and takes the focus. */
  readonly wanted?: boolean
  readonly onChange: (value: Value) => void
}

/** One value of the format: what it means, how far it goes, which rule leaves it open, and the control that sets it. */
export function FormatFieldRow({ field, value, wanted = false, onChange }: FormatFieldRowProps) {
  const id = useId()
  const standard = SNAP_STANDARD[field.key]
  const fault = fieldFault(field, value)
  const changed = value !== standard
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!wanted) return
    heading.current?.scrollIntoView({ block: 'center' })
    heading.current?.focus({ preventScroll: true })
  }, [wanted])
  const describedBy = `${id}-meaning${fault === null ? '' : ` ${id}-fault`}`
  return (
    <div
      data-changed={changed || undefined}
      data-wanted={wanted || undefined}
      className="grid gap-x-6 gap-y-2 border-l-2 border-transparent py-3 pl-4 data-changed:border-l-seat-2 data-wanted:bg-surface-3 sm:grid-cols-[1fr_auto] sm:items-center"
    >
      <div className="min-w-0">
        <h4 ref={heading} id={`${id}-label`} tabIndex={-1} className="text-base text-ink-1">
          <span>{field.label}</span>
          {changed && <span className="ml-2 text-xs font-semibold text-seat-2">changed</span>}
        </h4>
        <p id={`${id}-meaning`} className="text-sm text-ink-2">
          {field.meaning}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-4 text-xs text-ink-3">
          <span>{`${rangeWords(field)}; standard: ${valueWords(field, standard)}`}</span>
          <RuleLink rule={field.rule} />
        </p>
        {fault !== null && (
          <p id={`${id}-fault`} role="alert" className="mt-1 text-sm text-illegal">
            {fault}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:justify-end">
        {changed && (
          <IconButton
            label={`${field.label}: back to ${valueWords(field, standard)}`}
            onClick={() => onChange(standard)}
          >
            <RotateCcw aria-hidden size={16} />
          </IconButton>
        )}
        {field.kind === 'switch' ? (
          <Switch labelledBy={`${id}-label`} describedBy={describedBy} checked={value === true} onChange={onChange} />
        ) : (
          <NumberControl
            field={field}
            id={id}
            describedBy={describedBy}
            value={typeof value === 'boolean' ? null : value}
            faulty={fault !== null}
            onChange={onChange}
          />
        )}
      </div>
    </div>
  )
}

interface NumberControlProps {
  readonly field: Extract<FormatField, { kind: 'number' }>
  readonly id: string
  readonly describedBy: string
  readonly value: number | null
  readonly faulty: boolean
  readonly onChange: (value: Value) => void
}

function NumberControl({ field, id, describedBy, value, faulty, onChange }: NumberControlProps) {
  const standard = SNAP_STANDARD[field.key]
  /** Where counting begins once there is a limit. */
  const first = standard ?? field.least
  return (
    <>
      {field.none !== null && (
        <label className="inline-flex min-h-10 items-center gap-2 text-sm text-ink-2">
          <input
            type="checkbox"
            aria-label={`${field.none}: ${field.label}`}
            className="size-4 accent-ink-1"
            checked={value === null}
            onChange={(event) => onChange(event.target.checked ? null : first)}
          />
          <span>{field.none}</span>
        </label>
      )}
      <Stepper
        label={field.label}
        labelledBy={`${id}-label`}
        describedBy={describedBy}
        value={value ?? Number.NaN}
        least={field.least}
        most={field.most}
        faulty={faulty}
        disabled={value === null}
        onChange={onChange}
      />
    </>
  )
}
