import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MUTANTS } from './mutants'

const sourceOf = (file: string): string =>
  readFileSync(new URL(`../../src/games/snap/rules/${file}`, import.meta.url), 'utf8')

test('every mutant names source that is there, so that none is skipped in silence', () => {
  const missing = MUTANTS.filter(({ file, from }) => !sourceOf(file).includes(from))
  expect(missing.map(({ file, breaks }) => `${file}: ${breaks}`)).toEqual([])
})
