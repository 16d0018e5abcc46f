/** The shape of a log line, and the words that several kinds of lines need. */
import type { CardId, KnownRuleId, RuleId, Seat } from '@/games/snap/rules'
import type { Mark, Scene } from './scene'
import { sentence } from './words'

export interface Wording {
  readonly text: string
  readonly rule: RuleId
  /** The player whom the line is about; null: the table. */
  readonly seat: Seat | null
  /** What the line is about, for marking it on the table. */
  readonly marks: readonly Mark[]
}

/** Makes a line; its rule is one that the reference has. */
export const line = (
  seat: Seat | null,
  rule: KnownRuleId,
  text: string,
  ...marks: readonly (Mark | null)[]
): Wording => ({
  text: sentence(text),
  rule,
  seat,
  marks: marks.filter((mark) => mark !== null),
})

/** `Rally`, or `a Support` where the viewer may not know it. */
export const supportName = (scene: Scene, card: CardId | null): string =>
  card === null ? 'a Support' : scene.cardName(card)

/** The mark of a card that may be private. */
export const markOf = (card: CardId | null): Mark | null => (card === null ? null : { card })
