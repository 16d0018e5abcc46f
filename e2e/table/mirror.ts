/**
 * The same match beside the browser: the rules core plays every action that the person at the table does, so that what
 * the page shows can be compared with what is true.
 */
import { linesOf } from '@/games/snap/words/lines'
import { wordRefusal } from '@/games/snap/words/refusals'
import {
  apply,
  check,
  createMatch,
  decisionOf,
  SNAP_STANDARD,
  viewEvents,
  viewFor,
  type Action,
  type Decision,
  type Format,
  type GameState,
  type PerSeat,
  type Seat,
  type View,
  type Viewer,
} from '@/games/snap/rules'
import { deckNamed } from './decks'

/** In the order of play: whoever stands first begins. */
export interface Players {
  readonly names: PerSeat<string>
  readonly decks: PerSeat<string>
  /** Left out: the standard. */
  readonly format?: Format
}

/**
 * Whose screen it is. `open`: this seat sees its cards. `quick`: this seat is asked what everyone may see the answer to,
 * and nothing is shown. `curtain`: everything is covered until this seat says so.
 */
export interface Screen {
  readonly mode: 'open' | 'quick' | 'curtain'
  readonly seat: Seat
}

/** A refusal as a player reads it. */
export interface Reason {
  readonly sentence: string
  readonly rule: string
}

export interface Mirror {
  readonly state: GameState
  readonly screen: Screen
  readonly decision: Decision | null
  /** With the eyes of the moment, or those of a seat. */
  view(eyes?: Viewer): View
  /** What the last action did, as the eyes of the moment read it; empty before the first. */
  lastLine(): string
  /** The instance numbers of the cards that everyone has seen so far. */
  readonly shown: ReadonlySet<number>
  /** Why an action is refused: at most two reasons, as the table says them. */
  reasons(action: Action): readonly Reason[]
  do(action: Action): void
  lift(): void
  look(): void
}

export const stateOf = ({ names, decks, format = SNAP_STANDARD }: Players): GameState =>
  createMatch({
    format,
    players: [
      { name: names[0], deck: deckNamed(decks[0]) },
      { name: names[1], deck: deckNamed(decks[1]) },
    ],
  })

/** Questions of the other player's turn that nobody needs to see a hidden card for. */
const QUICK = ['window', 'block']

/** Who looks at the screen once a question is open. */
function screenAfter(now: Screen, asked: Decision | null): Screen {
  if (asked === null) return { mode: 'open', seat: now.seat }
  if (now.mode === 'open' && now.seat === asked.seat) return now
  return { mode: QUICK.includes(asked.kind) ? 'quick' : 'curtain', seat: asked.seat }
}

export function createMirror(players: Players): Mirror {
  let state = stateOf(players)
  let screen: Screen = { mode: 'curtain', seat: 0 }
  let log: readonly ((eyes: Viewer) => readonly string[])[] = []
  const shown = new Set<number>()

  const eyes = (): Viewer => (screen.mode === 'open' && decisionOf(state) !== null ? screen.seat : 'table')

  return {
    get state() {
      return state
    },
    get screen() {
      return screen
    },
    get decision() {
      return decisionOf(state)
    },
    shown,
    view: (of = eyes()) => viewFor(state, of),
    lastLine() {
      for (const lines of [...log].reverse()) {
        const last = lines(eyes()).at(-1)
        if (last !== undefined) return last
      }
      return ''
    },
    reasons(action) {
      const refusals = check(state, action)
      const telling = refusals.filter(({ code }) => code !== 'targetCount')
      return (telling.length > 0 ? telling : refusals).slice(0, 2).map((refusal) => ({
        sentence: wordRefusal(refusal, players.names, (card) => state.match.cards[card]?.name ?? null),
        rule: refusal.rule,
      }))
    },
    do(action) {
      const before = state
      const done = apply(before, action)
      if (!done.ok)
        throw new Error(
          `The rules refuse ${JSON.stringify(action)}: ${done.refusals.map(({ code }) => code).join(', ')}`,
        )
      state = done.state
      screen = screenAfter(screen, decisionOf(state))
      const entry = { action, before, after: state, events: done.events }
      log = [...log, (of) => linesOf(entry.after.match, entry, of).map(({ text }) => text)]
      for (const card of cardsIn([viewFor(state, 'table'), viewEvents(done.events, 'table')])) shown.add(card)
    },
    lift() {
      screen = { mode: 'open', seat: screen.seat }
    },
    look() {
      screen = { mode: 'curtain', seat: screen.seat }
    },
  }
}

/** Every card that a value names by its instance number. */
function cardsIn(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.flatMap(cardsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    typeof part === 'number' && CARD_FIELDS.has(name) ? [part] : name === 'definition' ? [] : cardsIn(part),
  )
}

const CARD_FIELDS: ReadonlySet<string> = new Set(['card', 'source', 'onto', 'replaced', 'by'])
