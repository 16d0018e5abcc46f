import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('card-text/digital-readability: if', () => {
  it('does one of two things', () => {
    const text =
      'SPELL: If it is your turn, unlock 1 of your Locked Supports. Otherwise, lock 1 Support from your Support Deck.'
    expect(readBody(text)).toEqual([
      {
        verb: 'if',
        condition: { test: 'turn', player: 'you' },
        then: [{ verb: 'unlock', player: 'you', count: 1 }],
        otherwise: [{ verb: 'lock', player: 'you', count: 1 }],
      },
    ])
    expect(reprinted(text)).toBe(text)
  })

  it('ends with its sentence', () => {
    const text = 'SPELL: If it is your turn, unlock 1 of your Locked Supports. Lock 1 Support from your Support Deck.'
    expect(readBody(text)).toEqual([
      {
        verb: 'if',
        condition: { test: 'turn', player: 'you' },
        then: [{ verb: 'unlock', player: 'you', count: 1 }],
        otherwise: [],
      },
      { verb: 'lock', player: 'you', count: 1 },
    ])
    expect(reprinted(text)).toBe(text)
  })

  it('stands in brackets among others', () => {
    const text =
      'SPELL: At the end of this turn, (if it is your turn, unlock 1 of your Locked Supports; otherwise, lock 1 Support from your Support Deck), then open your Flex Slot.'
    expect(reprinted(text)).toBe(text)
  })

  it('has branches that do not know of each other', () => {
    const text =
      'SPELL: If it is your turn, target allied Monster gains 500 IMP until end of turn. Otherwise, the first target recovers 500 IMP.'
    expect(reprinted(text)).toBe(text)
  })

  it('needs a comma', () => {
    const { faults } = readCardText('SPELL: If it is your turn unlock 1 of your Locked Supports.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
