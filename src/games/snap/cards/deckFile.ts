/** Deck files, as JSON or YAML: names and ids of cards, and records of cards that the file brings along. */
import * as z from 'zod/mini'
import type { DeckList } from '@/games/snap/rules/format/verifyDeck'
import type { CardDefinition } from '@/games/snap/rules/model/cards'
import type { RuleId } from '@/games/snap/rules/model/ids'
import { plainName, withoutUnseen } from '@/games/snap/rules/model/names'
import { DECK_LIMITS } from './deckLimits'
import { LOST_LETTER, lineOfFirst } from './fileText'
import { finderWith } from './pool'
import { readRecord } from './record'
import type { CardRecord } from './record'
import { builtInTwins, clashesAmong, type OwnCard } from './recordClashes'
import { parseSource } from './yamlSource'

const deckSchema = z.looseObject({
  name: z.string(),
  cards: z.array(z.string()),
  evolutions: z.optional(z.array(z.string())),
  records: z.optional(z.array(z.unknown())),
})

/** What is wrong with a deck file; `line` counts from 1, null when the place is not known. */
export interface DeckFileFault {
  readonly code: 'unreadable' | 'shape' | 'size' | 'record'
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
      /** What was read otherwise than it is written, or may surprise: a sentence each. */
      readonly notes: readonly string[]
    }
  | { readonly ok: false; readonly faults: readonly DeckFileFault[] }

const RULE: RuleId = 'setup/deck-verification'

const fault = (
  code: DeckFileFault['code'],
  line: number | null,
  message: string,
  rule: RuleId = RULE,
): DeckFileFault => ({
  code,
  rule,
  line,
  message: line === null ? message : `Line ${line}: ${message}`,
})

/**
 * Reads a deck file (`setup/deck-verification`): its list, still to be verified against a format, or every fault at once.
 */
export function readDeckFile(written: string): ReadDeckFile {
  const lost = lineOfFirst(LOST_LETTER, written)
  if (lost !== null)
    return {
      ok: false,
      faults: [
        fault(
          'unreadable',
          lost,
          `A letter was lost here (${LOST_LETTER}), as the text was once read in another charset; write it anew.`,
        ),
      ],
    }
  const notes: string[] = []
  const text = written.replace(/\r(?!\n)/g, '\n')
  if (text !== written)
    notes.push('The lines end in the way of old Macs (CR alone); they were read as lines all the same.')

  const source = parseSource(text)
  if (!source.ok)
    return {
      ok: false,
      faults: quoteFault(text) ?? source.faults.map(({ line, message }) => fault('unreadable', line, message)),
    }
  const tooMany = countFaults(source.data)
  if (tooMany.length > 0) return { ok: false, faults: tooMany }
  const shape = deckSchema.safeParse(source.data)
  if (!shape.success)
    return {
      ok: false,
      faults:
        quoteFault(text) ??
        shape.error.issues.map((issue) => shapeFault(issue, source.data, source.lineOf(issue.path))),
    }

  const {
    name: writtenName,
    cards: writtenCards,
    evolutions: writtenEvolutions = [],
    records: writtenRecords = [],
  } = shape.data
  const name = plainName(writtenName)
  const faults = [
    ...nameFaults(name, '“name”', 'the name of the deck', source.lineOf(['name'])),
    ...(
      [
        ['cards', writtenCards],
        ['evolutions', writtenEvolutions],
      ] as const
    ).flatMap(([field, names]) =>
      names.flatMap((entry, index) =>
        nameFaults(
          plainName(entry),
          `Entry ${index + 1} of “${field}”`,
          'a card’s name or id',
          source.lineOf([field, index]),
        ),
      ),
    ),
  ]
  if (isAltered(writtenName)) notes.push(`The deck’s name has characters that nobody sees; it was read as “${name}”.`)

  const own: OwnCard[] = []
  const records: CardRecord[] = []
  for (const [index, data] of writtenRecords.entries()) {
    const line = source.lineOf(['records', index])
    const cleaned = cleanRecord(data)
    const blank = blankFields(cleaned)
    faults.push(...blank.map((field) => fault('record', line, `“${field}” of this record is blank; fill it in.`)))
    const read = blank.length > 0 ? null : readRecord(cleaned)
    if (read === null) continue
    if (!read.ok) {
      faults.push(...read.faults.map(({ message, rule }) => fault('record', line, message, rule)))
      continue
    }
    own.push({ index, card: read.card })
    records.push(read.record)
    faults.push(
      ...nameFaults(read.card.name, '“name” of this record', '', line),
      ...nameFaults(read.card.id, '“id” of this record', '', line),
    )
    if (cleaned !== data)
      notes.push(`The record of “${read.card.name}” has characters that nobody sees; they were left out.`)
  }
  faults.push(
    ...clashesAmong(own).map(({ index, message }) => fault('record', source.lineOf(['records', index]), message)),
  )
  if (faults.length > 0) return { ok: false, faults }

  const cards = own.map(({ card }) => card)
  notes.push(...builtInTwins(own), ...lookalikes([...writtenCards, ...writtenEvolutions], finderWith(cards)))
  return {
    ok: true,
    list: { name, cards: writtenCards.map(plainName), evolutions: writtenEvolutions.map(plainName) },
    cards,
    records,
    notes,
  }
}

