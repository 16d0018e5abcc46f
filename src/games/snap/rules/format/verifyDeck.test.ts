import { describe, expect, it } from 'vitest'
import type { CardDefinition, CardType } from '../model/cards'
import { SNAP_STANDARD } from './format'
import { verifyDeck, wordDeckFault } from './verifyDeck'
import type { DeckList } from './verifyDeck'

const card = (name: string, cardType: CardType, evolvesFrom: string | null = null): CardDefinition => ({
  id: name,
  name,
  cardClass: 'Coreon',
  archetype: '',
  cardType,
  template: '',
  imp: null,
  keywords: [],
  text: '',
  abilities: [],
  evolvesFrom,
})

const monsters = Array.from({ length: 7 }, (_, index) => card(`Monster ${index + 1}`, 'Monster'))
const supports = Array.from({ length: 22 }, (_, index) =>
  card(`Support ${index + 1}`, index % 3 === 0 ? 'Counter' : 'Spell'),
)
const others = [
  card('Prime 1', 'Monster (Prime Singular)'),
  card('Prime 2', 'Monster (Prime Singular)'),
  card('Evolution 1', 'Evolution', 'Monster 1'),
  card('Evolution 2', 'Evolution', 'Evolution 1'),
  card('Evolution 3', 'Prime Evolution', 'Evolution 2'),
  card('Prime Rising', 'Evolution', 'Prime 1'),
  card('Stray', 'Evolution', 'Monster 7'),
  card('Above Stray', 'Evolution', 'Stray'),
  card('Ring 1', 'Evolution', 'Ring 2'),
  card('Ring 2', 'Evolution', 'Ring 1'),
]
const pool = [...monsters, ...supports, ...others]
const find = (name: string) => pool.find((known) => known.name === name)
const names = (cards: readonly CardDefinition[], count: number): string[] =>
  cards.slice(0, count).map((known) => known.name)

const LEGAL: DeckList = { name: 'Legal', cards: [...names(monsters, 5), ...names(supports, 20)], evolutions: [] }
const withCards = (change: (cards: string[]) => string[]): DeckList => ({ ...LEGAL, cards: change([...LEGAL.cards]) })
const withEvolutions = (...evolutions: string[]): DeckList => ({ ...LEGAL, evolutions })

function faultsOf(list: DeckList) {
  const verified = verifyDeck(
    list,
    find,
    SNAP_STANDARD,
    pool.map((known) => known.name),
  )
  return verified.ok ? [] : [...verified.faults]
}

describe('setup/deck-verification', () => {
  it('a legal deck is sorted into lineup, Supports and Evolutions', () => {
    const verified = verifyDeck(withEvolutions('Evolution 2', 'Evolution 1'), find, SNAP_STANDARD)
    expect(verified).toMatchObject({
      ok: true,
      deck: { lineup: { length: 5 }, supports: { length: 20 }, evolutions: { length: 2 } },
    })
  })

  it('an unknown card is told its nearest, and is not counted as missing, too', () => {
    expect(faultsOf(withCards((cards) => ['Monstre 1', ...cards.slice(1)]))).toEqual([
      { code: 'unknownCard', rule: 'setup/deck-verification', card: 'Monstre 1', nearest: 'Monster 1' },
    ])
  })

  it('a deck has 25 cards: 5 Monsters and 20 Supports', () => {
    expect(faultsOf(withCards((cards) => cards.slice(2)))).toMatchObject([
      { code: 'deckSize', count: 23, needed: 25 },
      { code: 'lineupSize', count: 3, needed: 5 },
    ])
    expect(faultsOf(withCards((cards) => [...cards, 'Support 21', 'Support 22']))).toMatchObject([
      { code: 'deckSize', count: 27 },
      { code: 'supportCount', count: 22, needed: 20 },
    ])
    expect(faultsOf(withCards((cards) => ['Monster 6', ...cards.slice(0, -1)]))).toMatchObject([
      { code: 'lineupSize', count: 6 },
      { code: 'supportCount', count: 19 },
    ])
  })

  it('each card is in it once', () => {
    expect(faultsOf(withCards((cards) => ['Monster 2', ...cards.slice(1)]))).toMatchObject([
      { code: 'duplicate', card: 'Monster 2', count: 2, limit: 1 },
    ])
    expect(faultsOf(withEvolutions('Evolution 1', 'Evolution 1'))).toMatchObject([
      { code: 'duplicate', card: 'Evolution 1' },
    ])
  })

  it('one Prime Singular is allowed', () => {
    expect(faultsOf(withCards((cards) => ['Prime 1', ...cards.slice(1)]))).toEqual([])
    expect(faultsOf(withCards((cards) => ['Prime 1', 'Prime 2', ...cards.slice(2)]))).toMatchObject([
      { code: 'primeLimit', cards: ['Prime 1', 'Prime 2'], limit: 1 },
    ])
  })

  it('every fault is listed at once', () => {
    const list = {
      name: 'Bad',
      cards: ['Nobody', 'Evolution 1', 'Monster 1', 'Monster 1'],
      evolutions: ['Monster 2', 'Stray'],
    }
    expect(new Set(faultsOf(list).map((fault) => fault.code))).toEqual(
      new Set([
        'unknownCard',
        'deckSize',
        'lineupSize',
        'supportCount',
        'duplicate',
        'evolutionInDeck',
        'notAnEvolution',
        'evolutionWithoutMonster',
      ]),
    )
  })
})

