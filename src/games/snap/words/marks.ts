/** By which keys a table shows what a sentence is about. */
import type { CardView, Seat, View } from '@/games/snap/rules'
import type { Mark } from './scene'

/** Finds the keys by which a view shows a card or a place. */
export function keysIn(view: View): (mark: Mark) => readonly string[] {
  const byCard = new Map<number, string[]>()
  const add = (card: number, key: string): void => {
    const keys = byCard.get(card)
    if (keys === undefined) byCard.set(card, [key])
    else keys.push(key)
  }
  const zone = (cards: readonly CardView[]): void => {
    for (const card of cards) if (card.known) add(card.card, card.key)
  }
  const monsterKey = (seat: Seat, slot: number): readonly string[] => {
    const monster = view.seats[seat].field.find((place) => place.slot === slot)?.monster
    return monster === null || monster === undefined ? [] : [monster.key]
  }
  for (const side of view.seats) {
    for (const cards of [side.deck, side.locked, side.hand, side.reserve, side.graveyard, side.lineup]) zone(cards)
    for (const { monster } of side.field) {
      if (monster === null) continue
      for (const card of [monster.card, ...monster.under]) if (card !== null) add(card.card, monster.key)
    }
  }
  for (const link of view.chain?.links ?? []) add(link.card.card, link.card.key)
  if (view.chain?.card) add(view.chain.card.card, view.chain.card.key)
  return (mark) => ('card' in mark ? (byCard.get(mark.card) ?? []) : monsterKey(mark.seat, mark.slot))
}
