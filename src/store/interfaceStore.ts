/** What the interface itself remembers: what is selected, shown large or marked. Cards are named by their view keys. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { matchStore } from './matchStore'

export interface InterfaceStore {
  /** The card or Monster that was picked up by a tap or a key; the next tap is its target. */
  readonly selected: string | null
  /** The card that is shown large. */
  readonly large: string | null
  /** What a log line is about. */
  readonly marked: readonly string[]
  readonly logOpen: boolean

  readonly select: (key: string | null) => void
  readonly showLarge: (key: string | null) => void
  readonly mark: (keys: readonly string[]) => void
  readonly toggleLog: (open?: boolean) => void
}

const NOTHING = { selected: null, large: null, marked: [] as readonly string[] } as const

export const interfaceStore = createStore<InterfaceStore>((set) => ({
  ...NOTHING,
  logOpen: false,
  select: (selected) => set({ selected }),
  showLarge: (large) => set({ large }),
  mark: (marked) => set({ marked }),
  toggleLog: (open) => set((store) => ({ logOpen: open ?? !store.logOpen })),
}))

// Other eyes find nothing selected or shown that they did not ask for.
matchStore.subscribe((now, before) => {
  if (now.eyes !== before.eyes || (now.view === null) !== (before.view === null))
    interfaceStore.setState({ ...NOTHING })
})

export const useInterface = <T>(selector: (store: InterfaceStore) => T): T => useStore(interfaceStore, selector)
