import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('combat/imp-comparison: lose', () => {
  it('is lasting without a duration', () => {
    const text = 'SPELL: Target opposing Monster loses 500 IMP.'
    expect(readBody(text)).toEqual([{ verb: 'lose', who: { ref: 'target', index: 0 }, amount: 500, duration: null }])
    expect(reprinted(text)).toBe(text)
  })

  it('can end with the combat', () => {
    const text = 'COUNTER: Answer an opposing attack. The attacker loses 1000 IMP during this combat.'
    expect(readBody(text)).toEqual([
      { verb: 'lose', who: { ref: 'attacker' }, amount: 1000, duration: 'during this combat' },
    ])
    expect(reprinted(text)).toBe(text)
  })

  it('is not spelled otherwise', () => {
    const { faults } = readCardText('SPELL: Target opposing Monster looses 500 IMP.')
    expect(faults.map((fault) => fault.code)).toEqual(['unknownWord'])
  })
})
