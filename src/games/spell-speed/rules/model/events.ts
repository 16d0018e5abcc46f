/** What happens. `Hidden` is the card of an event that not everybody may see. */
import type { Seat } from '@/kernel/seats'
import type { Outcome } from '@/kernel/ruleset'
import type { CardId, EndReason, LinkId, ObjectId, Phase } from './state'

interface OnField {
  readonly seat: Seat
  readonly card: CardId
  readonly object: ObjectId
}

export type LinkOutcome = 'resolved' | 'negated' | 'no target' | 'not on the field'

type EventOf<Hidden> =
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly turn: number }
  | { readonly type: 'phaseBegan'; readonly phase: Phase }
  | { readonly type: 'turnEnded' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Hidden }
  | ({ readonly type: 'summoned'; readonly slot: number } & OnField)
  | {
      readonly type: 'set'
      readonly seat: Seat
      readonly card: Hidden
      readonly object: ObjectId
      readonly slot: number
    }
  | { readonly type: 'lifeLost' | 'lifeGained'; readonly seat: Seat; readonly amount: number }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: CardId }
  /** A card of the hand goes to a slot, face-up; a set one is turned. */
  | ({ readonly type: 'revealed'; readonly slot: number; readonly from: 'hand' | 'set' } & OnField)
  | ({ readonly type: 'used'; readonly effect: number } & OnField)
  /** A link is on the Chain; its place is counted from 1. */
  | ({
      readonly type: 'linked'
      readonly link: LinkId
      readonly place: number
      readonly effect: number
      readonly speed: number
      readonly answers: LinkId | null
      readonly targets: readonly ObjectId[]
    } & OnField)
  | { readonly type: 'saidNo'; readonly seat: Seat }
  | ({ readonly type: 'linkResolved'; readonly link: LinkId; readonly outcome: LinkOutcome } & OnField)
  | { readonly type: 'negated'; readonly link: LinkId }
  | { readonly type: 'chainEnded' }
  | ({ readonly type: 'becameReady'; readonly link: LinkId; readonly effect: number } & OnField)
  /** A ready effect forms no link: its player does not want it, or nothing can be its target. */
  | ({ readonly type: 'lapsed'; readonly link: LinkId; readonly declined: boolean } & OnField)
  | ({ readonly type: 'powerChanged'; readonly amount: number; readonly untilEndOfTurn: boolean } & OnField)
  | ({ readonly type: 'destroyed'; readonly by: 'battle' | 'effect' } & OnField)
  | ({ readonly type: 'returned' } & OnField)
  /** A used Spell or Trap goes to the graveyard. */
  | ({ readonly type: 'spent' } & OnField)
  | { readonly type: 'attacked'; readonly seat: Seat; readonly attacker: ObjectId; readonly target: ObjectId | null }
  | { readonly type: 'attackEnded'; readonly why: 'negated' | 'gone' | 'battled' }
  | { readonly type: 'drawOffered' | 'offerLapsed'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly result: Outcome<EndReason> }

export type DuelEvent = EventOf<CardId>
/** Null: a card that the viewer may not know. */
export type SeenEvent = EventOf<CardId | null>
