/** Card text to effect tree. */
import type { IToken } from 'chevrotain'
import type { Ability } from '../model/effects'
import { explain } from './expected'
import { LABELS, READABLE, TARGETS_RULE } from './faults'
import type { TextFault } from './faults'
import { CardTextParser } from './grammar'
import type { PlacedObjection } from './grammar'
import { lintCard } from './lint'
import type { Span } from './phrases'
import { printCardText } from './print'
import type { ReadText, TextOwner } from './readText'
import { end, lintWords } from './words'
import * as T from './tokens'

export type ParsedText =
  | {
      readonly ok: true
      readonly abilities: Ability[]
      readonly evolvesFrom: string | null
      /** The same text in canonical wording. */
      readonly canonical: string
    }
  | { readonly ok: false; readonly faults: TextFault[] }

let shared: CardTextParser | null = null

/** The parser, made when it is first needed: its grammar takes a moment to analyse. */
export const cardTextParser = (): CardTextParser => (shared ??= new CardTextParser())

/**
 * Reads a card's text (`card-text/digital-readability`): its effect tree, or every fault at once in the order of
 * the text. Case, line breaks and kinds of quotes do not matter; `canonical` is the wording to print.
 */
export function parseCardText(text: string, card: TextOwner): ParsedText {
  const read = readCardText(text)
  const words = lintWords(read.tokens, text, card.cardType)
  // A word that must not be used stops the parser, too: one fault is enough for it.
  const grammar = read.faults.filter((fault) => !words.some((word) => stopsAt(read.tokens, word, fault)))
  const lint = lintCard(read, text, card).filter(
    (fault) => !grammar.some((known) => known.from === fault.from && known.to === fault.to),
  )
  const faults = [...words, ...grammar, ...lint]
  if (faults.length > 0)
    return { ok: false, faults: faults.sort((one, other) => one.from - other.from || one.to - other.to) }
  const abilities = [...read.abilities]
  const { evolvesFrom } = read
  return { ok: true, abilities, evolvesFrom, canonical: printCardText({ abilities, evolvesFrom }) }
}

/** The grammar alone, without the rules of chapter 13 and of card types. */
export function readCardText(text: string): ReadText {
  const parser = cardTextParser()
  parser.spans = new Map()
  const { tokens } = T.lexer.tokenize(text)
  const [lead, ...labelled] = split(tokens)
  const faults: TextFault[] = []
  const abilities: Ability[] = []
  const evolvesFrom = readLead(lead ?? [], text, faults)
  for (const segment of labelled) {
    const ability = parser.parse(segment)
    const errors = parser.errors
    if (errors.length === 0) abilities.push(ability)
    if (errors.length === 0) faults.push(...parser.objections.map(objectionFault))
    const first = errors[0]
    if (first !== undefined) faults.push(...recover(parser, segment, first.token, text))
  }
  return { abilities, evolvesFrom, spans: parser.spans, tokens, faults }
}

/** The wordings that can stand behind this beginning of a card's text, for completion. */
export function nextWordings(text: string): string[] {
  const { tokens } = T.lexer.tokenize(text)
  const segment = split(tokens).at(-1) ?? []
  if (segment.length === 0) return Object.values(T.LABEL).map((label) => label.name)
  return cardTextParser()
    .following('ability', segment)
    .map((type) => type.LABEL ?? type.name)
}

/** Goes on behind the sentence with the first fault, so that every faulty sentence is reported at once. */
function recover(parser: CardTextParser, segment: IToken[], stop: IToken, text: string): TextFault[] {
  const at = segment.indexOf(stop)
  const faults = [explain(parser, segment, at < 0 ? segment.length : at, text)]
  if (at < 0) return faults
  const isPeriod = (token: IToken): boolean => token.tokenType === T.Period
  let period = segment.findIndex((token, index) => index >= at && isPeriod(token))
  while (period >= 0) {
    const next = segment.findIndex((token, index) => index > period && isPeriod(token))
    const sentence = segment.slice(period + 1, next < 0 ? undefined : next)
    const start = sentence[0]?.tokenType === T.Otherwise ? 2 : 0
    const body = sentence.slice(start)
    if (body.length > 0 && body[0]?.tokenType !== T.OncePerTurn) {
      parser.parseSentence(body)
      const error = parser.errors[0]
      const place = error === undefined ? -1 : segment.indexOf(error.token)
      if (error !== undefined)
        faults.push(explain(parser, segment, place < 0 ? period + 1 + sentence.length : place, text))
    }
    period = next
  }
  return faults
}

/** The tokens before the first label, then those of each label. */
function split(tokens: readonly IToken[]): IToken[][] {
  const segments: IToken[][] = [[]]
  for (const token of tokens) {
    if (T.isLabel(token.tokenType)) segments.push([])
    segments.at(-1)?.push(token)
  }
  return segments
}

/** "Evolves from “…”.": the only text that needs no label. */
function readLead(tokens: readonly IToken[], text: string, faults: TextFault[]): string | null {
  const [first, name, period, more] = tokens
  if (first === undefined) return null
  const last = tokens.at(-1) ?? first
  if (first.tokenType !== T.EvolvesFrom) {
    const message = `“${shortened(text.slice(first.startOffset, end(last)))}” has no timing label; begin it with one, such as “ON REVEAL:” or “SPELL:”.`
    faults.push({ code: 'noLabel', rule: LABELS, from: first.startOffset, to: end(last), message, suggestion: null })
    return null
  }
  const complete = name?.tokenType === T.CardName && (period === undefined || period.tokenType === T.Period)
  if (!complete || more !== undefined) {
    const message =
      'Write the Monster to evolve as “Evolves from “its name”.”, and a timing label before any other text.'
    faults.push({
      code: 'evolvesFrom',
      rule: READABLE,
      from: first.startOffset,
      to: end(last),
      message,
      suggestion: null,
    })
    return null
  }
  return name.image.slice(1, -1).replace(/\s+/g, ' ').trim()
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

function objectionFault({ code, from, to, message, suggestion }: PlacedObjection): TextFault {
  const rule = code === 'noSuchTarget' || code === 'notSingle' ? TARGETS_RULE : READABLE
  return { code, rule, from, to, message, suggestion }
}

/** The grammar fault is the word fault, or comes behind it in the same sentence. */
function stopsAt(tokens: readonly IToken[], word: Span, fault: Span): boolean {
  const between = tokens.filter((token) => token.startOffset >= word.from && token.startOffset < fault.from)
  return fault.to > word.from && !between.some((token) => token.tokenType === T.Period || T.isLabel(token.tokenType))
}
