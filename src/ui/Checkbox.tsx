import { Check } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { useId } from 'react'

interface CheckboxProps {
  readonly label: string
  /** What it means, in one sentence. */
  readonly description?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** A setting that is on or off. */
export function Checkbox({ label, description, checked, onChange }: CheckboxProps) {
  const id = useId()
  const descriptionId = useId()
  return (
    <div className="flex items-start gap-3">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onChange(next === true)}
        aria-describedby={description === undefined ? undefined : descriptionId}
        className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface-2 data-[state=checked]:border-ink-1 data-[state=checked]:bg-ink-1"
      >
        <Radix.Indicator>
          <Check aria-hidden size={16} className="text-ink-on-accent" />
        </Radix.Indicator>
      </Radix.Root>
      <div>
        <label htmlFor={id} className="block text-base text-ink-1">
          {label}
        </label>
        {description !== undefined && (
          <p id={descriptionId} className="text-sm text-ink-3">
            {description}
          </p>
        )}
      </div>
    </div>
  )
}
