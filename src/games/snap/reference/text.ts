/**
 * Reading the texts of the reference. `[[chapter/entry]]` or `[[chapter/entry|words]]` is a cross-reference. Our
 * readings are marked where they stand: `{benchSlots}` by the field of the format that holds the value, `{?}` by a
 * reason that is given below the text, `{chapter/entry}` by the entry that gives it.
 */
import { FORMAT_FIELDS, ruleTitle, type KnownRuleId } from '@/games/snap/rules'
import type { FormatField } from './entry'

/** A cross-reference, with the words that stand for it in the sentence. */
export interface TextLink {
  readonly id: KnownRuleId
  readonly words: string
}

/** A place where the reference is open and this table's reading stands in. */
export type ReadingMark =
  | { readonly mark: 'field'; readonly field: FormatField; readonly label: string }
  /** `number`: which of the text's reasons, from 1; null: it has one only. */
  | { readonly mark: 'reason'; readonly number: number | null }
  | { readonly mark: 'entry'; readonly id: KnownRuleId; readonly title: string }

export type TextPart = string | TextLink | ReadingMark

const MARKUP = /\[\[([^\]|]+)(?:\|([^\]]*))?\]\]|\{([^{}]+)\}/g
const REASON = '{?}'

/** The parts of a text in order; together they are the sentence that is read. What leads nowhere is plain words. */
export function parseReferenceText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let plain = ''
  let from = 0
  let reasons = 0
  const numbered = text.split(REASON).length > 2
  for (const match of text.matchAll(MARKUP)) {
    const [whole, id, given = '', mark] = match
    plain += text.slice(from, match.index)
    from = match.index + whole.length
    if (whole === REASON) reasons++
    const part = id === undefined ? readMark(mark ?? '', numbered ? reasons : null) : readLink(id, given)
    if (typeof part === 'string') {
      plain += part
      continue
    }
    if (plain !== '') parts.push(plain)
    plain = ''
    parts.push(part)
  }
  plain += text.slice(from)
  return plain === '' ? parts : [...parts, plain]
}

function readLink(id: string, given: string): TextPart {
  const title = ruleTitle(id)
  const words = given === '' ? (title ?? id) : given
  return title === null ? words : { id: id as KnownRuleId, words }
}

function readMark(mark: string, number: number | null): TextPart {
  if (mark === '?') return { mark: 'reason', number }
  const field = FORMAT_FIELDS.find(({ key }) => key === mark)
  if (field !== undefined) return { mark: 'field', field: field.key, label: field.label }
  const title = ruleTitle(mark)
  return title === null ? `{${mark}}` : { mark: 'entry', id: mark as KnownRuleId, title }
}

/** `our reading`, or `our reading 2` where a text has several reasons. */
export const markWords = (mark: ReadingMark): string =>
  mark.mark === 'reason' && mark.number !== null ? `our reading ${mark.number}` : 'our reading'

/** The text as it is read aloud: links are their words, marks stand in brackets. */
export const plainReferenceText = (text: string): string =>
  parseReferenceText(text)
    .map((part) => (typeof part === 'string' ? part : 'mark' in part ? plainMark(part) : part.words))
    .join('')

function plainMark(mark: ReadingMark): string {
  const words = markWords(mark)
  return mark.mark === 'reason'
    ? `(${words})`
    : mark.mark === 'field'
      ? `(${words}: ${mark.label})`
      : `(${words}, see “${mark.title}”)`
}

/** The marks of a text, in order. */
export const readingMarks = (text: string): readonly ReadingMark[] =>
  parseReferenceText(text).flatMap((part) => (typeof part === 'string' || !('mark' in part) ? [] : [part]))

/** The fields of the format that a text names as the holders of a reading, each once. */
export const fieldsIn = (text: string): readonly FormatField[] => [
  ...new Set(readingMarks(text).flatMap((mark) => (mark.mark === 'field' ? [mark.field] : []))),
]

/** The reasons below a text: `Our reading: …`, numbered as their marks are. */
export const reasonWords = (reasons: readonly string[]): readonly string[] =>
  reasons.map((reason, index) => `${reasons.length > 1 ? `Our reading ${index + 1}` : 'Our reading'}: ${reason}`)
