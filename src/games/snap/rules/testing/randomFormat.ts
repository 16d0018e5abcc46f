/** Formats as a playtester might set them, by chance. */
import type { Random } from '@/kernel/random'
import { FORMAT_FIELDS, formatChanges, formatFaults, type FormatField } from '../format/fields'
import { SNAP_STANDARD, type Format } from '../format/format'

/** Any value that the field allows; a field that may have none has none in one of four. */
function valueOf(field: FormatField, random: Random): boolean | number | null {
  if (field.kind === 'switch') return random() < 0.5
  if (field.none !== null && random() < 0.25) return null
  return field.least + Math.floor(random() * (field.most - field.least + 1))
}

/** A format that is not the standard and can be played; 40 Rounds end a game in a draw at the latest. */
export function randomFormat(random: Random): Format {
  const values = Object.fromEntries(FORMAT_FIELDS.map((field) => [field.key, valueOf(field, random)]))
  const format = { ...SNAP_STANDARD, ...values, roundLimit: 40 }
  return formatChanges({ ...format, roundLimit: null }).length > 0 && formatFaults(format).length === 0
    ? format
    : randomFormat(random)
}
