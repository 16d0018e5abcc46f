import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('combat/defeat-timing: prevent', () => {
  it('prevents the defeat of the combat result', () => {
    const text = 'COUNTER: Answer an allied combat result. Prevent that defeat.'
    expect(readBody(text)).toEqual([{ verb: 'prevent' }])
    expect(reprinted(text)).toBe(text)
  })

  it('prevents nothing else', () => {
    const { faults } = readCardText('COUNTER: Answer an allied combat result. Prevent it.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
