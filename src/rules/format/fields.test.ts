import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playOut } from '@/ai/playOut'
import { seededRandom } from '@/ai/random'
import { createMatch } from '../engine/create'
import { builtInDecks } from '../testing/randomPlay'
import { FORMAT_FIELDS, formatChanges, formatFaults, type FormatField } from './fields'
import { SNAP_STANDARD, type Format } from './format'

/** Any value that a field allows. */
const valueOf = (field: FormatField): fc.Arbitrary<boolean | number | null> => {
  if (field.kind === 'switch') return fc.boolean()
  const within = fc.integer({ min: field.least, max: field.most })
  return field.none === null ? within : fc.option(within, { nil: null })
}

/** Any format that a table may set, for games that end. */
const formats: fc.Arbitrary<Format> = fc
  .record(Object.fromEntries(FORMAT_FIELDS.map((field) => [field.key, valueOf(field)])))
  .map((values) => ({ ...SNAP_STANDARD, ...values, roundLimit: 40 }))

test('the standard format has no fault and no change', () => {
  expect(formatFaults(SNAP_STANDARD)).toEqual([])
  expect(formatChanges(SNAP_STANDARD)).toEqual([])
})

test('a changed field is named, and every fault is told at once', () => {
  const format: Format = { ...SNAP_STANDARD, attacks: 2, chainCap: 0, benchSlots: 3.5 }
  expect(formatChanges(format).map(({ key }) => key)).toEqual(['benchSlots', 'attacks', 'chainCap'])
  expect(formatFaults(format)).toEqual(['“Bench Slots” is a whole number from 3 to 6.', '“Chain cap” is a whole number from 1 to 6.'])
})

test('in any format that a table may set, every game ends', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(formats, fc.integer({ min: 0, max: 1_000_000 }), (format, seed) => {
      expect(formatFaults(format)).toEqual([])
      const [first, second] = builtInDecks()
      if (!first || !second) throw new Error('Two built-in decks are needed')
      const start = createMatch({ format, players: [{ name: 'Ann', deck: first }, { name: 'Ben', deck: second }] })
      expect(playOut(start, seededRandom(seed)).state.result).not.toBeNull()
    }),
    { numRuns: 40 },
  )
})
