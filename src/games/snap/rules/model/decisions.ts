/** The open decision: who must decide, what kind, and every legal answer. */
import type { Action } from './actions'
import type { Seat } from './ids'
import type { AskKind } from './tasks'

export interface Decision {
  readonly seat: Seat
  readonly kind: AskKind
  readonly options: readonly Action[]
}
