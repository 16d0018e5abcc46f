import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('turn-procedure/flip-step: reveal', () => {
  it('turns a face-down Monster over', () => {
    const text = 'SPELL: Reveal target opposing face-down Monster.'
    expect(readBody(text)).toEqual([{ verb: 'reveal', who: { ref: 'target', index: 0 } }])
    expect(reprinted(text)).toBe(text)
  })

  it('needs a class', () => {
    const { faults } = readCardText('SPELL: Reveal target face-down.')
    expect(faults.map((fault) => fault.code)).toEqual(['targetClass'])
  })
})
