/**
 * The private copy that one `apply` works on. Only the top level and the agenda are copied; every record
 * beneath is shared with the state before and replaced, never written to.
 */
import type { CardId, Seat, Slot } from '../model/ids'
import type { GameState, Monster, Side, TurnCounts } from '../model/state'
import type { Task } from '../model/tasks'

export type Draft = { -readonly [K in keyof Omit<GameState, 'agenda'>]: GameState[K] } & { agenda: Task[] }

/** Field by field, so that every state has the same shape in memory: twice as fast as a spread. */
export const draftOf = (state: GameState): Draft => ({
  match: state.match,
  round: state.round,
  turn: state.turn,
  turnNumber: state.turnNumber,
  step: state.step,
  passTo: state.passTo,
  sides: state.sides,
  objects: state.objects,
  nextObject: state.nextObject,
  nextId: state.nextId,
  modifiers: state.modifiers,
  used: state.used,
  pending: state.pending,
  triggersResolved: state.triggersResolved,
  delayed: state.delayed,
  chain: state.chain,
  combat: state.combat,
  agenda: state.agenda.slice(),
  drawOffer: state.drawOffer,
  result: state.result,
})

export function patchSide(draft: Draft, seat: Seat, patch: Partial<Side>): void {
  const side = { ...draft.sides[seat], ...patch }
  draft.sides = seat === 0 ? [side, draft.sides[1]] : [draft.sides[0], side]
}

export function countTurn(draft: Draft, seat: Seat, patch: Partial<TurnCounts>): void {
  patchSide(draft, seat, { thisTurn: { ...draft.sides[seat].thisTurn, ...patch } })
}

export function putMonster(draft: Draft, seat: Seat, slot: Slot, monster: Monster | null): void {
  const field = draft.sides[seat].field.slice()
  field[slot] = monster
  patchSide(draft, seat, { field })
}

export const without = (cards: readonly CardId[], card: CardId): readonly CardId[] => cards.filter((c) => c !== card)

/** Gives a card that changed its zone a new object number (`rulings/illegal-target-during-resolution`). */
export function renumber(draft: Draft, card: CardId): number {
  const objects = draft.objects.slice()
  const object = draft.nextObject
  objects[card] = object
  draft.objects = objects
  draft.nextObject = object + 1
  return object
}
