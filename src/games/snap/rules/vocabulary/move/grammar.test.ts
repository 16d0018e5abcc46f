import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('card-text/targets-before-resolution: move', () => {
  it('moves a card from the own Graveyard', () => {
    const text = 'SPELL: Move target Spell in your Graveyard to your Support Deck.'
    expect(readBody(text)).toEqual([{ verb: 'move', index: 0, to: 'deck' }])
    expect(reprinted(text)).toBe(text)
  })

  it('moves a card from the opponent’s Graveyard to its owner’s zone', () => {
    const text = 'SPELL: Move target Support in your opponent’s Graveyard to your opponent’s Support Deck.'
    expect(readBody(text)).toEqual([{ verb: 'move', index: 0, to: 'deck' }])
    expect(reprinted(text)).toBe(text)
  })

  it('never gives a card to the other player', () => {
    const { faults } = readCardText('SPELL: Move target Spell in your opponent’s Graveyard to your hand.')
    expect(faults.map((fault) => fault.code)).toEqual(['otherSide'])
  })

  it('moves no Monster', () => {
    const { faults } = readCardText(
      'SPELL: Target allied Monster recovers 500 IMP. Move the first target to your hand.',
    )
    expect(faults.map((fault) => fault.code)).toEqual(['noSuchTarget'])
    const returned = readCardText(
      'SPELL: Return target Monster in your Graveyard to your Bench. Move the first target to your hand.',
    )
    expect(returned.faults.map((fault) => fault.code)).toEqual(['noSuchTarget'])
  })
})
