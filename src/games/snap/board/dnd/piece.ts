/** What a player can lift, and where it can be put. Both have an id, so that a page element can name them. */
import type { CardId, Seat, Slot } from '@/games/snap/rules'

export const CARD_ZONES = ['hand', 'locked', 'deck', 'graveyard', 'reserve', 'lineup'] as const
export type CardZone = (typeof CARD_ZONES)[number]

export type Piece =
  | { readonly kind: 'card'; readonly seat: Seat; readonly zone: CardZone; readonly card: CardId }
  /** A Monster on the field, named by its place: a face-down one tells nothing. */
  | { readonly kind: 'monster'; readonly seat: Seat; readonly slot: Slot }
  /** The Trigger or entry effect that asks for its targets: held as long as it asks. */
  | { readonly kind: 'effect'; readonly seat: Seat }

export type Spot =
  | { readonly kind: 'slot'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'zone'; readonly seat: Seat; readonly zone: CardZone }
  /** A card that lies in a Graveyard. */
  | { readonly kind: 'card'; readonly card: CardId }
  /** The middle of the table, where Spells and attacks are. */
  | { readonly kind: 'play' }
  /** A Counter on the Chain; -1 is the original action. */
  | { readonly kind: 'link'; readonly index: number }

export function pieceId(piece: Piece): string {
  switch (piece.kind) {
    case 'card':
      return `card:${piece.card}`
    case 'monster':
      return `monster:${piece.seat}:${piece.slot}`
    case 'effect':
      return `effect:${piece.seat}`
  }
}

export function spotId(spot: Spot): string {
  switch (spot.kind) {
    case 'slot':
      return `slot:${spot.seat}:${spot.slot}`
    case 'zone':
      return `zone:${spot.seat}:${spot.zone}`
    case 'card':
      return `at-card:${spot.card}`
    case 'play':
      return 'play'
    case 'link':
      return `link:${spot.index}`
  }
}

/** Reads what `spotId` wrote. */
export function spotFrom(id: string): Spot | null {
  const [kind, one, other] = id.split(':')
  switch (kind) {
    case 'slot':
      return { kind, seat: Number(one) as Seat, slot: Number(other) as Slot }
    case 'zone': {
      const zone = CARD_ZONES.find((name) => name === other)
      return zone === undefined ? null : { kind, seat: Number(one) as Seat, zone }
    }
    case 'at-card':
      return { kind: 'card', card: Number(one) as CardId }
    case 'link':
      return { kind, index: Number(one) }
    case 'play':
      return { kind }
    case undefined:
    default:
      return null
  }
}

export const samePiece = (one: Piece, other: Piece): boolean => pieceId(one) === pieceId(other)
