/** What the screen may know of the match that the store keeps: everything is built for the eyes of the moment. */
import { linesOf } from '@/match/log'
import type { Match, Turning } from '@/match/match'
import type { Mark } from '@/games/snap/words/scene'
import {
  decisionOf,
  legalActions,
  standingActions,
  viewEvents,
  viewFor,
  type Action,
  type CardView,
  type GameEvent,
  type GameState,
  type Seat,
  type View,
  type Viewer,
} from '@/games/snap/rules'
import type { LaidOut, LogLine, MatchStore, Privacy, TableConfig } from './contract'
import { openView } from './openTable'
import { eyesOf, isPublicAnswer } from './privacy'

/** The match and whose screen it is; nobody but the store holds this. */
export interface Core {
  readonly config: TableConfig
  readonly match: Match
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
  const { state, history } = core.match
  const decision = decisionOf(state)
  const open = core.laid !== null
  const eyes = open ? core.privacy.seat : eyesOf(core.privacy, decision)
  const view = open ? openView(state, core.privacy.seat) : viewFor(state, eyes)
  return {
    config: core.config,
    privacy: core.privacy,
    eyes,
    view,
    decision: view.decision,
    options: optionsOf(core.privacy, eyes, state),
    log: log.read(history, eyes),
    events: viewEvents(core.lastEvents, eyes),
    turnings: core.turnings,
    standing: [standingActions(state, 0), standingActions(state, 1)],
    scenario: core.laid?.shown ?? null,
  }
}

/** A quick response offers no Counter: that one is there would tell something. */
function optionsOf(privacy: Privacy, eyes: Viewer, state: GameState): readonly Action[] {
  const decision = decisionOf(state)
  if (decision === null || privacy.mode === 'curtain' || decision.seat !== privacy.seat) return []
  const options = legalActions(state)
  return eyes === decision.seat ? options : options.filter(isPublicAnswer)
}

/** The log of one match, kept for each pair of eyes, so that an action words only its own events. */
export interface LogBook {
  read(history: readonly Turning[], eyes: Viewer): readonly LogLine[]
}

export function createLogBook(): LogBook {
  const kept = new Map<
    Viewer,
    { readonly last: Turning | undefined; readonly done: number; readonly lines: readonly LogLine[] }
  >()
  return {
    read(history, eyes) {
      const before = kept.get(eyes)
      // A rewound or another match: what was kept is not its beginning.
      const usable =
        before !== undefined &&
        before.done <= history.length &&
        (before.done === 0 || history[before.done - 1] === before.last)
      const from = usable ? before.done : 0
      if (usable && from === history.length) return before.lines
      const fresh = history.slice(from).flatMap((turning, at) => logLines(turning, eyes, from + at))
      const lines = usable ? [...before.lines, ...fresh] : fresh
      kept.set(eyes, { last: history.at(-1), done: history.length, lines })
      return lines
    },
  }
}

/** More lines than one action can make; keeps ids in order and the same for all eyes' own lines. */
const LINES_PER_ACTION = 1000

function logLines(turning: Turning, eyes: Viewer, at: number): readonly LogLine[] {
  const lines = linesOf(turning, eyes)
  if (lines.length === 0) return []
  const marks = keysIn(viewFor(turning.after, eyes))
  return lines.map((line, index) => ({
    id: at * LINES_PER_ACTION + index,
    round: line.round,
    seat: line.seat,
    text: line.text,
    rule: line.rule,
    marks: [...new Set(line.marks.flatMap((mark) => marks(mark)))],
  }))
}

/** Finds the keys by which the table shows a card or a place. */
function keysIn(view: View): (mark: Mark) => readonly string[] {
  const byCard = new Map<number, string[]>()
  const add = (card: number, key: string): void => {
    const keys = byCard.get(card)
    if (keys === undefined) byCard.set(card, [key])
    else keys.push(key)
  }
  const zone = (cards: readonly CardView[]): void => {
    for (const card of cards) if (card.known) add(card.card, card.key)
  }
  const monsterKey = (seat: Seat, slot: number): readonly string[] => {
    const monster = view.seats[seat].field.find((place) => place.slot === slot)?.monster
    return monster === null || monster === undefined ? [] : [monster.key]
  }
  for (const side of view.seats) {
    for (const cards of [side.deck, side.locked, side.hand, side.reserve, side.graveyard, side.lineup]) zone(cards)
    for (const { monster } of side.field) {
      if (monster === null) continue
      for (const card of [monster.card, ...monster.under]) if (card !== null) add(card.card, monster.key)
    }
  }
  for (const link of view.chain?.links ?? []) add(link.card.card, link.card.key)
  if (view.chain?.card) add(view.chain.card.card, view.chain.card.key)
  return (mark) => ('card' in mark ? (byCard.get(mark.card) ?? []) : monsterKey(mark.seat, mark.slot))
}
