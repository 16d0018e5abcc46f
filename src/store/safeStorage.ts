/** The browser's storage, or a short memory where the browser has none or refuses (private mode, a full disk). */
import type { StateStorage } from 'zustand/middleware'

/** Never throws: what cannot be kept is forgotten when the page closes. */
export function safeStorage(kept: () => Storage): StateStorage {
  const memory = new Map<string, string>()
  return {
    getItem(name) {
      try {
        return kept().getItem(name) ?? memory.get(name) ?? null
      } catch {
        return memory.get(name) ?? null
      }
    },
    setItem(name, value) {
      memory.set(name, value)
      try {
        kept().setItem(name, value)
      } catch {
        // The memory has it.
      }
    },
    removeItem(name) {
      memory.delete(name)
      try {
        kept().removeItem(name)
      } catch {
        // The memory has forgotten it.
      }
    },
  }
}
