import { describe, expect, it } from 'vitest'
import type { CardId, Refusal } from '@/games/snap/rules'
import { REFUSAL_CODES } from '@/games/snap/rules/model/refusals'
import { wordRefusal } from './refusals'

const names = ['Ada', 'Bo'] as const
const card = 7 as CardId
const cardName = (id: CardId): string | null => (id === card ? 'Rally' : null)
const refusal = (part: Partial<Refusal>): Refusal => ({
  code: 'gameOver',
  rule: 'game-state/legal-action',
  seat: 0,
  action: 'play',
  ...part,
})
const word = (part: Partial<Refusal>): string => wordRefusal(refusal(part), names, cardName)

describe('every refusal', () => {
  it.each(REFUSAL_CODES)('%s is a sentence, with and without facts', (code) => {
    for (const facts of [{}, { card, limit: 2, step: 'spell', word: 'attack' }, { card: 99 as CardId }] as const) {
      const sentence = word({ code, ...facts })
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object/)
    }
  })

  it('says something of its own', () => {
    const sentences = REFUSAL_CODES.map((code) => word({ code }))
    expect(new Set(sentences).size).toBe(REFUSAL_CODES.length)
  })
})

describe('the facts', () => {
  it('name the player whose Unlock Step is skipped (rulings/player-1-first-turn-unlock)', () => {
    expect(word({ code: 'firstRound', action: 'unlock', word: 'unlock', limit: 2 })).toBe(
      'Ada skips the Unlock Step in Round 1.',
    )
  })

  it('name the card and the step', () => {
    expect(word({ code: 'lockedNotPlayable', card })).toBe(
      'Rally is locked; it can be played once it is unlocked to the hand.',
    )
    expect(word({ code: 'stepPassed', step: 'spell' })).toBe(
      'The Spell Phase is over for this turn and does not come back.',
    )
  })

  it('never name a card that the player does not know', () => {
    expect(word({ code: 'faceDown', card: 3 as CardId })).toBe(
      'That Monster is face-down; only a face-up Monster can do this.',
    )
  })

  it('count in the singular and the plural', () => {
    expect(word({ code: 'targetCount', card, limit: 1 })).toBe('Rally needs 1 target.')
    expect(word({ code: 'chainCap', limit: 3 })).toBe('The Chain is full with 3 Counters; it resolves now.')
    expect(word({ code: 'firstRoundSpell', limit: 1 })).toBe('In Round 1 a player plays 1 Spell at most.')
  })

  it('name the decision that comes first', () => {
    expect(word({ code: 'decisionIsAnother', word: 'promote' })).toBe('First Ada has to finish the promotion.')
    expect(word({ code: 'notYourDecision', seat: 1 })).toBe('Ada decides now; Bo has to wait.')
  })
})
