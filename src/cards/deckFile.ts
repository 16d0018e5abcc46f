/** Deck files, as JSON or YAML: names and ids of cards, and records of cards that the file brings along. */
import * as z from 'zod/mini'
import type { DeckList } from '@/rules/format/verifyDeck'
import type { CardDefinition } from '@/rules/model/cards'
import type { RuleId } from '@/rules/model/ids'
import { readRecord } from './record'
import type { CardRecord } from './record'

const cardName = z.string().check(z.minLength(1))
const deckSchema = z.looseObject({
  name: cardName,
  cards: z.array(cardName),
  evolutions: z.optional(z.array(cardName)),
  records: z.optional(z.array(z.unknown())),
})

/** What is wrong with a deck file; `line` counts from 1, null when the place is not known. */
export interface DeckFileFault {
  readonly code: 'unreadable' | 'shape' | 'record'
  readonly rule: RuleId
  readonly line: number | null
  /** One sentence: what is wrong, where, what to do. */
  readonly message: string
}

export type ReadDeckFile =
  | {
      readonly ok: true
      readonly list: DeckList
      /** The file's own cards, checked. */
      readonly cards: readonly CardDefinition[]
      readonly records: readonly CardRecord[]
    }
  | { readonly ok: false; readonly faults: readonly DeckFileFault[] }

const RULE: RuleId = 'setup/deck-verification'

type Path = readonly PropertyKey[]

/**
 * Reads a deck file (`setup/deck-verification`): its list, still to be verified against a format, or every fault at once.
 */
export async function readDeckFile(text: string): Promise<ReadDeckFile> {
  const source = await parseSource(text)
  if (!source.ok) return source
  const shape = deckSchema.safeParse(source.data)
  if (!shape.success)
    return { ok: false, faults: shape.error.issues.map((issue) => shapeFault(issue, source.data, source.lineOf(issue.path))) }

  const faults: DeckFileFault[] = []
  const cards: CardDefinition[] = []
  const records: CardRecord[] = []
  for (const [index, data] of (shape.data.records ?? []).entries()) {
    const read = readRecord(data)
    if (read.ok) {
      cards.push(read.card)
      records.push(read.record)
    } else {
      const line = source.lineOf(['records', index])
      faults.push(...read.faults.map((fault) => ({ code: 'record' as const, rule: fault.rule, line, message: inLine(line, fault.message) })))
    }
  }
  if (faults.length > 0) return { ok: false, faults }
  const { name, cards: written, evolutions } = shape.data
  return { ok: true, list: { name, cards: written, evolutions: evolutions ?? [] }, cards, records }
}

/** A deck as a file in JSON. */
export const writeDeckFile = (list: DeckList, records: readonly CardRecord[] = []): string =>
  `${JSON.stringify({ ...list, ...(records.length > 0 ? { records } : {}) }, null, 2)}\n`

type Source =
  | { readonly ok: true; readonly data: unknown; readonly lineOf: (path: Path) => number | null }
  | { readonly ok: false; readonly faults: readonly DeckFileFault[] }

/** JSON is YAML, too, so that one parser tells the lines of both; it is loaded when the first file is read. */
async function parseSource(text: string): Promise<Source> {
  const { LineCounter, isNode, parseDocument } = await import('yaml')
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter, prettyErrors: false })
  if (document.errors.length > 0) {
    const json = parseJson(text)
    if (json !== undefined) return { ok: true, data: json, lineOf: () => null }
    const faults = document.errors.map((error): DeckFileFault => {
      const { line } = lineCounter.linePos(error.pos[0])
      return { code: 'unreadable', rule: RULE, line, message: inLine(line, `This is neither JSON nor YAML (${firstSentence(error.message)}); correct it.`) }
    })
    return { ok: false, faults }
  }
  const lineOf = (path: Path): number | null => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lineCounter.linePos(node.range[0]).line
    }
    return null
  }
  try {
    const data: unknown = document.toJS()
    return { ok: true, data, lineOf }
  } catch (error) {
    // Too many aliases: the only thing that a document without errors can fail by.
    const message = `The file cannot be read (${error instanceof Error ? error.message : 'unknown'}); write its cards out.`
    return { ok: false, faults: [{ code: 'unreadable', rule: RULE, line: null, message }] }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function shapeFault(issue: z.core.$ZodIssue, data: unknown, line: number | null): DeckFileFault {
  const [field, index] = issue.path
  const make = (message: string): DeckFileFault => ({ code: 'shape', rule: RULE, line, message: inLine(line, message) })
  if (field === undefined) return make('A deck file has “name”, “cards” and “evolutions”; this is something else, so write these fields.')
  const missing = typeof data === 'object' && data !== null && !(field in data)
  if (missing) return make(`“${String(field)}” is missing; add ${EXPECTED[String(field)] ?? 'it'}.`)
  if (index === undefined) return make(`“${String(field)}” is of the wrong kind; write ${EXPECTED[String(field)] ?? 'another value'}.`)
  return make(`Entry ${Number(index) + 1} of “${String(field)}” is not a card’s name or id; write it as text.`)
}

const EXPECTED: Readonly<Record<string, string>> = {
  name: 'the name of the deck as text',
  cards: 'the list of the names or ids of the cards',
  evolutions: 'the list of the names or ids of the Evolutions',
  records: 'a list of card records',
}

const firstSentence = (message: string): string => (message.split('\n')[0] ?? message).replace(/[.:]\s*$/, '')

const inLine = (line: number | null, message: string): string => (line === null ? message : `Line ${line}: ${message}`)
