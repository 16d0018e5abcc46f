/**
 * What a gesture means: the thing held, the place it is put, and so the action, also where the rules will refuse it
 * (so that they can say why). Drag, click, keyboard and menu all come here; no rule is decided here.
 */
import {
  ACTIVE,
  isEvolution,
  isPrimeSingular,
  sameName,
  type Action,
  type CardDefinition,
  type FieldPlace,
  type Slot,
  type TargetPick,
  type View,
} from '@/games/snap/rules'
import { isTargeted, type TargetedAction } from './actionKey'
import type { HintName } from './hints'
import { definitionOf, monsterAt } from './lookup'
import type { CardZone, Piece, Spot } from './piece'

export interface Table {
  readonly view: View
  /** The legal actions of whoever looks. */
  readonly options: readonly Action[]
  /** What was begun with the held piece and still wants a target. */
  readonly begun: TargetedAction | null
}

export type Meaning =
  | { readonly kind: 'act'; readonly action: Action }
  /** A target is still missing. */
  | { readonly kind: 'more'; readonly action: TargetedAction }
  /** Put back, or something that no action can say. */
  | { readonly kind: 'none'; readonly hint: HintName | null }

type CardPiece = Extract<Piece, { kind: 'card' }>
type MonsterPiece = Extract<Piece, { kind: 'monster' }>

const act = (action: Action): Meaning => ({ kind: 'act', action })
const none = (hint: HintName | null = null): Meaning => ({ kind: 'none', hint })

export function gesture(piece: Piece, spot: Spot, table: Table): Meaning {
  if (table.begun !== null) return addTarget(table.begun, spot, table)
  switch (piece.kind) {
    case 'effect':
      return addTarget({ type: 'accept', seat: piece.seat, targets: [] }, spot, table)
    case 'monster':
      return table.view.decision?.kind === 'setup'
        ? placeMonster(piece, spot, table.view)
        : moveMonster(piece, spot, table)
    case 'card':
      return table.view.decision?.kind === 'setup' ? arrange(piece, spot) : moveCard(piece, spot, table)
  }
}

/** How many targets the text asks for. */
function targetsWanted(action: TargetedAction, { view, options }: Table): number {
  const like = options.filter(isTargeted).find((one) => sameUse(one, action))
  if (like !== undefined) return like.targets.length
  if (action.type === 'accept') return targetsOf(view.decision?.source?.definition.abilities[view.decision.ability])
  const kind = action.type === 'play' ? 'spell' : 'counter'
  return targetsOf(definitionOf(view, action.card)?.abilities.find((ability) => ability.kind === kind))
}

function sameUse(one: TargetedAction, other: TargetedAction): boolean {
  if (one.type === 'accept' || other.type === 'accept') return one.type === other.type
  if (one.type !== other.type || one.card !== other.card) return false
  return one.type !== 'counter' || other.type !== 'counter' || one.answers === other.answers
}

const targetsOf = (ability: CardDefinition['abilities'][number] | undefined): number =>
  ability !== undefined && 'targets' in ability ? ability.targets.length : 0

function withTargets(action: TargetedAction, table: Table): Meaning {
  return action.targets.length < targetsWanted(action, table) ? { kind: 'more', action } : act(action)
}

function addTarget(action: TargetedAction, spot: Spot, table: Table): Meaning {
  const pick = pickOf(spot)
  return pick === null ? none() : withTargets({ ...action, targets: [...action.targets, pick] }, table)
}

/** What a player who points here names as a target. */
function pickOf(spot: Spot): TargetPick | null {
  switch (spot.kind) {
    case 'slot':
      return { seat: spot.seat, slot: spot.slot }
    case 'card':
      return { card: spot.card }
    case 'link':
    case 'zone':
    case 'play':
      return null
  }
}

function moveCard(piece: CardPiece, spot: Spot, table: Table): Meaning {
  const { view } = table
  const { seat, card } = piece
  const decision = view.decision
  if (decision?.kind === 'pick' && decision.seat === seat && decision.purpose !== null) {
    const home: CardZone =
      decision.purpose === 'lock' ? 'locked' : decision.purpose === 'unlock' ? 'hand' : decision.purpose
    if (spot.kind === 'play' || (spot.kind === 'zone' && spot.seat === seat && spot.zone === home))
      return act({ type: 'pick', seat, card })
  }
  if (spot.kind === 'zone') return spot.seat === seat ? moveToZone(piece, spot.zone) : none('noWayBack')
  const definition = definitionOf(view, card)
  if (definition === null || piece.zone === 'graveyard' || piece.zone === 'lineup') return none()
  if (piece.zone === 'reserve') return fromReserve(piece, definition, spot, table)
  return definition.cardType === 'Counter' ? counter(piece, spot, table) : play(piece, spot, table)
}

function moveToZone({ seat, card, zone: from }: CardPiece, to: CardZone): Meaning {
  if (from === to) return none()
  if (to === 'hand') return act({ type: 'unlock', seat, card })
  if (to === 'locked') return act({ type: 'lockIn', seat, card })
  return none('noWayBack')
}

