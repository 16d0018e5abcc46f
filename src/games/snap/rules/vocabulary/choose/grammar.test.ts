import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('card-text/digital-readability: choose', () => {
  it('offers two or more ways', () => {
    const text =
      'SPELL: Choose one: lock 1 Support from your Support Deck; or unlock 1 of your Locked Supports; or open your Flex Slot.'
    expect(readBody(text)).toEqual([
      {
        verb: 'choose',
        modes: [
          [{ verb: 'lock', player: 'you', count: 1 }],
          [{ verb: 'unlock', player: 'you', count: 1 }],
          [{ verb: 'openFlex' }],
        ],
      },
    ])
    expect(reprinted(text)).toBe(text)
  })

  it('can be optional', () => {
    const text =
      'ON REVEAL: You may choose one: lock 1 Support from your Support Deck; or unlock 1 of your Locked Supports.'
    expect(reprinted(text)).toBe(text)
  })

  it('needs a second way', () => {
    const { faults } = readCardText('SPELL: Choose one: lock 1 Support from your Support Deck.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
