import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('card-text/support-access-wording: lock', () => {
  it('is an own act', () => {
    const text = 'SPELL: Lock 1 Support from your Support Deck.'
    expect(readBody(text)).toEqual([{ verb: 'lock', player: 'you', count: 1 }])
    expect(reprinted(text)).toBe(text)
  })

  it('can be the opponent’s', () => {
    const text = 'SPELL: Your opponent locks 2 Supports from their Support Deck.'
    expect(readBody(text)).toEqual([{ verb: 'lock', player: 'opponent', count: 2 }])
    expect(reprinted(text)).toBe(text)
  })

  it('says from where', () => {
    const { faults } = readCardText('SPELL: Lock 1 Support.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
