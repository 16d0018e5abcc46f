/**
 * What players do. Supports and Reserve cards are named by their instance, Monsters on the field by their
 * slot, so that an action on a face-down Monster tells nothing about it.
 */
import type { CardId, FieldPlace, Seat, Slot } from './ids'
import type { Step } from './steps'

/** A target as a player names it. */
export type TargetPick = FieldPlace | { readonly card: CardId }

export const SETUP_ZONES = ['hand', 'locked', 'deck'] as const
export type SetupZone = (typeof SETUP_ZONES)[number]

export type Action =
  /** Setup: a lineup Monster to a slot; one that stands there goes where the other came from. */
  | { readonly type: 'place'; readonly seat: Seat; readonly card: CardId; readonly slot: Slot }
  /** Setup: a Support to the starting hand, the Opening Lock-in or back to the Support Deck. */
  | { readonly type: 'choose'; readonly seat: Seat; readonly card: CardId; readonly to: SetupZone }
  /** Setup: done. */
  | { readonly type: 'confirm'; readonly seat: Seat }
  | { readonly type: 'unlock'; readonly seat: Seat; readonly card: CardId }
  /** Flip Step: which Bench or Flex Monster is ready. */
  | { readonly type: 'flip'; readonly seat: Seat; readonly slot: Slot }
  /** Trigger Resolution: which of several own Triggers comes next. */
  | { readonly type: 'order'; readonly seat: Seat; readonly trigger: number }
  /** A Trigger or entry effect: do it, on these targets. */
  | { readonly type: 'accept'; readonly seat: Seat; readonly targets: readonly TargetPick[] }
  /** "You may": no. */
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardId; readonly targets: readonly TargetPick[] }
  /** A Counter onto the Chain. `answers` is the link it answers, -1 the original action. */
  | { readonly type: 'counter'; readonly seat: Seat; readonly card: CardId; readonly answers: number; readonly targets: readonly TargetPick[] }
  | { readonly type: 'evolve'; readonly seat: Seat; readonly card: CardId; readonly slot: Slot }
  /** A Prime Singular takes the slot of an own Monster. */
  | { readonly type: 'enter'; readonly seat: Seat; readonly card: CardId; readonly slot: Slot }
  | { readonly type: 'attack'; readonly seat: Seat; readonly target: Slot }
  | { readonly type: 'block'; readonly seat: Seat; readonly slot: Slot }
  /** Exchanges the Active Monster and the one in this slot. */
  | { readonly type: 'swap'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'promote'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'lockIn'; readonly seat: Seat; readonly card: CardId }
  /** An effect asks for a card: which Support to lock, unlock or move. */
  | { readonly type: 'pick'; readonly seat: Seat; readonly card: CardId }
  /** "Choose one". */
  | { readonly type: 'mode'; readonly seat: Seat; readonly mode: number }
  /** Passes the open optional step, block or Counter Window. In a step `to` names the step to go on to; null elsewhere. */
  | { readonly type: 'pass'; readonly seat: Seat; readonly to: Step | null }
  | { readonly type: 'concede'; readonly seat: Seat }
  | { readonly type: 'offerDraw'; readonly seat: Seat }
  | { readonly type: 'acceptDraw'; readonly seat: Seat }
  | { readonly type: 'declineDraw'; readonly seat: Seat }

export type ActionType = Action['type']

/** Actions open to both players at any time of a game, beside the decision (`game-end/immediate-ending`). */
export const STANDING_ACTIONS = ['concede', 'offerDraw', 'acceptDraw', 'declineDraw'] as const

