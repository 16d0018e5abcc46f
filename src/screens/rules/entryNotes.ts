/** What is said below an entry: how the table keeps it, and where our reading stands in. */
import { FORMAT_FIELDS, SNAP_STANDARD } from '@/rules'
import type { ReferenceEntry } from '@/rules/reference'
import { valueWords } from '../format/formatWords'

const KEPT: Readonly<Record<ReferenceEntry['kind'], string>> = {
  engine: 'The rules core plays it.',
  interface: 'The table shows it.',
  text: 'The card language keeps it.',
  outside: 'Outside this table.',
}

export const keptWords = ({ kind, reason }: ReferenceEntry): string => (reason === undefined ? KEPT[kind] : `${KEPT[kind]} ${reason}`)

/** `Our reading. The format sets it: Chain cap (standard: 3).`; null: the reference decides all of it. */
export function readingWords({ open }: ReferenceEntry): string | null {
  if (open === undefined) return null
  const fields = FORMAT_FIELDS.filter(({ key }) => open.includes(key)).map((field) => `${field.label} (standard: ${valueWords(field, SNAP_STANDARD[field.key])})`)
  return fields.length === 0 ? 'Our reading, where the reference leaves it open.' : `Our reading, where the reference leaves it open. The format sets it: ${fields.join(', ')}.`
}
