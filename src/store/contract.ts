/**
 * What the board and the screens know of a running match. The store wraps the rules core; components read
 * narrow selectors of this and never the core's state.
 */
import type {
  Action,
  DecisionView,
  Format,
  PerSeat,
  Refusal,
  RuleId,
  Seat,
  SnapGame,
  View,
  ViewedEvent,
  Viewer,
} from '@/games/snap/rules'
import type { Line } from '@/match/line'

/** How a match at one screen is set up. */
export interface TableConfig {
  /** Names by seat: index 0 is Player 1, who begins. */
  readonly names: readonly [string, string]
  /** Deck ids by seat, see `cards/decks`. */
  readonly decks: readonly [string, string]
  /** What is played; `formatChanges` says in what it is not the standard. */
  readonly format: Format
  /** A Counter Window asks only a player who could answer. Tells the other one something: off by default. */
  readonly askOnlyWhenPossible: boolean
}

/** What is wrong with a deck, a format or a file, in one sentence. */
export interface FaultSentence {
  readonly sentence: string
  readonly rule: RuleId | null
}

/** A line of the log, projected for `eyes`. */
export interface LogLine {
  readonly id: number
  readonly round: number
  readonly seat: Seat | null
  readonly text: string
  readonly rule: RuleId
  /** Keys of the cards and Monsters that the line is about, for marking them on the table. */
  readonly marks: readonly string[]
}

/** A refused gesture, readable for some seconds. */
export interface RefusedGesture {
  readonly id: number
  readonly action: Action
  readonly reasons: readonly { readonly sentence: string; readonly rule: RuleId; readonly refusal: Refusal }[]
}

/** A moment of a scenario's official line, in words. */
export interface LineMoment {
  /** `start`: the position; `act`: somebody did something; `refused`: somebody tried to. */
  readonly kind: 'start' | 'act' | 'refused'
  readonly by: Seat | null
  /** Empty at the start. */
  readonly what: string
  readonly why: FaultSentence | null
  readonly happened: readonly string[]
  readonly facts: readonly FaultSentence[]
  /** Why the attempt was refused. */
  readonly refusals: readonly FaultSentence[]
}

/** The scenario on the table, and how far its line has been followed. */
export interface OpenScenario {
  readonly id: string
  /** The start first. */
  readonly moments: readonly LineMoment[]
  readonly outcome: readonly string[]
  /** The moment that the table shows, or from which the players went their own way. */
  readonly at: number
  /** Something else than the line says has been done since, or is meant to be. */
  readonly playingOn: boolean
}

/** A scenario laid out: what the table is like, its line, and where on that the table stands. */
export interface LaidOut {
  readonly config: TableConfig
  readonly line: Line<SnapGame>
  readonly shown: OpenScenario
}

/**
 * Whose turn it is at the screen.
 * `open`: `eyes` is a seat and its private cards are shown; once the game is over, the table's are.
 * `quick`: `seat` is asked what can be answered from what everyone sees (a Counter Window, a block); nothing
 * private is shown; "No Counter" is one tap.
 * `curtain`: everything private is covered until `seat` confirms.
 */
export type Privacy =
  | { readonly mode: 'open'; readonly seat: Seat }
  | { readonly mode: 'quick'; readonly seat: Seat }
  | { readonly mode: 'curtain'; readonly seat: Seat }

export interface MatchStore {
  readonly config: TableConfig | null
  readonly privacy: Privacy
  /** Seen with these eyes: a seat when `privacy` is open, else the table's. */
  readonly eyes: Viewer
  /** Null: no match. */
  readonly view: View | null
  readonly decision: DecisionView | null
  /** Every legal action of the seat whose eyes these are, when it decides; in `quick` those that name nothing private. */
  readonly options: readonly Action[]
  readonly log: readonly LogLine[]
  /** What the last action did, for animation. */
  readonly events: readonly ViewedEvent[]
  /** Counts the actions done; stays the same while only the eyes change, so that no animation runs twice. */
  readonly turnings: number
  /** What each seat may do beside the decision, whoever decides: concede, offer, accept or decline a draw. */
  readonly standing: PerSeat<readonly Action[]>
  readonly refused: RefusedGesture | null
  /** A match that is not over lies on the table, or waits while a scenario does. */
  readonly running: boolean
  /** Null: what lies on the table is a match. */
  readonly scenario: OpenScenario | null

  /** Starts a match. Any fault of the format, or of a deck in that format, leaves everything as it was. */
  readonly start: (config: TableConfig) => readonly FaultSentence[]
  /** What would keep a match from starting, without starting it. */
  readonly faultsAgainst: (config: TableConfig) => readonly FaultSentence[]
  /** Does a legal action; a refused one changes nothing but `refused`. True: done. */
  readonly act: (action: Action) => boolean
  /** Why an action would be refused, worded; empty: it is legal. */
  readonly reasonsAgainst: (action: Action) => RefusedGesture['reasons']
  /** The seat behind the curtain confirms. */
  readonly liftCurtain: () => void
  /** Quick response: the asked seat wants to see its hand, behind the curtain first. */
  readonly lookAtHand: () => void
  readonly dismissRefusal: () => void
  /** A new match with seats exchanged. */
  readonly rematch: () => void
  readonly leave: () => void

  /**
   * Shows a scenario (`layOut`) as an open table: no curtain, both hands seen, both sides played by whoever sits here. A match
   * that runs is set aside meanwhile.
   */
  readonly openScenario: (scenario: LaidOut) => void
  /** Shows a moment of the scenario's line, 0 the start; leaves what was played instead of it. */
  readonly goToMoment: (at: number) => void
  /** Leaves the line here; the table plays on. */
  readonly playOn: () => void
  /** Clears the scenario away and brings back the match that was set aside. */
  readonly closeScenario: () => void
}
