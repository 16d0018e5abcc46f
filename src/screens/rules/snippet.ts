/** A piece of text around what was found in it, with the found words apart. */

export interface SnippetPart {
  readonly text: string
  readonly found: boolean
}

/** Characters before the first found word, and of the whole. */
const BEFORE = 50
const LENGTH = 170

/** The words come from an index: lower case, no spaces. Without any in the text it is the text's beginning. */
export function snippet(text: string, words: readonly string[]): readonly SnippetPart[] {
  const pattern = patternOf(words)
  const first = pattern === null ? -1 : text.search(pattern)
  const start = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1
  const rest = text.slice(start)
  const end = rest.length <= LENGTH ? rest.length : Math.max(rest.lastIndexOf(' ', LENGTH), 1)
  const piece = `${start > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`
  return marked(piece, words)
}

/** The whole text, with the found words apart. */
export function marked(text: string, words: readonly string[]): readonly SnippetPart[] {
  const pattern = patternOf(words)
  if (pattern === null) return [{ text, found: false }]
  // A split by one group gives what is between and what was found by turns.
  return text.split(pattern).flatMap((part, index) => (part === '' ? [] : [{ text: part, found: index % 2 === 1 }]))
}

function patternOf(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null
  const alternatives = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}
