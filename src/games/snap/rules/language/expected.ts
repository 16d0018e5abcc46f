/** What may stand at a place of the text: for faults that name the nearest right wording, and for completion. */
import { createTokenInstance } from 'chevrotain'
import type { IToken, TokenType } from 'chevrotain'
import type { CardTextParser } from './grammar'
import { distance, nearest } from './nearest'
import { READABLE, TARGETS_RULE } from './faults'
import type { TextFault } from './faults'
import { end } from './words'
import * as T from './tokens'

/** The tokens that can follow these ones of an ability; none if they are wrong themselves. */
export function expectedAfter(parser: CardTextParser, before: readonly IToken[]): TokenType[] {
  const whole = parser.following('ability', before)
  if (whole.length > 0) return whole
  // An earlier sentence is faulty: go by this sentence alone.
  const period = before.findLastIndex((token) => token.tokenType === T.Period)
  const inSentence = before.slice(period + 1)
  if (inSentence[0]?.tokenType === T.Otherwise) inSentence.splice(0, 2)
  const sentence = parser.following('sentence', inSentence)
  if (inSentence.length === 0) return sentence
  parser.parseSentence(inSentence)
  return parser.errors.length === 0 ? [...sentence, T.Period] : sentence
}

/** Explains why the parser stopped at the `at`-th of these tokens of one ability. */
export function explain(parser: CardTextParser, tokens: readonly IToken[], at: number, text: string): TextFault {
  // The parser stops where it had to decide; the wrong word may come a little later.
  let index = at
  let expected = expectedAfter(parser, tokens.slice(0, index))
  for (let token = tokens[index]; token !== undefined && expected.includes(token.tokenType); token = tokens[index]) {
    index += 1
    expected = expectedAfter(parser, tokens.slice(0, index))
  }
  const wrong = tokens[index]
  const before = tokens[index - 1]
  const names = expected.map((type) => type.LABEL ?? type.name)
  const wanted = listed(names)
  if (wrong === undefined) {
    const place = before === undefined ? 0 : end(before)
    const message = `The text stops too early here${wanted === '' ? '' : `; it can go on with ${wanted}`}.`
    const suggestion = expected.includes(T.Period) ? '.' : null
    return { code: 'unfinished', rule: READABLE, from: place, to: place, message, suggestion }
  }
  const from = wrong.startOffset
  if (before?.tokenType === T.Target || (before !== undefined && expected.includes(T.Monster))) {
    const message = `A target or group needs its class here, for example “opposing Monster”; “${wrong.image}” is none.`
    const suggestion = nearest(wrong.image, names) ?? (wrong.tokenType === T.Unknown ? 'Monster' : null)
    return { code: 'targetClass', rule: TARGETS_RULE, from, to: end(wrong), message, suggestion }
  }
  const similar = similarPhrase(tokens.slice(index), text, names) ?? similarWord(wrong)
  if (similar !== null) {
    const message = `“${text.slice(from, similar.to)}” is not in the language here; did you mean “${similar.name}”?`
    return { code: 'unknownWord', rule: READABLE, from, to: similar.to, message, suggestion: similar.name }
  }
  const missing = insertion(parser, tokens.slice(0, index), wrong, expected)
  const message = `“${wrong.image}” cannot stand here${wanted === '' ? '' : `; write ${wanted}`}.`
  const suggestion =
    missing === null ? null : `${missing}${missing === '.' || missing === ',' ? '' : ' '}${wrong.image}`
  return { code: 'unexpected', rule: READABLE, from, to: end(wrong), message, suggestion }
}

/** The expected phrase that the next words resemble most, where they are all meant for it. */
function similarPhrase(rest: readonly IToken[], text: string, names: readonly string[]) {
  const first = rest[0]
  if (first === undefined || !/\p{L}/u.test(first.image)) return null
  let best: { readonly name: string; readonly to: number } | null = null
  let least = 0.34
  for (const name of names.filter((candidate) => /^[\p{L}-]{3}/u.test(candidate))) {
    for (let length = 1; length <= name.split(' ').length + 2; length += 1) {
      const last = rest[length - 1]
      if (last === undefined || last.tokenType === T.Period) break
      // A superfluous article is the commonest slip in a fixed phrase.
      const written = text.slice(first.startOffset, end(last)).replace(/\bthe\s+/gi, '')
      const difference = distance(written, name) / name.length
      if (difference < least) {
        least = difference
        best = { name, to: end(last) }
      }
    }
  }
  return best
}

function similarWord(wrong: IToken) {
  const name = wrong.tokenType === T.Unknown ? nearest(wrong.image, T.VOCABULARY) : null
  return name === null ? null : { name, to: end(wrong) }
}

/** The one token that would make the wrong one right. */
function insertion(
  parser: CardTextParser,
  before: IToken[],
  wrong: IToken,
  expected: readonly TokenType[],
): string | null {
  const fitting = expected.filter((type) => {
    const made = createTokenInstance(type, type.name, wrong.startOffset, wrong.startOffset, 1, 1, 1, 1)
    return type.name === type.LABEL && expectedAfter(parser, [...before, made]).includes(wrong.tokenType)
  })
  const only = fitting[0]
  return only !== undefined && fitting.length === 1 ? only.name : null
}

/** Up to six wordings in quotes. */
function listed(names: readonly string[]): string {
  const quoted = names.slice(0, 6).map((name) => (name.startsWith('a ') ? name : `“${name}”`))
  const last = quoted.pop()
  if (last === undefined) return ''
  if (names.length > 6) return `${quoted.join(', ')}, ${last} or the like`
  return quoted.length === 0 ? last : `${quoted.join(', ')} or ${last}`
}
