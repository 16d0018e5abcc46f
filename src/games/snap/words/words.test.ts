import { describe, expect, it } from 'vitest'
import type { Slot } from '@/games/snap/rules'
import { counted, listed, possessive, sentence, signed, slotName } from './words'

describe('words', () => {
  it('make possessives', () => {
    expect(possessive('Ada')).toBe('Ada’s')
    expect(possessive('Iris')).toBe('Iris’')
  })

  it('name slots', () => {
    expect([0, 1, 3, 4].map((slot) => slotName(slot as Slot, 4))).toEqual([
      'Active Slot',
      'Bench Slot 1',
      'Bench Slot 3',
      'Flex Slot',
    ])
  })

  it('sign amounts with a true minus', () => {
    expect([signed(500), signed(-500), signed(0)]).toEqual(['+500', '−500', '+0'])
  })

  it('count and list', () => {
    expect([counted(1, 'Support'), counted(3, 'Support')]).toEqual(['1 Support', '3 Supports'])
    expect([listed([]), listed(['A']), listed(['A', 'B']), listed(['A', 'B', 'C'])]).toEqual([
      '',
      'A',
      'A and B',
      'A, B and C',
    ])
    expect(sentence('the end')).toBe('The end')
  })
})
