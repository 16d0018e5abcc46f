/** What a player wants from the table, kept in this browser. */
import * as z from 'zod/mini'
import { useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { safeStorage } from './safeStorage'

const kept = z.object({
  /** The names last used, seat A and seat B. */
  names: z.tuple([z.string(), z.string()]),
  /** The built-in decks last used. */
  decks: z.tuple([z.nullable(z.string()), z.nullable(z.string())]),
  askOnlyWhenPossible: z.boolean(),
  /** The values in which the last format was not the standard, by field; `formatWith` takes those that fit. */
  formatChanges: z._default(z.record(z.string(), z.union([z.number(), z.boolean(), z.null()])), {}),
  /** `system` follows the device's setting for reduced motion. */
  motion: z.enum(['system', 'off']),
})

export type KeptPreferences = z.infer<typeof kept>

export interface Preferences extends KeptPreferences {
  readonly change: (part: Partial<KeptPreferences>) => void
}

const DEFAULTS: KeptPreferences = {
  names: ['Player A', 'Player B'],
  decks: [null, null],
  askOnlyWhenPossible: false,
  formatChanges: {},
  motion: 'system',
}

export const preferences = createStore<Preferences>()(
  persist(
    (set) => ({
      ...DEFAULTS,
      change: (part) => set(part),
    }),
    {
      name: 'snap-table.preferences',
      version: 1,
      storage: createJSONStorage(() => safeStorage(() => localStorage)),
      partialize: ({ names, decks, askOnlyWhenPossible, formatChanges, motion }): KeptPreferences => ({
        names,
        decks,
        askOnlyWhenPossible,
        formatChanges,
        motion,
      }),
      // What another version or another hand has written there is only taken when it fits.
      merge: (stored, current) => {
        const parsed = kept.safeParse(stored)
        return parsed.success ? { ...current, ...parsed.data } : current
      },
    },
  ),
)

export const usePreferences = <T>(selector: (store: Preferences) => T): T => useStore(preferences, selector)