/** A deck as a file in JSON. */
export const writeDeckFile = (list: DeckList, records: readonly CardRecord[] = []): string =>
  `${JSON.stringify({ ...list, ...(records.length > 0 ? { records } : {}) }, null, 2)}\n`

/** Before anything else is looked at: whatever follows may take its time with each of them. */
function countFaults(data: unknown): readonly DeckFileFault[] {
  const count = (field: string): number => {
    const list: unknown =
      typeof data === 'object' && data !== null && Object.hasOwn(data, field)
        ? (data as Readonly<Record<string, unknown>>)[field]
        : null
    return Array.isArray(list) ? list.length : 0
  }
  const names = count('cards') + count('evolutions')
  const records = count('records')
  const faults: DeckFileFault[] = []
  if (names > DECK_LIMITS.names)
    faults.push(
      fault(
        'size',
        null,
        `The file names ${names} cards, and a deck file may name ${DECK_LIMITS.names}; take out what is not in the deck.`,
      ),
    )
  if (records > DECK_LIMITS.records)
    faults.push(
      fault(
        'size',
        null,
        `The file has ${records} records, and a deck file may have ${DECK_LIMITS.records}; keep those of the cards in the deck.`,
      ),
    )
  return faults
}

/** A word processor has made “ of ", so that what should be fields is text. */
function quoteFault(text: string): readonly DeckFileFault[] | null {
  const found = /^[\s{[,]*[“”„‟«»‘’][\w ]*[“”„‟«»‘’]\s*:/mu.exec(text)
  if (found === null) return null
  const line = text.slice(0, found.index + found[0].length).split('\n').length
  return [
    fault(
      'unreadable',
      line,
      'The fields stand in typographic quotes (“ ”); replace those of the whole file by plain ones (").',
    ),
  ]
}

function nameFaults(name: string, where: string, what: string, line: number | null): readonly DeckFileFault[] {
  if (name === '') return [fault('shape', line, `${where} is blank; write ${what}.`)]
  return name.length > DECK_LIMITS.letters
    ? [fault('size', line, `${where} has ${name.length} letters and may have ${DECK_LIMITS.letters}; shorten it.`)]
    : []
}

/** Whether reading a name has changed more than the spaces around it. */
const isAltered = (written: string): boolean => plainName(written) !== written.trim().normalize('NFC')

const NAMES = ['id', 'name'] as const
const TEXTS = ['text', 'activation_condition'] as const

/** The record with names and texts in which nothing is unseen; the very same where nothing was. Other fields are nobody's business. */
function cleanRecord(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  const record = data as Readonly<Record<string, unknown>>
  const changes: Record<string, string> = {}
  const clean = (field: string, plain: (text: string) => string): void => {
    const value = Object.hasOwn(record, field) ? record[field] : null
    if (typeof value === 'string' && plain(value) !== value) changes[field] = plain(value)
  }
  for (const field of NAMES) clean(field, plainName)
  for (const field of TEXTS) clean(field, withoutUnseen)
  return Object.keys(changes).length > 0 ? { ...record, ...changes } : data
}

const blankFields = (data: unknown): readonly string[] =>
  NAMES.filter(
    (field) =>
      typeof data === 'object' &&
      data !== null &&
      Object.hasOwn(data, field) &&
      (data as Readonly<Record<string, unknown>>)[field] === '',
  )

/** Names that were found only because they look like a card's: other quotes or dashes, unseen characters. */
function lookalikes(written: readonly string[], find: (name: string) => CardDefinition | undefined): readonly string[] {
  const found = written.flatMap((entry) => {
    const card = find(entry)
    const plain = entry.trim().toLowerCase()
    return card === undefined || plain === card.name.toLowerCase() || plain === card.id.toLowerCase() ? [] : [card.name]
  })
  const [first] = found
  if (first === undefined) return []
  if (found.length === 1)
    return [
      `“${first}” is written with other characters than the card has, or with unseen ones; it was taken for that card.`,
    ]
  return [
    `${found.length} names are written with other characters than the cards have, or with unseen ones (“${first}” is the first); they were taken for those cards.`,
  ]
}

function shapeFault(issue: z.core.$ZodIssue, data: unknown, line: number | null): DeckFileFault {
  const [field, index] = issue.path
  const make = (message: string): DeckFileFault => fault('shape', line, message)
  if (field === undefined)
    return make('A deck file has “name”, “cards” and “evolutions”; this is something else, so write these fields.')
  const missing = typeof data === 'object' && data !== null && !(field in data)
  if (missing) return make(`“${String(field)}” is missing; add ${EXPECTED[String(field)] ?? 'it'}.`)
  if (index === undefined)
    return make(`“${String(field)}” is of the wrong kind; write ${EXPECTED[String(field)] ?? 'another value'}.`)
  return make(`Entry ${Number(index) + 1} of “${String(field)}” is not a card’s name or id; write it as text.`)
}

const EXPECTED: Readonly<Record<string, string>> = {
  name: 'the name of the deck as text',
  cards: 'the list of the names or ids of the cards',
  evolutions: 'the list of the names or ids of the Evolutions',
  records: 'a list of card records',
}
