import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('combat/defeat-timing: defeat', () => {
  it('names whom it defeats', () => {
    const text = 'SPELL: Defeat target opposing Bench Monster with 1800 IMP or less.'
    expect(readBody(text)).toEqual([{ verb: 'defeat', who: { ref: 'target', index: 0 } }])
    expect(reprinted(text)).toBe(text)
  })

  it('can mean a Monster mentioned before', () => {
    const text = 'SPELL: Target opposing Monster loses 500 IMP. If its IMP is 1000 or less, defeat it.'
    expect(reprinted(text)).toBe(text)
  })

  it('needs a Monster', () => {
    const { faults } = readCardText('SPELL: Defeat.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
