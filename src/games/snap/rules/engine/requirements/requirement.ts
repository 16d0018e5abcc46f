/**
 * A requirement is one sentence of the rules that an action must meet. Listing legal actions asks whether
 * all are met; refusing asks which are not: the legality of the game is written once, here.
 */
import type { Action, ActionType } from '../../model/actions'
import type { RuleId } from '../../model/ids'
import type { Refusal, RefusalCode } from '../../model/refusals'
import type { GameState } from '../../model/state'

export type ActionOf<T extends ActionType> = Extract<Action, { readonly type: T }>
export type Facts = Pick<Refusal, 'card' | 'limit' | 'step' | 'word'>

export interface Requirement<A extends Action> {
  readonly code: RefusalCode
  readonly rule: RuleId
  met(state: GameState, action: A): boolean
  /** What the sentence needs to know. */
  facts?(state: GameState, action: A): Facts
  /** When it is not met, what follows cannot be asked any more. */
  readonly fatal?: true
}

/** The requirements of each kind of action; those that stand first are asked first. */
export type Requirements = { readonly [T in ActionType]: readonly Requirement<ActionOf<T>>[] }

export function allMet<A extends Action>(
  requirements: readonly Requirement<A>[],
  state: GameState,
  action: A,
): boolean {
  for (const requirement of requirements) if (!requirement.met(state, action)) return false
  return true
}

export function unmet<A extends Action>(
  requirements: readonly Requirement<A>[],
  state: GameState,
  action: A,
): Refusal[] {
  const refusals: Refusal[] = []
  for (const requirement of requirements) {
    if (requirement.met(state, action)) continue
    const facts = requirement.facts ? requirement.facts(state, action) : {}
    refusals.push({ code: requirement.code, rule: requirement.rule, seat: action.seat, action: action.type, ...facts })
    if (requirement.fatal) break
  }
  return refusals
}
