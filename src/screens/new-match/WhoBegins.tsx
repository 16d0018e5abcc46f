import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import type { Beginner } from './seatDraft'

interface WhoBeginsProps {
  readonly names: readonly [string, string]
  readonly value: Beginner
  readonly onChange: (value: Beginner) => void
}

/** Seat A, seat B or a coin. */
export function WhoBegins({ names, value, onChange }: WhoBeginsProps) {
  const id = useId()
  const choices: readonly { readonly value: Beginner; readonly label: string }[] = [
    { value: 0, label: `${names[0] || 'Seat A'} begins` },
    { value: 1, label: `${names[1] || 'Seat B'} begins` },
    { value: 'coin', label: 'Toss a coin' },
  ]
  return (
    <div>
      <h2 id={id} className="mb-2 text-sm text-ink-2">
        Who begins?
      </h2>
      <RadioGroup.Root
        aria-labelledby={id}
        value={String(value)}
        onValueChange={(next) => onChange(next === 'coin' ? 'coin' : next === '0' ? 0 : 1)}
        className="flex flex-wrap gap-2"
      >
        {choices.map((choice) => (
          <RadioGroup.Item
            key={choice.label}
            value={String(choice.value)}
            className="min-h-10 max-w-48 truncate rounded border border-line-strong px-4 text-sm text-ink-2 hover:bg-surface-3 data-[state=checked]:border-ink-1 data-[state=checked]:bg-surface-4 data-[state=checked]:text-ink-1"
          >
            {choice.label}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  )
}
