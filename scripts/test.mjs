/**
 * `npm test`: everything that must hold, cheapest first, stopping at the first failure. The last line is for machines:
 * `N passed, M failed`, summed over the tests of both runners.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser, noBrowser } from './browser.mjs'
import { PlainFailure, installPackages, npm, plainly, requireNode, root } from './toolchain.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {readonly string[]} Command */
/** Commands of one step run side by side. @typedef {{ name: string, npm: readonly Command[], count?: () => Count }} Step */
/** @typedef {Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number>} UnitReport */
/** @typedef {{ stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number> }} BrowserReport */

const unitReport = 'reports/unit.json'
const browserReport = 'reports/browser.json'

/** @type {Count} */
const none = { passed: 0, failed: 0, skipped: 0 }

/**
 * @param {string} file
 * @returns {unknown} what the runner wrote; undefined when it did not get that far
 */
function report(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

/** @returns {Count} */
function unitCount() {
  const found = /** @type {UnitReport | undefined} */ (report(unitReport))
  if (found === undefined) return none
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests } = found
  return { passed, failed, skipped: numPendingTests + numTodoTests }
}

/** @returns {Count} */
function browserCount() {
  const found = /** @type {BrowserReport | undefined} */ (report(browserReport))
  if (found === undefined) return none
  const { expected, unexpected, flaky, skipped } = found.stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}

/** @param {string} name @returns {Command} */
const script = (name) => ['run', '--silent', name]

// A forgotten `.only` would leave the other tests out without a word: here it is a failure.
/** @type {readonly Step[]} */
const steps = [
  { name: 'types, lint', npm: ['types', 'lint:layout', 'lint:code', 'lint:imports'].map(script) },
  {
    name: 'unit tests',
    npm: [
      [
        ...script('unit'),
        ...['--', '--allowOnly=false'],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
      ],
    ],
    count: unitCount,
  },
  { name: 'build', npm: [script('build')] },
  {
    name: 'browser tests',
    npm: [['exec', '--no', '--', 'playwright', 'test', '--forbid-only', '--reporter=list,json']],
    count: browserCount,
  },
]

async function installBrowser() {
  if ((await findBrowser()) !== undefined) return
  console.log("No Chromium here; asking for Playwright's own ...")
  await npm(['exec', '--no', '--', 'playwright', 'install', 'chromium'])
  if ((await findBrowser()) === undefined) throw new PlainFailure(noBrowser)
}

/** @param {number} since what `performance.now()` said then */
const secondsSince = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const total = { passed: 0, failed: 0 }
/** @type {string[]} */
const times = []

/** @param {Step} step */
async function take(step) {
  console.log(`\n── ${step.name} ──`)
  const began = performance.now()
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(root, browserReport) }
  const codes = await Promise.all(step.npm.map((command) => npm(command, env)))
  const count = step.count?.()
  total.passed += count?.passed ?? 0
  total.failed += count?.failed ?? 0
  const tests = count === undefined ? '' : `, ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`
  times.push(`  ${step.name.padEnd(14)} ${secondsSince(began)}${tests}`)
  if (codes.some((code) => code !== 0))
    throw new PlainFailure(`Stopped at "${step.name}": it failed, and says why above.`)
  if (count?.passed === 0) throw new PlainFailure(`Stopped at "${step.name}": not one test ran.`)
}

const began = performance.now()
await plainly(async () => {
  requireNode()
  rmSync(join(root, 'reports'), { recursive: true, force: true })
  await installPackages()
  await installBrowser()
  for (const step of steps) await take(step)
})
if (times.length > 0) console.log(`\n${times.join('\n')}\n  ${'all'.padEnd(14)} ${secondsSince(began)}`)
// What failed without a failing test (types, lint, a file that does not load) counts as one, so that the line tells.
const failed = process.exitCode === undefined ? total.failed : Math.max(total.failed, 1)
console.log(`\n${total.passed} passed, ${failed} failed`)
