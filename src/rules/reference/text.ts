/** Reading the texts of the reference: cross-references stand in them as `[[chapter/entry]]` or `[[chapter/entry|words]]`. */
import { ruleTitle, type KnownRuleId } from './ids'

/** A cross-reference, with the words that stand for it in the sentence. */
export interface TextLink {
  readonly id: KnownRuleId
  readonly words: string
}

export type TextPart = string | TextLink

const LINK = /\[\[([^\]|]+)(?:\|([^\]]*))?\]\]/g

/** The parts of a text in order; together they are the sentence that is read. What leads nowhere is plain words. */
export function parseReferenceText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let plain = ''
  let from = 0
  for (const match of text.matchAll(LINK)) {
    const [whole, id = '', given = ''] = match
    const title = ruleTitle(id)
    const words = given === '' ? (title ?? id) : given
    plain += text.slice(from, match.index)
    from = match.index + whole.length
    if (title === null) {
      plain += words
      continue
    }
    if (plain !== '') parts.push(plain)
    plain = ''
    parts.push({ id: id as KnownRuleId, words })
  }
  plain += text.slice(from)
  return plain === '' ? parts : [...parts, plain]
}

/** The text as it is read aloud: links are their words. */
export const plainReferenceText = (text: string): string =>
  parseReferenceText(text)
    .map((part) => (typeof part === 'string' ? part : part.words))
    .join('')
