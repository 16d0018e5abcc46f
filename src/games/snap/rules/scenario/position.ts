/** A position set up by hand: zones by card, a round, a turn and a step. One JSON-like value, no history. */
import type { CardDefinition } from '../model/cards'
import type { GameEvent } from '../model/events'
import { ACTIVE, type CardId, type PerSeat, type Seat } from '../model/ids'
import type { GameState, Monster, Side } from '../model/state'
import type { Step } from '../model/steps'
import { SNAP_STANDARD, type Format } from '../format/format'
import { advance } from '../engine/advance'
import { createMatch } from '../engine/create'
import { draftOf } from '../engine/draft'
import type { Work } from '../engine/work'

/** A Monster on the field; face-up since before this turn unless said otherwise. */
export interface MonsterPosition {
  readonly card: CardDefinition
  readonly under?: readonly CardDefinition[]
  readonly faceDown?: boolean
  readonly revealedThisTurn?: boolean
  readonly evolvedThisTurn?: boolean
  readonly loss?: number
}

export interface SidePosition {
  readonly active?: MonsterPosition | CardDefinition | null
  readonly bench?: readonly (MonsterPosition | CardDefinition | null)[]
  readonly flex?: MonsterPosition | CardDefinition
  readonly flexOpen?: boolean
  readonly hand?: readonly CardDefinition[]
  readonly locked?: readonly CardDefinition[]
  readonly deck?: readonly CardDefinition[]
  readonly reserve?: readonly CardDefinition[]
  readonly graveyard?: readonly CardDefinition[]
}

export interface Position {
  readonly round?: number
  readonly turn?: Seat
  /** The step that begins now. */
  readonly step?: Exclude<Step, 'setup'>
  readonly format?: Partial<Format>
  readonly names?: PerSeat<string>
  readonly p1: SidePosition
  readonly p2: SidePosition
}

/** The state at the first decision of the step. */
export const stateAt = (position: Position): GameState => openingAt(position).state

/** The state at the first decision of the step, and what happened before it: a step that passes by itself, say. */
export function openingAt(position: Position): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  const { round = 3, turn = 0, step = 'spell', format, names = ['Player 1', 'Player 2'] } = position
  const cards: CardDefinition[] = []
  const owners: Seat[] = []
  const turnNumber = (round - 1) * 2 + turn + 1
  const match = { ...SNAP_STANDARD, ...format }
  const noDeck = { name: 'None', lineup: [], supports: [], evolutions: [] }
  const empty = createMatch({
    format: match,
    players: [
      { name: names[0], deck: noDeck },
      { name: names[1], deck: noDeck },
    ],
  })
  let nextObject = 1000

  const take = (seat: Seat, list: readonly CardDefinition[] = []): CardId[] =>
    list.map((card) => {
      owners.push(seat)
      return (cards.push(card) - 1) as CardId
    })
  const objects: number[] = []

  const stand = (seat: Seat, at: MonsterPosition | CardDefinition | null | undefined): Monster | null => {
    if (!at) return null
    const {
      card,
      under = [],
      faceDown = false,
      revealedThisTurn = false,
      evolvedThisTurn = false,
      loss = 0,
    }: MonsterPosition = 'card' in at ? at : { card: at }
    const beneath = take(seat, under)
    const [top] = take(seat, [card])
    if (top === undefined) return null
    const object = nextObject++
    objects[top] = object
    return {
      card: top,
      under: beneath,
      object,
      faceUp: !faceDown,
      revealedOn: faceDown ? 0 : revealedThisTurn ? turnNumber : 1,
      evolvedOn: evolvedThisTurn ? turnNumber : 0,
      enteredOn: 0,
      attackedOn: 0,
      loss,
    }
  }

  const lay = (seat: Seat, side: SidePosition): Side => {
    const field: (Monster | null)[] = Array.from({ length: match.benchSlots + 2 }, () => null)
    field[ACTIVE] = stand(seat, side.active)
    side.bench?.forEach((at, index) => (field[index + 1] = stand(seat, at)))
    if (side.flex) field[match.benchSlots + 1] = stand(seat, side.flex)
    return {
      ...empty.sides[seat],
      field,
      flexOpen: side.flexOpen ?? side.flex !== undefined,
      hand: take(seat, side.hand),
      locked: take(seat, side.locked),
      deck: take(seat, side.deck),
      reserve: take(seat, side.reserve),
      graveyard: take(seat, side.graveyard),
      ready: true,
    }
  }

  const sides = [lay(0, position.p1), lay(1, position.p2)] as const
  const state: GameState = {
    ...empty,
    match: { ...empty.match, cards, owners },
    round,
    turn,
    turnNumber,
    step,
    sides,
    objects: cards.map((_, index) => objects[index] ?? index),
    nextObject,
    agenda: [{ kind: 'beginStep', step }],
  }
  const work: Work = { s: draftOf(state), events: [] }
  advance(work)
  return { state: work.s, events: work.events }
}
