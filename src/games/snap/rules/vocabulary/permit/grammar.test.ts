import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'

describe('prime-evolution/attack-restriction: permit', () => {
  it('overrides the restriction by name', () => {
    const text = 'PASSIVE: This Monster can attack while newly evolved.'
    expect(readBody(text)).toEqual([{ verb: 'permit', who: { ref: 'self' }, duration: null }])
    expect(reprinted(text)).toBe(text)
  })

  it('can be for a time', () => {
    const text = 'SPELL: Target allied Active Monster can attack while newly evolved until end of turn.'
    expect(readBody(text)).toEqual([
      { verb: 'permit', who: { ref: 'target', index: 0 }, duration: 'until end of turn' },
    ])
    expect(reprinted(text)).toBe(text)
  })
})
