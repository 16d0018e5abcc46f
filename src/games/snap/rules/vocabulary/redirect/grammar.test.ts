import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('combat/attack-declaration: redirect', () => {
  it('gives the attack another target', () => {
    const text = 'COUNTER: Answer an opposing attack. Redirect the attack to target allied Bench Monster.'
    expect(readBody(text)).toEqual([{ verb: 'redirect', to: { ref: 'target', index: 0 } }])
    expect(reprinted(text)).toBe(text)
  })

  it('says whereto', () => {
    const { faults } = readCardText('COUNTER: Answer an opposing attack. Redirect the attack.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
