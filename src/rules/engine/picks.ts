/** Which Supports an effect that locks, unlocks or moves one may take (`card-text/support-access-wording`). */
import type { Player } from '../model/effects'
import type { CardId, Seat } from '../model/ids'
import type { EffectContext, GameState } from '../model/state'
import type { AskTask, PickPurpose } from '../model/tasks'
import { seatOf } from './conditions'
import { handIsFull } from './field'
import { push, type Work } from './work'

const NONE: readonly CardId[] = []

export function pickable(state: GameState, task: Extract<AskTask, { kind: 'pick' }>): readonly CardId[] {
  return candidates(state, task.seat, task.purpose)
}

function candidates(state: GameState, seat: Seat, purpose: PickPurpose): readonly CardId[] {
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

/** Asks the owner for as many Supports as the text says; what cannot be done is left out. */
export function askForSupports(w: Work, player: Player, count: number, purpose: PickPurpose, context: EffectContext): void {
  const seat = seatOf(player, context.controller)
  for (let i = 0; i < count; i++) push(w, { kind: 'pick', seat, purpose, source: context.source })
}
