/**
 * The published card record: read to a checked card, and written back with the same fields. Fields that this
 * program does not use are kept.
 */
import * as z from 'zod/mini'
import { nearest, parseCardText, printEffect } from '@/games/snap/rules/language'
import type { TextFault } from '@/games/snap/rules/language'
import { CARD_CLASSES, CARD_TYPES, KEYWORDS, isPrimeSingular } from '@/games/snap/rules/model/cards'
import type { CardDefinition, CardType } from '@/games/snap/rules/model/cards'
import type { RuleId } from '@/games/snap/rules/model/ids'
import { timingTags } from './timingTags'

/** The shape of a record before its values are checked: field names are the ecosystem's. */
const recordSchema = z.looseObject({
  id: z.string().check(z.minLength(1)),
  name: z.string().check(z.minLength(1)),
  class: z.string(),
  archetype: z.optional(z.string()),
  card_type: z.string(),
  template: z.optional(z.string()),
  imp: z.nullish(z.number()),
  starting_imp: z.nullish(z.number()),
  activation_condition: z.nullish(z.string()),
  prime_step_only: z.nullish(z.boolean()),
  text: z.nullish(z.string()),
  timing_tags: z.nullish(z.array(z.string())),
  keywords: z.nullish(z.array(z.string())),
})

/** A record with its fields in the order in which they were read. */
export type CardRecord = z.infer<typeof recordSchema>

export const RECORD_FAULT_CODES = [
  'shape',
  'unknownType',
  'unknownClass',
  'unknownKeyword',
  'impMissing',
  'impRange',
  'impOnSupport',
  'conditionDiffers',
  'text',
] as const
export type RecordFaultCode = (typeof RECORD_FAULT_CODES)[number]

/** What is wrong with a record. */
export interface RecordFault {
  readonly code: RecordFaultCode
  readonly rule: RuleId
  /** The card's name, or its id, or "a card". */
  readonly card: string
  /** One sentence: what is wrong, where, what to do. */
  readonly message: string
  /** The place in the card's program text, for `text`. */
  readonly text: TextFault | null
}

export type ReadRecord =
  | { readonly ok: true; readonly card: CardDefinition; readonly record: CardRecord }
  | { readonly ok: false; readonly faults: readonly RecordFault[] }

/** IMP by card type, in hundreds; null: a Support, which has none. */
export const IMP_RANGE: Record<CardType, readonly [number, number] | null> = {
  Monster: [2000, 4000],
  'Monster (Prime Singular)': [6500, 8000],
  Spell: null,
  Counter: null,
  Evolution: [3500, 5500],
  'Prime Evolution': [3500, 5500],
}

/**
 * Checks one record of a card file: the card as the game plays it, or every fault at once. IMP counts in hundreds;
 * a Prime Singular's condition may stand in `activation_condition`, in its text, or in both alike.
 */
export function readRecord(data: unknown): ReadRecord {
  const shape = recordSchema.safeParse(data)
  if (!shape.success) return { ok: false, faults: shape.error.issues.map((issue) => shapeFault(issue, nameOf(data))) }
  // The schema changes nothing; the data itself has its fields in the order of the file.
  const record = data as CardRecord
  const faults: RecordFault[] = []
  const add = (code: RecordFaultCode, rule: RuleId, message: string, text: TextFault | null = null): void => {
    faults.push({ code, rule, card: record.name, message, text })
  }

  const cardType = oneOf(record.card_type, CARD_TYPES)
  if (cardType === null)
    add('unknownType', 'game-state/card', unknown(record, 'card_type', record.card_type, CARD_TYPES))
  const cardClass = oneOf(record.class, CARD_CLASSES)
  if (cardClass === null)
    add('unknownClass', 'card-text/digital-readability', unknown(record, 'class', record.class, CARD_CLASSES))
  const keywords = (record.keywords ?? []).flatMap((word) => {
    const keyword = oneOf(word, KEYWORDS)
    if (keyword === null)
      add('unknownKeyword', 'keywords/multiple-keywords', unknown(record, 'keywords', word, KEYWORDS))
    return keyword === null ? [] : [keyword]
  })
  if (cardType === null) return { ok: false, faults }

  const imp = checkImp(record, cardType, add)
  const text = programText(record, cardType)
  const parsed = parseCardText(text, { name: record.name, cardType, keywords })
  if (!parsed.ok) {
    for (const fault of parsed.faults) add('text', fault.rule, wordTextFault(record.name, text, fault), fault)
    return { ok: false, faults }
  }
  const stated = record.activation_condition ?? null
  const condition = parsed.abilities.find((ability) => ability.kind === 'primeCondition')
  if (stated !== null && condition !== undefined && !sameCondition(stated, printEffect(condition)))
    add(
      'conditionDiffers',
      'prime-evolution/prime-singular',
      `The activation_condition of “${record.name}” differs from its PRIME CONDITION; write the same in both.`,
    )
  if (faults.length > 0 || cardClass === null) return { ok: false, faults }
  return {
    ok: true,
    record,
    card: {
      id: record.id,
      name: record.name,
      cardClass,
      archetype: record.archetype ?? '',
      cardType,
      template: record.template ?? '',
      imp,
      keywords: [...new Set(keywords)],
      text,
      abilities: parsed.abilities,
      evolvesFrom: parsed.evolvesFrom,
    },
  }
}

