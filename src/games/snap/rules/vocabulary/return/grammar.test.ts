import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

const codes = (text: string) => readCardText(text).faults.map((fault) => fault.code)

describe('zones/graveyard: return', () => {
  it('brings a Monster back from the own Graveyard', () => {
    const text = 'SPELL: Return target Monster in your Graveyard to your Bench.'
    expect(readBody(text)).toEqual([{ verb: 'return', index: 0 }])
    expect(reprinted(text)).toBe(text)
  })

  it('brings one back for its owner, whoever plays the card', () => {
    const text = 'SPELL: Return target Monster in your opponent’s Graveyard to your opponent’s Bench.'
    expect(reprinted(text)).toBe(text)
    expect(codes('SPELL: Return target Monster in your opponent’s Graveyard to your Bench.')).toEqual(['otherSide'])
  })

  it('returns no Support, and no Monster that is on the field', () => {
    expect(codes('SPELL: Return target Spell in your Graveyard to your Bench.')).toEqual(['targetClass'])
    expect(
      codes('SPELL: Move target Spell in your Graveyard to your hand. Return the first target to your Bench.'),
    ).toEqual(['noSuchTarget'])
    expect(codes('SPELL: Target allied Monster recovers 500 IMP. Return the first target to your Bench.')).toEqual([
      'noSuchTarget',
    ])
  })
})
