/** The decks that a match can be started with: those that come with the table, and those loaded from a file. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { BUILT_IN_DECKS } from '@/games/snap/cards/decks'
import { findCard } from '@/games/snap/cards/pool'
import {
  isolated,
  plainName,
  sameName,
  SNAP_STANDARD,
  verifyDeck,
  wordDeckFault,
  type Deck,
  type DeckList,
} from '@/games/snap/rules'

export interface DeckChoice {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly deck: Deck
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Pyre Verdict':
    'Obscura and Coreon. Presses hard, burns what the other has locked, and brings a Prime Singular when enough has fallen.',
  'Tidal Concord': 'Synaphera, Fluxion and Aetherion. Five Monsters that change places, shield each other and outlast.',
}

/** Deck names make ids: `Pyre Verdict` is `pyre-verdict`. */
const idOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

function builtIn(list: DeckList): DeckChoice {
  const verified = verifyDeck(list, findCard, SNAP_STANDARD)
  // Our own data is tested; a fault in it is a bug.
  if (!verified.ok) throw new Error(`${list.name}: ${verified.faults.map(wordDeckFault).join(' ')}`)
  return { id: idOf(list.name), name: list.name, description: DESCRIPTIONS[list.name] ?? '', deck: verified.deck }
}

let read: readonly DeckChoice[] | null = null
/** Read when they are first asked for: the cards' texts take a moment to parse. */
const builtInChoices = (): readonly DeckChoice[] => (read ??= BUILT_IN_DECKS.map(builtIn))

const loaded = createStore<{ readonly choices: readonly DeckChoice[] }>(() => ({ choices: [] }))

const allChoices = (): readonly DeckChoice[] => [...builtInChoices(), ...loaded.getState().choices]

/** Every deck there is, the built-in ones first. */
export function useDeckChoices(): readonly DeckChoice[] {
  const own = useStore(loaded, (store) => store.choices)
  return [...builtInChoices(), ...own]
}

/** A deck by its id; null: this table has no such deck. */
export const findDeck = (id: string): Deck | null => allChoices().find((choice) => choice.id === id)?.deck ?? null

/** The name by which this table can tell the deck from its others: its own, or with a number. */
export function freeDeckName(name: string): string {
  const taken = (candidate: string): boolean => allChoices().some((choice) => sameName(choice.name, candidate))
  if (!taken(name)) return name
  for (let number = 2; ; number += 1) {
    const candidate = isolated(`${plainName(name)} (${number})`)
    if (!taken(candidate)) return candidate
  }
}

/** Adds a deck that was read to the choices, under a name that no other one has. */
export function addDeck(deck: Deck): DeckChoice {
  const { choices } = loaded.getState()
  const name = freeDeckName(deck.name)
  const choice: DeckChoice = {
    id: `own-${choices.length + 1}`,
    name,
    description: 'Loaded from a file.',
    deck: { ...deck, name },
  }
  loaded.setState({ choices: [...choices, choice] })
  return choice
}
