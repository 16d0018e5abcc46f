import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('turn-procedure/end-phase: delay', () => {
  it('waits for the End Phase', () => {
    const text =
      'SPELL: Target allied Monster gains 500 IMP until end of turn. At the end of this turn, it loses 500 IMP.'
    expect(readBody(text)).toEqual([
      { verb: 'gain', who: { ref: 'target', index: 0 }, amount: 500, duration: 'until end of turn' },
      { verb: 'delay', then: [{ verb: 'lose', who: { ref: 'target', index: 0 }, amount: 500, duration: null }] },
    ])
    expect(reprinted(text)).toBe(text)
  })

  it('takes more than one instruction only with “then”', () => {
    const { faults } = readCardText(
      'SPELL: At the end of this turn, open your Flex Slot, lock 1 Support from your Support Deck.',
    )
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
