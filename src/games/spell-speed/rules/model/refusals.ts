/** Why an action is not legal: a code, the rule it breaks, and the facts of the sentence; the code decides which. */
import type { Seat } from '@/kernel/seats'
import type { RuleId } from './ruleIds'
import type { CardId, LinkId, ObjectId, Phase } from './state'

export const REFUSAL_CODES = [
  'notAsked',
  'mustAsk',
  'speedOne',
  'tooSlow',
  'answersAnother',
  'chainClosed',
  'setThisTurn',
  'trapFromHand',
  'wrongPhase',
  'notYourTurn',
  'summonUsed',
  'attackUsed',
  'firstTurnPeace',
  'noFreeZone',
  'onceUsed',
  'cannotPay',
  'illegalTarget',
  'gameOver',
  // of the table, not of the page
  'notThere',
  'drawOffered',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** What an action needs in a place where it is not. */
export type Needed = 'monster in hand' | 'Spell or Trap in hand' | 'monster on the field' | 'effect'

/** The facts of each code. */
interface Facts extends Record<RefusalCode, object> {
  readonly notAsked: { readonly asked: Seat | null }
  readonly mustAsk: { readonly asked: Seat }
  readonly speedOne: { readonly card: CardId }
  readonly tooSlow: { readonly card: CardId; readonly speed: number; readonly needed: number }
  /** `newest` null: no link is open. `about` null: the text is about nothing that is open. */
  readonly answersAnother: { readonly card: CardId; readonly newest: LinkId | null; readonly about: LinkId | null }
  /** `cap` null: no Chain can be added to now. */
  readonly chainClosed: { readonly cap: number | null }
  readonly setThisTurn: { readonly card: CardId }
  readonly trapFromHand: { readonly card: CardId }
  readonly wrongPhase: { readonly phase: Phase }
  readonly notYourTurn: { readonly player: Seat }
  readonly summonUsed: { readonly limit: number }
  readonly attackUsed: { readonly attacker: ObjectId }
  readonly firstTurnPeace: { readonly turn: number }
  readonly noFreeZone: { readonly zone: 'monster' | 'Spell or Trap' }
  readonly onceUsed: { readonly card: CardId }
  readonly cannotPay: { readonly card: CardId; readonly cost: 'loseLife' | 'discard'; readonly amount: number }
  /** `target` null: one too few or too many. */
  readonly illegalTarget: { readonly target: ObjectId | null }
  readonly gameOver: { readonly winner: Seat | null }
  readonly notThere: { readonly needed: Needed }
  readonly drawOffered: { readonly seat: Seat }
}
export type RefusalOf<Code extends RefusalCode> = { readonly code: Code; readonly rule: RuleId } & Facts[Code]
export type Refusal = { [Code in RefusalCode]: RefusalOf<Code> }[RefusalCode]
