import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordDiff, type DiffPart } from './wordDiff'

const said = (parts: readonly DiffPart[]): string => parts.map(({ text }) => text).join('')
const own = (parts: readonly DiffPart[]): readonly string[] =>
  parts.filter((part) => part.own).map(({ text }) => text.trim())

describe('words that differ', () => {
  it('are those that only one text has', () => {
    const diff = wordDiff('From Round 4 on one Support is locked.', 'From Round 5 on exactly one Support is locked.')
    expect(own(diff.ours)).toEqual(['4'])
    expect(own(diff.theirs)).toEqual(['5', 'exactly'])
    expect(diff.likeness).toBeGreaterThan(0.7)
  })

  it('are none in equal texts and all in foreign ones', () => {
    expect(wordDiff('One two.', 'One two.')).toMatchObject({ likeness: 1 })
    expect(wordDiff('One two.', 'Three four.').likeness).toBe(0)
  })

  it('leave both texts whole', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c ', ' d', 'e\n')).map((words) => words.join(' ').trim())
    fc.assert(
      fc.property(text, text, (one, other) => {
        const diff = wordDiff(one, other)
        expect(said(diff.ours)).toBe(one)
        expect(said(diff.theirs)).toBe(other)
      }),
    )
  })
})
