/** Deck verification: before play, every fault of a deck at once (`setup/deck-verification`). */
import { nearest } from '../language/nearest'
import { isEvolution, isPrimeSingular, isResonanceCounter, isSupport } from '../model/cards'
import type { CardDefinition, Deck } from '../model/cards'
import type { RuleId } from '../model/ids'
import { nameKey } from '../model/names'
import type { Format } from './format'

/** A deck as it is written down: ids or names, unchecked. */
export interface DeckList {
  readonly name: string
  /** Monsters (a Prime Singular among them) and Supports, in any order. */
  readonly cards: readonly string[]
  /** Evolution cards beside them. */
  readonly evolutions: readonly string[]
}

interface Rule {
  readonly rule: RuleId
}

/** What breaks a rule of the format, as data; `wordDeckFault` words it. */
export type DeckFault = Rule &
  (
    | { readonly code: 'unknownCard'; readonly card: string; readonly nearest: string | null }
    | { readonly code: 'deckSize'; readonly count: number; readonly needed: number }
    | { readonly code: 'lineupSize'; readonly count: number; readonly needed: number }
    | { readonly code: 'supportCount'; readonly count: number; readonly needed: number }
    | { readonly code: 'duplicate'; readonly card: string; readonly count: number; readonly limit: number }
    | { readonly code: 'primeLimit'; readonly cards: readonly string[]; readonly limit: number }
    | { readonly code: 'resonanceCounter'; readonly card: string }
    | { readonly code: 'evolutionCount'; readonly count: number; readonly limit: number }
    | { readonly code: 'evolutionInDeck'; readonly card: string }
    | { readonly code: 'notAnEvolution'; readonly card: string; readonly cardType: string }
    /** `evolvesFrom` is neither in the lineup nor an Evolution of the deck that is itself grounded. */
    | { readonly code: 'evolutionWithoutMonster'; readonly card: string; readonly evolvesFrom: string | null }
    /** The Evolutions that name each other in a circle, this one among them. */
    | { readonly code: 'evolutionCycle'; readonly card: string }
  )

export type DeckFaultCode = DeckFault['code']

export type VerifiedDeck =
  { readonly ok: true; readonly deck: Deck } | { readonly ok: false; readonly faults: readonly DeckFault[] }

/**
 * Checks a deck against a format: the deck to play with, or every fault. An Evolution may name any Monster of the
 * lineup, a Prime Singular included (it is a Monster, `prime-evolution/prime-singular`), or another Evolution of the deck.
 * `names`, if given, are the known cards, from which the first unknown ones are told their nearest.
 */
export function verifyDeck(
  list: DeckList,
  find: (idOrName: string) => CardDefinition | undefined,
  format: Format,
  names: readonly string[] = [],
): VerifiedDeck {
  const faults: DeckFault[] = []
  let suggestions = SUGGESTIONS
  const known = (written: readonly string[]): CardDefinition[] =>
    written.flatMap((card) => {
      const found = find(card)
      if (found !== undefined) return [found]
      faults.push({
        code: 'unknownCard',
        rule: VERIFICATION,
        card,
        nearest: suggestions > 0 ? nearest(card, names) : null,
      })
      suggestions -= 1
      return []
    })
  const cards = known(list.cards)
  const beside = known(list.evolutions)
  const lineup = cards.filter((card) => !isSupport(card) && !isEvolution(card))
  const supports = cards.filter(isSupport)
  const evolutions = beside.filter(isEvolution)

  countCards(list, cards, format, faults)
  for (const [card, count] of copies([...cards, ...beside]))
    if (count > format.copies) faults.push({ code: 'duplicate', rule: VERIFICATION, card, count, limit: format.copies })
  const primes = lineup.filter(isPrimeSingular)
  if (primes.length > format.primeSingulars)
    faults.push({
      code: 'primeLimit',
      rule: VERIFICATION,
      cards: primes.map((card) => card.name),
      limit: format.primeSingulars,
    })
  if (!format.resonanceCounters)
    for (const card of cards.filter(isResonanceCounter))
      faults.push({ code: 'resonanceCounter', rule: 'chains/resonance-counter', card: card.name })
  for (const card of cards.filter(isEvolution))
    faults.push({ code: 'evolutionInDeck', rule: EVOLUTION, card: card.name })
  for (const card of beside.filter((other) => !isEvolution(other)))
    faults.push({ code: 'notAnEvolution', rule: EVOLUTION, card: card.name, cardType: card.cardType })
  groundEvolutions(evolutions, lineup, faults)

  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, deck: { name: list.name, lineup, supports, evolutions } }
}

/** For so many unknown cards the nearest known one is looked for: whoever has more of them has another trouble than typing errors. */
const SUGGESTIONS = 10

const VERIFICATION: RuleId = 'setup/deck-verification'
const EVOLUTION: RuleId = 'prime-evolution/evolution'

