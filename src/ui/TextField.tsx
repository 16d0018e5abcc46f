import { useId, type ComponentProps } from 'react'
import { classes } from './classes'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  /** What is wrong with it; null: nothing. */
  readonly fault?: string | null
}

/** A line of text with its label above and, when something is wrong, the reason below. */
export function TextField({ label, fault = null, className, ...rest }: TextFieldProps) {
  const id = useId()
  const faultId = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-2">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
        className={classes(
          'h-11 w-full rounded border bg-surface-2 px-3 text-base text-ink-1 placeholder:text-ink-3',
          fault === null ? 'border-line-strong' : 'border-illegal',
        )}
        {...rest}
      />
      {fault !== null && (
        <p id={faultId} className="mt-1 text-sm text-illegal">
          {fault}
        </p>
      )}
    </div>
  )
}
