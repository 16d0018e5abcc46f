import { useState } from 'react'
import { wordBytes } from '@/games/snap/cards/deckLimits'
import { decodeText } from '@/games/snap/cards/fileText'
import type { ReferenceFault } from '@/games/snap/reference'
import { Button } from '@/ui/Button'
import { FileOrText } from '@/ui/FileOrText'
import { FaultList } from '../../FaultList'
import { readIn } from './imported'

/** Some twenty times the official reference. */
const MOST_BYTES = 2 * 1024 * 1024

/** Takes a reference from a file or from pasted text; one with faults is not taken, and all of them are listed. */
export function ImportForm() {
  const [text, setText] = useState('')
  const [faults, setFaults] = useState<readonly Pick<ReferenceFault, 'message'>[]>([])

  const read = (source: string): void => {
    const reading = readIn(source)
    setFaults(reading.ok ? [] : reading.faults)
  }

  const readFile = async (file: File): Promise<void> => {
    if (file.size > MOST_BYTES) {
      setFaults([
        {
          message: `The file has ${wordBytes(file.size)}, and a reference may have ${wordBytes(MOST_BYTES)}; choose the file of a reference.`,
        },
      ])
      return
    }
    const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
    if (decoded.ok) read(decoded.text)
    else setFaults([decoded])
  }

  return (
    <div className="max-w-[44rem]">
      <FileOrText
        label={`Reference file (at most ${wordBytes(MOST_BYTES)})`}
        accept=".json,application/json"
        text={text}
        onEdit={setText}
        onFile={(file) => void readFile(file)}
      />
      <Button look="primary" className="mt-4" disabled={text.trim() === ''} onClick={() => read(text)}>
        Read and compare
      </Button>
      {faults.length > 0 && (
        <FaultList
          className="mt-6"
          title={
            faults.length === 1
              ? 'One thing is wrong with this file'
              : `${faults.length} things are wrong with this file`
          }
          faults={faults.map(({ message }) => ({ sentence: message, rule: null }))}
        />
      )}
    </div>
  )
}
