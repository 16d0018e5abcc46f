/** What is said below an entry: how the table keeps it, and which values of the format hold our reading. */
import { FORMAT_FIELDS, SNAP_STANDARD } from '@/games/snap/rules'
import type { FormatField, ReferenceEntry } from '@/games/snap/reference'
import { valueWords } from '../format/formatWords'

const KEPT: Readonly<Record<ReferenceEntry['kind'], string>> = {
  engine: 'The rules core plays it.',
  interface: 'The table shows it.',
  text: 'The card language keeps it.',
  outside: 'Outside this table.',
}

/** `The rules core plays it. Only a label: …` */
export const keptWords = ({ kind, reason, label }: ReferenceEntry): string =>
  [
    KEPT[kind],
    ...(reason === undefined ? [] : [reason]),
    ...(label === undefined ? [] : [`Only a label: ${label.charAt(0).toLowerCase()}${label.slice(1)}`]),
  ].join(' ')

export interface FieldNote {
  readonly field: FormatField
  readonly label: string
  /** The standard value, as it is read. */
  readonly standard: string
}

/** The values of the format that an entry names, in the format's order. */
export const fieldNotes = ({ fields }: Pick<ReferenceEntry, 'fields'>): readonly FieldNote[] =>
  FORMAT_FIELDS.filter(({ key }) => fields.includes(key)).map((field) => ({
    field: field.key,
    label: field.label,
    standard: valueWords(field, SNAP_STANDARD[field.key]),
  }))