describe('prime-evolution/evolution', () => {
  it('an Evolution names a Monster of the lineup, or an Evolution that leads to one', () => {
    expect(faultsOf(withEvolutions('Evolution 3', 'Evolution 2', 'Evolution 1'))).toEqual([])
    expect(faultsOf(withEvolutions('Evolution 2'))).toMatchObject([
      { code: 'evolutionWithoutMonster', card: 'Evolution 2', evolvesFrom: 'Evolution 1' },
    ])
    expect(faultsOf(withEvolutions('Above Stray', 'Stray'))).toMatchObject([
      { code: 'evolutionWithoutMonster', card: 'Stray' },
    ])
  })

  it('a Prime Singular of the lineup can be named, too', () => {
    const list = { ...withCards((cards) => ['Prime 1', ...cards.slice(1)]), evolutions: ['Prime Rising'] }
    expect(faultsOf(list)).toEqual([])
  })

  it('Evolutions do not go round in a circle', () => {
    expect(faultsOf(withEvolutions('Ring 1', 'Ring 2'))).toMatchObject([
      { code: 'evolutionCycle', card: 'Ring 1' },
      { code: 'evolutionCycle', card: 'Ring 2' },
    ])
  })

  it('there are five at most, and they are no part of the 25', () => {
    expect(
      faultsOf(withEvolutions('Evolution 1', 'Evolution 2', 'Evolution 3', 'Ring 1', 'Ring 2', 'Stray')),
    ).toContainEqual({ code: 'evolutionCount', rule: 'setup/deck-verification', count: 6, limit: 5 })
    expect(faultsOf(withCards((cards) => [...cards.slice(0, -1), 'Evolution 1']))).toMatchObject([
      { code: 'supportCount' },
      { code: 'evolutionInDeck' },
    ])
    expect(faultsOf(withEvolutions('Support 21'))).toMatchObject([{ code: 'notAnEvolution', cardType: 'Spell' }])
  })
})

it('every fault is one sentence that says what to do', () => {
  const lists = [
    {
      name: 'Bad',
      cards: ['Nobody', 'Monstre 1', 'Evolution 1', 'Monster 1', 'Monster 1', 'Prime 1', 'Prime 2'],
      evolutions: ['Monster 2', 'Stray'],
    },
    withEvolutions('Ring 1', 'Ring 2', 'Evolution 1', 'Evolution 2', 'Evolution 3', 'Stray'),
  ]
  for (const fault of lists.flatMap(faultsOf)) expect(wordDeckFault(fault)).toMatch(/^[\p{Lu}“].*[;,] .*[.?]$/u)
  expect(wordDeckFault({ code: 'deckSize', rule: 'setup/deck-verification', count: 23, needed: 25 })).toBe(
    'The deck has 23 cards, Evolutions not counted, and needs 25; add 2.',
  )
})
