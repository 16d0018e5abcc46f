/** The rules core's public surface. Everything outside `src/games/snap/rules` imports from here. */
export type { Action, ActionType, SetupZone, TargetPick } from './model/actions'
export type { CardClass, CardDefinition, CardType, Deck, Keyword } from './model/cards'
export { CARD_CLASSES, CARD_TYPES, KEYWORDS, isEvolution, isPrimeSingular, isSupport } from './model/cards'
export type { Decision } from './model/decisions'
export type { Ability, Duration } from './model/effects'
export { TIMING_LABELS } from './model/effects'
export type { EventType, FieldPlaceOrCard, GameEvent, ViewedEvent } from './model/events'
export type { CardId, FieldPlace, PerSeat, RuleId, Seat, Slot } from './model/ids'
export { ACTIVE, SEATS, opponentOf } from './model/ids'
export { isolated, nameKey, plainName, sameName, withoutUnseen } from './model/names'
export type { Refusal, RefusalCode } from './model/refusals'
export type { GameState, Result, ResultReason } from './model/state'
export type { OptionalStep, Step } from './model/steps'
export { OPTIONAL_STEPS, STEPS, stepIndex } from './model/steps'
export type { AskKind } from './model/tasks'
export type * from './model/views'
export type { Format } from './format/format'
export { SNAP_STANDARD } from './format/format'
export { createMatch, type MatchSetup } from './engine/create'
export { apply, type ApplyResult } from './engine/apply'
export { decisionOf } from './engine/decision'
export { check, legalActions, standingActions } from './engine/legal'
export { viewFor, viewEvents } from './engine/view/index'
export { hashState } from './engine/hash'
export { RULE_CHAPTERS, RULE_IDS, chapterTitle, ruleTitle, type KnownRuleId, type RuleChapter } from './model/ruleIds'
export { verifyDeck, wordDeckFault, type DeckFault, type DeckList, type VerifiedDeck } from './format/verifyDeck'
export { nearest, parseCardText, printBody, printCardText, printEffect, type TextFault } from './language'
export { FORMAT_FIELDS, fieldFault, formatChanges, formatFaults, type FormatField } from './format/fields'
export { playLine, stateOf, type LineFault, type PlayedLine, type PlayedStep } from './scenario/play'
export { readScenario, type CardSource, type ReadScenario, type Scenario } from './scenario/read'
export type { ScenarioFault } from './scenario/faults'
export {
  SCENARIO_FORMAT,
  SCENARIO_VERSION,
  type LineStep,
  type ScenarioFile,
  type ScenarioMonster,
  type ScenarioSide,
} from './scenario/schema'
export { failureOf, type Check, type PlayerNumber } from './scenario/checks'
export { namedAction, type NamedAction, type ReadAction } from './scenario/namedAction'
