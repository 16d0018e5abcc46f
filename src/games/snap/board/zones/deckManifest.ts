/** The deck manifest: every Support of a deck, and where it is now (`support-access/owner-visible-deck-information`). */
import { isSupport, type CardView, type KnownCard, type Seat, type View } from '@/games/snap/rules'

/** Where a Support can be; the nearer to being played, the earlier. */
export const MANIFEST_PLACES = ['hand', 'locked', 'chain', 'graveyard', 'deck'] as const
export type ManifestPlace = (typeof MANIFEST_PLACES)[number]

export interface ManifestLine {
  readonly card: KnownCard
  readonly place: ManifestPlace
}

/** A seat's manifest by name. Null for every other eyes: it is the owner's alone. */
export function manifestOf(view: View, seat: Seat): readonly ManifestLine[] | null {
  if (view.viewer !== seat) return null
  const side = view.seats[seat]
  const places = new Map<KnownCard['card'], ManifestLine>()
  const put = (place: ManifestPlace, cards: readonly CardView[]): void => {
    for (const card of cards) {
      if (card.known && card.owner === seat && isSupport(card.definition)) places.set(card.card, { card, place })
    }
  }
  // A Counter that has resolved is still told with its Chain: where it lies now is what counts.
  put('chain', onTheChain(view))
  for (const place of ['hand', 'locked', 'graveyard', 'deck'] as const) put(place, side[place])
  return [...places.values()].sort((one, other) =>
    one.card.definition.name.localeCompare(other.card.definition.name, 'en'),
  )
}

function onTheChain({ chain }: View): readonly KnownCard[] {
  if (chain === null) return []
  return [...(chain.card === null ? [] : [chain.card]), ...chain.links.map(({ card }) => card)]
}
