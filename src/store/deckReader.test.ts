import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeDeckFile } from '@/games/snap/cards/deckFile'
import { PYRE_VERDICT } from '@/games/snap/cards/decks'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { readDeckAside } from './deckReader'

/** A worker that never answers. */
class Silent extends EventTarget {
  static readonly started: Silent[] = []
  ended = false
  constructor() {
    super()
    Silent.started.push(this)
  }
  postMessage(): void {
    // Nobody listens.
  }
  terminate(): void {
    this.ended = true
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  Silent.started.length = 0
})

describe('reading a deck beside the page', () => {
  it('reads in the page where there are no workers', async () => {
    expect(await readDeckAside(writeDeckFile(PYRE_VERDICT), SNAP_STANDARD, new AbortController().signal)).toMatchObject(
      { ok: true, deck: { name: 'Pyre Verdict' } },
    )
  })

  it('ends at once when it is stopped, and its worker with it', async () => {
    vi.stubGlobal('Worker', Silent)
    const stop = new AbortController()
    const reading = readDeckAside('name: Endless', SNAP_STANDARD, stop.signal)
    stop.abort()
    expect(await reading).toBeNull()
    expect(Silent.started.map(({ ended }) => ended)).toEqual([true])
  })

  it('says so when the worker does not start', async () => {
    vi.stubGlobal('Worker', Silent)
    const reading = readDeckAside('name: Mine', SNAP_STANDARD, new AbortController().signal)
    Silent.started[0]?.dispatchEvent(new Event('error'))
    expect(await reading).toMatchObject({
      ok: false,
      faults: [
        { sentence: 'The part of the page that reads decks could not be loaded; load the page anew and try again.' },
      ],
    })
  })
})
