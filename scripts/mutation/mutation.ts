/**
 * Breaks the engine in one place after the other and runs the rules tests each time. Prints which mutants survived; none
 * may. Works in a copy below `.mutation/`, never in the sources. `--only N` breaks only the N-th, `--json` prints one line.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MUTANTS, type Mutant } from './mutants'

const COPY = '.mutation'
const CARRIED = ['src', 'vite.config.ts', 'vitest.setup.ts', 'tsconfig.json', 'package.json']

const words = process.argv.slice(2)
const json = words.includes('--json')
const only = words.includes('--only') ? Number(words[words.indexOf('--only') + 1]) : null
const chosen = only === null ? MUTANTS : MUTANTS.slice(only - 1, only)
const say = (line: string): void => {
  if (!json) console.log(line)
}

if (chosen.length === 0) {
  console.error(`mutation: --only takes a number from 1 to ${MUTANTS.length}.`)
  process.exit(2)
}

rmSync(COPY, { recursive: true, force: true })
mkdirSync(COPY)
for (const name of CARRIED) cpSync(name, join(COPY, name), { recursive: true })

/** The rules tests on the copy. True: they pass. */
function pass(): boolean {
  const run = spawnSync(
    'npx',
    [
      'vitest',
      'run',
      '--root',
      COPY,
      '--bail',
      '1',
      '--no-isolate',
      'src/games/snap/rules/tests',
      'src/games/snap/scenarios',
    ],
    { encoding: 'utf8' },
  )
  return run.status === 0
}

if (!pass()) {
  console.error('mutation: the tests fail on the unbroken engine; mend that first.')
  process.exit(1)
}

function survives({ file, from, to }: Mutant): boolean | 'not found' {
  const path = join(COPY, 'src/games/snap/rules', file)
  const whole = readFileSync(path, 'utf8')
  if (!whole.includes(from)) return 'not found'
  writeFileSync(
    path,
    whole.replace(from, () => to),
  )
  const survived = pass()
  writeFileSync(path, whole)
  return survived
}

const survivors: string[] = []
const missing: string[] = []
chosen.forEach((mutant, index) => {
  const outcome = survives(mutant)
  const line = `${only ?? index + 1}. ${mutant.rule}: ${mutant.breaks} (${mutant.file})`
  if (outcome === 'not found') missing.push(line)
  else if (outcome) survivors.push(line)
  say(`${outcome === 'not found' ? 'NOT FOUND' : outcome ? 'SURVIVED ' : 'killed   '} ${line}`)
})
rmSync(COPY, { recursive: true, force: true })

if (json)
  console.log(
    JSON.stringify({
      mutants: chosen.length,
      killed: chosen.length - survivors.length - missing.length,
      survivors: survivors.length,
      notFound: missing.length,
    }),
  )
else say(`${chosen.length} mutants, ${survivors.length} survived, ${missing.length} no longer found in the source`)
process.exitCode = survivors.length + missing.length > 0 ? 1 : 0
