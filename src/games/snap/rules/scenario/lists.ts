/** Closed lists of the kinds that a scenario may name. Each is complete: a kind that is missing does not compile. */
import { REQUIREMENTS } from '../engine/requirements'
import type { ActionType } from '../model/actions'
import type { EventType } from '../model/events'
import type { AskKind } from '../model/tasks'

const keys = <K extends string>(record: Readonly<Record<K, unknown>>): readonly [K, ...K[]] =>
  Object.keys(record) as unknown as readonly [K, ...K[]]

export const ACTION_TYPES = keys<ActionType>(REQUIREMENTS)

export const ASK_KINDS = keys<AskKind>({
  setup: 1,
  unlock: 1,
  flip: 1,
  order: 1,
  trigger: 1,
  step: 1,
  block: 1,
  window: 1,
  lockIn: 1,
  promote: 1,
  pick: 1,
  mode: 1,
  aim: 1,
  standstill: 1,
})

export const EVENT_TYPES = keys<EventType>({
  placed: 1,
  chosen: 1,
  setupConfirmed: 1,
  flexOpened: 1,
  turnBegan: 1,
  stepBegan: 1,
  stepPassed: 1,
  skipped: 1,
  unlocked: 1,
  lockedIn: 1,
  revealed: 1,
  moved: 1,
  declared: 1,
  counterPlayed: 1,
  counterPassed: 1,
  linkResolved: 1,
  originResolved: 1,
  negated: 1,
  chainEnded: 1,
  triggered: 1,
  triggerResolved: 1,
  used: 1,
  evolved: 1,
  primeEntered: 1,
  returned: 1,
  attackDeclared: 1,
  blocked: 1,
  blockPassed: 1,
  redirected: 1,
  compared: 1,
  defeatPrevented: 1,
  combatEnded: 1,
  defeated: 1,
  defeatReplaced: 1,
  overdriveGained: 1,
  swapped: 1,
  extraSwapGained: 1,
  promoted: 1,
  modified: 1,
  modifiersEnded: 1,
  impLost: 1,
  recovered: 1,
  delayed: 1,
  delayedResolved: 1,
  turnEnded: 1,
  stoodStill: 1,
  drawOffered: 1,
  drawWithdrawn: 1,
  drawDeclined: 1,
  gameEnded: 1,
})
