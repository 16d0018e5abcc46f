/** How values of a format are said. */
import { formatChanges, type Format, type FormatField } from '@/games/snap/rules'

/** A value as it is read: `on`, `3`, `no limit`. */
export function valueWords(field: FormatField, value: Format[FormatField['key']]): string {
  if (field.kind === 'switch') return value === true ? 'on' : 'off'
  return value === null ? (field.none ?? 'none') : Number.isNaN(value) ? 'no number' : String(value)
}

/** What a field takes: `3 to 6`, `3 to 20, or no limit`. */
export function rangeWords(field: FormatField): string {
  if (field.kind === 'switch') return 'on or off'
  return `${field.least} to ${field.most}${field.none === null ? '' : `, or ${field.none}`}`
}

/** How far a format is from the standard: `Snap Standard`, `1 change`, `3 changes`. */
export function formatSummary(format: Format): string {
  const count = formatChanges(format).length
  return count === 0 ? 'Snap Standard' : `${count} ${count === 1 ? 'change' : 'changes'}`
}
