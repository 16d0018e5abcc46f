/** Monsters that turn face-up or become Active. */
import type { GameEvent } from '../model/events'
import type { Seat, Slot } from '../model/ids'
import { monsterAt } from './field'
import { commit, type Work } from './work'

/** Reveals a face-down Monster; its ON REVEAL becomes pending (`turn-procedure/flip-step`). */
export function flip(w: Work, seat: Seat, slot: Slot): void {
  const monster = monsterAt(w.s, seat, slot)
  if (monster && !monster.faceUp) commit(w, { type: 'revealed', seat, slot, card: monster.card })
}

/** A Swap or promotion: the Monster that becomes Active is revealed if it was face-down (`rulings/forced-active-promotion`). */
export function becomeActive(w: Work, event: Extract<GameEvent, { type: 'swapped' | 'promoted' }>): void {
  // Revealed in its old slot first: the Trigger "becomes Active" counts only for a face-up Monster.
  flip(w, event.seat, event.slot)
  commit(w, event)
}
