import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('card-text/avoid-hidden-exceptions: restrict', () => {
  it('forbids an act for a time', () => {
    const text = 'SPELL: Target opposing Monster cannot attack until end of turn.'
    expect(readBody(text)).toEqual([
      { verb: 'restrict', who: { ref: 'target', index: 0 }, act: 'attack', duration: 'until end of turn' },
    ])
    expect(reprinted(text)).toBe(text)
  })

  it('forbids it as long as the Monster is there', () => {
    const text = 'PASSIVE: This Monster cannot Swap.'
    expect(readBody(text)).toEqual([{ verb: 'restrict', who: { ref: 'self' }, act: 'swap', duration: null }])
    expect(reprinted(text)).toBe(text)
  })

  it('forbids only acts that there are', () => {
    const { faults } = readCardText('SPELL: Target opposing Monster cannot dance until end of turn.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
