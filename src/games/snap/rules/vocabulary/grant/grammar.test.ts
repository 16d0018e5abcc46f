import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('keywords/multiple-keywords: grant', () => {
  it('gives a keyword for a time', () => {
    const text = 'SPELL: Target allied Monster gains Blocker until your next turn.'
    expect(readBody(text)).toEqual([
      { verb: 'grant', who: { ref: 'target', index: 0 }, keyword: 'Blocker', duration: 'until your next turn' },
    ])
    expect(reprinted(text)).toBe(text)
  })

  it('knows the five keywords only', () => {
    const { faults } = readCardText('SPELL: Target allied Monster gains Bloker until end of turn.')
    expect(faults.map((fault) => fault.code)).toEqual(['unknownWord'])
  })
})
