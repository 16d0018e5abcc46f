/** What keeps a match from starting: names that do not tell the players apart, a format that cannot be played, or a deck that is missing or not legal in it. */
import type { Table } from '@/kernel/ruleset'
import { SEATS, snap, wordDeckFault, type Deck, type PerSeat, type SetupFault, type SnapGame } from '@/games/snap/rules'
import type { FaultSentence, TableConfig } from './contract'
import { namesAtTable, namesFault } from './playerNames'

type TableStart =
  | { readonly ok: true; readonly start: Table<SnapGame> }
  | { readonly ok: false; readonly faults: readonly FaultSentence[] }

/** The match of a table before its first action, or every fault at once. */
export function tableOf(
  { decks: ids, format, names: written }: TableConfig,
  deckOf: (id: string) => Deck | null,
): TableStart {
  const unnamed = namesFault(written)
  if (unnamed !== null) return { ok: false, faults: [{ sentence: unnamed, rule: null }] }
  const names = namesAtTable(written)
  const [first, second] = [deckOf(ids[0]), deckOf(ids[1])]
  if (first === null || second === null) {
    const missing = SEATS.filter((seat) => [first, second][seat] === null)
    return {
      ok: false,
      faults: missing.map((seat) => ({
        sentence: `${names[seat]} has no deck: “${ids[seat]}” is not on this table.`,
        rule: 'setup/deck-verification',
      })),
    }
  }
  const decks: PerSeat<Deck> = [first, second]
  const created = snap.create({
    format,
    players: [
      { name: names[0], deck: first },
      { name: names[1], deck: second },
    ],
  })
  if (created.ok) return { ok: true, start: created.table }
  return { ok: false, faults: created.faults.map((fault) => wordSetupFault(fault, names, decks)) }
}

function wordSetupFault(fault: SetupFault, names: PerSeat<string>, decks: PerSeat<Deck>): FaultSentence {
  if (fault.of === 'format') return { sentence: `The format cannot be played: ${fault.sentence}`, rule: null }
  const { seat, fault: inDeck } = fault
  return { sentence: `${names[seat]}, “${decks[seat].name}”: ${wordDeckFault(inDeck)}`, rule: inDeck.rule }
}
