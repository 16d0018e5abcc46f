/** The two seats of a table, whatever is played at it. */

/** 0 is Player 1, who begins; 1 is Player 2. */
export type Seat = 0 | 1
export const SEATS = [0, 1] as const

/** One value for each seat, indexed by `Seat`. */
export type PerSeat<T> = readonly [T, T]

export const opponentOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** Who looks: a seat sees its own hidden cards, the table sees nobody's. */
export type Viewer = Seat | 'table'

/** Player 1 or 2, as people count: in files and links. */
export type PlayerNumber = 1 | 2
export const seatOfPlayer = (player: PlayerNumber): Seat => (player === 1 ? 0 : 1)
