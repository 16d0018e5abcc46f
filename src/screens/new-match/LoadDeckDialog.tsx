import { useState } from 'react'
import { DECK_LIMITS_SENTENCE } from '@/games/snap/cards/deckLimits'
import type { Deck, Format } from '@/games/snap/rules'
import type { FaultSentence } from '@/store/contract'
import { addDeck, freeDeckName } from '@/store/deckChoices'
import { readDeckAside } from '@/store/deckReader'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FileOrText } from '@/ui/FileOrText'
import { FaultList } from '../FaultList'

interface LoadDeckDialogProps {
  readonly open: boolean
  readonly letter: 'A' | 'B'
  /** What the deck has to be legal in. */
  readonly format: Format
  readonly onClose: () => void
  /** With the id of the deck that was loaded. */
  readonly onLoaded: (deck: string) => void
}

type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly stop: AbortController }
  | { readonly kind: 'refused'; readonly faults: readonly FaultSentence[] }
  /** It can be used; before that, the player reads what is said of it. */
  | { readonly kind: 'noted'; readonly deck: Deck; readonly notes: readonly string[] }

const NONE: Outcome = { kind: 'none' }

/** Takes a deck from a file or from pasted text. A deck with faults is not taken; all of them are listed. */
export function LoadDeckDialog({ open, letter, format, onClose, onLoaded }: LoadDeckDialogProps) {
  const [text, setText] = useState('')
  const [outcome, setOutcome] = useState<Outcome>(NONE)
  const reading = outcome.kind === 'reading'

  const take = (deck: Deck): void => {
    setText('')
    setOutcome(NONE)
    onLoaded(addDeck(deck).id)
  }

  const check = async (source: Blob | string): Promise<void> => {
    const stop = new AbortController()
    setOutcome({ kind: 'reading', stop })
    const result = await readDeckAside(source, format, stop.signal)
    if (result === null) return
    if (result.text !== null) setText(result.text)
    if (!result.ok) {
      setOutcome({ kind: 'refused', faults: result.faults })
      return
    }
    const notes = [...result.notes, ...nameNote(result.deck.name)]
    if (notes.length === 0) take(result.deck)
    else setOutcome({ kind: 'noted', deck: result.deck, notes })
  }

  const stop = (): void => {
    if (outcome.kind === 'reading') outcome.stop.abort()
    setOutcome(NONE)
  }

  const edit = (next: string): void => {
    setText(next)
    if (outcome.kind === 'noted') setOutcome(NONE)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return
        stop()
        onClose()
      }}
      wide
      title={`Load a deck for seat ${letter}`}
      description={`JSON or YAML with “name”, “cards” and “evolutions”: names or ids of cards. Under “records” it can bring cards of its own. ${DECK_LIMITS_SENTENCE}`}
      actions={
        <>
          <Button
            onClick={() => {
              stop()
              onClose()
            }}
          >
            Cancel
          </Button>
          {reading && <Button onClick={stop}>Stop reading</Button>}
          {outcome.kind === 'noted' ? (
            <Button look="primary" onClick={() => take(outcome.deck)}>
              Use this deck
            </Button>
          ) : (
            <Button look="primary" disabled={text.trim() === '' || reading} onClick={() => void check(text)}>
              Check and use
            </Button>
          )}
        </>
      }
    >
      <FileOrText
        label="Deck file"
        accept=".json,.yaml,.yml,application/json,text/yaml"
        text={text}
        disabled={reading}
        onEdit={edit}
        onFile={(file) => {
          setText('')
          void check(file)
        }}
      />
      <p role="status" className="mt-4 text-sm text-ink-2 empty:hidden">
        {reading ? 'Reading the deck …' : ''}
      </p>
      {outcome.kind === 'refused' && (
        <FaultList
          className="mt-4"
          title={
            outcome.faults.length === 1
              ? 'One thing is wrong with this deck'
              : `${outcome.faults.length} things are wrong with this deck`
          }
          faults={outcome.faults}
        />
      )}
      {outcome.kind === 'noted' && <Notes notes={outcome.notes} />}
    </Dialog>
  )
}

/** Two decks of one name could not be told apart. */
function nameNote(name: string): readonly string[] {
  const free = freeDeckName(name)
  return free === name ? [] : [`There is a deck “${name}” already; this one will be called “${free}”.`]
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <section role="alert" className="mt-4 rounded border border-line-strong bg-surface-2 p-4">
      <h3 className="text-sm font-semibold text-ink-1">The deck is legal; read this before you use it</h3>
      <ul className="mt-2 grid gap-2">
        {notes.map((note) => (
          <li key={note} className="text-sm break-words text-ink-1">
            {note}
          </li>
        ))}
      </ul>
    </section>
  )
}
