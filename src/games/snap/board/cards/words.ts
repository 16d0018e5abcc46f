/** A card in words: for screen readers, titles and labels. */
import type { CardType } from '@/games/snap/rules'
import { impChange, type CardFaceData, type FieldState } from './face'

/** U+2212, which is as wide as a plus sign and is read out as "minus". */
export const MINUS = '\u2212'

export const signedAmount = (amount: number): string => `${amount < 0 ? MINUS : '+'}${Math.abs(amount)}`

export const typeName = (cardType: CardType): string =>
  cardType === 'Monster (Prime Singular)' ? 'Prime Singular' : cardType

export function impInWords(face: CardFaceData): string {
  if (face.imp === null) return ''
  const change = impChange(face)
  if (change === 0 || face.baseImp === null) return `${face.imp} IMP`
  return `${face.imp} IMP, ${change > 0 ? 'raised' : 'lowered'} by ${Math.abs(change)} from ${face.baseImp}`
}

export function stateInWords(state: FieldState): readonly string[] {
  const words: string[] = []
  if (state.faceDown === true) words.push('face-down')
  if (state.newlyEvolved === true) words.push('newly evolved')
  if (state.spent === true) words.push('no attack left')
  if (state.stackCount !== undefined && state.stackCount > 1) words.push(`stack of ${state.stackCount} cards`)
  return words
}

/** "Verdant Caretaker, Synaphera Monster, 2500 IMP, raised by 500 from 2000, Blocker, newly evolved". */
export function describeCard(face: CardFaceData, state: FieldState = {}): string {
  return [
    face.name,
    `${face.cardClass} ${typeName(face.cardType)}`,
    impInWords(face),
    ...face.keywords,
    ...stateInWords(state),
  ]
    .filter((part) => part !== '')
    .join(', ')
}
