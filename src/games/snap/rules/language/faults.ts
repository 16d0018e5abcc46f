/** What can be wrong with a card's text. */
import type { RuleId } from '../model/ids'
import type { Span } from './phrases'
import { OBJECTIONS } from './phrases'

export const TEXT_FAULT_CODES = [
  // The words.
  'drawWord',
  'vagueDuration',
  'primeWord',
  'targetClass',
  'unknownWord',
  'unexpected',
  'unfinished',
  'noLabel',
  // The meaning of a sentence.
  ...OBJECTIONS,
  // The whole card.
  'labelOfType',
  'labelMissing',
  'evolvesFrom',
  'impAmount',
  'durationMissing',
  'durationInStatic',
  'noCombat',
  'verbHere',
  'refHere',
  'triggerKeyword',
  'noEffect',
  'tooManyTargets',
] as const
export type TextFaultCode = (typeof TEXT_FAULT_CODES)[number]

/** One fault, with its place in the text (`to` exclusive). */
export interface TextFault extends Span {
  readonly code: TextFaultCode
  readonly rule: RuleId
  /** One sentence: what is wrong and what to do. */
  readonly message: string
  /** What to write in this place instead; null when only the author can know. */
  readonly suggestion: string | null
}

export const READABLE: RuleId = 'card-text/digital-readability'
export const LABELS: RuleId = 'card-text/use-timing-labels-consistently'
export const DURATIONS_RULE: RuleId = 'card-text/duration-language'
export const TARGETS_RULE: RuleId = 'card-text/targets-before-resolution'
export const SUPPORT_WORDS: RuleId = 'card-text/support-access-wording'
export const PRIME_WORDS: RuleId = 'card-text/prime-wording'
