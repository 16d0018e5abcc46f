/** A format as somebody chose it: the standard, and what differs. */
import { fieldFault, FORMAT_FIELDS, formatChanges, SNAP_STANDARD, type Format } from '@/games/snap/rules'

export type FormatValues = Readonly<Record<string, number | boolean | null>>

/** What a format is called that differs from the standard. */
const CHANGED_NAME = 'Snap, changed'

/** The standard with these values, as far as they are fields of a format and within their ranges. */
export function formatWith(values: FormatValues): Format {
  const fitting = FORMAT_FIELDS.filter(
    (field) => Object.hasOwn(values, field.key) && fieldFault(field, values[field.key]) === null,
  )
  return named({ ...SNAP_STANDARD, ...Object.fromEntries(fitting.map(({ key }) => [key, values[key]])) })
}

/** The values in which a format is not the standard. */
export const changedValues = (format: Format): FormatValues =>
  Object.fromEntries(formatChanges(format).map(({ key }) => [key, format[key]]))

/** A format goes by the standard's name as long as it is the standard. */
export const named = (format: Format): Format => ({
  ...format,
  name: formatChanges(format).length === 0 ? SNAP_STANDARD.name : CHANGED_NAME,
})
