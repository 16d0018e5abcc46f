/** The app's one match. */
import { useStore } from 'zustand'
import type { MatchStore } from './contract'
import { createMatchStore } from './createMatchStore'
import { findDeck } from './deckChoices'

export const matchStore = createMatchStore(findDeck)

/** A narrow part of the running match; `selector` gives the same value as long as that part is the same. */
export const useMatch = <T>(selector: (store: MatchStore) => T): T => useStore(matchStore, selector)
