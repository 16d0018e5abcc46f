/** The decks that a match can be started with: those that come with the table, and those loaded from a file. */
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { BUILT_IN_DECKS } from '@/cards/decks'
import { cardPool, findCard, finderWith } from '@/cards/pool'
import { SNAP_STANDARD, verifyDeck, wordDeckFault, type Deck, type DeckList, type Format } from '@/rules'
import type { FaultSentence } from './contract'

export interface DeckChoice {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly deck: Deck
}

export type DeckReading = { readonly ok: true; readonly choice: DeckChoice } | { readonly ok: false; readonly faults: readonly FaultSentence[] }

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  'Pyre Verdict': 'Obscura and Coreon. Presses hard, burns what the other has locked, and brings a Prime Singular when enough has fallen.',
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

/** Every deck there is, the built-in ones first. */
export function useDeckChoices(): readonly DeckChoice[] {
  const own = useStore(loaded, (store) => store.choices)
  return [...builtInChoices(), ...own]
}

/** A deck by its id; null: this table has no such deck. */
export const findDeck = (id: string): Deck | null => [...builtInChoices(), ...loaded.getState().choices].find((choice) => choice.id === id)?.deck ?? null

/** Reads a deck file's text and, if it is a legal deck in that format, adds it to the choices. Every fault is listed. */
export async function loadDeck(text: string, format: Format = SNAP_STANDARD): Promise<DeckReading> {
  const { readDeckFile } = await import('@/cards/deckFile')
  const file = await readDeckFile(text)
  if (!file.ok) return { ok: false, faults: file.faults.map(({ message, rule }) => ({ sentence: message, rule })) }
  // The file's own cards come before the built-in ones of the same name.
  const names = [...file.cards, ...cardPool()].map((card) => card.name)
  const verified = verifyDeck(file.list, finderWith(file.cards), format, names)
  if (!verified.ok) return { ok: false, faults: verified.faults.map((fault) => ({ sentence: wordDeckFault(fault), rule: fault.rule })) }
  return { ok: true, choice: add(verified.deck) }
}

function add(deck: Deck): DeckChoice {
  const { choices } = loaded.getState()
  const choice: DeckChoice = { id: `own-${choices.length + 1}`, name: deck.name, description: 'Loaded from a file.', deck }
  loaded.setState({ choices: [...choices, choice] })
  return choice
}
