import { describe, expect, it } from 'vitest'
import { PYRE_VERDICT } from '@/cards/decks'
import { ruleTitle } from '@/rules'
import { findDeck, loadDeck } from './deckChoices'

describe('deck choices', () => {
  it('find the built-in decks by id', () => {
    expect(findDeck('pyre-verdict')?.name).toBe('Pyre Verdict')
    expect(findDeck('tidal-concord')?.lineup).toHaveLength(5)
    expect(findDeck('nothing')).toBeNull()
  })

  it('take a legal deck file', async () => {
    const reading = await loadDeck(JSON.stringify({ ...PYRE_VERDICT, name: 'Mine' }))
    if (!reading.ok) throw new Error(reading.faults.map((fault) => fault.sentence).join('\n'))
    expect(findDeck(reading.choice.id)?.name).toBe('Mine')
  })

  it('list every fault of a deck, each with a rule that the reference has', async () => {
    const [first = '', ...others] = PYRE_VERDICT.cards
    const reading = await loadDeck(JSON.stringify({ name: 'Wrong', cards: [first, first, 'No Such Card', ...others.slice(3)], evolutions: [] }))
    if (reading.ok) throw new Error('a deck with faults was taken')
    expect(reading.faults.length).toBeGreaterThan(2)
    for (const fault of reading.faults) {
      expect(fault.sentence).toMatch(/[.?]$/)
      expect(fault.rule !== null && ruleTitle(fault.rule)).toBeTruthy()
    }
  })

  it('say what is wrong with a text that is no deck', async () => {
    for (const text of ['', '{', '- a\n- b', 'name: x']) {
      const reading = await loadDeck(text)
      expect(reading.ok).toBe(false)
    }
  })
})
