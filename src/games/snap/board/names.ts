/**
 * The names by which readers and tests find things on the table:
 *
 * - places, groups: `Ann: Active Slot` · `Ann: Bench 2` · `Ann: Flex Slot, closed` · `Ben: Hand, 3 cards` · `Ann: Support Deck, 14 cards`
 *   · `Ann: Locked Support, 3 cards` · `Ann: Graveyard, 2 cards` · `Ann: Monster Reserve, 1 card` · `Play area`
 * - cards, buttons: `Rally, Spell, in hand` · `Veil, Counter, locked` · `Rally, Spell, in Support Deck` · `Ashen Titan, Evolution, in Monster Reserve`
 * - Monsters, buttons: `Bloodbound Initiate, Coreon Monster, IMP 2400, Active` · `…, IMP 2900 raised from 2400, Bench 2, Blocker, newly evolved`
 * - backs: `Face-down card, Bench 2` on the field, `Face-down card` elsewhere; an own face-down Monster has its name and `face-down`
 */
import {
  opponentOf,
  type CardView,
  type KnownCard,
  type MonsterView,
  type Seat,
  type Slot,
  type SlotView,
  type View,
} from '@/games/snap/rules'
import type { CardZone } from './dnd/piece'

export const ZONE_WORDS: Readonly<Record<CardZone, string>> = {
  hand: 'Hand',
  locked: 'Locked Support',
  deck: 'Support Deck',
  graveyard: 'Graveyard',
  reserve: 'Monster Reserve',
  lineup: 'Monster lineup',
}

/** Where there is little room. */
export const SHORT_ZONE_WORDS: Readonly<Record<CardZone, string>> = {
  hand: 'Hand',
  locked: 'Locked',
  deck: 'Deck',
  graveyard: 'Grave',
  reserve: 'Reserve',
  lineup: 'Lineup',
}

const WHERE_WORDS: Readonly<Record<CardZone, string>> = {
  hand: 'in hand',
  locked: 'locked',
  deck: 'in Support Deck',
  graveyard: 'in Graveyard',
  reserve: 'in Monster Reserve',
  lineup: 'in lineup',
}

export const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`

export function zoneName(view: View, seat: Seat, zone: CardZone): string {
  const side = view.seats[seat]
  return `${side.name}: ${ZONE_WORDS[zone]}, ${cards(side[zone].length)}`
}

/** `Active`, `Bench 2`, `Flex`. */
export function slotWord({ kind, slot }: Pick<SlotView, 'kind' | 'slot'>): string {
  switch (kind) {
    case 'active':
      return 'Active'
    case 'bench':
      return `Bench ${slot}`
    case 'flex':
      return 'Flex'
  }
}

export function slotName(view: View, seat: Seat, at: Pick<SlotView, 'kind' | 'slot' | 'open'>): string {
  const word = slotWord(at)
  const noun = at.kind === 'bench' ? word : `${word} Slot`
  return `${view.seats[seat].name}: ${noun}${at.open ? '' : ', closed'}`
}

const BACK = 'Face-down card'

/** What kind of card it is, as a name says it: `Spell`, `Coreon Monster`, `Prime Singular`. */
export function cardKind({ definition }: KnownCard): string {
  switch (definition.cardType) {
    case 'Monster':
      return `${definition.cardClass} Monster`
    case 'Monster (Prime Singular)':
      return `${definition.cardClass} Prime Singular`
    case 'Spell':
    case 'Counter':
    case 'Evolution':
    case 'Prime Evolution':
      return definition.cardType
  }
}

export function cardName(card: CardView, zone: CardZone | 'chain'): string {
  if (!card.known) return BACK
  return `${card.definition.name}, ${cardKind(card)}, ${zone === 'chain' ? 'in play' : WHERE_WORDS[zone]}`
}

export function impWords({ imp, baseImp }: Pick<MonsterView, 'imp' | 'baseImp'>): string | null {
  if (imp === null) return null
  if (baseImp === null || imp === baseImp) return `IMP ${imp}`
  return `IMP ${imp} ${imp > baseImp ? 'raised' : 'lowered'} from ${baseImp}`
}

export function monsterName(monster: MonsterView, at: Pick<SlotView, 'kind' | 'slot'>): string {
  if (monster.card === null) return `${BACK}, ${slotWord(at)}`
  const parts = [
    monster.card.definition.name,
    cardKind(monster.card),
    impWords(monster),
    slotWord(at),
    ...monster.keywords,
  ]
  if (!monster.faceUp) parts.push('face-down')
  if (monster.newlyEvolved) parts.push('newly evolved')
  if (monster.spent) parts.push('has attacked')
  return parts.filter((part) => part !== null).join(', ')
}

/** How a sentence calls what stands in a slot: `Bloodbound Initiate`, `Ben's Bench 2`. */
export function placeWord(view: View, seat: Seat, slot: Slot): string {
  const at = view.seats[seat].field.find((one) => one.slot === slot)
  if (at === undefined) return `slot ${slot}`
  const known = at.monster?.card ?? null
  const twice = known !== null && nameAppears(view, opponentOf(seat), known.definition.name)
  if (known !== null && !twice) return known.definition.name
  return `${view.seats[seat].name}'s ${known?.definition.name ?? slotWord(at)}`
}

const nameAppears = (view: View, seat: Seat, name: string): boolean =>
  view.seats[seat].field.some(({ monster }) => monster?.card?.definition.name === name)
