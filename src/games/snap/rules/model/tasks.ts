/**
 * The agenda's task records: what waits to be done. The engine steps the last one until a player must
 * decide or the game is over; every decision is a task that asks (`decisionOf`).
 */
import type { Instruction, MoveZone } from './effects'
import type { CardId, Seat } from './ids'
import type { EffectContext, ObjectRef, PendingTrigger, UsedMark, Use } from './state'
import type { OptionalStep, Step } from './steps'

/** Tasks that wait for a player. */
export type AskTask =
  | { readonly kind: 'setup'; readonly seat: Seat }
  | { readonly kind: 'unlock'; readonly seat: Seat }
  | { readonly kind: 'flip'; readonly seat: Seat }
  /** Which of these comes next, or which of several replacement effects stands in. */
  | { readonly kind: 'order'; readonly seat: Seat; readonly among: Ordered; readonly choices: readonly Choice[] }
  /** A Trigger or entry effect with its targets, or "you may". */
  | { readonly kind: 'trigger'; readonly seat: Seat; readonly trigger: PendingTrigger }
  /** An optional step. */
  | { readonly kind: 'step'; readonly seat: Seat; readonly step: OptionalStep }
  | { readonly kind: 'block'; readonly seat: Seat }
  /** A Counter Window: `seat` speaks; `passes` in a row so far. */
  | { readonly kind: 'window'; readonly seat: Seat; readonly passes: number }
  | { readonly kind: 'lockIn'; readonly seat: Seat }
  | { readonly kind: 'promote'; readonly seat: Seat }
  /** An effect asks which Support to lock, unlock or move; `count` of them, this one included. */
  | {
      readonly kind: 'pick'
      readonly seat: Seat
      readonly purpose: PickPurpose
      readonly source: CardId
      readonly count: number
    }
  /** "Choose one": `offered` are the indices of those that can be carried out. */
  | {
      readonly kind: 'mode'
      readonly seat: Seat
      readonly source: CardId
      readonly modes: readonly (readonly Instruction[])[]
      readonly offered: readonly number[]
      readonly then: AfterMode
    }
  /** The targets of a text whose effects have been chosen. */
  | { readonly kind: 'aim'; readonly seat: Seat; readonly use: Use; readonly modes: readonly number[] }
  /** Nobody could do anything for a whole round: go on, or a draw? `agreed`: the other player wants the draw. */
  | { readonly kind: 'standstill'; readonly seat: Seat; readonly agreed: boolean }

/** What players put in an order (`timing/simultaneous-effects`); `replacement`: which one of several applies to a Monster. */
export const ORDERED = ['Triggers', 'entry effects', 'delayed effects', 'replacement', 'replaced defeats'] as const
export type Ordered = (typeof ORDERED)[number]

/** One of several to choose from, by an id of its own. */
export interface Choice {
  readonly id: number
  readonly source: CardId
  /** Index into the source card's abilities. */
  readonly ability: number
}

/** What follows when a mode has been chosen: the announcement goes on, or, within an effect that resolves, the mode is run. */
export type AfterMode =
  | { readonly do: 'announce'; readonly use: Use; readonly modes: readonly number[] }
  /** Several COUNTER abilities of one card answer the same: by which it is played. */
  | { readonly do: 'counter'; readonly card: CardId; readonly answers: number; readonly abilities: readonly number[] }
  | { readonly do: 'run'; readonly context: EffectContext }

export type PickPurpose =
  { readonly do: 'lock' } | { readonly do: 'unlock' } | { readonly do: 'moveLocked'; readonly to: MoveZone }

/** Tasks that the engine does by itself. */
export type WorkTask =
  | { readonly kind: 'beginTurn'; readonly seat: Seat }
  | { readonly kind: 'beginStep'; readonly step: Step }
  | { readonly kind: 'resolveTriggers' }
  /** Runs `body` from instruction `at`. */
  | {
      readonly kind: 'run'
      readonly context: EffectContext
      readonly body: readonly Instruction[]
      readonly at: number
    }
  /** Resolves the newest unresolved link, or the original action when none is left. */
  | { readonly kind: 'resolveChain' }
  | { readonly kind: 'endChain' }
  /** A Spell or Counter has resolved: it goes where it goes. */
  | { readonly kind: 'settle'; readonly card: CardId; readonly seat: Seat; readonly to: MoveZone }
  | { readonly kind: 'combat'; readonly stage: CombatStage }
  /** Monsters are to be defeated together; replacement effects apply first. `chosen`: those that a player chose among several. */
  | {
      readonly kind: 'defeat'
      readonly victims: readonly ObjectRef[]
      readonly cause: DefeatCause
      readonly by: ObjectRef | null
      readonly standIns: readonly UsedMark[]
      readonly chosen: readonly UsedMark[]
    }
  /** What stands in for defeats, one after the other. */
  | { readonly kind: 'instead'; readonly effects: readonly StandIn[] }
  /** The entry effects of a card that has just come to the field. */
  | { readonly kind: 'entry'; readonly triggers: readonly PendingTrigger[] }
  /** State-based checks. */
  | { readonly kind: 'sweep' }
  | { readonly kind: 'runDelayed' }
  | { readonly kind: 'endTurn' }

/** A replacement effect that applies, and what it does. */
export interface StandIn {
  readonly context: EffectContext
  readonly body: readonly Instruction[]
}

export type Task = AskTask | WorkTask
export type AskKind = AskTask['kind']

export const COMBAT_STAGES = ['block', 'declare', 'compare', 'result', 'finish'] as const
export type CombatStage = (typeof COMBAT_STAGES)[number]

export const DEFEAT_CAUSES = ['combat', 'effect'] as const
export type DefeatCause = (typeof DEFEAT_CAUSES)[number]
