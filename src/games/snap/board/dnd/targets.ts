/** Which places of the table answer the held piece, all of it read from the legal actions. */
import type { Action, View } from '@/games/snap/rules'
import { ACTIVE, SEATS } from '@/games/snap/rules'
import { actionKey, keysWithBeginnings } from './actionKey'
import { gesture, type Meaning, type Table } from './gesture'
import { pieceId, spotId, type Piece, type Spot } from './piece'

/** Every place of the table that a piece can be put on. */
export function spotsOf(view: View): readonly Spot[] {
  const spots: Spot[] = []
  for (const seat of SEATS) {
    const side = view.seats[seat]
    for (const { slot } of side.field) spots.push({ kind: 'slot', seat, slot })
    for (const zone of ['hand', 'locked', 'deck', 'graveyard'] as const) spots.push({ kind: 'zone', seat, zone })
    for (const { card } of side.graveyard) spots.push({ kind: 'card', card })
  }
  if (view.chain !== null) {
    spots.push({ kind: 'link', index: -1 })
    for (const { index } of view.chain.links) spots.push({ kind: 'link', index })
  }
  spots.push({ kind: 'play' })
  return spots
}

export interface LegalSpot {
  readonly spot: Spot
  readonly meaning: Exclude<Meaning, { kind: 'none' }>
}

/** Whether the legal actions hold what a gesture means, or lead on from it. */
export const isOffered = (meaning: LegalSpot['meaning'], keys: ReadonlySet<string>): boolean =>
  keys.has(actionKey(meaning.action))

export function legalSpots(piece: Piece, table: Table): readonly LegalSpot[] {
  const keys = keysWithBeginnings(table.options)
  const found: LegalSpot[] = []
  for (const spot of spotsOf(table.view)) {
    const meaning = gesture(piece, spot, table)
    if (meaning.kind !== 'none' && isOffered(meaning, keys)) found.push({ spot, meaning })
  }
  return found
}

/** "I play it, and choose the target then": a detour where the targets can be pointed at themselves. */
const isDetour = ({ meaning }: LegalSpot, begun: Table['begun']): boolean =>
  meaning.kind === 'more' && meaning.action.targets.length === (begun?.targets.length ?? 0)

/** Splits off the places that work but need no glow, because others say the same and more. */
export function withoutDetours(spots: readonly LegalSpot[], begun: Table['begun']): readonly LegalSpot[] {
  const direct = spots.filter((spot) => !isDetour(spot, begun))
  return direct.length > 0 ? direct : spots
}

/** The distinct things that can be done with a piece now, for its menu. */
export function waysOf(piece: Piece, table: Table): readonly LegalSpot[] {
  const ways = new Map<string, LegalSpot>()
  for (const way of withoutDetours(legalSpots(piece, table), table.begun)) {
    const key = actionKey(way.meaning.action)
    if (!ways.has(key)) ways.set(key, way)
  }
  return [...ways.values()]
}

/** The pieces that a legal action moves or uses. */
function piecesOf(action: Action): readonly Piece[] {
  switch (action.type) {
    case 'attack':
      return [{ kind: 'monster', seat: action.seat, slot: ACTIVE }]
    case 'swap':
      return [
        { kind: 'monster', seat: action.seat, slot: ACTIVE },
        { kind: 'monster', seat: action.seat, slot: action.slot },
      ]
    case 'flip':
    case 'block':
    case 'promote':
      return [{ kind: 'monster', seat: action.seat, slot: action.slot }]
    case 'place':
    case 'choose':
    case 'unlock':
    case 'play':
    case 'counter':
    case 'evolve':
    case 'enter':
    case 'lockIn':
    case 'pick':
      // The zone is no part of a card's id.
      return [{ kind: 'card', seat: action.seat, zone: 'hand', card: action.card }]
    case 'confirm':
    case 'order':
    case 'accept':
    case 'decline':
    case 'mode':
    case 'pass':
    case 'goOn':
    case 'agreeDraw':
    case 'concede':
    case 'offerDraw':
    case 'withdrawDraw':
    case 'acceptDraw':
    case 'declineDraw':
      return []
  }
}

/** The ids of the pieces with which something legal can be done. */
export function usablePieces(options: readonly Action[]): ReadonlySet<string> {
  return new Set(options.flatMap((action) => piecesOf(action).map(pieceId)))
}

export const idsOf = (spots: readonly LegalSpot[]): ReadonlySet<string> =>
  new Set(spots.map(({ spot }) => spotId(spot)))
