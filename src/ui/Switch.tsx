import { Switch as Radix } from 'radix-ui'

interface SwitchProps {
  /** The id of what names it. */
  readonly labelledBy: string
  readonly describedBy?: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off, at once; says which in words, too. */
export function Switch({ labelledBy, describedBy, checked, onChange }: SwitchProps) {
  return (
    <div className="inline-flex min-h-10 items-center gap-3">
      <span aria-hidden className="w-7 text-right text-sm text-ink-2">
        {checked ? 'on' : 'off'}
      </span>
      <Radix.Root
        checked={checked}
        onCheckedChange={onChange}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className="relative h-7 w-12 shrink-0 rounded-full border border-line-strong bg-surface-2 transition-colors duration-fast data-[state=checked]:border-ink-1 data-[state=checked]:bg-ink-1"
      >
        <Radix.Thumb className="block size-5 translate-x-0.75 rounded-full bg-ink-2 transition-transform duration-fast data-[state=checked]:translate-x-5.75 data-[state=checked]:bg-surface-2" />
      </Radix.Root>
    </div>
  )
}
