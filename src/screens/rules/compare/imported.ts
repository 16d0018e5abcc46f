/** The reference that was read in to stand beside ours; stays until another is read or the page is left. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { importReference, type ReadReference, type ReferenceFile } from '@/games/snap/reference'

const imported = createStore<{ readonly reference: ReferenceFile | null }>(() => ({ reference: null }))

export const useImported = (): ReferenceFile | null => useStore(imported, (store) => store.reference)

/** Reads a file's text; one with faults changes nothing. */
export function readIn(text: string): ReadReference {
  const reading = importReference(text)
  if (reading.ok) imported.setState({ reference: reading.reference })
  return reading
}

export const forget = (): void => imported.setState({ reference: null })