function play({ seat, card }: CardPiece, spot: Spot, table: Table): Meaning {
  const action: TargetedAction = { type: 'play', seat, card, targets: [] }
  return spot.kind === 'play' || spot.kind === 'link' ? withTargets(action, table) : addTarget(action, spot, table)
}

function counter({ seat, card }: CardPiece, spot: Spot, table: Table): Meaning {
  const { view, options } = table
  const legal = options.flatMap((one) => (one.type === 'counter' && one.card === card ? [one.answers] : []))
  const newest = view.chain?.links.at(-1)?.index ?? -1
  const answers = spot.kind === 'link' ? spot.index : legal.length > 0 ? Math.max(...legal) : newest
  const action: TargetedAction = { type: 'counter', seat, card, answers, targets: [] }
  return spot.kind === 'play' || spot.kind === 'link' ? withTargets(action, table) : addTarget(action, spot, table)
}

function fromReserve(
  { seat, card }: CardPiece,
  definition: CardDefinition,
  spot: Spot,
  { view, options }: Table,
): Meaning {
  const type = isPrimeSingular(definition) ? 'enter' : 'evolve'
  if (spot.kind === 'slot') return spot.seat === seat ? act({ type, seat, card, slot: spot.slot }) : none('ownMonster')
  if (spot.kind !== 'play') return none('ownMonster')
  const legal = options.find((one) => one.type === type && one.card === card)
  if (legal !== undefined) return act(legal)
  const named = isEvolution(definition)
    ? view.seats[seat].field.find((one) =>
        sameName(one.monster?.card?.definition.name ?? '', definition.evolvesFrom ?? ''),
      )
    : undefined
  return act({ type, seat, card, slot: named?.slot ?? ACTIVE })
}

function moveMonster({ seat, slot }: MonsterPiece, spot: Spot, table: Table): Meaning {
  const { view, options } = table
  const { decision, combat } = view
  if (
    decision?.kind === 'block' &&
    decision.seat === seat &&
    (spot.kind === 'play' || spot.kind === 'link' || isAt(spot, combat?.attacker) || isAt(spot, combat?.defender))
  ) {
    return act({ type: 'block', seat, slot })
  }
  if (
    decision?.kind === 'trigger' &&
    decision.seat === seat &&
    spot.kind === 'slot' &&
    decision.source !== null &&
    decision.source.key === monsterAt(view, seat, slot)?.card?.key
  ) {
    return addTarget({ type: 'accept', seat, targets: [] }, spot, table)
  }
  switch (spot.kind) {
    case 'slot':
      if (spot.seat === seat) return exchange(seat, slot, spot.slot, view)
      return slot === ACTIVE ? act({ type: 'attack', seat, target: spot.slot }) : none('onlyActiveAttacks')
    case 'play':
    case 'link': {
      if (decision?.kind === 'flip') return act({ type: 'flip', seat, slot })
      if (decision?.kind === 'promote') return act({ type: 'promote', seat, slot })
      if (slot !== ACTIVE) return none('onlyActiveAttacks')
      return act(options.find((one) => one.type === 'attack') ?? { type: 'attack', seat, target: ACTIVE })
    }
    case 'zone':
    case 'card':
      return none()
  }
}

const isAt = (spot: Spot, place: FieldPlace | null | undefined): boolean =>
  spot.kind === 'slot' && spot.seat === place?.seat && spot.slot === place.slot

function exchange(seat: MonsterPiece['seat'], from: Slot, to: Slot, view: View): Meaning {
  if (from === to) return none()
  if (from !== ACTIVE && to !== ACTIVE) return none('swapWithActive')
  const other = from === ACTIVE ? to : from
  return act({ type: monsterAt(view, seat, ACTIVE) === null ? 'promote' : 'swap', seat, slot: other })
}

function arrange({ seat, card, zone }: CardPiece, spot: Spot): Meaning {
  if (zone === 'lineup') {
    if (spot.kind === 'slot' && spot.seat === seat) return act({ type: 'place', seat, card, slot: spot.slot })
    return none(spot.kind === 'zone' && spot.zone === 'lineup' ? null : 'setupMonsters')
  }
  if (
    spot.kind === 'zone' &&
    spot.seat === seat &&
    (spot.zone === 'hand' || spot.zone === 'locked' || spot.zone === 'deck')
  ) {
    return spot.zone === zone ? none() : act({ type: 'choose', seat, card, to: spot.zone })
  }
  return none('setupSupports')
}

function placeMonster({ seat, slot }: MonsterPiece, spot: Spot, view: View): Meaning {
  const card = monsterAt(view, seat, slot)?.card ?? null
  if (card === null) return none()
  if (spot.kind !== 'slot' || spot.seat !== seat) return none('setupMonsters')
  return spot.slot === slot ? none() : act({ type: 'place', seat, card: card.card, slot: spot.slot })
}
