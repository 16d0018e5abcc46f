/**
 * What happened: the only thing that changes the table (`reduce` is its only writer), and what the log and
 * the animation are made of. An event that holds a private card goes to the other seat with `card: null`
 * (`support-access/open-log`), see `engine/view`.
 */
import type { SetupZone } from './actions'
import type { MoveZone } from './effects'
import type { CardId, FieldPlace, RuleId, Seat, Slot } from './ids'
import type {
  ChainLink,
  ChainOriginOf,
  DelayedEffect,
  Modifier,
  ObjectRef,
  PendingTrigger,
  Result,
  UsedMark,
} from './state'
import type { OptionalStep, Step } from './steps'
import type { DefeatCause } from './tasks'

/** `C`: a card's identity; a projected event has null where the viewer may not know it. */
export type EventOf<C> =
  | { readonly type: 'placed'; readonly seat: Seat; readonly card: C; readonly slot: Slot }
  | { readonly type: 'chosen'; readonly seat: Seat; readonly card: C; readonly to: SetupZone }
  | { readonly type: 'setupConfirmed'; readonly seat: Seat }
  | { readonly type: 'flexOpened'; readonly seat: Seat }
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | { readonly type: 'stepBegan'; readonly seat: Seat; readonly step: Step }
  | { readonly type: 'stepPassed'; readonly seat: Seat; readonly step: OptionalStep; readonly to: Step | null }
  /** A mandatory thing that could not be done, e.g. a Trigger without a legal target. */
  | {
      readonly type: 'skipped'
      readonly seat: Seat
      readonly what: SkipReason
      readonly card: C | null
      readonly rule: RuleId
    }
  | { readonly type: 'unlocked'; readonly seat: Seat; readonly card: C }
  | { readonly type: 'lockedIn'; readonly seat: Seat; readonly card: C }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly slot: Slot; readonly card: CardId }
  /** A Support or a Graveyard card moves by an effect. Public when it comes from or goes to the Graveyard. */
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly card: C
      readonly from: MoveZone | 'locked' | 'chain'
      readonly to: MoveZone
    }
  /** A Spell, attack, Evolution … is declared; Counters may answer it before it is done. */
  | { readonly type: 'declared'; readonly origin: ChainOriginOf<C>; readonly targets: readonly FieldPlaceOrCard[] }
  | {
      readonly type: 'counterPlayed'
      readonly seat: Seat
      readonly link: ChainLink
      readonly targets: readonly FieldPlaceOrCard[]
    }
  | { readonly type: 'counterPassed'; readonly seat: Seat }
  | { readonly type: 'linkResolved'; readonly link: number; readonly card: CardId; readonly outcome: LinkOutcome }
  | { readonly type: 'originResolved'; readonly outcome: LinkOutcome }
  | {
      readonly type: 'negated'
      readonly link: number
      readonly destination: 'hand' | 'deck' | null
      readonly by: CardId
    }
  | { readonly type: 'chainEnded' }
  | { readonly type: 'triggered'; readonly trigger: PendingTrigger }
  | { readonly type: 'triggerResolved'; readonly trigger: PendingTrigger; readonly outcome: TriggerOutcome }
  | { readonly type: 'used'; readonly mark: UsedMark }
  | {
      readonly type: 'evolved'
      readonly seat: Seat
      readonly slot: Slot
      readonly card: CardId
      readonly onto: CardId
      readonly object: number
    }
  | {
      readonly type: 'primeEntered'
      readonly seat: Seat
      readonly slot: Slot
      readonly card: CardId
      readonly replaced: CardId
    }
  /** An effect brings a Monster back from the Graveyard, face-up. */
  | { readonly type: 'returned'; readonly seat: Seat; readonly slot: Slot; readonly card: CardId }
  | {
      readonly type: 'attackDeclared'
      readonly attacker: FieldPlace
      readonly target: FieldPlace
      readonly attackerRef: ObjectRef
      readonly targetRef: ObjectRef
    }
  | { readonly type: 'blocked'; readonly seat: Seat; readonly slot: Slot; readonly ref: ObjectRef }
  | { readonly type: 'blockPassed'; readonly seat: Seat }
  | { readonly type: 'redirected'; readonly to: FieldPlace; readonly ref: ObjectRef }
  | {
      readonly type: 'compared'
      readonly attackerImp: number
      readonly defenderImp: number
      readonly loser: ObjectRef | null
    }
  | { readonly type: 'defeatPrevented'; readonly card: CardId }
  | { readonly type: 'combatEnded'; readonly outcome: CombatOutcome }
  /** Defeated together: found before any is moved. `by`: the winner of the combat. */
  | {
      readonly type: 'defeated'
      readonly victims: readonly Victim[]
      readonly cause: DefeatCause
      readonly by: ObjectRef | null
    }
  /** A replacement effect of this Monster stands in for its defeat. */
  | { readonly type: 'defeatReplaced'; readonly seat: Seat; readonly slot: Slot; readonly card: CardId }
  | { readonly type: 'overdriveGained'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly slot: Slot; readonly by: 'keyword' | 'extra' | 'effect' }
  | { readonly type: 'extraSwapGained'; readonly seat: Seat }
  | { readonly type: 'promoted'; readonly seat: Seat; readonly slot: Slot }
  | { readonly type: 'modified'; readonly modifier: Modifier }
  | { readonly type: 'modifiersEnded'; readonly ids: readonly number[] }
  | { readonly type: 'impLost'; readonly seat: Seat; readonly slot: Slot; readonly amount: number }
  | { readonly type: 'recovered'; readonly seat: Seat; readonly slot: Slot; readonly amount: number }
  | { readonly type: 'delayed'; readonly effect: DelayedEffect }
  | { readonly type: 'delayedResolved'; readonly id: number; readonly source: CardId; readonly outcome: DelayedOutcome }
  | { readonly type: 'turnEnded'; readonly seat: Seat }
  /** Nobody could do anything for a whole round (`game-end/mandatory-resolving-effect`). */
  | { readonly type: 'stoodStill' }
  | { readonly type: 'drawOffered'; readonly seat: Seat }
  /** The offer is gone: taken back, or lapsed with the next decision of whoever made it. */
  | { readonly type: 'drawWithdrawn'; readonly seat: Seat; readonly lapsed: boolean }
  | { readonly type: 'drawDeclined'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly result: Result }

