import type { KnownCard, MonsterView, View } from '@/games/snap/rules'
import { knownCards } from '../dnd/lookup'

export interface Shown {
  readonly card: KnownCard
  readonly monster: MonsterView | null
}

/** What a key of the view names: a card, a Monster, or the card that a Monster is. */
export function findShown(view: View, key: string): Shown | null {
  for (const side of view.seats) {
    for (const { monster } of side.field) {
      const card = monster?.card ?? null
      if (monster !== null && card !== null && (monster.key === key || card.key === key)) return { card, monster }
    }
  }
  for (const card of knownCards(view)) if (card.key === key) return { card, monster: null }
  return null
}