/** Sizes count what is written, and kinds only what is known: an unknown card is one fault, not three. */
function countCards(list: DeckList, cards: readonly CardDefinition[], format: Format, faults: DeckFault[]): void {
  const unknown = list.cards.length - cards.length
  const lineup = cards.filter((card) => !isSupport(card) && !isEvolution(card)).length
  const supports = cards.filter(isSupport).length
  const { deckSize, lineupSize } = format
  if (list.cards.length !== deckSize)
    faults.push({ code: 'deckSize', rule: VERIFICATION, count: list.cards.length, needed: deckSize })
  if (lineup > lineupSize || lineup + unknown < lineupSize)
    faults.push({ code: 'lineupSize', rule: 'prime-evolution/prime-singular', count: lineup, needed: lineupSize })
  if (supports > deckSize - lineupSize || supports + unknown < deckSize - lineupSize)
    faults.push({ code: 'supportCount', rule: VERIFICATION, count: supports, needed: deckSize - lineupSize })
  const evolutions = list.evolutions.length
  if (evolutions > format.evolutionCards)
    faults.push({ code: 'evolutionCount', rule: VERIFICATION, count: evolutions, limit: format.evolutionCards })
}

/** A card is its name: two records of one name are copies of it. */
function copies(cards: readonly CardDefinition[]): ReadonlyMap<string, number> {
  const names = new Map(cards.map(({ name }) => [nameKey(name), name]))
  const counts = new Map<string, number>()
  for (const card of cards) {
    const name = names.get(nameKey(card.name)) ?? card.name
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

/** Every Evolution must lead down to a Monster of the lineup. */
function groundEvolutions(
  evolutions: readonly CardDefinition[],
  lineup: readonly CardDefinition[],
  faults: DeckFault[],
): void {
  const byName = new Map(evolutions.map((card) => [nameKey(card.name), card]))
  const monsters = new Set(lineup.map((card) => nameKey(card.name)))
  for (const evolution of new Set(evolutions)) {
    const passed = new Set<CardDefinition>()
    let top: CardDefinition = evolution
    for (;;) {
      if (top.evolvesFrom !== null && monsters.has(nameKey(top.evolvesFrom))) break
      passed.add(top)
      const below = top.evolvesFrom === null ? undefined : byName.get(nameKey(top.evolvesFrom))
      if (below === undefined) {
        // The lowest one is at fault; those above it lead to it.
        const own = top === evolution
        if (own)
          faults.push({
            code: 'evolutionWithoutMonster',
            rule: EVOLUTION,
            card: top.name,
            evolvesFrom: top.evolvesFrom,
          })
        break
      }
      if (passed.has(below)) {
        if (below === evolution) faults.push({ code: 'evolutionCycle', rule: EVOLUTION, card: evolution.name })
        break
      }
      top = below
    }
  }
}

const cardsWord = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What to do about a count that is not the needed one. */
const adjust = (count: number, needed: number): string =>
  count < needed ? `add ${needed - count}` : `take ${count - needed} out`

/** One sentence: what is wrong, where, what to do. */
export function wordDeckFault(fault: DeckFault): string {
  switch (fault.code) {
    case 'unknownCard': {
      const advice =
        fault.nearest === null
          ? 'check its name or id, or add its record to the deck file.'
          : `did you mean “${fault.nearest}”?`
      return `“${fault.card}” is no known card; ${advice}`
    }
    case 'deckSize':
      return `The deck has ${cardsWord(fault.count, 'card')}, Evolutions not counted, and needs ${fault.needed}; ${adjust(fault.count, fault.needed)}.`
    case 'lineupSize':
      return `The lineup has ${cardsWord(fault.count, 'Monster')} and needs ${fault.needed}, a Prime Singular included; ${adjust(fault.count, fault.needed)}.`
    case 'supportCount':
      return `The deck has ${cardsWord(fault.count, 'Support')} and needs ${fault.needed}; ${adjust(fault.count, fault.needed)}.`
    case 'duplicate':
      return `“${fault.card}” is in the deck ${fault.count} times and may be in it ${fault.limit === 1 ? 'once' : `${fault.limit} times`}; take ${fault.count - fault.limit} out.`
    case 'primeLimit':
      return `The lineup has ${cardsWord(fault.cards.length, 'Prime Singular')} (${fault.cards.join(', ')}) and may have ${fault.limit}; take ${fault.cards.length - fault.limit} out.`
    case 'resonanceCounter':
      return `“${fault.card}” is a Resonance Counter, which this format does not allow; take it out, or choose a format that does.`
    case 'evolutionCount':
      return `The deck has ${cardsWord(fault.count, 'Evolution card')} and may have ${fault.limit}; take ${fault.count - fault.limit} out.`
    case 'evolutionInDeck':
      return `“${fault.card}” is an Evolution and stands among the cards of the deck; move it to the Evolutions beside it.`
    case 'notAnEvolution':
      return `“${fault.card}” is a ${fault.cardType} and stands among the Evolutions; move it to the cards of the deck.`
    case 'evolutionWithoutMonster':
      return fault.evolvesFrom === null
        ? `“${fault.card}” names no Monster that it upgrades; correct its text or take it out.`
        : `“${fault.card}” upgrades “${fault.evolvesFrom}”, which is neither in the lineup nor among the Evolutions; add that card or take this one out.`
    case 'evolutionCycle':
      return `“${fault.card}” upgrades an Evolution that leads back to itself and never to a Monster; take one of them out.`
    default:
      return fault satisfies never
  }
}
