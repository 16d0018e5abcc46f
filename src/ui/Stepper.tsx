import { Minus, Plus } from 'lucide-react'
import { classes } from './classes'

interface StepperProps {
  /** What is counted, for the names of the buttons. */
  readonly label: string
  readonly labelledBy: string
  readonly describedBy?: string
  /** NaN: what stands there is no number. */
  readonly value: number
  readonly least: number
  readonly most: number
  readonly faulty?: boolean
  readonly disabled?: boolean
  readonly onChange: (value: number) => void
}

const STEP =
  'grid size-10 place-items-center text-ink-2 hover:bg-surface-4 hover:text-ink-1 disabled:text-ink-3 disabled:opacity-50'

/** A whole number to type or to step through. It takes what is typed; whoever uses it says what is wrong with that. */
export function Stepper({
  label,
  labelledBy,
  describedBy,
  value,
  least,
  most,
  faulty = false,
  disabled = false,
  onChange,
}: StepperProps) {
  const within = (next: number): number => Math.min(most, Math.max(least, next))
  return (
    <div
      className={classes(
        'inline-flex overflow-hidden rounded border bg-surface-2',
        faulty ? 'border-illegal' : 'border-line-strong',
        disabled && 'opacity-50',
      )}
    >
      <button
        type="button"
        aria-label={`${label}: less`}
        className={STEP}
        disabled={disabled || value <= least}
        onClick={() => onChange(Number.isNaN(value) ? least : within(Math.ceil(value) - 1))}
      >
        <Minus aria-hidden size={16} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={faulty}
        min={least}
        max={most}
        step={1}
        disabled={disabled}
        value={Number.isNaN(value) ? '' : value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="number-field w-12 border-x border-line bg-transparent text-center text-base text-ink-1 tabular-nums"
      />
      <button
        type="button"
        aria-label={`${label}: more`}
        className={STEP}
        disabled={disabled || value >= most}
        onClick={() => onChange(Number.isNaN(value) ? least : within(Math.floor(value) + 1))}
      >
        <Plus aria-hidden size={16} />
      </button>
    </div>
  )
}
