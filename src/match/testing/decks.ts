/** Two small legal decks, made by hand, and a player that takes any legal action: for tests of what happens over a whole match. */
import {
  CARD_CLASSES,
  snap,
  SNAP_STANDARD,
  type Ability,
  type Action,
  type CardDefinition,
  type CardType,
  type Deck,
  type Keyword,
  type MatchSetup,
  type SnapGame,
} from '@/games/snap/rules'
import { matchFrom, type Match } from '../match'

function printed(name: string, index: number, cardType: CardType, part: Partial<CardDefinition>): CardDefinition {
  return {
    id: `T1-${name.replaceAll(' ', '')}`,
    name,
    cardClass: CARD_CLASSES[index % CARD_CLASSES.length] ?? 'Coreon',
    archetype: 'Test',
    cardType,
    template: 'BM',
    imp: null,
    keywords: [],
    text: '',
    abilities: [],
    evolvesFrom: null,
    ...part,
  }
}

const filter = {
  side: 'allied',
  place: 'field',
  cardClass: null,
  keyword: null,
  other: false,
  faceDown: false,
  maxImp: null,
} as const
const opposing = { ...filter, side: 'opposing' } as const
const target = { ref: 'target', index: 0 } as const

const SPELLS: readonly Ability[] = [
  {
    kind: 'spell',
    condition: null,
    targets: [{ kind: 'monster', filter }],
    body: [{ verb: 'gain', who: target, amount: 500, duration: 'until end of turn' }],
  },
  {
    kind: 'spell',
    condition: null,
    targets: [{ kind: 'monster', filter: opposing }],
    body: [{ verb: 'lose', who: target, amount: 500, duration: null }],
  },
  { kind: 'spell', condition: null, targets: [], body: [{ verb: 'lock', player: 'you', count: 1 }] },
  {
    kind: 'spell',
    condition: null,
    targets: [],
    body: [{ verb: 'moveLocked', player: 'opponent', count: 1, to: 'deck' }],
  },
  { kind: 'spell', condition: null, targets: [], body: [{ verb: 'unlock', player: 'you', count: 1 }] },
]
const COUNTERS: readonly Ability[] = [
  {
    kind: 'counter',
    answers: { what: 'Spell', side: 'opposing' },
    resonance: false,
    exceedsCap: false,
    targets: [],
    body: [{ verb: 'negate', destination: 'hand' }],
  },
  {
    kind: 'counter',
    answers: { what: 'attack', side: 'opposing' },
    resonance: false,
    exceedsCap: false,
    targets: [],
    body: [{ verb: 'negate', destination: null }],
  },
  {
    kind: 'counter',
    answers: { what: 'combat result', side: 'allied' },
    resonance: false,
    exceedsCap: false,
    targets: [],
    body: [{ verb: 'prevent' }],
  },
  {
    kind: 'counter',
    answers: { what: 'Lock-in', side: 'opposing' },
    resonance: false,
    exceedsCap: false,
    targets: [],
    body: [{ verb: 'negate', destination: null }],
  },
]
const REVEAL: Ability = {
  kind: 'reveal',
  optional: true,
  targets: [{ kind: 'monster', filter: opposing }],
  body: [{ verb: 'lose', who: target, amount: 500, duration: 'until end of turn' }],
}
const KEYWORDS: readonly (readonly Keyword[])[] = [['Trigger'], ['Blocker'], ['Swap'], ['Disruptor'], ['Overdrive']]

/** A deck whose cards carry `mark` in their names, so that a private one is found wherever it leaks. */
export function testDeck(mark: string): Deck {
  return {
    name: `${mark} deck`,
    lineup: Array.from({ length: 5 }, (_, index) =>
      printed(`${mark} Monster ${index}`, index, 'Monster', {
        imp: 2000 + index * 200,
        keywords: KEYWORDS[index] ?? [],
        abilities: index === 0 ? [REVEAL] : [],
      }),
    ),
    supports: Array.from({ length: 20 }, (_, index) => {
      const spell = index % 2 === 0
      const abilities = spell ? SPELLS[(index / 2) % SPELLS.length] : COUNTERS[((index - 1) / 2) % COUNTERS.length]
      return printed(`${mark} Support ${index}`, index, spell ? 'Spell' : 'Counter', {
        abilities: abilities === undefined ? [] : [abilities],
      })
    }),
    evolutions: [printed(`${mark} Evolution`, 1, 'Evolution', { imp: 4200, evolvesFrom: `${mark} Monster 1` })],
  }
}

/** A match of both before its first action. */
export function testMatch(): Match<SnapGame> {
  const created = snap.create(testSetup)
  if (!created.ok) throw new Error(JSON.stringify(created.faults))
  return matchFrom(created.table)
}

export const testSetup: MatchSetup = {
  format: SNAP_STANDARD,
  players: [
    { name: 'Ada', deck: testDeck('Amber') },
    { name: 'Bo', deck: testDeck('Beryl') },
  ],
}

/** A legal action that leads on: at setup no endless rearranging. */
export function anyAction({ constants, state }: Match<SnapGame>, random: () => number): Action | null {
  const options = snap.options(constants, state)
  const confirm = options.find((action) => action.type === 'confirm')
  if (confirm !== undefined) return confirm
  const leading = options.filter((action) => action.type !== 'choose' || action.to !== 'deck')
  return leading[Math.floor(random() * leading.length)] ?? null
}
