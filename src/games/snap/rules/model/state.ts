/**
 * The state of a match: one JSON value. Whatever is waiting (the open decision, the Chain, a half-resolved
 * effect) is data in it, so that saving, rewinding and searching are keeping a value (`game-state/game-state`).
 */
import type { CardDefinition, Keyword } from './cards'
import type { Act, Duration, Instruction } from './effects'
import type { Format } from '../format/format'
import type { CardId, FieldPlace, PerSeat, Seat } from './ids'
import type { Step } from './steps'
import type { Task } from './tasks'

/** What never changes during a match. */
export interface MatchConstants {
  readonly format: Format
  readonly names: PerSeat<string>
  /** The printed card of each instance, indexed by `CardId`. */
  readonly cards: readonly CardDefinition[]
  /** The owner of each instance. */
  readonly owners: readonly Seat[]
}

/** A Monster object on the field: a whole Evolution stack is one (`prime-evolution/evolution-stack`). */
export interface Monster {
  /** The top card: it gives IMP, keywords and text. */
  readonly card: CardId
  /** Cards beneath, the lowest first. */
  readonly under: readonly CardId[]
  /** The object number: new whenever the Monster comes to the field. */
  readonly object: number
  readonly faceUp: boolean
  /** The turn (counted from 1) in which it was revealed; 0 while face-down. */
  readonly revealedOn: number
  /** The turn in which it last evolved or entered as a Prime Singular; 0: never. */
  readonly evolvedOn: number
  readonly enteredOn: number
  /** The turn in which it last attacked; 0: never. */
  readonly attackedOn: number
  /** Lasting loss in IMP, 0 or more. */
  readonly loss: number
}

/** One player's part of the table. */
export interface Side {
  /** Slots by `Slot`: Active, Bench …, Flex. */
  readonly field: readonly (Monster | null)[]
  readonly flexOpen: boolean
  readonly deck: readonly CardId[]
  readonly locked: readonly CardId[]
  readonly hand: readonly CardId[]
  readonly reserve: readonly CardId[]
  /** Oldest first. */
  readonly graveyard: readonly CardId[]
  /** Setup only: lineup Monsters that wait for a slot. */
  readonly lineup: readonly CardId[]
  /** Setup is confirmed. */
  readonly ready: boolean
  readonly thisTurn: TurnCounts
}

/** What a player has done, and been given, within the current turn. */
export interface TurnCounts {
  readonly spells: number
  readonly attacks: number
  readonly evolutions: number
  readonly primeEntries: number
  readonly swaps: number
  /** Attacks that Overdrive added: 0 or 1. */
  readonly overdrive: number
  /** Swaps that cards gave and that are not used yet. */
  readonly extraSwaps: number
}

export const NOTHING_YET: TurnCounts = {
  spells: 0,
  attacks: 0,
  evolutions: 0,
  primeEntries: 0,
  swaps: 0,
  overdrive: 0,
  extraSwaps: 0,
}

/** A Monster object, found again by its number wherever it stands; the card says what it was for the log. */
export interface ObjectRef {
  readonly card: CardId
  readonly object: number
}

/** A chosen target. A Monster is an object, a Graveyard card a card in its zone; `none`: not asked for, as its mode or branch was not taken. */
export type Target =
  | { readonly kind: 'monster'; readonly object: number }
  | { readonly kind: 'graveyard'; readonly object: number; readonly card: CardId }
  | { readonly kind: 'none' }

/** A text that is being used, before it is announced in full: its effects and its targets are still being chosen. */
export type Use =
  | { readonly of: 'Spell'; readonly card: CardId; readonly ability: number }
  | { readonly of: 'Counter'; readonly card: CardId; readonly ability: number; readonly answers: number }
  | { readonly of: 'Trigger'; readonly trigger: PendingTrigger }

/** A live change on one Monster object, with its source and its end. */
export interface Modifier {
  readonly id: number
  readonly object: number
  readonly source: CardId
  readonly controller: Seat
  readonly duration: Duration
  /** The turn in which it was made. */
  readonly madeOn: number
  readonly effect: ModifierEffect
}

export type ModifierEffect =
  | { readonly kind: 'imp'; readonly amount: number }
  | { readonly kind: 'keyword'; readonly keyword: Keyword }
  | { readonly kind: 'restrict'; readonly act: Act }
  | { readonly kind: 'permit' }

/** "Once per turn": an ability of an object that was used this turn. An Evolution brings its own text, so the card counts, too. */
export interface UsedMark {
  readonly object: number
  readonly card: CardId
  readonly ability: number
}

/** Everything that an effect knows while it runs. */
export interface EffectContext {
  readonly controller: Seat
  /** The card whose text runs, and the object it was then. */
  readonly source: CardId
  /** Index into the source card's abilities. */
  readonly ability: number
  readonly object: number
  readonly targets: readonly Target[]
  /** The Monster of the triggering event. */
  readonly event: ObjectRef | null
  /** The link on the Chain that runs, for Counters; -1 otherwise. */
  readonly link: number
  /** The replacement effects that this effect stands in for a defeat by: none of them applies again within it. */
  readonly standIns: readonly UsedMark[]
}

