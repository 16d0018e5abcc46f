/** What a card face shows. Plain data: whoever has a card makes one of these. */
import type { CardClass, CardType, Keyword } from '@/games/snap/rules'

export interface CardFaceData {
  readonly id: string
  readonly name: string
  readonly cardClass: CardClass
  readonly cardType: CardType
  /** Current IMP; null on a Support. Off the field it is the printed one. */
  readonly imp: number | null
  /** Printed IMP. */
  readonly baseImp: number | null
  readonly keywords: readonly Keyword[]
  readonly text: string
  readonly archetype?: string | undefined
}

/** How a card lies on the field. */
export interface FieldState {
  /** Its own player sees the face; it still lies face-down. */
  readonly faceDown?: boolean | undefined
  readonly newlyEvolved?: boolean | undefined
  /** Has no attack left this turn. */
  readonly spent?: boolean | undefined
  /** Cards in its stack, this one counted. */
  readonly stackCount?: number | undefined
}

/** How far the current IMP is from the printed one; 0 when one of them is unknown. */
export const impChange = (face: Pick<CardFaceData, 'imp' | 'baseImp'>): number =>
  face.imp === null || face.baseImp === null ? 0 : face.imp - face.baseImp

export type Rank = 'plain' | 'evolved' | 'prime' | 'prime evolved'

export function rankOf(cardType: CardType): Rank {
  switch (cardType) {
    case 'Monster':
    case 'Spell':
    case 'Counter':
      return 'plain'
    case 'Evolution':
      return 'evolved'
    case 'Monster (Prime Singular)':
      return 'prime'
    case 'Prime Evolution':
      return 'prime evolved'
    default: {
      const unknown: never = cardType
      throw new Error(`no rank for card type ${String(unknown)}`)
    }
  }
}
