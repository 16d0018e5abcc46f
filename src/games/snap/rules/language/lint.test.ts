import { describe, expect, it } from 'vitest'
import type { CardType, Keyword } from '../model/cards'
import { parseCardText } from './parse'

/** The faults of a text, each with the words it stands at. */
function faultsOf(text: string, cardType: CardType = 'Spell', keywords: readonly Keyword[] = []) {
  const read = parseCardText(text, { name: 'Tested Card', cardType, keywords })
  return read.ok ? [] : read.faults.map((fault) => ({ ...fault, at: text.slice(fault.from, fault.to) }))
}

/** The text with every suggestion written in its place. */
function corrected(text: string, cardType: CardType = 'Spell', keywords: readonly Keyword[] = []): string {
  return faultsOf(text, cardType, keywords).reduceRight(
    (current, { from, to, suggestion }) =>
      suggestion === null ? current : current.slice(0, from) + suggestion + current.slice(to),
    text,
  )
}

it('card-text/support-access-wording: nobody draws', () => {
  const text = 'SPELL: Draw 2 cards.'
  expect(faultsOf(text)).toMatchObject([
    { code: 'drawWord', rule: 'card-text/support-access-wording', at: 'Draw 2 cards' },
  ])
  expect(corrected(text)).toBe('SPELL: unlock 2 of your Locked Supports.')
})

describe('card-text/duration-language', () => {
  it.each([
    ['briefly', 'until end of turn'],
    ['for the attack', 'during this combat'],
    ['until the next moment', 'until end of turn'],
    ['this turn', 'until end of turn'],
  ])('“%s” is vague', (words, suggestion) => {
    const faults = faultsOf(`SPELL: Target allied Monster gains 500 IMP ${words}.`)
    expect(faults).toMatchObject([
      { code: 'vagueDuration', rule: 'card-text/duration-language', at: words, suggestion },
    ])
  })

  it.each([
    'SPELL: Target allied Monster gains 500 IMP.',
    'SPELL: Target allied Monster gains Blocker.',
    'SPELL: Target opposing Monster cannot attack.',
    'SPELL: Target allied Monster can attack while newly evolved.',
  ])('a duration is missing: %s', (text) => {
    expect(faultsOf(text)).toMatchObject([{ code: 'durationMissing', rule: 'card-text/duration-language' }])
    expect(faultsOf(corrected(text))).toEqual([])
  })

  it('a loss may be lasting, and a PASSIVE needs none', () => {
    expect(faultsOf('SPELL: Target opposing Monster loses 500 IMP.')).toEqual([])
    expect(faultsOf('PASSIVE: This Monster gains 500 IMP.', 'Monster')).toEqual([])
  })

  it('a PASSIVE that applies has no duration', () => {
    const text = 'PASSIVE: This Monster gains 500 IMP until end of turn.'
    expect(faultsOf(text, 'Monster')).toMatchObject([{ code: 'durationInStatic' }])
    expect(corrected(text, 'Monster')).toBe('PASSIVE: This Monster gains 500 IMP.')
  })

  it('“during this combat” needs a combat', () => {
    expect(faultsOf('SPELL: Target allied Monster gains 500 IMP during this combat.')).toMatchObject([
      { code: 'noCombat' },
    ])
  })
})

describe('card-text/targets-before-resolution', () => {
  it('a target has a class', () => {
    const text = 'SPELL: Target card loses 500 IMP.'
    expect(faultsOf(text)).toMatchObject([
      { code: 'targetClass', rule: 'card-text/targets-before-resolution', at: 'Target card' },
    ])
    expect(faultsOf(corrected(text))).toEqual([])
  })

  it('nothing is chosen under a PASSIVE that applies', () => {
    expect(faultsOf('PASSIVE: Target opposing Monster loses 500 IMP.', 'Monster')).toMatchObject([
      { code: 'refHere', rule: 'card-text/targets-before-resolution' },
    ])
  })
})

describe('card-text/prime-wording', () => {
  it.each(['PRIME CONDITION: It is Round 4 or later.', 'PRIME ENTRY: Open your Flex Slot.'])(
    'only a Prime Singular has %s',
    (text) => {
      const evolution = `Evolves from “Any Monster”.\n${text}`
      expect(faultsOf(evolution, 'Prime Evolution')).toMatchObject([
        { code: 'labelOfType', rule: 'card-text/prime-wording' },
      ])
    },
  )

  it('an Evolution does not replace', () => {
    const faults = faultsOf(
      'Evolves from “Any Monster”.\nON ENTRY: This Monster replaces your Active Monster.',
      'Evolution',
    )
    expect(faults).toMatchObject([{ code: 'primeWord', rule: 'card-text/prime-wording', at: 'replaces' }])
  })

  it('a Prime Singular does not evolve from a Monster', () => {
    const text = 'Evolves from “Any Monster”.\nPRIME CONDITION: It is Round 4 or later.'
    expect(faultsOf(text, 'Monster (Prime Singular)')).toMatchObject([
      { code: 'evolvesFrom', rule: 'card-text/prime-wording' },
    ])
  })
})

