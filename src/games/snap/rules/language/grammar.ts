/** The parser of one ability: chevrotain behind the moves that grammar files use. */
import { EmbeddedActionsParser } from 'chevrotain'
import type { IToken, TokenType } from 'chevrotain'
import type { Ability } from '../model/effects'
import { defineAbilities } from './abilities'
import { defineConditions } from './conditions'
import { defineEvents } from './events'
import { defineFilter } from './filters'
import { noMentions } from './mentions'
import type { Mentions } from './mentions'
import type { Objection, Phrase, PhraseParser, SharedPhrases, Span } from './phrases'
import { defineRefs } from './refs'
import { defineSentences } from './sentences'
import { defineTerms } from './terms'
import { TOKENS } from './tokens'

/** A rule becomes a field of the parser, and may not be called like a token either. */
const ruleName = (name: string): string => `${name}Phrase`

/** Offsets of an objection in the text. */
export interface PlacedObjection extends Objection {
  readonly to: number
}

export class CardTextParser extends EmbeddedActionsParser implements PhraseParser {
  readonly shared: SharedPhrases
  mentions: Mentions = noMentions()
  objections: PlacedObjection[] = []
  /** Where the nodes of the tree stand in the text. */
  spans = new Map<object, Span>()

  constructor() {
    super(TOKENS, { maxLookahead: 4 })
    this.shared = {
      ...defineTerms(this),
      ...defineFilter(this),
      ...defineRefs(this),
      ...defineConditions(this),
      ...defineEvents(this),
      ...defineSentences(this),
      ...defineAbilities(this),
    }
    this.performSelfAnalysis()
  }

  /** Parses the tokens of one ability; `errors` and `objections` tell whether the result counts. Spans are kept. */
  parse(tokens: IToken[]): Ability {
    this.begin(tokens)
    return this.shared.ability.call(this)
  }

  /** Parses the tokens of one sentence, only for the sake of its `errors`. */
  parseSentence(tokens: IToken[]): void {
    this.begin(tokens)
    this.shared.sentence.call(this)
  }

  private begin(tokens: IToken[]): void {
    this.input = tokens
    this.mentions = noMentions()
    this.objections = []
  }

  define<A extends unknown[], R>(name: string, body: (...args: A) => R): Phrase<A, R> {
    return this.RULE(ruleName(name), body)
  }

  /** The tokens that can follow these, which begin such a phrase. */
  following(name: 'ability' | 'sentence', before: readonly IToken[]): TokenType[] {
    const paths = this.computeContentAssist(ruleName(name), [...before])
    return [...new Set(paths.map((path) => path.nextTokenType))]
  }

  take(token: TokenType, nth = 0): IToken {
    return this.consume(nth, token)
  }

  use<R>(phrase: Phrase<[], R>, nth = 0): R {
    return this.subrule(nth, phrase)
  }

  useWith<A extends unknown[], R>(phrase: Phrase<A, R>, args: A, nth = 0): R {
    return this.subrule(nth, phrase, { ARGS: args })
  }

  maybe<R>(body: () => R, nth = 0, given?: () => boolean): R | undefined {
    return this.option(nth, given === undefined ? body : { DEF: body, GATE: given })
  }

  either<R>(alternatives: readonly (() => R)[], nth = 0): R {
    return this.or(
      nth,
      alternatives.map((ALT) => ({ ALT })),
    ) as R
  }

  repeat(body: () => void, nth = 0): void {
    this.many(nth, body)
  }

  some(body: () => void, nth = 0): void {
    this.atLeastOne(nth, body)
  }

  ahead(n: number, token: TokenType): boolean {
    return this.LA(n).tokenType === token
  }

  act<R>(body: () => R): R {
    // Once a fault was found the tree is thrown away, and values of skipped phrases are missing.
    return this.ACTION(() => (this.errors.length > 0 ? (undefined as R) : body()))
  }

  placed<R extends object>(body: () => R): R {
    const from = this.here()
    const node = body()
    this.act(() => this.spans.set(node, { from, to: this.behind() }))
    return node
  }

  object(fault: Objection): void {
    this.objections.push({ ...fault, to: this.behind() })
  }

  here(): number {
    return this.LA(1).startOffset
  }

  /** Offset behind the last token taken. */
  private behind(): number {
    const last = this.LA(0)
    return last.startOffset + last.image.length
  }
}
