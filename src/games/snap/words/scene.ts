/**
 * Who stands where while the events of one action are told. An event names a Monster by its place or its object, and
 * the place is the one of that moment; so the scene starts with the state before the action and follows event by event.
 * It names a face-down Monster only to its controller (`zones/bench`).
 */
import {
  ACTIVE,
  decisionOf,
  printBody,
  SEATS,
  type Ability,
  type CardId,
  type FieldPlace,
  type FieldPlaceOrCard,
  type GameState,
  type Seat,
  type Slot,
  type ViewedEvent,
  type Viewer,
} from '@/games/snap/rules'
import { possessive, slotName, slotPhrase, type Names } from './words'

interface Standing {
  readonly card: CardId
  /** Null: came to the field within this action; the state after it knows the number. */
  readonly object: number | null
  readonly faceUp: boolean
}

type Modifier = GameState['modifiers'][number]

const ABILITY_NAMES: ReadonlyMap<Ability['kind'] | undefined, string> = new Map([
  ['trigger', 'Trigger'],
  ['reveal', 'ON REVEAL effect'],
  ['entry', 'ON ENTRY effect'],
  ['primeEntry', 'PRIME ENTRY effect'],
])

/** What a log line is about: a card, or whatever stands at a place. */
export type Mark = FieldPlaceOrCard

export interface Scene {
  readonly names: Names
  readonly viewer: Viewer
  round: number
  /** The name of a card that the viewer may know. */
  cardName(card: CardId): string
  /** What an ability is called: `Trigger`, `ON REVEAL effect`, `ON ENTRY effect`, `PRIME ENTRY effect`. */
  abilityName(card: CardId, ability: number): string
  /** The effects that were chosen of a Spell’s or Counter’s text, as it prints them. */
  modeTexts(card: CardId, modes: readonly number[]): readonly string[]
  /** `the Active Slot`, `Bench Slot 2` */
  slotName(slot: Slot): string
  /** `Ada’s Verdant Caretaker`, or `the face-down Monster in Ada’s Bench Slot 2`. */
  monsterAt(place: FieldPlace): string
  /** The same without its player, who is named in the sentence already. */
  ownMonsterAt(place: FieldPlace): string
  /** The same as `monsterAt` for an object, wherever it stands or stood. */
  monsterOf(object: number): string
  /** A target of a Spell or Counter. */
  target(target: FieldPlaceOrCard): string
  placeOf(object: number): FieldPlace | null
  /** What a Counter answers: -1 the original action, else a link of the Chain. */
  answered(link: number): string
  modifier(id: number): Modifier | null
  /** A declared action waits for Counters when the action that is told has been done. */
  readonly isAnswerable: boolean
  /** Takes an event as happened. */
  follow(event: ViewedEvent): void
}

function chosenTexts(abilities: readonly Ability[], modes: readonly number[]): readonly string[] {
  for (const ability of abilities) {
    if (!('targets' in ability)) continue
    const choices = ability.body.flatMap((instruction) => (instruction.verb === 'choose' ? [instruction.modes] : []))
    if (choices.length === modes.length)
      return choices.map((choice, index) => printBody(choice[modes[index] ?? 0] ?? [], ability.targets))
  }
  return []
}

