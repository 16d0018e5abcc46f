/**
 * Why an action is not legal, as data (`game-state/legal-action`): a code, the rule it breaks and the facts
 * of the sentence. `wording/refusals` is the one place that words them.
 */
import type { ActionType } from './actions'
import type { CardId, RuleId, Seat } from './ids'
import type { Step } from './steps'

export const REFUSAL_CODES = [
  // who and when
  'gameOver',
  'notYourDecision',
  'decisionIsAnother',
  'wrongStep',
  'stepPassed',
  'unknownCard',
  'malformed',
  // setup
  'notInLineup',
  'noSuchSlot',
  'flexClosed',
  'alreadyReady',
  'notASupportOfYours',
  'handChosen',
  'lockChosen',
  'alreadyThere',
  'setupIncomplete',
  // Support access
  'notLocked',
  'notInDeck',
  'lockedFull',
  'notInHand',
  'notASpell',
  'notACounter',
  'lockedNotPlayable',
  // Monsters
  'emptySlot',
  'faceDown',
  'notFaceDown',
  'notInReserve',
  'notAnEvolution',
  'notAPrime',
  'doesNotEvolve',
  'revealedThisTurn',
  'evolutionUsed',
  'primeUsed',
  'primeConditionUnmet',
  'firstRound',
  'firstRoundSpell',
  'conditionUnmet',
  'restricted',
  // combat and movement
  'attacksUsed',
  'newlyEvolved',
  'benchNeedsDisruptor',
  'notABlocker',
  'blocksItself',
  'swapUsed',
  'noSwapKeyword',
  'swapActive',
  'swapFreshMonster',
  'notPromotable',
  // Chains
  'windowClosed',
  'nothingToAnswer',
  'chainCap',
  'chainContribution',
  'answersAnother',
  // targets and choices
  'targetCount',
  'illegalTarget',
  'sameTarget',
  'notOffered',
  'noPossibleEffect',
  'mustDecide',
  // table
  'noDrawOffer',
  'drawOffered',
  'notYourOffer',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

export interface Refusal {
  readonly code: RefusalCode
  readonly rule: RuleId
  /** The player who is refused. */
  readonly seat: Seat
  readonly action: ActionType
  /** The card in question, when the refused player may know it. */
  readonly card?: CardId
  /** A number of the rule: a limit, a round. */
  readonly limit?: number
  /** The step in question. */
  readonly step?: Step
  /** A word for the sentence: a keyword, the named Monster, the kind of decision that is open. */
  readonly word?: string
}
