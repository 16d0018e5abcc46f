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
  /** Which of several own Triggers, delayed effects, entry effects or replacement effects comes next: one of the decision's choices. */
  | { readonly type: 'order'; readonly seat: Seat; readonly choice: number }
  /** A Trigger or entry effect, or a text whose effect has just been chosen: do it, on these targets, in the order in which the text asks for them. */
  | { readonly type: 'accept'; readonly seat: Seat; readonly targets: readonly TargetPick[] }
  /** "You may": no. */
  | { readonly type: 'decline'; readonly seat: Seat }
  /** A Spell. One that lets its player choose between effects names no target yet: it asks for the effect, then for that one's targets. */
  | { readonly type: 'play'; readonly seat: Seat; readonly card: CardId; readonly targets: readonly TargetPick[] }
  /** A Counter onto the Chain; the same holds for it. `answers` is the link it answers, -1 the original action. */
  | {
      readonly type: 'counter'
      readonly seat: Seat
      readonly card: CardId
      readonly answers: number
      readonly targets: readonly TargetPick[]
    }
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
  /** A standstill: play one more Round. */
  | { readonly type: 'goOn'; readonly seat: Seat }
  /** A standstill: end it in a draw, if the other player agrees. */
  | { readonly type: 'agreeDraw'; readonly seat: Seat }
  | { readonly type: 'concede'; readonly seat: Seat }
  | { readonly type: 'offerDraw'; readonly seat: Seat }
  /** Takes the own offer back. */
  | { readonly type: 'withdrawDraw'; readonly seat: Seat }
  | { readonly type: 'acceptDraw'; readonly seat: Seat }
  | { readonly type: 'declineDraw'; readonly seat: Seat }

export type ActionType = Action['type']

/** Actions open to both players at any time of a game, beside the decision (`game-end/immediate-ending`). */
export const STANDING_ACTIONS = ['concede', 'offerDraw', 'withdrawDraw', 'acceptDraw', 'declineDraw'] as const
