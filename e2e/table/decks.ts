/**
 * The decks that come with the table, for the test process. Read from the files themselves: Node does not import JSON
 * the way the page's bundler does.
 */
import { readFileSync } from 'node:fs'
import { readRecord } from '@/games/snap/cards/record'
import { SNAP_STANDARD, verifyDeck, type CardDefinition, type Deck, type DeckList } from '@/games/snap/rules'

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../src/games/snap/cards/${path}.json`, import.meta.url), 'utf8'))

const FILES = ['pyre-verdict', 'tidal-concord'] as const

/** As written down, to be bent out of shape. */
export const LISTS = FILES.map((file) => read(`lists/${file}`) as DeckList)

const POOL: readonly CardDefinition[] = FILES.flatMap((file) => read(`sets/${file}`) as readonly unknown[]).map(
  (record) => {
    const result = readRecord(record)
    if (!result.ok) throw new Error(result.faults.map((fault) => fault.message).join('\n'))
    return result.card
  },
)

export function cardOfPool(idOrName: string): CardDefinition {
  const found = POOL.find(({ id, name }) => id === idOrName || name === idOrName)
  if (found === undefined) throw new Error(`There is no card “${idOrName}”`)
  return found
}

function verified(list: DeckList): Deck {
  const result = verifyDeck(list, cardOfPool, SNAP_STANDARD)
  if (!result.ok) throw new Error(`“${list.name}” is not legal: ${result.faults.map(({ code }) => code).join(', ')}`)
  return result.deck
}

export const DECK_NAMES = LISTS.map(({ name }) => name)

/** `Pyre Verdict`, `Tidal Concord`. */
export function deckNamed(name: string): Deck {
  const list = LISTS.find((one) => one.name === name)
  if (list === undefined) throw new Error(`There is no deck “${name}”`)
  return verified(list)
}
