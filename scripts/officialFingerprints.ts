/**
 * Keeps the fingerprints of the official reference that our wording follows: reads the published file and writes
 * `src/games/snap/reference/official.ts`, in which no sentence of it stands. Run it when our entries follow a new version.
 * Exit code 0: written, 1: the file is no reference, 2: wrong options.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importReference, snapshotOf } from '@/games/snap/reference'

const TARGET = fileURLToPath(new URL('../src/games/snap/reference/official.ts', import.meta.url))

const [path, ...more] = process.argv.slice(2)
if (path === undefined || more.length > 0) {
  console.error(
    'rules:fingerprints: Name the published reference, one file: npm run rules:fingerprints -- ../shared/sources/snap-reference.json',
  )
  process.exit(2)
}
const read = importReference(readFileSync(path, 'utf8'))
if (!read.ok) {
  for (const { message } of read.faults) console.error(`rules:fingerprints: ${message}`)
  process.exit(1)
}
const { version, entries, intros } = snapshotOf(read.reference)
const lines = (record: Readonly<Record<string, string>>): string =>
  Object.entries(record)
    .map(([id, print]) => `    '${id}': '${print}',`)
    .join('\n')
writeFileSync(
  TARGET,
  `/** The official reference that our wording follows, by fingerprints alone. Written by \`npm run rules:fingerprints\`; do not edit. */
import type { ReferenceSnapshot } from './changes'

export const OFFICIAL: ReferenceSnapshot = {
  version: '${version}',
  /** Of each entry's text, by its id. */
  entries: {
${lines(entries)}
  },
  /** Of each chapter's introduction. */
  intros: {
${lines(intros)}
  },
}
`,
)
console.log(`${Object.keys(entries).length} entries of ${version}.`)
