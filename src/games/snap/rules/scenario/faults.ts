/** What is wrong with a scenario that was written by hand: one sentence each, with its place in the value. */
import type * as z from 'zod/mini'
import { nearest } from '../language/nearest'
import type { RuleId } from '../model/ids'

export interface ScenarioFault {
  readonly code: 'unreadable' | 'shape' | 'record' | 'card' | 'position' | 'name'
  readonly rule: RuleId
  /** Where in the value, with entries counted from 1: `“line”, entry 3, “do.card”`. Empty: the value as a whole. */
  readonly place: string
  /** One sentence: what is wrong, where, what to do. */
  readonly message: string
}

/** The rule that a scenario as such follows. */
export const SCENARIO_RULE: RuleId = 'scope-authority/examples-and-rulings'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

/** A path in words; entries of lists are counted from 1. */
export function wordPath(path: Path): string {
  const words: string[] = []
  for (const part of path) {
    const last = words[words.length - 1]
    if (typeof part === 'number') words.push(`entry ${part + 1}`)
    else if (last?.endsWith('”') === true) words[words.length - 1] = `${last.slice(0, -1)}.${String(part)}”`
    else words.push(`“${String(part)}”`)
  }
  return words.join(', ')
}

/** Every fault of the shape; `data` is what was read. */
export const shapeFaults = (issues: readonly Issue[], data: unknown): readonly ScenarioFault[] =>
  issues.flatMap((issue) => faultsOf(issue, data, []))

function faultsOf(issue: Issue, data: unknown, before: Path): readonly ScenarioFault[] {
  const path = [...before, ...issue.path]
  const place = wordPath(path)
  const what = place === '' ? 'The scenario' : place
  const value = valueAt(data, path)
  const one = (sentence: string): readonly ScenarioFault[] => [
    { code: 'shape', rule: SCENARIO_RULE, place, message: sentence },
  ]
  switch (issue.code) {
    case 'invalid_union': {
      if ('options' in issue && Array.isArray(issue.options)) return one(chooseAmong(what, value, issue.options))
      const branch = meant(issue.errors)
      if (branch !== null) return branch.flatMap((inner) => faultsOf(inner, data, path))
      return one(
        value === undefined
          ? `${what} is missing; add ${formsAt(path)}.`
          : `${what} is of no known form; write ${formsAt(path)}.`,
      )
    }
    case 'invalid_value':
      return one(chooseAmong(what, value, issue.values))
    case 'invalid_type':
      return one(
        value === undefined
          ? `${what} is missing; add ${kindOf(issue.expected)}.`
          : `${what} is of the wrong kind; write ${kindOf(issue.expected)}.`,
      )
    case 'unrecognized_keys':
      return issue.keys.flatMap((key) => one(`${what} has the unknown field “${key}”; take it out.`))
    case 'too_small':
      if (issue.origin === 'string') return one(`${what} is empty; write ${kindOf('string')}.`)
      if (issue.origin === 'array') return one(`${what} has too few entries; write at least ${String(issue.minimum)}.`)
      return one(
        `${what} is too small; write ${issue.inclusive === false ? 'more than' : 'at least'} ${String(issue.minimum)}.`,
      )
    case 'too_big':
      return one(
        issue.origin === 'array'
          ? `${what} has too many entries; write at most ${String(issue.maximum)}.`
          : `${what} is too large; write at most ${String(issue.maximum)}.`,
      )
    case 'invalid_format':
      return one(`${what} may only have small letters and digits, joined by hyphens; write it like “unlock-order”.`)
    case 'not_multiple_of':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return one(`${what} is wrong (${issue.message}); correct it.`)
    default:
      return issue satisfies never
  }
}

/** The branch of a union that the writer had in mind: the one whose fields are there. Null: none. */
function meant(branches: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const strangeness = (branch: readonly Issue[]): number =>
    branch.some((issue) => issue.path.length === 0) ? Infinity : branch.length
  let best: readonly Issue[] | null = null
  for (const branch of branches) if (strangeness(branch) < (best === null ? Infinity : strangeness(best))) best = branch
  return best
}

function chooseAmong(what: string, value: unknown, values: readonly unknown[]): string {
  const words = values.map(String)
  const listed =
    words.length <= 30
      ? `write ${words.length === 1 ? '' : 'one of '}${words.join(', ')}`
      : `write a known one, such as ${words[0] ?? ''}`
  if (value === undefined) return `${what} is missing; ${listed.replace('write', 'add')}.`
  if (typeof value !== 'string' && typeof value !== 'number') return `${what} is of the wrong kind; ${listed}.`
  const near = nearest(String(value), words)
  return near === null
    ? `${what} is the unknown “${value}”; ${listed}.`
    : `${what} is the unknown “${value}”; did you mean “${near}”?`
}

const KINDS: ReadonlyMap<string, string> = new Map([
  ['string', 'some text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['tuple', 'a list'],
  ['object', 'an object with its fields'],
  ['record', 'an object with its fields'],
  ['null', 'null'],
])
const kindOf = (expected: string): string => KINDS.get(expected) ?? expected

/** What may stand at a place that knows several forms. */
const FORMS: ReadonlyMap<string, string> = new Map([
  ['line', '“by” with “do”, or “refused” with “says” and “rule”, or “now”, and no other field'],
  ['outcome', 'one check, such as {"zone": ["Cinder Rally", "graveyard"]}'],
  ['now', 'one check, such as {"imp": ["Cinderjaw Outrider", 3100]}'],
  ['active', 'a card’s name or an object with “card”'],
  ['bench', 'a card’s name, an object with “card”, or null'],
  ['flex', 'a card’s name or an object with “card”'],
])

function formsAt(path: Path): string {
  const named = path.findLast((part) => typeof part === 'string' && FORMS.has(part))
  return FORMS.get(String(named)) ?? 'one of its forms'
}

function valueAt(data: unknown, path: Path): unknown {
  let value: unknown = data
  for (const part of path)
    value =
      value !== null && typeof value === 'object' ? (value as Readonly<Record<PropertyKey, unknown>>)[part] : undefined
  return value
}