/** The scene before an action; `after` is only asked for Monsters that come to the field within it. */
export function sceneOf(before: GameState, after: GameState, viewer: Viewer): Scene {
  const { cards, names } = before.match
  const fields = before.sides.map((side) =>
    side.field.map((monster): Standing | null =>
      monster === null ? null : { card: monster.card, object: monster.object, faceUp: monster.faceUp },
    ),
  )
  const gone = new Map<number, { readonly seat: Seat; readonly card: CardId }>()
  const modifiers = new Map(before.modifiers.map((modifier) => [modifier.id, modifier]))
  const links: CardId[] = before.chain?.links.map((link) => link.card) ?? []
  let origin = before.chain === null ? null : originName(before.chain.origin)

  function cardName(card: CardId): string {
    return cards[card]?.name ?? 'a card'
  }

  function originName(of: Extract<ViewedEvent, { type: 'declared' }>['origin']): string {
    switch (of.kind) {
      case 'Spell':
        return cardName(of.card)
      case 'attack':
        return 'the attack'
      case 'combat result':
        return 'the combat result'
      case 'unlock':
        return 'the unlock'
      case 'Evolution':
        return `the Evolution to ${cardName(of.card)}`
      case 'Prime entry':
        return `the entry of ${cardName(of.card)}`
      case 'Swap':
        return 'the Swap'
      case 'Lock-in':
        return 'the Lock-in'
    }
  }

  const at = ({ seat, slot }: FieldPlace): Standing | null => fields[seat]?.[slot] ?? null
  const put = (seat: Seat, slot: Slot, standing: Standing | null): void => {
    const field = fields[seat]
    if (field !== undefined) field[slot] = standing
  }
  const named = (seat: Seat, card: CardId): string => `${possessive(names[seat])} ${cardName(card)}`
  const flex = before.match.format.benchSlots + 1
  const nameOfSlot = (slot: Slot): string => slotName(slot, flex)

  function placeOf(object: number): FieldPlace | null {
    for (const seat of SEATS) {
      const slot = fields[seat]?.findIndex((standing) => standing?.object === object) ?? -1
      if (slot >= 0) return { seat, slot: slot as Slot }
      const later = after.sides[seat].field.findIndex((monster) => monster?.object === object)
      if (later >= 0 && !gone.has(object)) return { seat, slot: later as Slot }
    }
    return null
  }

  const scene: Scene = {
    names,
    viewer,
    round: before.round,
    cardName,
    abilityName: (card, ability) => ABILITY_NAMES.get(cards[card]?.abilities[ability]?.kind) ?? 'effect',
    modeTexts: (card, modes) => (modes.length === 0 ? [] : chosenTexts(cards[card]?.abilities ?? [], modes)),
    slotName: (slot) => slotPhrase(slot, flex),
    placeOf,
    monsterAt(place) {
      const standing = at(place)
      if (standing === null) return `the Monster in ${possessive(names[place.seat])} ${nameOfSlot(place.slot)}`
      if (standing.faceUp || viewer === place.seat) return named(place.seat, standing.card)
      return `the face-down Monster in ${possessive(names[place.seat])} ${nameOfSlot(place.slot)}`
    },
    ownMonsterAt(place) {
      const standing = at(place)
      const known = standing !== null && (standing.faceUp || viewer === place.seat)
      return known ? cardName(standing.card) : `the face-down Monster in ${slotPhrase(place.slot, flex)}`
    },
    monsterOf(object) {
      const left = gone.get(object)
      if (left !== undefined) return named(left.seat, left.card)
      const place = placeOf(object)
      return place === null ? 'a Monster' : scene.monsterAt(place)
    },
    target: (target) => ('card' in target ? cardName(target.card) : scene.monsterAt(target)),
    answered: (link) => {
      const card = links[link]
      return card === undefined ? (origin ?? 'the action') : cardName(card)
    },
    isAnswerable: decisionOf(after)?.kind === 'window',
    modifier: (id) => modifiers.get(id) ?? null,
    follow(event) {
      // Only what changes where a Monster stands, or what a later sentence names, is followed.
      if (event.type === 'turnBegan') {
        scene.round = event.round
      } else if (event.type === 'declared') {
        origin = originName(event.origin)
        links.length = 0
      } else if (event.type === 'counterPlayed') {
        links.push(event.link.card)
      } else if (event.type === 'modified') {
        modifiers.set(event.modifier.id, event.modifier)
      } else if (event.type === 'revealed') {
        put(event.seat, event.slot, { card: event.card, object: at(event)?.object ?? null, faceUp: true })
      } else if (event.type === 'evolved') {
        put(event.seat, event.slot, { card: event.card, object: event.object, faceUp: true })
      } else if (event.type === 'primeEntered') {
        leave(event)
        put(event.seat, event.slot, { card: event.card, object: null, faceUp: true })
      } else if (event.type === 'returned') {
        put(event.seat, event.slot, { card: event.card, object: null, faceUp: true })
      } else if (event.type === 'defeated') {
        for (const victim of event.victims) leave(victim)
      } else if (event.type === 'swapped' || event.type === 'promoted') {
        const active = at({ seat: event.seat, slot: ACTIVE })
        put(event.seat, ACTIVE, at(event))
        put(event.seat, event.slot, active)
      }
    },
  }

  function leave(place: FieldPlace): void {
    const standing = at(place)
    if (standing !== null && standing.object !== null)
      gone.set(standing.object, { seat: place.seat, card: standing.card })
    put(place.seat, place.slot, null)
  }

  return scene
}
