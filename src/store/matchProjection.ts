/** What the screen may know of the match that the store keeps: everything is built for the eyes of the moment. */
import type { HistoryEntry } from '@/kernel/ruleset'
import type { Match } from '@/match/match'
import { snapGame } from '@/games/snap'
import { snap, type Action, type GameEvent, type SnapGame, type Viewer } from '@/games/snap/rules'
import type { LaidOut, LogLine, MatchStore, Privacy, TableConfig } from './contract'
import { askedIn, openView } from './openTable'
import { eyesOf, isPublicAnswer } from './privacy'

/** The match and whose screen it is; nobody but the store holds this. */
export interface Core {
  readonly config: TableConfig
  readonly match: Match<SnapGame>
  readonly privacy: Privacy
  /** What the last action did, automatic passes included. */
  readonly lastEvents: readonly GameEvent[]
  readonly turnings: number
  /** Null: a match between two people; else an open table. */
  readonly laid: LaidOut | null
}

export type Projection = Pick<
  MatchStore,
  | 'config'
  | 'privacy'
  | 'eyes'
  | 'view'
  | 'decision'
  | 'options'
  | 'log'
  | 'events'
  | 'turnings'
  | 'standing'
  | 'scenario'
>

export const NOTHING: Projection = {
  config: null,
  privacy: { mode: 'curtain', seat: 0 },
  eyes: 'table',
  view: null,
  decision: null,
  options: [],
  log: [],
  events: [],
  turnings: 0,
  standing: [[], []],
  scenario: null,
}

/** Builds what the store shows. `log` keeps the lines of the same match between two calls. */
export function project(core: Core, log: LogBook): Projection {
  const { constants, state } = core.match
  const decision = askedIn(core.match)
  const open = core.laid !== null
  const eyes = open ? core.privacy.seat : eyesOf(core.privacy, decision)
  const view = open ? openView(core.match, core.privacy.seat) : snap.view(constants, state, eyes)
  return {
    config: core.config,
    privacy: core.privacy,
    eyes,
    view,
    decision: view.decision,
    options: optionsOf(core, eyes),
    log: log.read(core.match, eyes),
    events: snap.seen(core.lastEvents, eyes),
    turnings: core.turnings,
    standing: [snap.standing(constants, state, 0), snap.standing(constants, state, 1)],
    scenario: core.laid?.shown ?? null,
  }
}

/** A quick response offers no Counter: that one is there would tell something. */
function optionsOf({ match, privacy }: Core, eyes: Viewer): readonly Action[] {
  const decision = askedIn(match)
  if (decision === null || privacy.mode === 'curtain' || decision.seat !== privacy.seat) return []
  const options = snap.options(match.constants, match.state)
  return eyes === decision.seat ? options : options.filter(isPublicAnswer)
}

/** The log of one match, kept for each pair of eyes, so that an action words only its own events. */
export interface LogBook {
  read(match: Match<SnapGame>, eyes: Viewer): readonly LogLine[]
}

export function createLogBook(): LogBook {
  const kept = new Map<
    Viewer,
    { readonly last: HistoryEntry<SnapGame> | undefined; readonly done: number; readonly lines: readonly LogLine[] }
  >()
  return {
    read({ constants, history }, eyes) {
      const before = kept.get(eyes)
      // A rewound or another match: what was kept is not its beginning.
      const usable =
        before !== undefined &&
        before.done <= history.length &&
        (before.done === 0 || history[before.done - 1] === before.last)
      const from = usable ? before.done : 0
      if (usable && from === history.length) return before.lines
      const fresh = history
        .slice(from)
        .flatMap((entry, at) =>
          snapGame.words
            .log(constants, entry, eyes)
            .map((line, index) => ({ ...line, id: (from + at) * LINES_PER_ACTION + index })),
        )
      const lines = usable ? [...before.lines, ...fresh] : fresh
      kept.set(eyes, { last: history.at(-1), done: history.length, lines })
      return lines
    },
  }
}

/** More lines than one action can make; keeps ids in order and the same for all eyes' own lines. */
const LINES_PER_ACTION = 1000
