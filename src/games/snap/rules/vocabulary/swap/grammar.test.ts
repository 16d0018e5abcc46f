import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('keywords/swap: swap', () => {
  it('exchanges an own Bench Monster', () => {
    const text = 'SPELL: Swap target allied Bench Monster with your Active Monster.'
    expect(readBody(text)).toEqual([{ verb: 'swap', who: { ref: 'target', index: 0 } }])
    expect(reprinted(text)).toBe(text)
  })

  it('exchanges an opposing Bench Monster', () => {
    const text = 'SPELL: Swap target opposing Bench Monster with the opposing Active Monster.'
    expect(readBody(text)).toEqual([{ verb: 'swap', who: { ref: 'target', index: 0 } }])
    expect(reprinted(text)).toBe(text)
  })

  it('leaves the player open where the class does', () => {
    const text = 'SPELL: Swap target Bench Monster with Blocker with the Active Monster of the same player.'
    expect(readBody(text)).toEqual([{ verb: 'swap', who: { ref: 'target', index: 0 } }])
    expect(reprinted(text)).toBe(text)
  })

  it('forgets who was mentioned, because two Monsters were', () => {
    const text =
      'SPELL: Swap target allied Bench Monster with your Active Monster. The first target gains 500 IMP until end of turn.'
    expect(reprinted(text)).toBe(text)
  })

  it('stays with one player', () => {
    const { faults } = readCardText('SPELL: Swap target opposing Bench Monster with your Active Monster.')
    expect(faults.map((fault) => fault.code)).toEqual(['otherSide'])
  })
})
