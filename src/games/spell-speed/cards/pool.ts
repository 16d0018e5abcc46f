/** The cards that come with the game, read, and the deck that both players begin with. */
import { readCard } from '@/games/spell-speed/rules/language'
import type { CardDefinition } from '@/games/spell-speed/rules/model/cards'
import { SAMPLE_CARDS } from './sampleCards'

/** In the order of the set. */
export const POOL: readonly CardDefinition[] = SAMPLE_CARDS.map((printed) => {
  const read = readCard(printed)
  if (!read.ok) throw new Error(`“${printed.name}” cannot be read: ${JSON.stringify(read.faults)}`)
  return read.card
})

/** Null: no card of that name comes with the game. */
export const findCard = (name: string): CardDefinition | null => POOL.find((card) => card.name === name) ?? null

const COPIES: readonly (readonly [name: string, copies: number])[] = [
  ['Rising Toll', 3],
  ['Levy Call', 3],
  ['Field Mason', 3],
  ['Quick-eyed Scout', 3],
  ['Stone Herald', 3],
  ['Flash Barter', 3],
  ['Safe Passage', 2],
  ['Sudden Rampart', 3],
  ['Splinter Net', 3],
  ['Toll Taken Back', 2],
  ['Final Word', 2],
  ['Severed Thread', 2],
]

/** The deck of 32 that both seats play. */
export const STARTER_DECK: readonly CardDefinition[] = COPIES.flatMap(([name, copies]) => {
  const card = findCard(name)
  return card === null ? [] : Array.from({ length: copies }, () => card)
})