describe('card-text/use-timing-labels-consistently', () => {
  it.each<[CardType, string]>([
    ['Monster', 'ON ENTRY: Open your Flex Slot.'],
    ['Counter', 'PASSIVE: This Monster gains 500 IMP.'],
    ['Spell', 'ON REVEAL: Open your Flex Slot.'],
  ])('a %s cannot have %s', (cardType, text) => {
    expect(faultsOf(text, cardType)[0]).toMatchObject({
      code: 'labelOfType',
      rule: 'card-text/use-timing-labels-consistently',
    })
  })

  it('text needs a label', () => {
    expect(faultsOf('Open your Flex Slot.')).toMatchObject([
      { code: 'noLabel', rule: 'card-text/use-timing-labels-consistently' },
    ])
  })

  it('a Support needs its own label, and a Spell has it once', () => {
    expect(faultsOf('', 'Counter')).toMatchObject([{ code: 'labelMissing' }])
    expect(faultsOf('SPELL: Open your Flex Slot.\nSPELL: Lock 1 Support from your Support Deck.')).toMatchObject([
      { code: 'labelOfType' },
    ])
  })
})

it('prime-evolution/evolution: an Evolution says what it upgrades', () => {
  expect(faultsOf('ON ENTRY: Open your Flex Slot.', 'Evolution')).toMatchObject([
    { code: 'evolvesFrom', rule: 'prime-evolution/evolution' },
  ])
})

it('prime-evolution/prime-singular: a Prime Singular has a condition', () => {
  expect(faultsOf('PRIME ENTRY: Open your Flex Slot.', 'Monster (Prime Singular)')).toMatchObject([
    { code: 'labelMissing', rule: 'prime-evolution/prime-singular' },
  ])
})

it('keywords/trigger: a Trigger needs its keyword', () => {
  const text = 'ON REVEAL: Open your Flex Slot.'
  expect(faultsOf(text, 'Monster')).toMatchObject([{ code: 'triggerKeyword', rule: 'keywords/trigger' }])
  expect(faultsOf(text, 'Monster', ['Trigger'])).toEqual([])
})

it.each([
  [250, '500'],
  [1600, '1500'],
  [550, '600'],
])('combat/imp-comparison: IMP does not change by %i', (amount, suggestion) => {
  expect(faultsOf(`SPELL: Target opposing Monster loses ${amount} IMP.`)).toMatchObject([
    { code: 'impAmount', rule: 'combat/imp-comparison', at: `${amount}`, suggestion },
  ])
})

