import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'

describe('chains/negated-original-effect: negate', () => {
  it('is about what the Counter answers', () => {
    const text = 'COUNTER: Answer an opposing Spell. Negate it.'
    expect(readBody(text)).toEqual([{ verb: 'negate', destination: null }])
    expect(reprinted(text)).toBe(text)
  })

  it('can name another place (rulings/countered-spell-destination)', () => {
    const text = 'COUNTER: Answer an opposing Spell. Negate it and move it to its owner’s Support Deck.'
    expect(readBody(text)).toEqual([{ verb: 'negate', destination: 'deck' }])
    expect(reprinted(text)).toBe(text)
  })

  it('says what it negates where “it” would be a Monster', () => {
    const text = 'COUNTER: Answer an opposing Spell. Target allied Monster gains 500 IMP until end of turn. Negate it.'
    expect(reprinted(text)).toBe(
      'COUNTER: Answer an opposing Spell. Target allied Monster gains 500 IMP until end of turn. Negate the answered action.',
    )
  })
})
