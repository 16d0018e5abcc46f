import { describe, expect, it } from 'vitest'
import { PYRE_VERDICT } from '@/games/snap/cards/decks'
import { ruleTitle, SNAP_STANDARD } from '@/games/snap/rules'
import { addDeck, findDeck, freeDeckName } from './deckChoices'
import { readDeck } from './readDeck'

describe('deck choices', () => {
  it('find the built-in decks by id', () => {
    expect(findDeck('pyre-verdict')?.name).toBe('Pyre Verdict')
    expect(findDeck('tidal-concord')?.lineup).toHaveLength(5)
    expect(findDeck('nothing')).toBeNull()
  })

  it('take a legal deck file', async () => {
    const reading = await readDeck(JSON.stringify({ ...PYRE_VERDICT, name: 'Mine' }), SNAP_STANDARD)
    if (!reading.ok) throw new Error(reading.faults.map((fault) => fault.sentence).join('\n'))
    expect(findDeck(addDeck(reading.deck).id)?.name).toBe('Mine')
  })

  it('have different names, whatever the files say', async () => {
    const reading = await readDeck(JSON.stringify({ ...PYRE_VERDICT, name: 'pyre  VERDICT' }), SNAP_STANDARD)
    if (!reading.ok) throw new Error('a legal deck')
    expect(freeDeckName('Something else')).toBe('Something else')
    expect([addDeck(reading.deck), addDeck(reading.deck)].map((choice) => [choice.name, choice.deck.name])).toEqual([
      ['pyre VERDICT (2)', 'pyre VERDICT (2)'],
      ['pyre VERDICT (3)', 'pyre VERDICT (3)'],
    ])
  })

  it('list every fault of a deck, each with a rule that the reference has', async () => {
    const [first = '', ...others] = PYRE_VERDICT.cards
    const reading = await readDeck(
      JSON.stringify({ name: 'Wrong', cards: [first, first, 'No Such Card', ...others.slice(3)], evolutions: [] }),
      SNAP_STANDARD,
    )
    if (reading.ok) throw new Error('a deck with faults was taken')
    expect(reading.faults.length).toBeGreaterThan(2)
    for (const fault of reading.faults) {
      expect(fault.sentence).toMatch(/[.?]$/)
      expect(fault.rule !== null && ruleTitle(fault.rule)).toBeTruthy()
    }
  })

  it('say what is wrong with a text that is no deck', async () => {
    for (const text of ['', '{', '- a\n- b', 'name: x']) {
      const reading = await readDeck(text, SNAP_STANDARD)
      expect(reading.ok).toBe(false)
    }
  })
})
