/** What sets one response system apart from another: who may say something, what about, how fast, and what comes of it. */

export interface ResponseSettings {
  /** Who has the first word when an entry has been added, and when the stack opens again. */
  readonly first: 'opponent of the newest' | 'turn player'
  /** Which entry a reply may answer; `named`: any that its text names; `none`: it lies on top and answers nothing. */
  readonly reach: 'newest' | 'named' | 'none'
  /** Null: there is no speed. Else a reply is at least as fast as the newest group, and the slowest speed never answers. */
  readonly speed: Speed | null
  /** Replies, at most, on what one first entry began; null: as many as they like. The first entry is no reply. */
  readonly cap: { readonly stack: number | null; readonly seat: number | null }
  /** What resolves before anybody is asked again. */
  readonly unit: 'group' | 'entry'
  /**
   * Where what became ready goes: on top at once; to a group of its own when the unit has resolved; to a new exchange
   * when nothing is left; or nowhere here, as the game has a place for it.
   */
  readonly triggers: 'top' | 'own group' | 'new exchange' | 'elsewhere'
  /** A negated entry stays and does nothing, or leaves. */
  readonly negated: 'stays' | 'leaves'
  /** So many in a row close the asking. */
  readonly passes: number
  /** Whether a seat is passed over when everybody can see that it has no reply. */
  readonly skipEmptyAsk: boolean
}

export interface Speed {
  /** Entries of this speed answer nothing. */
  readonly slowest: number
  /** A faster reply begins a group of its own on top. */
  readonly breaks: boolean
}

/** Snap's Counters: three on an action, two of them one player's, each answering what its text names. */
export const SNAP_CHAIN: ResponseSettings = {
  first: 'opponent of the newest',
  reach: 'named',
  speed: null,
  cap: { stack: 3, seat: 2 },
  unit: 'group',
  triggers: 'elsewhere',
  negated: 'stays',
  passes: 2,
  skipEmptyAsk: true,
}

/** The Chain of the three Spell Speeds: always the newest link, never slower, never without the question. */
export const SPELL_SPEED_CHAIN: ResponseSettings = {
  first: 'opponent of the newest',
  reach: 'newest',
  speed: { slowest: 1, breaks: false },
  cap: { stack: null, seat: null },
  unit: 'group',
  triggers: 'new exchange',
  negated: 'stays',
  passes: 2,
  skipEmptyAsk: false,
}
