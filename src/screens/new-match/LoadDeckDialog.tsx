import { useId, useState, type ChangeEvent } from 'react'
import type { Format } from '@/rules'
import type { FaultSentence } from '@/store/contract'
import { loadDeck } from '@/store/deckChoices'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
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
  const textId = useId()
  const fileId = useId()

  const check = async (source: string): Promise<void> => {
    setBusy(true)
    const reading = await loadDeck(source, format)
    setBusy(false)
    setFaults(reading.ok ? [] : reading.faults)
    if (!reading.ok) return
    setText('')
    onLoaded(reading.choice.id)
  }

  const readFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (file === undefined) return
    const source = await file.text()
    // The same file can be chosen again after it was mended.
    input.value = ''
    setText(source)
    await check(source)
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
      <label htmlFor={fileId} className="mb-1 block text-sm text-ink-2">
        Deck file
      </label>
      <input
        id={fileId}
        type="file"
        accept=".json,.yaml,.yml,application/json,text/yaml"
        onChange={(event) => void readFile(event)}
        className="block w-full rounded border border-line-strong bg-surface-1 text-sm text-ink-2 file:mr-3 file:min-h-10 file:border-0 file:bg-surface-4 file:px-4 file:text-ink-1"
      />
      <label htmlFor={textId} className="mb-1 mt-4 block text-sm text-ink-2">
        Or its text
      </label>
      <textarea
        id={textId}
        value={text}
        rows={8}
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        className="block w-full resize-y rounded border border-line-strong bg-surface-1 p-3 font-mono text-xs text-ink-1"
      />
      {faults.length > 0 && (
        <FaultList className="mt-4" title={faults.length === 1 ? 'One thing is wrong with this deck' : `${faults.length} things are wrong with this deck`} faults={faults} />
      )}
    </Dialog>
  )
}
