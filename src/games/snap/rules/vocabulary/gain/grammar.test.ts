import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('combat/imp-comparison: gain', () => {
  it('gives IMP for a time', () => {
    const text = 'ON REVEAL: This Monster gains 500 IMP until end of turn.'
    expect(readBody(text)).toEqual([{ verb: 'gain', who: { ref: 'self' }, amount: 500, duration: 'until end of turn' }])
    expect(reprinted(text)).toBe(text)
  })

  it('has no duration in a PASSIVE', () => {
    const text = 'PASSIVE: While it is your turn, this Monster gains 500 IMP.'
    expect(readBody(text)).toEqual([{ verb: 'gain', who: { ref: 'self' }, amount: 500, duration: null }])
    expect(reprinted(text)).toBe(text)
  })

  it('needs an amount of IMP', () => {
    const { faults } = readCardText('SPELL: Target allied Monster gains 500 until end of turn.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
