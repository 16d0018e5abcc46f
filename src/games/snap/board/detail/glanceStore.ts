/**
 * The card that is only glanced at: pointed at for a moment, or focused. It is shown large without taking a press from
 * the table. What a click has opened stays until something else is pressed, and is `large` of the interface store.
 */
import { matchStore } from '@/store/matchStore'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

interface GlanceStore {
  /** The view key of the card or Monster. */
  readonly key: string | null
}

export const glanceStore = createStore<GlanceStore>(() => ({ key: null }))

export const useGlance = (): string | null => useStore(glanceStore, ({ key }) => key)

export function glance(key: string | null): void {
  if (glanceStore.getState().key !== key) glanceStore.setState({ key })
}

// Cards move under a pointer that rests, and other eyes find nothing shown that they did not point at.
matchStore.subscribe((now, before) => {
  if (now.view !== before.view) glance(null)
})
