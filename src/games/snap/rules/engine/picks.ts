/** Which Supports an effect that locks, unlocks or moves one may take (`card-text/support-access-wording`). */
import type { Player } from '../model/effects'
import type { SkipReason } from '../model/events'
import type { CardId, Seat } from '../model/ids'
import type { EffectContext, GameState } from '../model/state'
import type { AskTask, PickPurpose } from '../model/tasks'
import { seatOf } from './conditions'
import { handIsFull } from './field'
import { push, type Work } from './work'

type PickTask = Extract<AskTask, { kind: 'pick' }>

const NONE: readonly CardId[] = []

export const pickable = (state: GameState, task: PickTask): readonly CardId[] =>
  candidates(state, task.seat, task.purpose)

/** The Supports of this player that could be taken for this purpose now. */
export function candidates(state: GameState, seat: Seat, purpose: PickPurpose): readonly CardId[] {
  const side = state.sides[seat]
  switch (purpose.do) {
    case 'lock':
      return side.locked.length < state.match.format.lockedLimit ? side.deck : NONE
    case 'unlock':
      return handIsFull(state, seat) ? NONE : side.locked
    case 'moveLocked':
      return purpose.to === 'hand' && handIsFull(state, seat) ? NONE : side.locked
    default:
      return purpose satisfies never
  }
}

/** Why there is none to take. */
export function whyNone(state: GameState, { seat, purpose }: PickTask): SkipReason {
  const side = state.sides[seat]
  switch (purpose.do) {
    case 'lock':
      return side.deck.length === 0 ? 'nothing to lock' : 'Locked Support is full'
    case 'unlock':
      return side.locked.length === 0 ? 'nothing to unlock' : 'hand is full'
    case 'moveLocked':
      return side.locked.length === 0 ? 'nothing to move' : 'hand is full'
    default:
      return purpose satisfies never
  }
}

/** Asks the owner for as many Supports as the text says, one after the other; what cannot be done is left out. */
export function askForSupports(
  w: Work,
  player: Player,
  count: number,
  purpose: PickPurpose,
  context: EffectContext,
): void {
  if (count > 0)
    push(w, { kind: 'pick', seat: seatOf(player, context.controller), purpose, source: context.source, count })
}