describe('card-text/digital-readability', () => {
  it.each<[string, string, CardType]>([
    ['negating outside a Counter', 'SPELL: Negate it.', 'Spell'],
    ['preventing without a combat result', 'COUNTER: Answer an opposing Spell. Prevent that defeat.', 'Counter'],
    [
      'redirecting without an attack',
      'COUNTER: Answer an opposing Spell. Redirect the attack to target allied Monster.',
      'Counter',
    ],
    ['choosing in a PASSIVE that applies', 'PASSIVE: Lock 1 Support from your Support Deck.', 'Monster'],
  ])('%s means nothing', (_, text, cardType) => {
    expect(faultsOf(text, cardType)).toMatchObject([{ code: 'verbHere', rule: 'card-text/digital-readability' }])
  })

  it.each<[string, CardType]>([
    ['SPELL: This Monster recovers 500 IMP.', 'Spell'],
    ['SPELL: The attacker loses 500 IMP.', 'Spell'],
    ['COUNTER: Answer an opposing attack. The losing Monster loses 500 IMP.', 'Counter'],
    ['SPELL: That Monster loses 500 IMP.', 'Spell'],
    ['SPELL: Target other allied Monster recovers 500 IMP.', 'Spell'],
  ])('names nobody: %s', (text, cardType) => {
    expect(faultsOf(text, cardType)).toMatchObject([{ code: 'refHere' }])
  })

  it.each<[string, CardType]>([
    // Nothing is chosen under a replacement.
    [
      'PASSIVE: If this Monster would be defeated, instead return target Monster in your Graveyard to your Bench.',
      'Monster',
    ],
    [
      'PASSIVE: If this Monster would be defeated, instead move target Spell in your Graveyard to your hand.',
      'Monster',
    ],
  ])('a target needs a choice: %s', (text, cardType) => {
    expect(faultsOf(text, cardType)).toMatchObject([{ code: 'verbHere' }])
  })

  it.each<[string, CardType]>([
    ['SPELL: Play only if target opposing Monster’s IMP is 2000 or less. Defeat the first target.', 'Spell'],
    ['PRIME CONDITION: This Monster is Active.', 'Monster (Prime Singular)'],
    ['PRIME CONDITION: This Monster’s IMP is 2000 or less.', 'Monster (Prime Singular)'],
  ])('a condition that can never hold: %s', (text, cardType) => {
    expect(faultsOf(text, cardType)).toMatchObject([{ code: 'refHere', rule: 'card-text/targets-before-resolution' }])
  })

  it.each<[string, string]>([
    ['an opposing attack', 'each allied Bench Monster'],
    ['an opposing attack', 'the attacker'],
    ['an opposing attack', 'target opposing Bench Monster'],
    ['an allied attack', 'target allied Bench Monster'],
    ['an opposing attack', 'target allied face-down Bench Monster'],
  ])('combat/attack-declaration: %s is not redirected to %s', (attack, whom) => {
    expect(faultsOf(`COUNTER: Answer ${attack}. Redirect the attack to ${whom}.`, 'Counter')).toMatchObject([
      { code: 'refHere', rule: 'combat/attack-declaration' },
    ])
  })

  it.each<[string, string]>([
    ['an opposing attack', 'target allied Bench Monster'],
    ['an opposing attack', 'your Active Monster'],
    ['an allied attack', 'target opposing Bench Monster'],
  ])('combat/attack-declaration: %s can be redirected to %s', (attack, whom) => {
    expect(faultsOf(`COUNTER: Answer ${attack}. Redirect the attack to ${whom}.`, 'Counter')).toEqual([])
  })

  it.each([
    'COUNTER: Answer an opposing attack. At the end of this turn, negate it.',
    'COUNTER: Answer an opposing attack. At the end of this turn, the attacker loses 500 IMP.',
    'COUNTER: Answer an allied combat result. At the end of this turn, prevent that defeat.',
  ])('timing/missed-window: the end of the turn is too late: %s', (text) => {
    expect(faultsOf(text, 'Counter')).toMatchObject([{ code: 'refHere', rule: 'timing/missed-window' }])
  })

  it('“While”, not “If”, begins what applies', () => {
    const text = 'PASSIVE: If it is your turn, this Monster gains 500 IMP.'
    expect(faultsOf(text, 'Monster')).toMatchObject([{ code: 'whileNotIf' }])
    expect(faultsOf(text.replace('If', 'While'), 'Monster')).toEqual([])
  })

  it('“you may …” covers one sentence', () => {
    const text = 'ON REVEAL: You may open your Flex Slot. Lock 1 Support from your Support Deck.'
    expect(faultsOf(text, 'Monster', ['Trigger'])).toMatchObject([{ code: 'secondSentence' }])
  })

  it('every faulty sentence is reported at once, with the nearest right wording', () => {
    const text =
      'SPELL: Draw a card. Target oposing Monster loses 500 IMP briefly. Target opposing Monster looses 500 IMP until the end of turn. Target allied Monster gains 500 until end of turn.'
    expect(faultsOf(text).map(({ code, at, suggestion }) => [code, at, suggestion])).toEqual([
      ['drawWord', 'Draw a card', 'unlock 1 of your Locked Supports'],
      ['targetClass', 'oposing', 'opposing'],
      ['vagueDuration', 'briefly', 'until end of turn'],
      ['unknownWord', 'looses', 'loses'],
      ['unexpected', 'until end of turn', 'IMP until end of turn'],
    ])
  })

  it('a phrase is corrected as a whole', () => {
    const text = 'SPELL: Target opposing Monster cannot attack until the end of the turn.'
    expect(faultsOf(text)).toMatchObject([{ at: 'until the end of the turn', suggestion: 'until end of turn' }])
  })

  it('a missing period is found at the end', () => {
    expect(faultsOf('SPELL: Open your Flex Slot')).toMatchObject([{ code: 'unfinished', suggestion: '.', at: '' }])
  })

  it('every message is one sentence', () => {
    const texts = [
      'SPELL: Draw a card.',
      'SPELL: Open.',
      'Open.',
      'SPELL: Target card gains 50 IMP.',
      'COUNTER: Answer.',
      'PASSIVE: It gains 500 IMP.',
    ]
    for (const fault of texts.flatMap((text) => faultsOf(text))) expect(fault.message).toMatch(/^[\p{Lu}“].*[.?]$/u)
  })
})

it('game-state/player: nobody asks what a face-down Monster is', () => {
  expect(faultsOf('SPELL: Reveal target opposing face-down Coreon Monster.')).toMatchObject([
    { code: 'refHere', rule: 'card-text/targets-before-resolution' },
  ])
  expect(faultsOf('SPELL: Reveal target opposing face-down Monster.')).toEqual([])
  const imp = 'PASSIVE: While each opposing face-down Monster’s IMP is 2000 or less, this Monster gains 500 IMP.'
  expect(faultsOf(imp, 'Monster')).toMatchObject([{ code: 'refHere', rule: 'game-state/player' }])
})

it('rulings/countered-spell-destination: only a negated card can be sent somewhere', () => {
  const text = 'COUNTER: Answer an opposing attack. Negate it and move it to its owner’s Support Deck.'
  expect(faultsOf(text, 'Counter')).toMatchObject([{ code: 'verbHere', rule: 'card-text/digital-readability' }])
  expect(corrected(text, 'Counter')).toBe('COUNTER: Answer an opposing attack. Negate it.')
})
