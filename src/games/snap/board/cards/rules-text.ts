/** Splits a printed text at its timing labels, for reading. It judges nothing: the language in the rules does. */

export interface TextPart {
  /** "ON REVEAL"; null for text before the first label. */
  readonly label: string | null
  readonly text: string
}

/** Words in capitals, then a colon or a dash, at the start of a line or of a sentence. */
const LABEL = /(?<=^|\n\s*|[.!?”"’)]\s+)([A-Z]{2,}(?: [A-Z]{2,})*)(?:\s*:|\s+[—–-])\s*/g

export function splitText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let label: string | null = null
  let from = 0
  const push = (until: number): void => {
    const body = text.slice(from, until).trim()
    if (label !== null || body !== '') parts.push({ label, text: body })
  }
  for (const found of text.matchAll(LABEL)) {
    push(found.index)
    label = found[1] ?? null
    from = found.index + found[0].length
  }
  push(text.length)
  return parts
}
