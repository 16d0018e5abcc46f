import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('turn-procedure/swap-phase: extraSwap', () => {
  it('gives one more Swap', () => {
    const text = 'SPELL: You get 1 additional Swap this turn.'
    expect(readBody(text)).toEqual([{ verb: 'extraSwap' }])
    expect(reprinted(text)).toBe(text)
  })

  it('gives one at a time', () => {
    const { faults } = readCardText('SPELL: You get 2 additional Swap this turn.')
    expect(faults.map((fault) => fault.code)).toEqual(['otherSide'])
  })
})
