/** What waits together: whose comes first, and what is asked when one player has several (`timing/simultaneous-effects`). */
import { opponentOf, type CardId, type Seat } from '../model/ids'
import type { Choice, Ordered } from '../model/tasks'
import { push, type Work } from './work'

/** The turn player's own, or the opponent's if there are none. */
export function firstGroup<T>(turn: Seat, waiting: readonly T[], controllerOf: (one: T) => Seat): readonly T[] {
  for (const seat of [turn, opponentOf(turn)]) {
    const group = waiting.filter((one) => controllerOf(one) === seat)
    if (group.length > 0) return group
  }
  return []
}

interface Waiting {
  readonly source: CardId
  readonly ability: number
}

/** Asks which of several comes next; the choices' ids are their places in the list unless they have ids of their own. */
export function askOrder(
  w: Work,
  seat: Seat,
  among: Ordered,
  waiting: readonly Waiting[],
  ids?: readonly number[],
): void {
  const choices = waiting.map(({ source, ability }, index): Choice => ({ id: ids?.[index] ?? index, source, ability }))
  push(w, { kind: 'order', seat, among, choices })
}
