import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('zones/flex-slot: openFlex', () => {
  it('opens the own Flex Slot', () => {
    const text = 'SPELL: Open your Flex Slot.'
    expect(readBody(text)).toEqual([{ verb: 'openFlex' }])
    expect(reprinted(text)).toBe(text)
  })

  it('opens nothing else', () => {
    const { faults } = readCardText('SPELL: Open your Bench.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
