/** What keeps a match from starting: a format that cannot be played, or decks that are not legal in it. */
import type { PerSeat, Seat } from '@/kernel/seats'
import { SEATS } from '@/kernel/seats'
import type { Deck } from '../model/cards'
import { formatFaults } from './fields'
import type { Format } from './format'
import { verifyDeck, type DeckFault } from './verifyDeck'

export type SetupFault =
  /** A sentence for each. */
  | { readonly of: 'format'; readonly sentence: string }
  | { readonly of: 'deck'; readonly seat: Seat; readonly fault: DeckFault }

interface Setup {
  readonly format: Format
  readonly players: PerSeat<{ readonly deck: Deck }>
}

/** Every fault at once; decks are only looked at in a format that is sound itself. */
export function setupFaults({ format, players }: Setup): readonly SetupFault[] {
  const unsound = formatFaults(format)
  if (unsound.length > 0) return unsound.map((sentence) => ({ of: 'format', sentence }))
  return SEATS.flatMap((seat) =>
    deckFaults(players[seat].deck, format).map((fault): SetupFault => ({ of: 'deck', seat, fault })),
  )
}

/** A deck was read in one format and may be played in another. */
function deckFaults(deck: Deck, format: Format): readonly DeckFault[] {
  const cards = [...deck.lineup, ...deck.supports]
  const byId = new Map([...cards, ...deck.evolutions].map((card) => [card.id, card]))
  const list = { name: deck.name, cards: cards.map(({ id }) => id), evolutions: deck.evolutions.map(({ id }) => id) }
  const verified = verifyDeck(list, (id) => byId.get(id), format)
  return verified.ok ? [] : verified.faults
}
