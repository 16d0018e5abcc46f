import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest } from './nearest'

/** The same, by the definition: every edit counted, every candidate looked at. */
function plainly(text: string, candidates: readonly string[]): string | null {
  const edits = (one: string, other: string): number => {
    const rows = Array.from({ length: one.length + 1 }, (_, i) =>
      Array.from({ length: other.length + 1 }, (__, j) => i || j),
    )
    for (let i = 1; i <= one.length; i++)
      for (let j = 1; j <= other.length; j++) {
        rows[i]![j] = Math.min(
          rows[i - 1]![j]! + 1,
          rows[i]![j - 1]! + 1,
          rows[i - 1]![j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1),
        )
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
          rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1)
      }
    return rows[one.length]![other.length]!
  }
  const shares = candidates.map(
    (candidate) => edits(text.toLowerCase(), candidate.toLowerCase()) / Math.max(candidate.length, 1),
  )
  const least = Math.min(...shares)
  return least <= 0.34 ? candidates[shares.indexOf(least)]! : null
}

describe('the nearest known wording', () => {
  it.each([
    ['Cinder Raly', 'Cinder Rally'],
    ['CINDRE rally', 'Cinder Rally'],
    ['Furnace', null],
    ['', null],
  ])('to %j is %j', (text, found) =>
    expect(nearest(text, ['Furnace Oath', 'Cinder Rally', 'Cinder Rallying'])).toBe(found),
  )

  it('is what counting every edit finds', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'A'), maxLength: 9 })
    fc.assert(
      fc.property(word, fc.array(word, { minLength: 1, maxLength: 8 }), (text, candidates) => {
        expect(nearest(text, candidates)).toBe(plainly(text, candidates))
      }),
      { numRuns: 2000 },
    )
  })

  it('gives up on most candidates at once, so that a long text among many costs next to nothing', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `Card number ${index} of the set`)
    expect(nearest('x'.repeat(1_000_000), many)).toBeNull()
    expect(nearest('Nothing like any of them at all', many)).toBeNull()
    // Without giving up, the first alone would be minutes of work.
  }, 30_000)
})
