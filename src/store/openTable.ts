/** A scenario on the table: an open one, with a line that can be followed. */
import type { Moment } from '@/match/line'
import type { Match } from '@/match/match'
import { snap, type Action, type Ask, type Seat, type SnapGame, type View } from '@/games/snap/rules'
import type { LaidOut } from './contract'

export const momentAt = ({ line }: LaidOut, at: number): Moment<SnapGame> => line.moments[at] ?? line.moments[0]

/** The line after an action of the players: followed if that is what comes next on it (attempts may be left out), left otherwise. */
export function afterAction(state: LaidOut, action: Action): LaidOut {
  const { at, playingOn } = state.shown
  const next = state.line.moments.findIndex((moment, index) => index > at && moment.kind === 'act')
  const followed = !playingOn && next > 0 && JSON.stringify(momentAt(state, next).action) === JSON.stringify(action)
  return { ...state, shown: { ...state.shown, ...(followed ? { at: next } : { playingOn: true }) } }
}

/** What is seen at an open table: each side as its own player sees it, whoever decides. */
export function openView({ constants, state }: Match<SnapGame>, eyes: Seat): View {
  const [first, second] = [snap.view(constants, state, 0), snap.view(constants, state, 1)]
  return { ...(eyes === 0 ? first : second), seats: [first.seats[0], second.seats[1]] }
}

/** Whose eyes look on an open table: those of whoever decides. */
export const openEyes = (match: Match<SnapGame>, before: Seat): Seat => askedIn(match)?.seat ?? before

/** Who must decide what; null: the game is over. */
export const askedIn = ({ constants, state }: Match<SnapGame>): Ask | null => snap.ask(constants, state)
