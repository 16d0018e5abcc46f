/**
 * The agenda's task records: what waits to be done. The engine steps the last one until a player must
 * decide or the game is over; every decision is a task that asks (`decisionOf`).
 */
import type { Instruction, MoveZone } from './effects'
import type { CardId, Seat } from './ids'
import type { EffectContext, ObjectRef, PendingTrigger, UsedMark } from './state'
import type { OptionalStep, Step } from './steps'

/** Tasks that wait for a player. */
export type AskTask =
  | { readonly kind: 'setup'; readonly seat: Seat }
  | { readonly kind: 'unlock'; readonly seat: Seat }
  | { readonly kind: 'flip'; readonly seat: Seat }
  /** Which of these pending Triggers (ids) or delayed effects comes next. */
  | { readonly kind: 'order'; readonly seat: Seat; readonly ids: readonly number[] }
  /** A Trigger or entry effect with its targets, or "you may". */
  | { readonly kind: 'trigger'; readonly seat: Seat; readonly trigger: PendingTrigger }
  /** An optional step. */
  | { readonly kind: 'step'; readonly seat: Seat; readonly step: OptionalStep }
  | { readonly kind: 'block'; readonly seat: Seat }
  /** A Counter Window: `seat` speaks; `passes` in a row so far. */
  | { readonly kind: 'window'; readonly seat: Seat; readonly passes: number }
  | { readonly kind: 'lockIn'; readonly seat: Seat }
  | { readonly kind: 'promote'; readonly seat: Seat }
  /** An effect asks which Support to lock, unlock or move. */
  | { readonly kind: 'pick'; readonly seat: Seat; readonly purpose: PickPurpose; readonly source: CardId }
  | { readonly kind: 'mode'; readonly seat: Seat; readonly modes: readonly (readonly Instruction[])[]; readonly context: EffectContext }

export type PickPurpose =
  | { readonly do: 'lock' }
  | { readonly do: 'unlock' }
  | { readonly do: 'moveLocked'; readonly to: MoveZone }

/** Tasks that the engine does by itself. */
export type WorkTask =
  | { readonly kind: 'beginTurn'; readonly seat: Seat }
  | { readonly kind: 'beginStep'; readonly step: Step }
  | { readonly kind: 'resolveTriggers' }
  /** Runs `body` from instruction `at`. */
  | { readonly kind: 'run'; readonly context: EffectContext; readonly body: readonly Instruction[]; readonly at: number }
  /** Resolves the newest unresolved link, or the original action when none is left. */
  | { readonly kind: 'resolveChain' }
  | { readonly kind: 'endChain' }
  /** A Spell or Counter has resolved: it goes where it goes. */
  | { readonly kind: 'settle'; readonly card: CardId; readonly seat: Seat; readonly to: MoveZone }
  | { readonly kind: 'combat'; readonly stage: CombatStage }
  /** Monsters are to be defeated together; replacement effects apply first. */
  | { readonly kind: 'defeat'; readonly victims: readonly ObjectRef[]; readonly cause: DefeatCause; readonly by: ObjectRef | null; readonly standIns: readonly UsedMark[] }
  /** State-based checks. */
  | { readonly kind: 'sweep' }
  | { readonly kind: 'runDelayed' }
  | { readonly kind: 'endTurn' }

export type Task = AskTask | WorkTask
export type AskKind = AskTask['kind']

export const COMBAT_STAGES = ['block', 'declare', 'compare', 'result', 'finish'] as const
export type CombatStage = (typeof COMBAT_STAGES)[number]

export const DEFEAT_CAUSES = ['combat', 'effect'] as const
export type DefeatCause = (typeof DEFEAT_CAUSES)[number]

