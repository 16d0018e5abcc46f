/** A game, whole: its rules, how its scenarios are read, and what it says. Everything that is played at a table is one of these. */
import type { GameTypes, HistoryEntry, Ruleset } from './ruleset'
import type { ScenarioCodec } from './scenario'
import type { Seat, Viewer } from './seats'

export interface Game<G extends GameTypes, Scenario, Do extends { readonly type: string }, Fact> {
  readonly rules: Ruleset<G>
  readonly scenarios: ScenarioCodec<G, Scenario, Do, Fact>
  readonly words: GameWords<G, Do, Fact>
}

/** A sentence of the log. */
export interface LogSentence<G extends GameTypes> {
  readonly text: string
  readonly rule: G['refusal']['rule']
  /** Whose doing it is; null: nobody's. */
  readonly seat: Seat | null
  readonly round: number
  /** Keys of the view (`Ruleset.view`) of what the sentence is about. */
  readonly marks: readonly string[]
}

/** What a game says in sentences; nothing in them that the viewer may not know. */
export interface GameWords<G extends GameTypes, Do, Fact> {
  /** What one action did. */
  log(constants: G['constants'], entry: HistoryEntry<G>, viewer: Viewer): readonly LogSentence<G>[]
  /** `Ann plays Rally.`; only tried: `Ann tries to play Rally.` */
  deed(who: string, act: Do, tried: boolean): string
  /** What is true; null: nothing that is worth a sentence. */
  fact(fact: Fact, names: readonly [string, string]): string | null
  refusal(constants: G['constants'], refusal: G['refusal']): string
}
