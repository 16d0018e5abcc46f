/**
 * How a scenario names cards and Monsters: “Cinder Rally”; “Ben’s Cinder Rally” where both players have one; “Cinder
 * Rally #2” for a player’s second; “Ben’s Bench 1” for a Monster whose face the reader does not know.
 */
import { flexSlot, monsterAt, ownerOf } from '../engine/field'
import { ACTIVE, SEATS, type CardId, type FieldPlace, type PerSeat, type Seat, type Slot } from '../model/ids'
import { sameName } from '../model/names'
import type { GameState } from '../model/state'
import { zoneOf, type ZoneName } from './zones'

/** For whom names are read: a player, to whom the other's hidden cards have none, or a judge, who knows every card. */
export type Reader = Seat | 'judge'

/** A name taken apart. */
export interface Address {
  /** Null: whoever has such a card. */
  readonly owner: Seat | null
  /** A card's name, or a place's. */
  readonly name: string
  /** From 1; null: the only one. */
  readonly nth: number | null
}

/** A card that is called exactly so is meant before a player's name is looked for in it. */
export function addressOf(text: string, players: PerSeat<string>, isCard: (name: string) => boolean): Address {
  if (isCard(text)) return { owner: null, name: text, nth: null }
  const numbered = /^(.*\S)\s*#([1-9]\d*)$/.exec(text.trim())
  const whole = numbered?.[1] ?? text.trim()
  const nth = numbered ? Number(numbered[2]) : null
  for (const possessive of whole.matchAll(/['‘’]s\s+/gi)) {
    const owner = SEATS.find((seat) => sameName(whole.slice(0, possessive.index), players[seat]))
    if (owner !== undefined) return { owner, name: whole.slice(possessive.index + possessive[0].length), nth }
  }
  return { owner: null, name: whole, nth }
}

/** “Active”, “Bench 1”, “Flex”. */
export const slotName = (state: GameState, slot: Slot): string =>
  slot === ACTIVE ? 'Active' : slot === flexSlot(state) ? 'Flex' : `Bench ${slot}`

const PLACE_NAME = /^(?:(active)|(flex)|bench ([1-9]\d*))$/i

/** Whether this is the name of a place rather than of a card. */
export const isPlaceName = (name: string): boolean => PLACE_NAME.test(name)

/** Null: no such name. A Bench Slot beyond the format’s is refused by the rules, not here. */
export function slotNamed(state: GameState, name: string): Slot | null {
  const found = PLACE_NAME.exec(name)
  if (!found) return null
  const slot = found[1] ? ACTIVE : found[2] ? flexSlot(state) : (Number(found[3]) as Slot)
  return found[3] && slot === flexSlot(state) ? null : slot
}

export interface Names {
  /** A card, of this player if one is given and the name does not say otherwise; one that is in `zones` is meant first. */
  card(text: string, owner: Seat | null, zones?: readonly ZoneName[]): CardId
  /** Where a Monster stands that is named by its card or by its place. */
  place(text: string, owner: Seat | null): FieldPlace
  /** What is wrong with the names so far, in sentences. What such a name stands for is in no match. */
  readonly faults: readonly string[]
}

const NO_CARD = -1 as CardId
const NO_PLACE: FieldPlace = { seat: 0, slot: -1 as Slot }
const ON_FIELD: readonly ZoneName[] = ['active', 'bench', 'flex']
const PUBLIC: readonly ZoneName[] = ['stack', 'graveyard', 'chain']

/** Reads names in this state, for this reader. */
export function namesIn(state: GameState, reader: Reader): Names {
  const faults: string[] = []
  const { cards, names } = state.match
  /** A card that the reader does not know is none: whoever asks must not learn that it is in the match. */
  const called = (name: string): readonly CardId[] =>
    cards.flatMap((card, id) => (sameName(card.name, name) && knows(id as CardId) ? [id as CardId] : []))
  const address = (text: string): Address => addressOf(text, names, (name) => called(name).length > 0)
  const either = (name: string): string => `“${names[0]}’s ${name}” or “${names[1]}’s ${name}”`

  /** The same for a card that is not there and for one that is hidden. */
  const unknown = (text: string, whose: Seat | null): string => {
    const there = `There is no “${text}”${whose === null ? '' : ` of ${names[whose]}’s`} here`
    return reader === 'judge' || whose === reader
      ? `${there}.`
      : `${there} that ${names[reader]} knows; a face-down Monster is named by its place, as in ${either('Bench 1')}.`
  }

  function fault<T>(message: string, stand: T): T {
    faults.push(message)
    return stand
  }

  /** What lies open, and what is the reader's own. */
  function knows(card: CardId): boolean {
    if (reader === 'judge' || ownerOf(state, card) === reader) return true
    const place = standing(state, card)
    if (place) return monsterAt(state, place.seat, place.slot)?.faceUp === true
    return isIn(card, PUBLIC)
  }
  const isIn = (card: CardId, zones: readonly ZoneName[]): boolean => {
    const zone = zoneOf(state, card)
    return zone !== null && zones.includes(zone)
  }

  function card(text: string, owner: Seat | null, zones: readonly ZoneName[] = []): CardId {
    const { owner: said, name, nth } = address(text)
    const whose = said ?? owner
    const known = called(name).filter((id) => whose === null || ownerOf(state, id) === whose)
    const wanted = known.filter((id) => isIn(id, zones))
    const found = wanted.length > 0 ? wanted : known
    const [first] = found
    if (first === undefined) return fault(unknown(text, said === null ? whose : null), NO_CARD)
    if (nth !== null)
      return found[nth - 1] ?? fault(`There is no “${text}” here, only ${found.length} of that name.`, NO_CARD)
    if (found.some((id) => ownerOf(state, id) !== ownerOf(state, first)))
      return fault(`Both players have “${name}”; write ${either(name)}.`, NO_CARD)
    return first
  }

  function place(text: string, owner: Seat | null): FieldPlace {
    const { owner: said, name } = address(text)
    if (isPlaceName(name) && called(text).length === 0) {
      const seat = said ?? owner
      const slot = slotNamed(state, name)
      if (seat === null) return fault(`“${text}” does not say whose; write ${either(name)}.`, NO_PLACE)
      return slot === null ? fault(`There is no slot “${text}” here.`, NO_PLACE) : { seat, slot }
    }
    const id = card(text, owner, ON_FIELD)
    if (id === NO_CARD) return NO_PLACE
    return standing(state, id) ?? fault(`“${text}” is not on the field.`, NO_PLACE)
  }

  return { card, place, faults }
}

/** Where the top card of a Monster stands. */
function standing(state: GameState, card: CardId): FieldPlace | null {
  for (const seat of SEATS) {
    const slot = state.sides[seat].field.findIndex((monster) => monster?.card === card)
    if (slot >= 0) return { seat, slot: slot as Slot }
  }
  return null
}