export const NO_STAND_INS: readonly UsedMark[] = []

/** A Trigger that is ready and waits for Trigger Resolution. */
export interface PendingTrigger {
  readonly id: number
  readonly controller: Seat
  readonly source: CardId
  readonly object: number
  /** Index into the source card's abilities. */
  readonly ability: number
  readonly optional: boolean
  readonly event: ObjectRef | null
}

/** An instruction that waits for the End Phase. */
export interface DelayedEffect {
  readonly id: number
  readonly context: EffectContext
  readonly body: readonly Instruction[]
}

/** What the Counters of a Chain answer. `C`: a private card's identity, null where the viewer may not know it. */
export type ChainOriginOf<C> =
  /** `modes`: which effect was chosen, for each "choose one" of the text in its order. */
  | {
      readonly kind: 'Spell'
      readonly seat: Seat
      readonly card: CardId
      readonly modes: readonly number[]
      readonly targets: readonly Target[]
    }
  | { readonly kind: 'attack'; readonly seat: Seat }
  /** `seat`: whose Monster would be defeated. */
  | { readonly kind: 'combat result'; readonly seat: Seat }
  | { readonly kind: 'unlock'; readonly seat: Seat; readonly card: C }
  /** `object`: the Monster that evolves, that is replaced, that becomes Active; found again wherever it stands. */
  | { readonly kind: 'Evolution'; readonly seat: Seat; readonly card: CardId; readonly object: number }
  | { readonly kind: 'Prime entry'; readonly seat: Seat; readonly card: CardId; readonly object: number }
  | {
      readonly kind: 'Swap'
      readonly seat: Seat
      readonly object: number
      readonly active: number
      readonly extra: boolean
    }
  | { readonly kind: 'Lock-in'; readonly seat: Seat; readonly card: C }

export type ChainOrigin = ChainOriginOf<CardId>

export interface ChainLink {
  readonly seat: Seat
  readonly card: CardId
  /** Index into the card's abilities. */
  readonly ability: number
  /** The link that this Counter answers; -1: the original action. */
  readonly answers: number
  /** Which effect was chosen, for each "choose one" of the text in its order. */
  readonly modes: readonly number[]
  readonly targets: readonly Target[]
  readonly negated: boolean
  /** Null: the Graveyard. Else where a Counter sends the negated card. */
  readonly destination: 'hand' | 'deck' | null
  readonly resolved: boolean
}

/** A declared action with the Counters on it; it is there from the declaration until the action is done. */
export interface Chain {
  readonly origin: ChainOrigin
  /** Supports that lie on the Chain now: the Spell and the Counters that have not gone elsewhere. */
  readonly cards: readonly CardId[]
  readonly links: readonly ChainLink[]
  readonly negated: boolean
  readonly destination: 'hand' | 'deck' | null
}

/** A combat, from declaration to finality (`combat/attack-declaration`). */
export interface Combat {
  readonly attacker: ObjectRef
  readonly attackerSeat: Seat
  /** The attacked Monster or its Blocker. */
  readonly defender: ObjectRef
  readonly blocked: boolean
  /** The attacker's first attack of this turn (`combat/overdrive`). */
  readonly first: boolean
  /** The Monster that comparison would defeat. */
  readonly loser: ObjectRef | null
  readonly prevented: boolean
  /** The loser was defeated by this combat; what stands in for a defeat is none. */
  readonly defeated: boolean
  readonly negated: boolean
}

export const RESULT_REASONS = [
  'last Monster',
  'both last Monsters',
  'concession',
  'agreed draw',
  'standstill',
  'round limit',
] as const
export type ResultReason = (typeof RESULT_REASONS)[number]

export interface Result {
  /** Null: a draw. */
  readonly winner: Seat | null
  readonly reason: ResultReason
}

export interface GameState {
  readonly match: MatchConstants
  readonly round: number
  /** The turn player. */
  readonly turn: Seat
  /** Turns begun so far: 1 in Player 1's first turn. 0 during setup. */
  readonly turnNumber: number
  readonly step: Step
  /** The optional step that the turn player wants to go to; every optional one before it is passed. Null: none named. */
  readonly passTo: Step | null
  readonly sides: PerSeat<Side>
  /** The object number of each card instance. */
  readonly objects: readonly number[]
  readonly nextObject: number
  readonly nextId: number
  readonly modifiers: readonly Modifier[]
  readonly used: readonly UsedMark[]
  readonly pending: readonly PendingTrigger[]
  /** Triggers resolved in the current Trigger Resolution. */
  readonly triggersResolved: number
  readonly delayed: readonly DelayedEffect[]
  readonly chain: Chain | null
  readonly combat: Combat | null
  /** What waits to be done, the next one last. */
  readonly agenda: readonly Task[]
  /** Who offers a draw. */
  readonly drawOffer: Seat | null
  readonly result: Result | null
}

/** Where a Monster stands. */
export interface Standing extends FieldPlace {
  readonly monster: Monster
}
