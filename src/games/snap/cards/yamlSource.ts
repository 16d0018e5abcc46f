/** Text in JSON or YAML, with the line of each of its parts. */
import { LineCounter, isNode, parseDocument } from 'yaml'

export interface SourceFault {
  /** Counted from 1; null: not known. */
  readonly line: number | null
  /** One sentence: what is wrong, what to do. */
  readonly message: string
}

export type Source =
  | { readonly ok: true; readonly data: unknown; readonly lineOf: (path: readonly PropertyKey[]) => number | null }
  | { readonly ok: false; readonly faults: readonly SourceFault[] }

/** JSON is YAML, too, so that one parser tells the lines of both, and fields that stand there twice. */
export function parseSource(text: string): Source {
  try {
    return parsed(text)
  } catch (error) {
    // Too many aliases, or no room to go deeper: what a text without a fault of its own can fail by.
    return unusable(error instanceof RangeError ? TOO_DEEP : error instanceof Error ? error.message : 'unknown')
  }
}

const TOO_DEEP = 'it is nested too deeply'

const unusable = (why: string): Source => ({
  ok: false,
  faults: [{ line: null, message: `The file cannot be read (${why}); write its cards out.` }],
})

function parsed(text: string): Source {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  if (twice.length > 0)
    return {
      ok: false,
      faults: twice.map(({ pos }) => ({
        line: lineAt(pos[0]),
        message: `“${keyAt(text, pos[0])}” stands here a second time; keep one of the two.`,
      })),
    }
  if (document.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) return unusable(TOO_DEEP)
  if (document.errors.length > 0) {
    const json = parseJson(text)
    if (json !== undefined) return { ok: true, data: json, lineOf: () => null }
    return {
      ok: false,
      faults: document.errors.map(({ pos, message }) => ({
        line: lineAt(pos[0]),
        message: `This is neither JSON nor YAML (${firstSentence(message)}); correct it.`,
      })),
    }
  }
  return { ok: true, data: document.toJS() as unknown, lineOf }

  function lineOf(path: readonly PropertyKey[]): number | null {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lineAt(node.range[0])
    }
    return null
  }
}

/** The field that begins at this place, without its quotes. */
const keyAt = (text: string, offset: number): string =>
  (/^["']?([^"':\n]{0,40})/.exec(text.slice(offset, offset + 50))?.[1] ?? '').trim()

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const firstSentence = (message: string): string => (message.split('\n')[0] ?? message).replace(/[.:]\s*$/, '')
