/** A duel from its setup: decks verified and shuffled by the seed, first hands drawn. */
import { seededRandom, shuffled } from '@/kernel/random'
import { emptyStack } from '@/kernel/response'
import type { Created } from '@/kernel/ruleset'
import { SEATS, type PerSeat } from '@/kernel/seats'
import type { DuelSetup, Format, SetupFault } from '../format'
import type { SpellSpeedGame } from '../game'
import type { CardDefinition } from '../model/cards'
import type { CardId, DuelState, Side } from '../model/state'
import { advance } from './apply'
import { beginTurn } from './turn'
import type { Work } from './work'

export function create(setup: DuelSetup): Created<SpellSpeedGame> {
  const faults = faultsOf(setup)
  if (faults.length > 0) return { ok: false, faults }
  const { format, names, decks, seed } = setup
  const constants = { format, names, cards: decks.flat(), seed }
  const random = seededRandom(seed)
  const [first] = decks
  const ids = constants.cards.map((_, id) => id)
  const sides = [ids.slice(0, first.length), ids.slice(first.length)].map((deck) =>
    dealt(format, shuffled(deck, random)),
  ) as [Side, Side]
  const w: Work = { c: constants, s: opening(sides), events: [] }
  beginTurn(w, 0, 1)
  advance(w)
  return { ok: true, table: { constants, state: w.s } }
}

/** Nothing has happened yet, and nothing waits. */
export const opening = (sides: PerSeat<Side>): DuelState => ({
  turn: 0,
  player: 0,
  phase: 'draw',
  sides,
  stack: emptyStack(0),
  links: [],
  attack: null,
  agenda: [],
  nextId: 1,
  drawOffer: null,
  result: null,
})

/** A side with nothing on it. */
export const emptySide = ({ life, monsterZones, supportZones }: Format): Side => ({
  life,
  monsters: Array.from({ length: monsterZones }, () => null),
  supports: Array.from({ length: supportZones }, () => null),
  hand: [],
  deck: [],
  graveyard: [],
  summons: 0,
})

function dealt(format: Format, order: readonly CardId[]): Side {
  const { firstHand } = format
  return { ...emptySide(format), deck: order.slice(firstHand), hand: order.slice(0, firstHand) }
}

function faultsOf({ format, decks, seed }: DuelSetup): readonly SetupFault[] {
  const { least, most } = format.deck
  return [
    ...(Number.isSafeInteger(seed) ? [] : [{ code: 'seed', seed } as const]),
    ...SEATS.flatMap((seat): readonly SetupFault[] => {
      const deck = decks[seat]
      const size = deck.length
      const fits = size >= least && size <= most
      return [
        ...(fits ? [] : [{ code: 'deckSize', seat, size, least, most } as const]),
        ...[...copiesOf(deck)]
          .filter(([, copies]) => copies > format.copies)
          .map(([name, copies]) => ({ code: 'copies', seat, name, copies, most: format.copies }) as const),
      ]
    }),
  ]
}

function copiesOf(deck: readonly CardDefinition[]): ReadonlyMap<string, number> {
  const copies = new Map<string, number>()
  for (const { name } of deck) copies.set(name, (copies.get(name) ?? 0) + 1)
  return copies
}
