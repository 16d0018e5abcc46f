/** What is wrong with a scenario that was written by hand: one sentence each, which says what to do. */
import type * as z from 'zod/mini'
import { nearest } from '../language/nearest'

export interface ScenarioFault {
  /** Where in the value, with entries counted from 1: `line, 3, do.card`. Empty: the value as a whole. */
  readonly place: string
  readonly message: string
}

type Issue = z.core.$ZodIssue
export type Path = readonly PropertyKey[]

/** A path in words; entries of lists are counted from 1. */
const placeOf = (path: Path): string =>
  path
    .map((part) => (typeof part === 'number' ? `, entry ${part + 1}, ` : `.${String(part)}`))
    .join('')
    .replaceAll(', .', ', ')
    .replaceAll(', , ', ', ')
    .replace(/^\.|^, |, $/g, '')

/** A sentence about a place of the value. */
export const fault = (path: Path, says: string): ScenarioFault => {
  const place = placeOf(path)
  return { place, message: `${place === '' ? 'The scenario' : `“${place}”`} ${says}` }
}

/** Every fault of the shape; `data` is what was read. */
export const shapeFaults = (issues: readonly Issue[], data: unknown): readonly ScenarioFault[] =>
  issues.flatMap((issue) => faultsOf(issue, data, []))

function faultsOf(issue: Issue, data: unknown, before: Path): readonly ScenarioFault[] {
  const path = [...before, ...issue.path]
  const value = valueAt(data, path)
  const one = (says: string): readonly ScenarioFault[] => [fault(path, says)]
  switch (issue.code) {
    case 'invalid_union': {
      if ('options' in issue && Array.isArray(issue.options)) return one(chooseAmong(value, issue.options.map(String)))
      const meant = branchMeant(issue.errors)
      if (value !== undefined && meant !== null) return meant.flatMap((inner) => faultsOf(inner, data, path))
      return one(value === undefined ? 'is missing; add it.' : 'has no form that is known here; write one that is.')
    }
    case 'invalid_value':
      return one(chooseAmong(value, issue.values.map(String)))
    case 'invalid_type':
      return one(
        value === undefined ? `is missing; add ${kind(issue.expected)}.` : `should be ${kind(issue.expected)}.`,
      )
    case 'unrecognized_keys':
      return issue.keys.flatMap((key) => one(`has the unknown field “${key}”; take it out.`))
    case 'too_small':
      return one(
        issue.origin === 'string' || issue.origin === 'array'
          ? 'is empty; write something there.'
          : `is too small; write ${issue.inclusive === false ? 'more than' : 'at least'} ${String(issue.minimum)}.`,
      )
    case 'too_big':
      return one(`is too large; write at most ${String(issue.maximum)}.`)
    case 'invalid_format':
      return one('may have only small letters and digits, joined by hyphens.')
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return one(`is wrong (${issue.message}); correct it.`)
    default:
      return issue satisfies never
  }
}

/** The form that the writer had in mind: the one with the fewest faults, none of which is about the value as a whole. */
function branchMeant(branches: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const fitting = branches.filter((issues) =>
    issues.every(({ path, code }) => path.length > 0 || code === 'invalid_value'),
  )
  return [...fitting].sort((one, other) => one.length - other.length)[0] ?? null
}

function chooseAmong(value: unknown, known: readonly string[]): string {
  const listed = `write one of: ${known.join(', ')}.`
  if (value === undefined) return `is missing; ${listed}`
  if (typeof value !== 'string' && typeof value !== 'number') return `is of the wrong kind; ${listed}`
  const near = nearest(String(value), known)
  return `is “${value}”, which is unknown; ${near === null ? listed : `did you mean “${near}”?`}`
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'some text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['tuple', 'a list'],
  ['object', 'an object with its fields'],
])
const kind = (expected: string): string => KINDS.get(expected) ?? expected

function valueAt(data: unknown, path: Path): unknown {
  let value = data
  for (const part of path)
    value =
      value !== null && typeof value === 'object' ? (value as Readonly<Record<PropertyKey, unknown>>)[part] : undefined
  return value
}
