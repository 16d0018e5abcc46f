/** A card as a viewer may know it: known, or a back with a key that tells nothing (`zones/*`). */
import type { CardId, Seat } from '../../model/ids'
import type { GameState } from '../../model/state'
import type { CardView, KnownCard, Viewer } from '../../model/views'
import { definitionOf, ownerOf } from '../field'

export const knownCard = (state: GameState, card: CardId): KnownCard => ({
  known: true,
  key: `c${card}`,
  card,
  definition: definitionOf(state, card),
  owner: ownerOf(state, card),
})

export type PrivateZone = 'deck' | 'locked' | 'hand' | 'reserve' | 'lineup'

/** A private zone: its owner sees every card, everyone else as many backs. */
export function privateZone(state: GameState, viewer: Viewer, seat: Seat, zone: PrivateZone): readonly CardView[] {
  const cards = state.sides[seat][zone]
  if (viewer === seat) return cards.map((card) => knownCard(state, card))
  return cards.map((_, index) => ({ known: false, key: `${seat}-${zone}-${index}`, owner: seat }))
}
