/** A text as it was read, and the card that it is on. */
import type { IToken } from 'chevrotain'
import type { CardType, Keyword } from '../model/cards'
import type { Ability } from '../model/effects'
import type { TextFault } from './faults'
import type { Span } from './phrases'

/** What the text's rules depend on beside the text. */
export interface TextOwner {
  readonly name: string
  readonly cardType: CardType
  readonly keywords: readonly Keyword[]
}

/** A text as far as the grammar alone can read it. */
export interface ReadText {
  readonly abilities: readonly Ability[]
  readonly evolvesFrom: string | null
  /** Where each node of the abilities stands. */
  readonly spans: ReadonlyMap<object, Span>
  readonly tokens: readonly IToken[]
  readonly faults: readonly TextFault[]
}
