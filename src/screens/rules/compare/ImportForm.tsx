import { useId, useState, type ChangeEvent } from 'react'
import type { ReferenceFault } from '@/rules/reference'
import { Button } from '@/ui/Button'
import { FaultList } from '../../FaultList'
import { readIn } from './imported'

/** Takes a reference from a file or from pasted text; one with faults is not taken, and all of them are listed. */
export function ImportForm() {
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<readonly ReferenceFault[]>([])
  const fileId = useId()
  const textId = useId()

  const read = (source: string): void => {
    const reading = readIn(source)
    setFaults(reading.ok ? [] : reading.faults)
  }

  const readFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (file === undefined) return
    const source = await file.text()
    // The same file can be chosen again after it was mended.
    input.value = ''
    read(source)
  }

  return (
    <div className="max-w-[44rem]">
      <label htmlFor={fileId} className="mb-1 block text-sm text-ink-2">
        Reference file
      </label>
      <input
        id={fileId}
        type="file"
        accept=".json,application/json"
        onChange={(event) => void readFile(event)}
        className="block w-full rounded border border-line-strong bg-surface-1 text-sm text-ink-2 file:mr-3 file:min-h-10 file:border-0 file:bg-surface-4 file:px-4 file:text-ink-1"
      />
      <label htmlFor={textId} className="mb-1 mt-5 block text-sm text-ink-2">
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
      <Button look="primary" className="mt-4" disabled={text.trim() === ''} onClick={() => read(text)}>
        Read and compare
      </Button>
      {faults.length > 0 && (
        <FaultList
          className="mt-6"
          title={faults.length === 1 ? 'One thing is wrong with this file' : `${faults.length} things are wrong with this file`}
          faults={faults.map(({ message }) => ({ sentence: message, rule: null }))}
        />
      )}
    </div>
  )
}
