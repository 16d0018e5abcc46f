/** By what names a player, or a screen reader, finds things on the table. */
import type { CardView, KnownCard, MonsterView, Seat, Slot, SlotView, View } from '@/games/snap/rules'

export type Zone = 'hand' | 'locked' | 'deck' | 'graveyard' | 'reserve' | 'lineup'

const ZONES: Readonly<Record<Zone, string>> = {
  hand: 'Hand',
  locked: 'Locked Support',
  deck: 'Support Deck',
  graveyard: 'Graveyard',
  reserve: 'Monster Reserve',
  lineup: 'Monster lineup',
}

const WHERE: Readonly<Record<Zone | 'chain', string>> = {
  hand: 'in hand',
  locked: 'locked',
  deck: 'in Support Deck',
  graveyard: 'in Graveyard',
  reserve: 'in Monster Reserve',
  lineup: 'in lineup',
  chain: 'in play',
}

/** `Ann: Hand, 3 cards` */
export function zoneName(view: View, seat: Seat, zone: Zone): string {
  const count = view.seats[seat][zone].length
  return `${view.seats[seat].name}: ${ZONES[zone]}, ${count} ${count === 1 ? 'card' : 'cards'}`
}

/** The open drawer of a pile. */
export const trayName = (view: View, seat: Seat, zone: Zone): string => `${view.seats[seat].name}: ${ZONES[zone]}, open`

/** `Ann: Starting hand, 2 of 3`, `Ann: Opening Lock-in, 3 of 3`: the two trays of the setup. */
export const choiceName = (view: View, seat: Seat, zone: 'hand' | 'locked'): string =>
  `${view.seats[seat].name}: ${zone === 'hand' ? 'Starting hand' : 'Opening Lock-in'}, ${view.seats[seat][zone].length} of 3`

const slotWord = ({ kind, slot }: SlotView): string =>
  kind === 'active' ? 'Active' : kind === 'flex' ? 'Flex' : `Bench ${slot}`

export function placeAt(view: View, seat: Seat, slot: Slot): SlotView {
  const found = view.seats[seat].field.find((place) => place.slot === slot)
  if (found === undefined) throw new Error(`There is no slot ${slot}`)
  return found
}

/** `Ann: Active Slot`, `Ann: Bench 2`, `Ann: Flex Slot, closed` */
export function slotName(view: View, seat: Seat, slot: Slot): string {
  const place = placeAt(view, seat, slot)
  return `${view.seats[seat].name}: ${slotWord(place)}${place.kind === 'bench' ? '' : ' Slot'}${place.open ? '' : ', closed'}`
}

function kindWords({ definition: { cardType, cardClass } }: KnownCard): string {
  if (cardType === 'Monster') return `${cardClass} Monster`
  return cardType === 'Monster (Prime Singular)' ? `${cardClass} Prime Singular` : cardType
}

/** `Rally, Spell, in hand` */
export const cardName = (card: KnownCard, where: Zone | 'chain'): string =>
  `${card.definition.name}, ${kindWords(card)}, ${WHERE[where]}`

/** `Bloodbound Initiate, Coreon Monster, IMP 2900 raised from 2400, Bench 2, Blocker, newly evolved` */
export function monsterName(monster: MonsterView, place: SlotView): string {
  if (monster.card === null) return `Face-down card, ${slotWord(place)}`
  const { imp, baseImp } = monster
  const change =
    imp === baseImp ? '' : ` ${Number(imp) > Number(baseImp) ? 'raised' : 'lowered'} from ${Number(baseImp)}`
  const states = [
    !monster.faceUp && 'face-down',
    monster.newlyEvolved && 'newly evolved',
    monster.spent && 'has attacked',
  ]
  return [
    monster.card.definition.name,
    kindWords(monster.card),
    `IMP ${Number(imp)}${change}`,
    slotWord(place),
    ...monster.keywords,
    ...states.filter((word) => word !== false),
  ].join(', ')
}

export const monsterAt = (view: View, seat: Seat, slot: Slot): string => {
  const place = placeAt(view, seat, slot)
  if (place.monster === null) throw new Error(`Nothing stands in ${slotName(view, seat, slot)}`)
  return monsterName(place.monster, place)
}

export const isKnown = (card: CardView): card is KnownCard => card.known

/** A card of one of a seat's zones, which the viewer knows. */
export function findCard(view: View, seat: Seat, zone: Zone, card: number): KnownCard | null {
  return (view.seats[seat][zone] as readonly CardView[]).filter(isKnown).find((one) => one.card === card) ?? null
}

const ZONE_ORDER: readonly Zone[] = ['hand', 'locked', 'deck', 'reserve', 'lineup', 'graveyard']

/** In which of a seat's zones a card lies. */
export function zoneOf(view: View, seat: Seat, card: number): Zone {
  const zone = ZONE_ORDER.find((one) => findCard(view, seat, one, card) !== null)
  if (zone === undefined) throw new Error(`Card ${card} is in no zone of seat ${seat} that the viewer sees`)
  return zone
}
