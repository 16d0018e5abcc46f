/** A game in which nobody can do anything any more: it asks before it goes on (`game-end/mandatory-resolving-effect`, our reading). */
import { opponentOf, type Seat } from '../model/ids'
import type { EventType } from '../model/events'
import type { AskTask } from '../model/tasks'
import { commit, endGame, push, type Work } from './work'

/** What tells that time goes by, and changes nothing. */
const CALENDAR: ReadonlySet<EventType> = new Set(['turnBegan', 'stepBegan', 'turnEnded', 'skipped'])

const ROUND = 2

/** As many turns may change something by themselves without anybody being asked; no action does more. */
const MOST_TURNS = 20

/** The turns before this moment, all within the same action, asked nobody: a whole round in which nothing changed, or very many. */
function standsStill({ events }: Work): boolean {
  let turns = 0
  let changed = false
  for (let index = events.length - 1; index >= 0; index--) {
    const type = events[index]?.type
    if (type === undefined) continue
    if (type === 'turnBegan') turns++
    if (turns === ROUND && !changed) return true
    changed ||= !CALENDAR.has(type)
  }
  return turns >= MOST_TURNS
}

/** Asks before this seat's turn begins whether to go on; false: the game moves, and nothing is asked. */
export function askAtStandstill(w: Work, seat: Seat): boolean {
  if (!standsStill(w)) return false
  commit(w, { type: 'stoodStill' })
  push(w, { kind: 'standstill', seat, agreed: false }, { kind: 'beginTurn', seat })
  return true
}

/** A draw needs both players (`game-end/mandatory-resolving-effect`). */
export function agreeToDraw(w: Work, { seat, agreed }: Extract<AskTask, { kind: 'standstill' }>): void {
  if (agreed) endGame(w, { winner: null, reason: 'standstill' })
  else push(w, { kind: 'standstill', seat: opponentOf(seat), agreed: true })
}
