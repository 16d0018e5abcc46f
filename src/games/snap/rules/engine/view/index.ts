/**
 * The gate of secrecy: a view is built field by field from the state, so that what a viewer may not know is
 * absent, not hidden (`game-state/player`, `zones/*`).
 */
import { SEATS, type Seat } from '../../model/ids'
import type { GameState } from '../../model/state'
import type { SeatView, View, Viewer } from '../../model/views'
import { attacksLeft } from '../requirements/combat'
import { knownCard, privateZone } from './cards'
import { chainView, combatView } from './chain'
import { decisionView, triggerView } from './decision'
import { fieldView } from './monsters'

export { viewEvents } from './events'

/** What `viewer` may know: a seat sees its own private cards, the table sees nobody's. */
export function viewFor(state: GameState, viewer: Viewer): View {
  const [first, second] = SEATS.map((seat) => seatView(state, viewer, seat))
  if (!first || !second) throw new Error('A match has two seats')
  return {
    viewer,
    round: state.round,
    turn: state.turn,
    turnNumber: state.turnNumber,
    step: state.step,
    seats: [first, second],
    chain: chainView(state),
    combat: combatView(state),
    pending: state.pending.map((trigger) => triggerView(state, trigger)),
    decision: decisionView(state, viewer),
    drawOffer: state.drawOffer,
    result: state.result,
  }
}

function seatView(state: GameState, viewer: Viewer, seat: Seat): SeatView {
  const side = state.sides[seat]
  return {
    seat,
    name: state.match.names[seat],
    field: fieldView(state, viewer, seat),
    deck: privateZone(state, viewer, seat, 'deck'),
    locked: privateZone(state, viewer, seat, 'locked'),
    hand: privateZone(state, viewer, seat, 'hand'),
    reserve: privateZone(state, viewer, seat, 'reserve'),
    lineup: privateZone(state, viewer, seat, 'lineup'),
    graveyard: side.graveyard.map((card) => knownCard(state, card)),
    ready: side.ready,
    attacksLeft: attacksLeft(state, seat),
    swapsLeft: Math.max(0, state.match.format.swaps - side.thisTurn.swaps) + side.thisTurn.extraSwaps,
  }
}
