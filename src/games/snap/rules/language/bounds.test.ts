/** What a text can ask of the engine is bounded, and what means nothing is told (`card-text/digital-readability`). */
import { describe, expect, test } from 'vitest'
import type { CardType } from '../model/cards'
import { parseCardText } from './parse'

const faultsOf = (text: string, cardType: CardType = 'Spell') => {
  const parsed = parseCardText(text, { name: 'Card', cardType, keywords: ['Trigger'] })
  return parsed.ok ? [] : parsed.faults.map(({ code }) => code)
}

describe('numbers and targets are bounded', () => {
  const nines = '9'.repeat(320)
  test.each([
    [`SPELL: Lock ${nines} Supports from your Support Deck.`],
    [`SPELL: Play only if it is Round ${nines} or later. Your Active Monster gains 500 IMP until end of turn.`],
    [`SPELL: Lock 100000 Supports from your Support Deck.`],
  ])('a number beyond 99999 is a fault: %.40s', (text) => {
    expect(faultsOf(text)).toContain('numberTooLarge')
  })

  test('a text with more targets than could be listed is a fault', () => {
    const target = 'target opposing Monster loses 500 IMP'
    expect(
      faultsOf(`SPELL: ${Array.from({ length: 3 }, () => target).join(', then ')}.`.replace('target', 'Target')),
    ).toEqual([])
    expect(
      faultsOf(`SPELL: ${Array.from({ length: 7 }, () => target).join(', then ')}.`.replace('target', 'Target')),
    ).toEqual(['tooManyTargets'])
  })
})

describe('a text that means nothing is told', () => {
  test.each([
    ['SPELL: Lock 0 Supports from your Support Deck.', 'noEffect'],
    ['SPELL: Unlock 0 of your Locked Supports.', 'noEffect'],
    ['SPELL: Move target Spell in your Graveyard to your Graveyard.', 'noEffect'],
    ['SPELL: Your Active Monster gains Trigger until end of turn.', 'noEffect'],
    ['SPELL: At the end of this turn, your Active Monster gains 500 IMP during this combat.', 'refHere'],
  ] as const)('%s', (text, code) => {
    expect(faultsOf(text)).toContain(code)
  })
})
