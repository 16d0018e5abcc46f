import { RadioGroup } from 'radix-ui'
import { CARD_CLASSES } from '@/games/snap/rules'
import type { DeckChoice } from '@/store/deckChoices'
import { CLASS_BACKGROUNDS } from '../classColours'

/** One deck to choose, with its classes as stripes. */
export function DeckOption({ choice }: { readonly choice: DeckChoice }) {
  const { lineup, supports } = choice.deck
  const classes = CARD_CLASSES.filter((cardClass) =>
    [...lineup, ...supports].some((card) => card.cardClass === cardClass),
  )
  return (
    <RadioGroup.Item
      value={choice.id}
      className="group flex min-h-12 items-center gap-3 rounded border border-line-strong px-3 py-2 text-left hover:bg-surface-3 data-[state=checked]:border-ink-1 data-[state=checked]:bg-surface-4"
    >
      <span
        aria-hidden
        className="grid size-4 shrink-0 place-items-center rounded-full border border-line-strong group-data-[state=checked]:border-ink-1"
      >
        <span className="hidden size-2 rounded-full bg-ink-1 group-data-[state=checked]:block" />
      </span>
      <span className="min-w-0 grow">
        <span className="block truncate text-base text-ink-1">{choice.name}</span>
        <span className="block text-xs text-ink-3">{classes.join(', ')}</span>
      </span>
      <span aria-hidden className="flex h-6 shrink-0 gap-0.5">
        {classes.map((cardClass) => (
          <span key={cardClass} className={`w-1.5 rounded-full ${CLASS_BACKGROUNDS[cardClass]}`} />
        ))}
      </span>
    </RadioGroup.Item>
  )
}
