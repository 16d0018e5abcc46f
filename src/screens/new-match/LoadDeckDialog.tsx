import { useState } from 'react'
import type { Format } from '@/rules'
import type { FaultSentence } from '@/store/contract'
import { loadDeck } from '@/store/deckChoices'
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

/** Takes a deck from a file or from pasted text. A deck with faults is not taken; all of them are listed. */
export function LoadDeckDialog({ open, letter, format, onClose, onLoaded }: LoadDeckDialogProps) {
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<readonly FaultSentence[]>([])
  const [busy, setBusy] = useState(false)

  const check = async (source: string): Promise<void> => {
    setBusy(true)
    const reading = await loadDeck(source, format)
    setBusy(false)
    setFaults(reading.ok ? [] : reading.faults)
    if (!reading.ok) return
    setText('')
    onLoaded(reading.choice.id)
  }

  const readFile = (source: string): void => {
    setText(source)
    void check(source)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      wide
      title={`Load a deck for seat ${letter}`}
      description="JSON or YAML with “name”, “cards” and “evolutions”: names or ids of cards. Under “records” it can bring cards of its own."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabled={text.trim() === '' || busy} onClick={() => void check(text)}>
            Check and use
          </Button>
        </>
      }
    >
      <FileOrText label="Deck file" accept=".json,.yaml,.yml,application/json,text/yaml" text={text} onEdit={setText} onFile={readFile} />
      {faults.length > 0 && (
        <FaultList className="mt-4" title={faults.length === 1 ? 'One thing is wrong with this deck' : `${faults.length} things are wrong with this deck`} faults={faults} />
      )}
    </Dialog>
  )
}
