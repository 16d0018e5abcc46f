/** The built-in cards: parsed once, when they are first asked for. */
import type { CardDefinition } from '@/games/snap/rules/model/cards'
import { nameKey } from '@/games/snap/rules/model/names'
import { readRecord } from './record'
import type { CardRecord } from './record'
import pyreVerdict from './sets/pyre-verdict.json'
import tidalConcord from './sets/tidal-concord.json'

interface PoolEntry {
  readonly card: CardDefinition
  readonly record: CardRecord
}

let read: readonly PoolEntry[] | null = null
let byKey: ReadonlyMap<string, PoolEntry> | null = null

/** Every built-in card, with the record it was read from. */
export function poolEntries(): readonly PoolEntry[] {
  read ??= [...pyreVerdict, ...tidalConcord].map((data) => {
    const result = readRecord(data)
    // Our own data is tested; a fault in it is a bug.
    if (!result.ok) throw new Error(result.faults.map((fault) => fault.message).join('\n'))
    return result
  })
  return read
}

/** Every built-in card. */
export const cardPool = (): readonly CardDefinition[] => poolEntries().map((entry) => entry.card)

/** The built-in card with this id or name (in any case, with either kind of quotes); undefined if there is none. */
export function findCard(idOrName: string): CardDefinition | undefined {
  byKey ??= new Map(
    poolEntries().flatMap(
      (entry) =>
        [
          [nameKey(entry.card.id), entry],
          [nameKey(entry.card.name), entry],
        ] as const,
    ),
  )
  return byKey.get(nameKey(idOrName))?.card
}

/** Looks among a file's own cards first, then among the built-in ones. */
export function finderWith(own: readonly CardDefinition[]): (idOrName: string) => CardDefinition | undefined {
  const ownByKey = new Map(
    own.flatMap(
      (card) =>
        [
          [nameKey(card.id), card],
          [nameKey(card.name), card],
        ] as const,
    ),
  )
  return (idOrName) => ownByKey.get(nameKey(idOrName)) ?? findCard(idOrName)
}
