/** What keeps a match from starting: names that do not tell the players apart, a format that cannot be played, or a deck that is missing or not legal in it. */
import {
  formatFaults,
  SEATS,
  verifyDeck,
  wordDeckFault,
  type Deck,
  type Format,
  type PerSeat,
} from '@/games/snap/rules'
import type { FaultSentence, TableConfig } from './contract'
import { namesAtTable, namesFault } from './playerNames'

type Table =
  | { readonly ok: true; readonly decks: PerSeat<Deck> }
  | { readonly ok: false; readonly faults: readonly FaultSentence[] }

/** The decks of a table, or every fault at once; decks are only looked at in a format that is sound itself. */
export function tableOf({ decks, format, names: written }: TableConfig, deckOf: (id: string) => Deck | null): Table {
  const unnamed = namesFault(written)
  if (unnamed !== null) return { ok: false, faults: [{ sentence: unnamed, rule: null }] }
  const names = namesAtTable(written)
  const unsound = formatFaults(format)
  if (unsound.length > 0)
    return {
      ok: false,
      faults: unsound.map((sentence) => ({ sentence: `The format cannot be played: ${sentence}`, rule: null })),
    }
  const [first, second] = [deckOf(decks[0]), deckOf(decks[1])]
  if (first === null || second === null) {
    const missing = SEATS.filter((seat) => [first, second][seat] === null)
    return {
      ok: false,
      faults: missing.map((seat) => ({
        sentence: `${names[seat]} has no deck: “${decks[seat]}” is not on this table.`,
        rule: 'setup/deck-verification',
      })),
    }
  }
  const found: PerSeat<Deck> = [first, second]
  const faults = SEATS.flatMap((seat) =>
    deckFaults(found[seat], format).map(({ sentence, rule }) => ({
      sentence: `${names[seat]}, “${found[seat].name}”: ${sentence}`,
      rule,
    })),
  )
  return faults.length > 0 ? { ok: false, faults } : { ok: true, decks: found }
}

/** A deck was read in one format and may be played in another. */
function deckFaults(deck: Deck, format: Format): readonly FaultSentence[] {
  const cards = [...deck.lineup, ...deck.supports]
  const byId = new Map([...cards, ...deck.evolutions].map((card) => [card.id, card]))
  const list = { name: deck.name, cards: cards.map(({ id }) => id), evolutions: deck.evolutions.map(({ id }) => id) }
  const verified = verifyDeck(list, (id) => byId.get(id), format)
  return verified.ok ? [] : verified.faults.map((fault) => ({ sentence: wordDeckFault(fault), rule: fault.rule }))
}
