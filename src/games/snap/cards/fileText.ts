/** The text that a file's bytes are, as far as they say so: UTF-8, or UTF-16 with its byte order mark. */

export type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly line: number | null; readonly message: string }

const AS_UTF8 = 'save the file as UTF-8 and load it again.'

export function decodeText(bytes: Uint8Array): FileText {
  const [first, second] = bytes
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  if (marked === null && bytes.includes(0))
    return { ok: false, line: null, message: `The file is no plain text, or UTF-16 without a mark; ${AS_UTF8}` }
  try {
    return { ok: true, text: new TextDecoder(marked ?? 'utf-8', { fatal: true }).decode(bytes) }
  } catch {
    const charset = marked === null ? 'UTF-8' : 'UTF-16'
    const line = lineOfFirst(LOST_LETTER, new TextDecoder(marked ?? 'utf-8').decode(bytes))
    return {
      ok: false,
      line,
      message: `Line ${line ?? 1}: There is a letter here that is not written in ${charset}; ${AS_UTF8}`,
    }
  }
}

/** Stands where a letter could not be read. */
export const LOST_LETTER = '\uFFFD'

/** The line, counted from 1, in which these characters stand first; null: nowhere. */
export function lineOfFirst(characters: string, text: string): number | null {
  const at = text.indexOf(characters)
  return at < 0 ? null : text.slice(0, at).split(/\r\n|\r|\n/).length
}
