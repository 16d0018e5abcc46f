import { describe, expect, it } from 'vitest'
import { readBody, reprinted } from '../../language/testing/oneInstruction'
import { readCardText } from '../../language/parse'

describe('support-access/removal-handling: moveLocked', () => {
  it('moves an own Locked Support', () => {
    const text = 'SPELL: Move 1 of your Locked Supports to your Support Deck.'
    expect(readBody(text)).toEqual([{ verb: 'moveLocked', player: 'you', count: 1, to: 'deck' }])
    expect(reprinted(text)).toBe(text)
  })

  it('lets the opponent choose among theirs', () => {
    const text = 'SPELL: Your opponent moves 1 of their Locked Supports to their Graveyard.'
    expect(readBody(text)).toEqual([{ verb: 'moveLocked', player: 'opponent', count: 1, to: 'graveyard' }])
    expect(reprinted(text)).toBe(text)
  })

  it('names a zone for Supports', () => {
    const { faults } = readCardText('SPELL: Move 1 of your Locked Supports to your Bench.')
    expect(faults.map((fault) => fault.code)).toEqual(['unexpected'])
  })
})
