/** A duel as one JSON value: whatever waits is data in it. */
import type { Stack } from '@/kernel/response'
import type { Outcome } from '@/kernel/ruleset'
import type { PerSeat, Seat } from '@/kernel/seats'
import type { Format } from '../format'
import type { CardDefinition, CardKind } from './cards'

/** Index into the cards of the match. */
export type CardId = number
/** New whenever a card comes to the field: what has left and come back is something else. */
export type ObjectId = number
export type LinkId = number

export const PHASES = ['draw', 'standby', 'main1', 'battle', 'main2', 'end'] as const
export type Phase = (typeof PHASES)[number]

/** What never changes. Nobody may see it whole: it tells what is in the decks, and how they were shuffled. */
export interface DuelConstants {
  readonly format: Format
  readonly names: PerSeat<string>
  readonly cards: readonly CardDefinition[]
  readonly seed: number
}

export interface Monster {
  readonly object: ObjectId
  readonly card: CardId
  readonly changes: readonly PowerChange[]
  /** Indices of effects that were used this turn. */
  readonly used: readonly number[]
  readonly attacked: boolean
}

export interface PowerChange {
  readonly amount: number
  readonly untilEndOfTurn: boolean
}

/** A Spell or Trap on the field: set, or face-up while its Chain is open. */
export interface Support {
  readonly object: ObjectId
  readonly card: CardId
  readonly faceUp: boolean
  /** The turn in which it was set. */
  readonly setOn: number
}

export interface Side {
  readonly life: number
  readonly monsters: readonly (Monster | null)[]
  readonly supports: readonly (Support | null)[]
  readonly hand: readonly CardId[]
  /** The next card last. */
  readonly deck: readonly CardId[]
  /** Oldest first. */
  readonly graveyard: readonly CardId[]
  /** Monsters summoned this turn. */
  readonly summons: number
}

/** An effect that has been activated, or is ready and waits: what the response machine knows by its id alone. */
export interface Link {
  readonly id: LinkId
  readonly seat: Seat
  readonly card: CardId
  readonly kind: CardKind
  readonly effect: number
  /** Where it came from, on the field. */
  readonly object: ObjectId
  readonly targets: readonly ObjectId[]
}

export interface Attack {
  readonly seat: Seat
  readonly attacker: ObjectId
  /** Null: the player. */
  readonly target: ObjectId | null
}

/** What may be answered although it is no link (`spell/window/events`). */
export type WindowEvent =
  | { readonly kind: 'summon'; readonly object: ObjectId }
  | { readonly kind: 'attack' }
  | { readonly kind: 'phaseEnd'; readonly phase: Phase }

export type Task =
  | { readonly kind: 'phase'; readonly phase: Phase }
  /** The turn player does what the phase allows. */
  | { readonly kind: 'act' }
  /** `seat` is asked about what `actor` did; `passes`: no in a row. */
  | {
      readonly kind: 'window'
      readonly event: WindowEvent
      readonly actor: Seat
      readonly seat: Seat
      readonly passes: number
    }
  | { readonly kind: 'chain' }
  /** Ready effects find their targets, the first of `left` next; then those that have become links form a Chain. */
  | { readonly kind: 'form'; readonly left: readonly LinkId[]; readonly formed: readonly LinkId[] }
  | { readonly kind: 'battle' }
  | { readonly kind: 'phaseOver' }

export const END_REASONS = ['life', 'deck', 'concession', 'agreement'] as const
export type EndReason = (typeof END_REASONS)[number]

export interface DuelState {
  /** Counted from 1. */
  readonly turn: number
  readonly player: Seat
  readonly phase: Phase
  readonly sides: PerSeat<Side>
  readonly stack: Stack<LinkId>
  readonly links: readonly Link[]
  readonly attack: Attack | null
  /** The next thing to do last. */
  readonly agenda: readonly Task[]
  /** The next number for an object or a link. */
  readonly nextId: number
  /** Who offers a draw. */
  readonly drawOffer: Seat | null
  readonly result: Outcome<EndReason> | null
}
