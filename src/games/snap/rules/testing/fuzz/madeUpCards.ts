/** Cards that nobody has designed: texts of chance, read like any card's; one that the language refuses is written again. */
import type { Random } from '@/kernel/random'
import { parseCardText } from '../../language'
import { CARD_CLASSES, KEYWORDS, type CardDefinition, type CardType, type Deck, type Keyword } from '../../model/cards'
import type { Format } from '../../format/format'
import { phraseBook } from './phrases'

const among = <T>(list: readonly T[], random: Random): T => {
  const one = list[Math.floor(random() * list.length)]
  if (one === undefined) throw new Error('Nothing to choose from')
  return one
}

const hundreds = (least: number, most: number, random: Random): number =>
  (least + Math.floor(random() * (most - least + 1))) * 100

/** As many ways to write a text as are tried before the card is left without one. */
const TRIES = 60

function madeUp(name: string, cardType: CardType, random: Random, evolvesFrom: string | null = null): CardDefinition {
  const isSupport = cardType === 'Spell' || cardType === 'Counter'
  const isPrime = cardType === 'Monster (Prime Singular)'
  const write = phraseBook(random)
  const keywords: readonly Keyword[] = isSupport
    ? []
    : KEYWORDS.filter((keyword) => keyword === 'Trigger' || random() < 0.35)
  const card = {
    id: name,
    name,
    cardClass: among(CARD_CLASSES, random),
    archetype: 'Made up',
    cardType,
    template: 'Fuzz',
    keywords,
  }
  const imp = isSupport
    ? null
    : isPrime
      ? hundreds(65, 80, random)
      : cardType === 'Evolution'
        ? hundreds(35, 55, random)
        : hundreds(20, 40, random)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const lines = [write(cardType)]
    if (cardType !== 'Spell' && random() < 0.4) lines.push(write(cardType))
    if (isPrime)
      lines.unshift(
        `PRIME CONDITION: ${random() < 0.7 ? 'It is Round 2 or later' : '1 or more Monsters are in your Graveyard'}.`,
      )
    if (evolvesFrom !== null) lines.unshift(`Evolves from “${evolvesFrom}”.`)
    const text = lines.join('\n')
    const parsed = parseCardText(text, { name, cardType, keywords })
    if (parsed.ok) return { ...card, imp, text, abilities: parsed.abilities, evolvesFrom: parsed.evolvesFrom }
  }
  throw new Error(`No text of chance can be read for “${name}” (${cardType})`)
}

/** A deck of such cards that fits the format. */
export function madeUpDeck(owner: string, format: Format, random: Random): Deck {
  const primes = Math.min(format.primeSingulars, random() < 0.5 ? 1 : 0)
  const lineup = Array.from({ length: format.lineupSize }, (_, index) =>
    madeUp(
      `${owner} Monster ${index + 1}`,
      index < format.lineupSize - primes ? 'Monster' : 'Monster (Prime Singular)',
      random,
    ),
  )
  const supports = Array.from({ length: format.deckSize - format.lineupSize }, (_, index) =>
    madeUp(`${owner} Support ${index + 1}`, random() < 0.5 ? 'Spell' : 'Counter', random),
  )
  const grounds = lineup.slice(0, format.lineupSize - primes).map(({ name }) => name)
  const evolutions = Array.from({ length: Math.min(format.evolutionCards, 4) }, (_, index) =>
    madeUp(`${owner} Evolution ${index + 1}`, 'Evolution', random, among(grounds, random)),
  )
  return { name: `${owner}’s deck`, lineup, supports, evolutions }
}
