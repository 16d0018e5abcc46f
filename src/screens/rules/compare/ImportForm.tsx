import { useState } from 'react'
import type { ReferenceFault } from '@/rules/reference'
import { Button } from '@/ui/Button'
import { FileOrText } from '@/ui/FileOrText'
import { FaultList } from '../../FaultList'
import { readIn } from './imported'

/** Takes a reference from a file or from pasted text; one with faults is not taken, and all of them are listed. */
export function ImportForm() {
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<readonly ReferenceFault[]>([])

  const read = (source: string): void => {
    const reading = readIn(source)
    setFaults(reading.ok ? [] : reading.faults)
  }

  return (
    <div className="max-w-[44rem]">
      <FileOrText label="Reference file" accept=".json,application/json" text={text} onEdit={setText} onFile={read} />
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
