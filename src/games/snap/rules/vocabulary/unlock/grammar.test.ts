import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('card-text/support-access-wording: unlock', () => {
  it('is an own act', () => {
    const text = 'SPELL: Unlock 1 of your Locked Supports.'
    expect(readBody(text)).toEqual([{ verb: 'unlock', player: 'you', count: 1 }])
    expect(reprinted(text)).toBe(text)
  })

  it('can be the opponent’s', () => {
    const text = 'SPELL: Your opponent unlocks 2 of their Locked Supports.'
    expect(readBody(text)).toEqual([{ verb: 'unlock', player: 'opponent', count: 2 }])
    expect(reprinted(text)).toBe(text)
  })

  it('needs a number', () => {
    const { faults } = readCardText('SPELL: Unlock your Locked Supports.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