export type GameEvent = EventOf<CardId>
/** An event as one viewer may see it. */
export type ViewedEvent = EventOf<CardId | null>
export type EventType = GameEvent['type']

/** A Monster that leaves the field. `cards`: the whole stack, the lowest first. */
export interface Victim extends FieldPlace {
  readonly cards: readonly CardId[]
  readonly object: number
}

export type FieldPlaceOrCard = FieldPlace | { readonly card: CardId }

export const LINK_OUTCOMES = ['resolved', 'negated', 'no legal target'] as const
export type LinkOutcome = (typeof LINK_OUTCOMES)[number]

export const TRIGGER_OUTCOMES = ['resolved', 'declined', 'no legal target', 'limit'] as const
export type TriggerOutcome = (typeof TRIGGER_OUTCOMES)[number]

export const DELAYED_OUTCOMES = ['resolved', 'no legal target'] as const
export type DelayedOutcome = (typeof DELAYED_OUTCOMES)[number]

export const COMBAT_OUTCOMES = [
  'defeat',
  'equal',
  'prevented',
  'negated',
  'a Monster left',
  'the loser left',
  'replaced',
] as const
export type CombatOutcome = (typeof COMBAT_OUTCOMES)[number]

export const SKIP_REASONS = [
  'nothing to unlock',
  'first Unlock not yet',
  'hand is full',
  'nothing to lock',
  'Locked Support is full',
  'nothing to move',
  'no free slot',
  'no legal choice',
] as const
export type SkipReason = (typeof SKIP_REASONS)[number]
