/** Finding things in a view. */
import type {
  CardDefinition,
  CardId,
  KnownCard,
  MonsterView,
  Seat,
  SeatView,
  Slot,
  SlotView,
  View,
} from '@/games/snap/rules'

export function slotOf(view: View, seat: Seat, slot: Slot): SlotView | null {
  return view.seats[seat].field.find((one) => one.slot === slot) ?? null
}

export function monsterAt(view: View, seat: Seat, slot: Slot): MonsterView | null {
  return slotOf(view, seat, slot)?.monster ?? null
}

/** How many slots there are behind an Active Slot, the Flex Slot included. */
export const slotsBehind = (view: View, seat: Seat): number =>
  view.seats[seat].field.filter(({ kind }) => kind !== 'active').length

/** Every card of one seat that the viewer knows. */
function* knownOf(side: SeatView): Generator<KnownCard> {
  for (const card of [...side.hand, ...side.locked, ...side.deck, ...side.reserve, ...side.graveyard, ...side.lineup]) {
    if (card.known) yield card
  }
  for (const { monster } of side.field) {
    if (monster === null) continue
    if (monster.card !== null) yield monster.card
    yield* monster.under
  }
}

/** Every card of the table that the viewer knows. */
export function* knownCards(view: View): Generator<KnownCard> {
  yield* knownOf(view.seats[0])
  yield* knownOf(view.seats[1])
  const { chain } = view
  if (chain === null) return
  if (chain.card !== null) yield chain.card
  for (const link of chain.links) yield link.card
}

export function cardOf(view: View, id: CardId): KnownCard | null {
  for (const card of knownCards(view)) if (card.card === id) return card
  return null
}

export const definitionOf = (view: View, id: CardId): CardDefinition | null => cardOf(view, id)?.definition ?? null