/**
 * A card as a published record. With `original`, the record that it was read from, every field that still says the same
 * stays as it was and where it was.
 */
export function writeRecord(card: CardDefinition, original: CardRecord | null = null): CardRecord {
  const fields = fieldsOf(card)
  if (original === null) return fields
  const read = readRecord(original)
  const before: Record<string, unknown> = read.ok ? fieldsOf(read.card) : {}
  const changed = Object.entries(fields).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]))
  return { ...original, ...Object.fromEntries(changed) }
}

/** The fields that a card determines, in their published order. */
function fieldsOf(card: CardDefinition): CardRecord {
  const prime = isPrimeSingular(card)
  const condition = card.abilities.find((ability) => ability.kind === 'primeCondition')
  return {
    id: card.id,
    name: card.name,
    class: card.cardClass,
    archetype: card.archetype,
    card_type: card.cardType,
    template: card.template,
    ...(card.imp === null ? {} : prime ? { starting_imp: card.imp } : { imp: card.imp }),
    ...(condition === undefined ? {} : { activation_condition: conditionOf(printEffect(condition)) }),
    ...(prime ? { prime_step_only: true } : {}),
    text: card.text,
    timing_tags: timingTags(card.abilities),
    keywords: [...card.keywords],
  }
}

type Add = (code: RecordFaultCode, rule: RuleId, message: string) => void

function checkImp(record: CardRecord, cardType: CardType, add: Add): number | null {
  const range = IMP_RANGE[cardType]
  const imp = record.starting_imp ?? record.imp ?? null
  const rule: RuleId = 'combat/imp-comparison'
  if (range === null) {
    if (imp !== null && imp !== 0)
      add(
        'impOnSupport',
        'game-state/support-card',
        `“${record.name}” is a ${cardType} and has no IMP; take ${imp} out.`,
      )
    return null
  }
  const field = cardType === 'Monster (Prime Singular)' ? 'starting_imp' : 'imp'
  const [least, most] = range
  if (imp === null) add('impMissing', rule, `“${record.name}” has no IMP; add ${field} with ${least} to ${most}.`)
  else if (imp < least || imp > most || imp % 100 !== 0)
    add(
      'impRange',
      rule,
      `“${record.name}” has ${imp} IMP, but a ${cardType} has ${least} to ${most} in hundreds; change it.`,
    )
  return imp
}

/** The text that is the card's program: a Prime Singular's condition may stand in a field of its own. */
function programText(record: CardRecord, cardType: CardType): string {
  const text = (record.text ?? '').trimEnd()
  const condition = record.activation_condition?.trim() ?? ''
  if (cardType !== 'Monster (Prime Singular)' || condition === '' || /PRIME\s+CONDITION/i.test(text)) return text
  return `PRIME CONDITION: ${conditionOf(condition)}\n${text}`.trimEnd()
}

/** A condition without its label, with its period. */
function conditionOf(text: string): string {
  const bare = text.replace(/^\s*PRIME\s+CONDITION\s*[:–—-]*\s*/i, '').trim()
  return bare.endsWith('.') ? bare : `${bare}.`
}

const plain = (text: string): string => conditionOf(text).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ')
const sameCondition = (one: string, other: string): boolean => plain(one) === plain(other)

function oneOf<Value extends string>(text: string, values: readonly Value[]): Value | null {
  return values.find((value) => value.toLowerCase() === text.trim().toLowerCase()) ?? null
}

function unknown(record: CardRecord, field: string, value: string, values: readonly string[]): string {
  const near = nearest(value, values)
  const advice = near === null ? `write one of ${values.join(', ')}` : `did you mean “${near}”?`
  return `“${record.name}” has the unknown ${field} “${value}”; ${advice}${near === null ? '.' : ''}`
}

function wordTextFault(name: string, text: string, fault: TextFault): string {
  const words = text.slice(fault.from, fault.to).replace(/\s+/g, ' ')
  return words === '' || words.length > 60
    ? `“${name}”: ${fault.message}`
    : `“${name}”, at “${words}”: ${fault.message}`
}

function nameOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return 'a card'
  if ('name' in data && typeof data.name === 'string') return data.name
  return 'id' in data && typeof data.id === 'string' ? data.id : 'a card'
}

function shapeFault(issue: z.core.$ZodIssue, card: string): RecordFault {
  const field = issue.path.join('.')
  const where = field === '' ? `The record of ${card}` : `“${field}” in the record of ${card}`
  const message = `${where} is missing or of the wrong kind (${issue.message}); correct it.`
  return { code: 'shape', rule: 'card-text/digital-readability', card, message, text: null }
}
