/** What a player may want to do. */
import type { Seat } from '@/kernel/seats'
import type { CardId, ObjectId } from './state'

export type Action = { readonly seat: Seat } & (
  | { readonly type: 'summon' | 'set'; readonly card: CardId }
  /** An effect of an own card, with its targets in the order of the text, and the cards that its cost discards. */
  | {
      readonly type: 'activate'
      readonly card: CardId
      readonly effect: number
      readonly targets: readonly ObjectId[]
      readonly discards: readonly CardId[]
    }
  /** Without a target: the player. */
  | { readonly type: 'attack'; readonly attacker: ObjectId; readonly target: ObjectId | null }
  | { readonly type: 'endPhase' }
  /** The answer to “Do you wish to continue?”, and to an event. */
  | { readonly type: 'no' }
  /** To go on without the question: never legal while somebody has to be asked (`spell/chain/must-ask`). */
  | { readonly type: 'resolve' }
  /** The targets of an own effect that is ready. */
  | { readonly type: 'choose'; readonly targets: readonly ObjectId[] }
  | { readonly type: 'decline' }
  | { readonly type: 'concede' }
  /** Offered by both, it is agreed. */
  | { readonly type: 'offerDraw' }
)
export type ActionType = Action['type']
export type ActionOf<T extends ActionType> = Extract<Action, { type: T }>
