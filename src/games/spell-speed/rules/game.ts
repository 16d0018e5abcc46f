/** The types of this game, as the contract wants them. */
import type { GameTypes } from '@/kernel/ruleset'
import type { DuelSetup, SetupFault } from './format'
import type { Action } from './model/actions'
import type { DuelEvent, SeenEvent } from './model/events'
import type { Refusal } from './model/refusals'
import type { DuelConstants, DuelState, EndReason } from './model/state'
import type { Ask, DuelView } from './model/views'

export interface SpellSpeedGame extends GameTypes {
  readonly setup: DuelSetup
  readonly setupFault: SetupFault
  readonly constants: DuelConstants
  readonly state: DuelState
  readonly action: Action
  readonly event: DuelEvent
  readonly seenEvent: SeenEvent
  readonly view: DuelView
  readonly ask: Ask
  readonly refusal: Refusal
  readonly reason: EndReason
}
