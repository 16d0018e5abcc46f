/** Why a place does not take what is held, in sentences. */
import type { Action, RuleId } from '@/games/snap/rules'
import { matchStore } from '@/store/matchStore'
import type { RefusedGesture } from '@/store/contract'
import type { Held } from '../heldStore'
import { HINTS } from './hints'
import type { Piece, Spot } from './piece'
import { ACTIVE, opponentOf } from '@/games/snap/rules'
import { meaningOf } from './put'

export interface Reason {
  readonly sentence: string
  readonly rule: RuleId
}

/** What is said of several reasons: at most two, and "too few targets" only when nothing else stands in the way. */
export function worthSaying(reasons: RefusedGesture['reasons']): readonly Reason[] {
  const telling = reasons.filter(({ refusal }) => refusal.code !== 'targetCount')
  return (telling.length > 0 ? telling : reasons).slice(0, 2)
}

const against = (action: Action): readonly Reason[] => worthSaying(matchStore.getState().reasonsAgainst(action))

export function whyNot(held: Held, spot: Spot): readonly Reason[] {
  const meaning = meaningOf(held, spot)
  if (meaning.kind === 'none') return meaning.hint === null ? [] : [HINTS[meaning.hint]]
  return against(meaning.action)
}

/** Where a piece usually goes, to say why it cannot be used at all. */
export function usualSpot(piece: Piece): Spot {
  const { seat } = piece
  switch (piece.kind) {
    case 'effect':
      return { kind: 'play' }
    case 'monster':
      return piece.slot === ACTIVE
        ? { kind: 'slot', seat: opponentOf(seat), slot: ACTIVE }
        : { kind: 'slot', seat, slot: ACTIVE }
    case 'card':
      if (piece.zone === 'locked') return { kind: 'zone', seat, zone: 'hand' }
      if (piece.zone === 'deck') return { kind: 'zone', seat, zone: 'locked' }
      return { kind: 'play' }
  }
}
