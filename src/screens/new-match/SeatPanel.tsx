import { FileUp } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { useId, useState } from 'react'
import { withoutUnseen, type Format, type Seat } from '@/games/snap/rules'
import { useDeckChoices } from '@/store/deckChoices'
import { Button } from '@/ui/Button'
import { Panel } from '@/ui/Panel'
import { TextField } from '@/ui/TextField'
import { SEAT_BORDERS, SEAT_TEXTS } from '../seatColours'
import { DeckOption } from './DeckOption'
import { DeckPreview } from './DeckPreview'
import { LoadDeckDialog } from './LoadDeckDialog'
import type { SeatDraft } from './seatDraft'

interface SeatPanelProps {
  /** Which player this will be; null: the coin decides. */
  readonly player: Seat | null
  readonly letter: 'A' | 'B'
  readonly draft: SeatDraft
  readonly format: Format
  readonly onChange: (draft: SeatDraft) => void
}

/** One player's name and deck. */
export function SeatPanel({ player, letter, draft, format, onChange }: SeatPanelProps) {
  const choices = useDeckChoices()
  const [loading, setLoading] = useState(false)
  const decksId = useId()
  const chosen = choices.find(({ id }) => id === draft.deck) ?? null
  return (
    <Panel
      title={`Seat ${letter}`}
      className={`border-t-4 ${player === null ? 'border-t-line-strong' : SEAT_BORDERS[player]}`}
      aside={<Order player={player} />}
    >
      <TextField
        label={`Name at seat ${letter}`}
        value={draft.name}
        maxLength={24}
        autoComplete="off"
        onChange={(event) => onChange({ ...draft, name: withoutUnseen(event.target.value) })}
      />
      <div className="mb-2 mt-5 flex items-center justify-between gap-3">
        <h3 id={decksId} className="text-sm text-ink-2">
          {`Deck at seat ${letter}`}
        </h3>
        <Button size="small" look="quiet" onClick={() => setLoading(true)}>
          <FileUp aria-hidden size={16} />
          Load a deck<span className="sr-only">{` for seat ${letter}`}</span>
        </Button>
      </div>
      <RadioGroup.Root
        aria-labelledby={decksId}
        value={draft.deck}
        onValueChange={(deck) => onChange({ ...draft, deck })}
        className="grid gap-2 sm:grid-cols-2"
      >
        {choices.map((choice) => (
          <DeckOption key={choice.id} choice={choice} />
        ))}
      </RadioGroup.Root>
      {chosen !== null && <DeckPreview choice={chosen} />}
      <LoadDeckDialog
        open={loading}
        letter={letter}
        format={format}
        onClose={() => setLoading(false)}
        onLoaded={(deck) => {
          setLoading(false)
          onChange({ ...draft, deck })
        }}
      />
    </Panel>
  )
}

/** A seat's colour goes with the order of play, so it is known when that is. */
function Order({ player }: { readonly player: Seat | null }) {
  if (player === null) return <span className="text-sm text-ink-3">The coin decides the order</span>
  return <span className={`text-sm ${SEAT_TEXTS[player]}`}>{player === 0 ? 'Player 1, begins' : 'Player 2'}</span>
}
