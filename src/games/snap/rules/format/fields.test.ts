import fc from 'fast-check'
import { expect, test } from 'vitest'
import { playOut } from '@/ai/playOut'
import { seededRandom } from '@/kernel/random'
import { createMatch } from '../engine/create'
import { apart, snap } from '../ruleset'
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
  .filter((format) => formatFaults(format).length === 0)

test('the standard format has no fault and no change', () => {
  expect(formatFaults(SNAP_STANDARD)).toEqual([])
  expect(formatChanges(SNAP_STANDARD)).toEqual([])
})

test('a changed field is named, and every fault is told at once', () => {
  const format: Format = { ...SNAP_STANDARD, attacks: 2, chainCap: 0, benchSlots: 3.5 }
  expect(formatChanges(format).map(({ key }) => key)).toEqual(['benchSlots', 'attacks', 'chainCap'])
  expect(formatFaults(format)).toEqual([
    '“Bench Slots” is a whole number from 3 to 6.',
    '“Chain cap” is a whole number from 1 to 6.',
  ])
})

test('a format that contradicts itself is refused, with both values named', () => {
  expect(formatFaults({ ...SNAP_STANDARD, flexWithoutPrime: false })).toEqual([
    '“Flex Slot without a Prime” is off and “Bench Slots” is 3: a lineup of 5 Monsters would have 4 places; turn the first on, or make the second 4.',
  ])
  expect(formatFaults({ ...SNAP_STANDARD, flexWithoutPrime: false, benchSlots: 4 })).toEqual([])
  expect(formatFaults({ ...SNAP_STANDARD, startingHand: 5, handLimit: 4 })).toEqual([
    '“Starting hand” is 5 and “Hand limit” is 4: the first hand would be over the limit; lower the first, or raise the second.',
  ])
})

test('in any format that a table may set, every game ends', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(formats, fc.integer({ min: 0, max: 1_000_000 }), (format, seed) => {
      const [first, second] = builtInDecks()
      if (!first || !second) throw new Error('Two built-in decks are needed')
      const start = createMatch({
        format,
        players: [
          { name: 'Ann', deck: first },
          { name: 'Ben', deck: second },
        ],
      })
      expect(playOut(snap, apart(start), seededRandom(seed)).state.result).not.toBeNull()
    }),
    { numRuns: 40 },
  )
})
