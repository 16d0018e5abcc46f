/** A format: every number of the game that a table may change, in one JSON value. */
export interface Format {
  readonly name: string
  /** REF `setup/deck-verification`: cards in a deck, Evolutions not counted. */
  readonly deckSize: number
  /** REF `prime-evolution/prime-singular`: Monsters of the lineup. */
  readonly lineupSize: number
  /** REF `setup/deck-verification`: copies of one card. */
  readonly copies: number
  /** OPEN: Prime Singulars in the lineup, at most. */
  readonly primeSingulars: number
  /** OPEN: Evolution cards beside the deck, at most. */
  readonly evolutionCards: number
  /** OPEN: Bench Slots, the Flex Slot not counted. */
  readonly benchSlots: number
  /** OPEN: the Flex Slot opens at setup for a lineup without a Prime Singular. */
  readonly flexWithoutPrime: boolean
  /** OPEN: Supports chosen for the starting hand. */
  readonly startingHand: number
  /** REF `support-access/opening-lock-in`. */
  readonly openingLockIn: number
  /** REF `rulings/locked-support-limit-exceeded`. */
  readonly lockedLimit: number
  /** REF `support-access/opening-unlock-schedule`: the first Round in which each seat unlocks. */
  readonly firstUnlockRound: readonly [number, number]
  /** REF `support-access/ongoing-single-card-lock-in`: the first Round with a Lock-in Phase. */
  readonly firstLockInRound: number
  /** OPEN: the first Round in which a face-down Bench or Flex Monster is ready. */
  readonly benchFlipRound: number
  /** OPEN: attacks a turn, Overdrive not counted. */
  readonly attacks: number
  /** REF `prime-evolution/evolution`: Evolutions a turn. */
  readonly evolutions: number
  /** REF `turn-procedure/prime-singular-step`: Prime entries a turn. */
  readonly primeEntries: number
  /** OPEN: Swaps a turn by keyword. */
  readonly swaps: number
  /** OPEN: Counters on one Chain, at most. */
  readonly chainCap: number
  /** OPEN: Counters of one player on one Chain, at most. */
  readonly chainContribution: number
  /** OPEN: Resonance Counters may be in a deck; no card of the standard set is one. */
  readonly resonanceCounters: boolean
  /** OPEN: Spells in Round 1; null: no limit. */
  readonly firstRoundSpells: number | null
  /** OPEN: nobody attacks, evolves or enters a Prime in Round 1. */
  readonly firstRoundPeace: boolean
  /** OPEN: cards in hand, at most; null: no limit. Nothing is unlocked or moved into a full hand. */
  readonly handLimit: number | null
  /** OPEN: after this Round the game is a draw; null: no limit. */
  readonly roundLimit: number | null
  /** OPEN: Triggers resolved in one Trigger Resolution before the rest is dropped, so that an endless loop ends; far above what two decks can make without one. */
  readonly triggerLimit: number
}

/** Snap as this project plays it. REF values are fixed by the reference, OPEN ones are our reading. */
export const SNAP_STANDARD: Format = {
  name: 'Snap Standard',
  deckSize: 25,
  lineupSize: 5,
  copies: 1,
  primeSingulars: 1,
  evolutionCards: 5,
  benchSlots: 3,
  flexWithoutPrime: true,
  startingHand: 3,
  openingLockIn: 3,
  lockedLimit: 3,
  firstUnlockRound: [2, 1],
  firstLockInRound: 4,
  benchFlipRound: 2,
  attacks: 1,
  evolutions: 1,
  primeEntries: 1,
  swaps: 1,
  chainCap: 3,
  chainContribution: 2,
  resonanceCounters: false,
  firstRoundSpells: 1,
  firstRoundPeace: true,
  handLimit: null,
  roundLimit: null,
  triggerLimit: 400,
}
