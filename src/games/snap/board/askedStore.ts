/** Since when the open question has been on the screen: a press that began before is not its answer. */
import { matchStore } from '@/store/matchStore'
import { countsFor, useSettled, type Settled } from '@/ui/settled'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { heldStore } from './heldStore'

interface AskedStore {
  /** In the page's time; infinite while it is not shown yet. */
  readonly since: number
}

const askedStore = createStore<AskedStore>(() => ({ since: -Infinity }))

function askAnew(): void {
  askedStore.setState({ since: Infinity })
  requestAnimationFrame(() => askedStore.setState({ since: performance.now() }))
}

matchStore.subscribe(({ decision: now }, { decision: before }) => {
  if (now === before) return
  // Whoever sets up is asked the same until all of it is done.
  if (now?.kind === 'setup' && before?.kind === 'setup' && now.seat === before.seat) return
  askAnew()
})

// A Spell that has its first target asks for the next one.
heldStore.subscribe(({ held: now }, { held: before }) => {
  if ((now?.begun ?? null) !== (before?.begun ?? null)) askAnew()
})

/** Whether a click answers the open question. */
export const answersNow = (click: Event): boolean => countsFor(askedStore.getState().since, click)

/** For the buttons that answer it. */
export const useAnswers = (): Settled => useSettled(useStore(askedStore, ({ since }) => since))
