/** The first state of a match: both decks verified, nothing laid out yet (`setup/*`). */
import { isPrimeSingular, type CardDefinition, type Deck } from '../model/cards'
import type { CardId, PerSeat, Seat } from '../model/ids'
import { NOTHING_YET, type GameState, type Side } from '../model/state'
import type { Format } from '../format/format'

export interface MatchSetup {
  readonly format: Format
  /** By seat: index 0 is Player 1, who begins. Who that is, the table decides; the core has no randomness. */
  readonly players: PerSeat<{ readonly name: string; readonly deck: Deck }>
}

/** Decks come from `verifyDeck`, so that no match starts on an illegal one (`setup/deck-verification`). */
export function createMatch(setup: MatchSetup): GameState {
  const cards: CardDefinition[] = []
  const owners: Seat[] = []
  const take = (seat: Seat, definitions: readonly CardDefinition[]): CardId[] =>
    definitions.map((definition) => {
      owners.push(seat)
      return (cards.push(definition) - 1) as CardId
    })
  const sides: PerSeat<Side> = [layOut(0), layOut(1)]

  function layOut(seat: Seat): Side {
    const { lineup, supports, evolutions } = setup.players[seat].deck
    const monsters = take(
      seat,
      lineup.filter((card) => !isPrimeSingular(card)),
    )
    const primes = take(seat, lineup.filter(isPrimeSingular))
    return {
      field: Array.from({ length: setup.format.benchSlots + 2 }, () => null),
      flexOpen: setup.format.flexWithoutPrime && primes.length === 0,
      deck: take(seat, supports),
      locked: [],
      hand: [],
      reserve: [...primes, ...take(seat, evolutions)],
      graveyard: [],
      lineup: monsters,
      ready: false,
      thisTurn: NOTHING_YET,
    }
  }

  return {
    match: { format: setup.format, names: [setup.players[0].name, setup.players[1].name], cards, owners },
    round: 0,
    turn: 0,
    turnNumber: 0,
    step: 'setup',
    passTo: null,
    sides,
    objects: cards.map((_, index) => index),
    nextObject: cards.length,
    nextId: 0,
    modifiers: [],
    used: [],
    pending: [],
    triggersResolved: 0,
    delayed: [],
    chain: null,
    combat: null,
    agenda: [
      { kind: 'beginTurn', seat: 0 },
      { kind: 'setup', seat: 1 },
      { kind: 'setup', seat: 0 },
    ],
    drawOffer: null,
    result: null,
  }
}
