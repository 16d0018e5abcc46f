/** The built-in decks, as lists to be verified. */
import type { DeckList } from '@/games/snap/rules/format/verifyDeck'
import pyreVerdict from './lists/pyre-verdict.json'
import tidalConcord from './lists/tidal-concord.json'

/** Obscura and Coreon: presses, burns what is locked, and brings a Prime Singular. */
export const PYRE_VERDICT: DeckList = pyreVerdict

/** Synaphera, Fluxion and Aetherion: five Monsters that move, shield and outlast. */
export const TIDAL_CONCORD: DeckList = tidalConcord

export const BUILT_IN_DECKS: readonly DeckList[] = [PYRE_VERDICT, TIDAL_CONCORD]
