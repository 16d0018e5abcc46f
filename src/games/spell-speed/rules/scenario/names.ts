/** How a scenario names cards: “Rising Toll”; “Ben’s Rising Toll” where both players have one. */
import { opponentOf, SEATS, type Seat } from '@/kernel/seats'
import { nearest } from '../language/nearest'
import type { CardId, DuelConstants, DuelState, ObjectId } from '../model/state'
import { placeOf } from '../engine/table'

export interface Named {
  readonly seat: Seat
  readonly card: CardId
}

/** Which cards are called so, the first the one that is probably meant: of `first`’s before the other’s, on the field, in the hand, elsewhere. */
export function cardsNamed(c: DuelConstants, s: DuelState, text: string, first: Seat): readonly Named[] {
  const owner = SEATS.find((seat) => ['’', "'"].some((sign) => text.startsWith(`${c.names[seat]}${sign}s `)))
  const name = owner === undefined ? text : text.slice(c.names[owner].length + 3)
  return [first, opponentOf(first)]
    .filter((seat) => owner === undefined || seat === owner)
    .flatMap((seat) =>
      zonesOf(s, seat)
        .filter((card) => c.cards[card]?.name === name)
        .map((card) => ({ seat, card })),
    )
}

function zonesOf(s: DuelState, seat: Seat): readonly CardId[] {
  const { monsters, supports, hand, graveyard, deck } = s.sides[seat]
  const field = [...monsters, ...supports].flatMap((at) => (at === null ? [] : [at.card]))
  return [...field, ...hand, ...graveyard, ...deck.toReversed()]
}

/** A sentence about a name that nothing has. */
export function unknownName(c: DuelConstants, text: string): string {
  const near = nearest(text, [...new Set(c.cards.map(({ name }) => name))])
  return `No card is called “${text}” here${near === null ? '.' : `; did you mean “${near}”?`}`
}

/** The number on the field of a card; null: it is not there. */
export function objectOf(s: DuelState, { seat, card }: Named): ObjectId | null {
  const place = placeOf(s, seat, card)
  return place === null || place.zone === 'hand' ? null : place.at.object
}
