/** A deck file from its first byte to a deck that can be played: a pure function, which a worker runs. */
import { DECK_LIMITS, wordBytes } from '@/games/snap/cards/deckLimits'
import { readDeckFile } from '@/games/snap/cards/deckFile'
import { decodeText } from '@/games/snap/cards/fileText'
import { cardPool, finderWith } from '@/games/snap/cards/pool'
import {
  isolated,
  verifyDeck,
  wordDeckFault,
  type CardDefinition,
  type Deck,
  type Format,
  type RuleId,
} from '@/games/snap/rules'
import type { FaultSentence } from './contract'

export type DeckReading =
  | {
      readonly ok: true
      readonly deck: Deck
      /** What was read otherwise than it is written, or may surprise: a sentence each. */
      readonly notes: readonly string[]
      readonly text: string
    }
  | {
      readonly ok: false
      readonly faults: readonly FaultSentence[]
      /** The file's text, to be mended; null: it has none that could be shown. */
      readonly text: string | null
    }

const RULE: RuleId = 'setup/deck-verification'

/** More than anybody reads, and few enough to be shown at once. */
const MOST_FAULTS = 250

/** Reads a file, or its text, and verifies the deck in that format. Too large a file is not read at all. */
export async function readDeck(source: Blob | string, format: Format): Promise<DeckReading> {
  const bytes = typeof source === 'string' ? source.length : source.size
  if (bytes > DECK_LIMITS.bytes)
    return refused(null, [
      {
        sentence: `The file has ${wordBytes(bytes)}, and a deck file may have ${wordBytes(DECK_LIMITS.bytes)}; choose the file of a deck.`,
        rule: RULE,
      },
    ])
  if (typeof source === 'string') return readText(source, format)
  const decoded = decodeText(new Uint8Array(await source.arrayBuffer()))
  return decoded.ok ? readText(decoded.text, format) : refused(null, [{ sentence: decoded.message, rule: RULE }])
}

function readText(text: string, format: Format): DeckReading {
  const file = readDeckFile(text)
  if (!file.ok)
    return refused(
      text,
      file.faults.map(({ message, rule }) => ({ sentence: message, rule })),
    )
  // The file's own cards come before the built-in ones of the same name.
  const names = [...file.cards, ...cardPool()].map((card) => card.name)
  const verified = verifyDeck(file.list, finderWith(file.cards), format, names)
  if (!verified.ok)
    return refused(
      text,
      verified.faults.map((fault) => ({ sentence: wordDeckFault(fault), rule: fault.rule })),
    )
  return { ok: true, deck: standingApart(verified.deck), notes: file.notes, text }
}

function refused(text: string | null, faults: readonly FaultSentence[]): DeckReading {
  const more = faults.length - MOST_FAULTS
  const rest: readonly FaultSentence[] =
    more > 0 ? [{ sentence: `There are ${more} more faults; mend these first.`, rule: null }] : []
  return { ok: false, faults: [...faults.slice(0, MOST_FAULTS), ...rest], text }
}

/** Names from a file can be of any script, and will stand within sentences. */
function standingApart({ name, lineup, supports, evolutions }: Deck): Deck {
  const apart = (cards: readonly CardDefinition[]): readonly CardDefinition[] =>
    cards.map((card) => ({ ...card, name: isolated(card.name) }))
  return { name: isolated(name), lineup: apart(lineup), supports: apart(supports), evolutions: apart(evolutions) }
}
