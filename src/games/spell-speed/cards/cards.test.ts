/** The cards that come with the game are text, and the text is what they do. */
import { describe, expect, test } from 'vitest'
import { printText, readCard } from '@/games/spell-speed/rules/language'
import type { PrintedCard } from '@/games/spell-speed/rules/model/cards'
import { findCard, STARTER_DECK } from './pool'
import { SAMPLE_CARDS } from './sampleCards'

const spell = (text: string): PrintedCard => ({ name: 'Test', kind: 'Spell', text })
const monster = (text: string): PrintedCard => ({ name: 'Test', kind: 'monster', power: 1000, text })

/** The faults of a text, with the words that they are about. */
function faults(printed: PrintedCard): readonly (readonly [code: string, words: string, nearest: string | null])[] {
  const read = readCard(printed)
  return read.ok ? [] : read.faults.map(({ code, from, to, nearest }) => [code, printed.text.slice(from, to), nearest])
}

const CANONICAL: readonly PrintedCard[] = [
  ...SAMPLE_CARDS,
  monster(''),
  monster(
    'When this is destroyed, you may: destroy target face-up Spell or Trap. Main, once per turn: lose 1,200 LP; discard 2 cards; only while on the field: each player gains 50 LP. This loses 100 Power.',
  ),
  monster(
    'Quick, once per turn: only against an opposing Trap: negate it. When your Standby Phase begins, you gain 300 LP.',
  ),
  spell('Discard 1 card. Only while on the field: target monster loses 300 Power. You lose 10,000 LP.'),
]

describe('round trip', () => {
  test.each(CANONICAL)('$name: $text', (printed) => {
    const read = readCard(printed)
    if (!read.ok) throw new Error(JSON.stringify(read.faults))
    expect(printText(read.card.effects)).toBe(printed.text)
  })

  test('case, spaces and apostrophes do not matter; the wording to print is one', () => {
    const read = readCard(spell("RETURN  target allied monster\nto its owner's hand. you lose 1000 lp."))
    expect(read.ok && printText(read.card.effects)).toBe(
      'Return target allied monster to its owner’s hand. You lose 1,000 LP.',
    )
  })
})

describe('text that cannot be read', () => {
  test('says where, and what it may have been', () => {
    expect(faults(spell('Destroy target oposing monster.'))).toEqual([
      ['unknownWording', 'Destroy target oposing monster.', 'destroy target opposing monster.'],
    ])
    expect(faults(spell('Your opponent loses 800 LP. Draw a card. Only against a Trap: negate it.'))).toEqual([
      ['unknownWording', 'Draw a card.', null],
      ['unknownWording', 'Only against a Trap:', 'only against an opposing Trap:'],
    ])
  })

  test.each<[PrintedCard, string, string]>([
    [spell('Your opponent loses 800 LP'), 'unknownWording', 'Your opponent loses 800 LP'],
    [spell('Destroy target opposing monster.Negate it.'), 'noEnd', 'Destroy target opposing monster.Negate it.'],
    [spell('Your opponent loses 0 LP.'), 'unknownWording', 'Your opponent loses 0 LP.'],
    [monster('You gain 300 LP.'), 'noLabel', 'You gain 300 LP.'],
    [spell('Main, once per turn: you gain 300 LP.'), 'unknownWording', 'Main, once per turn:'],
    [monster('Main, once per turn: discard 1 card;'), 'nothingDone', 'Main, once per turn: discard 1 card;'],
    [spell(''), 'nothingDone', ''],
    [spell('You gain 300 LP. Lose 500 LP.'), 'unknownWording', 'Lose 500 LP.'],
    [monster('When this is summoned, discard 1 card; you gain 300 LP.'), 'unknownWording', 'discard 1 card;'],
    [spell('Negate it.'), 'aboutNothing', 'Negate it.'],
    [
      spell('Only against any opposing link: negate the attack.'),
      'aboutNothing',
      'Only against any opposing link: negate the attack.',
    ],
    [spell('This gains 400 Power.'), 'aboutNothing', 'This gains 400 Power.'],
    [{ ...spell('You gain 300 LP.'), power: 100 }, 'power', ''],
    [{ name: 'Test', kind: 'monster', text: '' }, 'power', ''],
  ])('%o', (printed, code, words) => {
    expect(faults(printed).map(([found, where]) => [found, where])).toEqual([[code, words]])
  })
})

test('the deck has 32 cards, none more than three times', () => {
  expect(SAMPLE_CARDS).toHaveLength(12)
  expect(STARTER_DECK).toHaveLength(32)
  for (const { name } of SAMPLE_CARDS) {
    const copies = STARTER_DECK.filter((card) => card === findCard(name)).length
    expect([2, 3]).toContain(copies)
  }
  expect(findCard('Rising Tolls')).toBeNull()
})
