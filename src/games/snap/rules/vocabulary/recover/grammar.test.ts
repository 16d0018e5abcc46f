import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('combat/imp-comparison: recover', () => {
  it('takes lasting loss away', () => {
    const text = 'SPELL: Target allied Monster recovers 1000 IMP.'
    expect(readBody(text)).toEqual([{ verb: 'recover', who: { ref: 'target', index: 0 }, amount: 1000 }])
    expect(reprinted(text)).toBe(text)
  })

  it('has no duration', () => {
    const { faults } = readCardText('SPELL: Target allied Monster recovers 1000 IMP until end of turn.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
