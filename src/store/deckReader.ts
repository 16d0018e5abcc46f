/** Has a deck file read by a worker, so that the page stays quick and can stop it. */
import { wrap } from 'comlink'
import type { Format } from '@/games/snap/rules'
import type { DeckReading, readDeck } from './readDeck'

/** What `readDeck` says; null: it was stopped. Where there are no workers, the page reads. */
export async function readDeckAside(
  source: Blob | string,
  format: Format,
  signal: AbortSignal,
): Promise<DeckReading | null> {
  if (typeof Worker === 'undefined') {
    const { readDeck: read } = await import('./readDeck')
    const reading = await read(source, format)
    return signal.aborted ? null : reading
  }
  const worker = new Worker(new URL('./deckReader.worker.ts', import.meta.url), { type: 'module' })
  const ending = new Promise<DeckReading | null>((resolve) => {
    signal.addEventListener('abort', () => resolve(null))
    worker.addEventListener('error', () => resolve(NOT_STARTED))
  })
  try {
    return await Promise.race([wrap<typeof readDeck>(worker)(source, format), ending])
  } finally {
    worker.terminate()
  }
}

const NOT_STARTED: DeckReading = {
  ok: false,
  text: null,
  faults: [
    {
      sentence: 'The part of the page that reads decks could not be loaded; load the page anew and try again.',
      rule: null,
    },
  ],
}
