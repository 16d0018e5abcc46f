/**
 * Lists every entry of the reference with the tests that carry its id, and fails while an entry has none that shows it,
 * or a test carries an id that does not exist. `--json`: one line of totals instead of the list.
 * A test carries what stands in its title or in the titles of the groups around it, as written; what is skipped shows nothing.
 * Exit code 0: all is shown, 1: something is not, 2: wrong options.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { ruleCoverage, type EntryCoverage, type RuleCoverage, type TitledTest } from '@/games/snap/reference'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where tests stand, and which of them open a browser. */
const PLACES: readonly { readonly folder: string; readonly test: RegExp; readonly inBrowser: boolean }[] = [
  { folder: 'src', test: /\.test\.tsx?$/, inBrowser: false },
  { folder: 'e2e', test: /\.spec\.ts$/, inBrowser: true },
]

/** What makes a test or group one that does not run, or not as a proof. */
const IDLE = ['skip', 'todo', 'fixme', 'skipIf', 'fail', 'fails']

type Call = { readonly kind: 'test' | 'group'; readonly runs: boolean }

/** `test`, `it.each(...)`, `test.describe.serial` and the like; null: the call is something else. */
function callOf(callee: ts.Expression): Call | null {
  const names: string[] = []
  let at = callee
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) {
      names.unshift(at.name.text)
      at = at.expression
    } else if (ts.isCallExpression(at) || ts.isTaggedTemplateExpression(at)) {
      // it.each(table)('title', …) and it.each`table`('title', …)
      at = ts.isCallExpression(at) ? at.expression : at.tag
    } else break
  }
  if (!ts.isIdentifier(at) || !['test', 'it', 'describe'].includes(at.text)) return null
  const group = at.text === 'describe' || names.includes('describe')
  if (
    !group &&
    names.some((name) =>
      ['step', 'use', 'beforeEach', 'afterEach', 'beforeAll', 'afterAll', 'extend', 'slow', 'setTimeout'].includes(
        name,
      ),
    )
  )
    return null
  return { kind: group ? 'group' : 'test', runs: !names.some((name) => IDLE.includes(name)) }
}

/** A title as it is written; what is filled in when the test runs is left out. Null: it is no literal. */
function titleOf(argument: ts.Expression | undefined): string | null {
  if (argument === undefined) return null
  if (ts.isStringLiteralLike(argument)) return argument.text
  if (!ts.isTemplateExpression(argument)) return null
  return [argument.head.text, ...argument.templateSpans.map((span) => span.literal.text)].join('…')
}

function testsIn(path: string, inBrowser: boolean): readonly TitledTest[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
  const file = relative(root, path).split(sep).join('/')
  const found: TitledTest[] = []
  const visit = (node: ts.Node, groups: readonly string[]): void => {
    const call = ts.isCallExpression(node) ? callOf(node.expression) : null
    const [first, ...others] = call !== null && ts.isCallExpression(node) ? node.arguments : []
    const title = titleOf(first)
    if (call === null || title === null || others.length === 0)
      return ts.forEachChild(node, (child) => visit(child, groups))
    if (!call.runs) return
    const titles = [...groups, title]
    if (call.kind === 'group') for (const child of others) visit(child, titles)
    else found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, titles, inBrowser })
  }
  visit(source, [])
  return found
}

function allTests(): readonly TitledTest[] {
  return PLACES.flatMap(({ folder, test, inBrowser }) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => test.test(name))
      .sort()
      .flatMap((name) => testsIn(join(root, folder, name), inBrowser)),
  )
}

const place = (test: TitledTest): string => `${test.file}:${test.line}`
const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** The sentences that make the run fail. */
function complaints({ entries, unknown }: RuleCoverage): readonly string[] {
  const unshown = entries
    .filter(({ open }) => open)
    .map(({ entry }) =>
      entry.kind === 'interface'
        ? `${entry.id} is about what players are shown, and no test in a browser carries its id; name one in e2e after it.`
        : `${entry.id} has no test; name one after it that fails when the rule is broken.`,
    )
  const strange = unknown.map(({ id, nearest, test }) => {
    const advice = nearest === null ? 'name the test after an entry' : `perhaps ${nearest} is meant`
    return `${place(test)} carries ${id}, which the reference does not have; ${advice}.`
  })
  return [...unshown, ...strange]
}

/** A group's title is not repeated where the next one begins with it. */
const titled = ({ titles }: TitledTest): string =>
  titles.filter((title, index) => titles[index + 1]?.startsWith(title) !== true).join(' > ')

function list({ entry, tests, label, open }: EntryCoverage): string {
  const state = entry.reason ?? `${count(tests.length, 'test')}${open ? ', OPEN' : ''}`
  return [
    `${entry.id}  [${entry.kind}]  ${state}`,
    ...(label === null ? [] : [`    label: ${label}`]),
    ...tests.map((test) => `    ${place(test)}  ${titled(test)}`),
  ].join('\n')
}

const options = process.argv.slice(2)
const wrong = options.filter((option) => option !== '--json')
if (wrong.length > 0) {
  console.error(`rules:coverage: There is no option “${wrong.join(' ')}”; the only one is --json.`)
  process.exit(2)
}

const coverage = ruleCoverage(allTests())
const { totals } = coverage
if (options.includes('--json')) console.log(JSON.stringify(totals))
else {
  console.log(coverage.entries.map(list).join('\n'))
  const kinds = `${totals.engine} engine, ${totals.interface} interface, ${totals.text} text, ${totals.outside} outside`
  console.log(
    `\n${totals.entries} entries: ${kinds}. ${count(totals.tests, 'test')} carry their ids; ${totals.labels} are labels in part; ${totals.open} open.`,
  )
}
const faults = complaints(coverage)
for (const fault of faults) console.error(`rules:coverage: ${fault}`)
process.exitCode = faults.length > 0 ? 1 : 0
