/**
 * What a game is to the rest of the house: match, simulations, storage and tables know this and nothing more.
 *
 * A match is two plain JSON values: its *constants*, which never change (format, names, cards), and its *state*. Every
 * function takes both, so that keeping, hashing and moving a state does not carry every card along. A game gives its own
 * closed unions for the type parameters; nothing here is a string where a game has a code.
 */
import type { Seat, Viewer } from './seats'

/** The types of one game. */
export interface GameTypes {
  /** What a match is made of: decks, names, a format. */
  readonly setup: unknown
  /** Why there is no match of a setup. */
  readonly setupFault: unknown
  readonly constants: unknown
  readonly state: object
  readonly action: { readonly type: string; readonly seat: Seat }
  readonly event: { readonly type: string }
  /** An event as one viewer may know it. */
  readonly seenEvent: { readonly type: string }
  /** What one viewer may know of a state. */
  readonly view: object
  /** The open decision without its answers. */
  readonly ask: { readonly kind: string; readonly seat: Seat }
  readonly refusal: { readonly code: string; readonly rule: string }
  readonly reason: string
}

export interface Outcome<Reason extends string> {
  /** Null: a draw. */
  readonly winner: Seat | null
  readonly reason: Reason
}

/** A match as it stands. */
export interface Table<G extends GameTypes> {
  readonly constants: G['constants']
  readonly state: G['state']
}

export type Created<G extends GameTypes> =
  | { readonly ok: true; readonly table: Table<G> }
  /** All at once. */
  | { readonly ok: false; readonly faults: readonly G['setupFault'][] }

export type Applied<G extends GameTypes> =
  | { readonly ok: true; readonly state: G['state']; readonly events: readonly G['event'][] }
  /** Refused: `state` is the very same value. */
  | { readonly ok: false; readonly state: G['state']; readonly refusals: readonly G['refusal'][] }

/** One action and what it did. */
export interface HistoryEntry<G extends GameTypes> {
  readonly action: G['action']
  readonly before: G['state']
  readonly after: G['state']
  readonly events: readonly G['event'][]
}

/** The rules of one game. No function changes what it is given. */
export interface Ruleset<G extends GameTypes> {
  /** As in an address or a file: `snap`, `spell-speed`. */
  readonly id: string

  create(setup: G['setup']): Created<G>

  /** Who must decide what; null: the game is over. */
  ask(constants: G['constants'], state: G['state']): G['ask'] | null
  /** Every legal answer to what is asked; none once the game is over. The very same list for the same state. */
  options(constants: G['constants'], state: G['state']): readonly G['action'][]
  /** What a seat may do beside the decision: concede, offer a draw. */
  standing(constants: G['constants'], state: G['state'], seat: Seat): readonly G['action'][]
  /**
   * Of these options the one that whoever has no plan takes at once: to confirm a setup that may be confirmed, to end a game
   * that goes round in circles. Null: any. Without it play by chance would not get through a game.
   */
  obvious(options: readonly G['action'][]): G['action'] | null
  /** Every reason against an action; none: it is legal. */
  check(constants: G['constants'], state: G['state'], action: G['action']): readonly G['refusal'][]
  /** A legal action, and all that follows until somebody must decide. */
  apply(constants: G['constants'], state: G['state'], action: G['action']): Applied<G>

  /** Built, not stripped: what the viewer may not know is not in it. */
  view(constants: G['constants'], state: G['state'], viewer: Viewer): G['view']
  /** What a viewer sees happen. */
  seen(events: readonly G['event'][], viewer: Viewer): readonly G['seenEvent'][]

  /** Null while the game goes on. */
  outcome(constants: G['constants'], state: G['state']): Outcome<G['reason']> | null
}
