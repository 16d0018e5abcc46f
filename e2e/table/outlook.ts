/** What would come of an action: a look ahead over everything that the two players would let pass. */
import {
  ACTIVE,
  apply,
  decisionOf,
  opponentOf,
  viewFor,
  type Action,
  type GameState,
  type Seat,
  type View,
} from '@/games/snap/rules'

export function after(state: GameState, action: Action): GameState {
  const done = apply(state, action)
  if (!done.ok) throw new Error(`The rules offered what they refuse: ${JSON.stringify(action)}`)
  return done.state
}

/** Goes on, without answers and with the first choice everywhere, until a step is open again. */
export function settled(state: GameState): GameState {
  let now = state
  for (let count = 0; count < 40; count++) {
    const decision = decisionOf(now)
    if (decision === null || decision.kind === 'step') return now
    const answer = decision.options.find(({ type }) => type === 'pass') ?? decision.options[0]
    if (answer === undefined) return now
    now = after(now, answer)
  }
  return now
}

export const impAt = (view: View, seat: Seat, slot: number): number =>
  view.seats[seat].field.find((place) => place.slot === slot)?.monster?.imp ?? 0

/** How the field stands for a seat: Monsters count most, then their IMP, the Active one's twice. */
export function worth(state: GameState, seat: Seat): number {
  const side = state.sides[seat]
  const view = viewFor(state, seat)
  const standing = side.field.filter((monster) => monster !== null).length
  const imp = view.seats[seat].field.reduce((sum, { monster }) => sum + (monster?.imp ?? 0), 0)
  return standing * 10_000 + imp + impAt(view, seat, ACTIVE)
}

/** What the acting seat gains on the other one by this action, compared with where things stand. */
export function gain(state: GameState, action: Action): number {
  const { seat } = action
  const other = opponentOf(seat)
  const then = settled(after(state, action))
  if (then.result !== null) return then.result.winner === seat ? 1_000_000 : -1_000_000
  return worth(then, seat) - worth(then, other) - (worth(state, seat) - worth(state, other))
}
