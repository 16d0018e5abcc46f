/** One `apply` at work: the state so far, what happened, and the ways of going on. */
import { trigger } from '@/kernel/response'
import type { Seat } from '@/kernel/seats'
import { chainOf } from '../format'
import type { ReadyWhen } from '../model/cards'
import type { DuelEvent } from '../model/events'
import type { CardId, DuelConstants, DuelState, EndReason, ObjectId, Task } from '../model/state'
import { reduce } from './reduce'
import { definitionOf, monstersOf } from './table'

export interface Work {
  readonly c: DuelConstants
  s: DuelState
  readonly events: DuelEvent[]
}

/** Makes an event happen; what it makes ready waits (`spell/chain/ready`). Nothing happens after the end. */
export function commit(w: Work, event: DuelEvent): void {
  if (w.s.result !== null) return
  w.s = reduce(w.s, event)
  w.events.push(event)
  if (event.type === 'summoned' || event.type === 'destroyed') makeReady(w, event, event.type)
  if (event.type === 'phaseBegan' && event.phase === 'standby')
    for (const { card, object } of monstersOf(w.s, w.s.player))
      makeReady(w, { seat: w.s.player, card, object }, 'standby')
}

function makeReady(
  w: Work,
  { seat, card, object }: { readonly seat: Seat; readonly card: CardId; readonly object: ObjectId },
  when: ReadyWhen,
): void {
  const { kind, effects } = definitionOf(w.c, card)
  for (const [effect, { label }] of effects.entries()) {
    if (label.kind !== 'ready' || label.when !== when) continue
    const id = newId(w)
    const stack = trigger(chainOf(w.c.format), w.s.stack, [{ id, seat, speed: 1, optional: label.optional }])
    w.s = { ...w.s, stack, links: [...w.s.links, { id, seat, card, kind, effect, object, targets: [] }] }
    commit(w, { type: 'becameReady', link: id, seat, card, object, effect })
  }
}

export function newId(w: Work): number {
  const id = w.s.nextId
  w.s = { ...w.s, nextId: id + 1 }
  return id
}

/** Puts tasks on the agenda; the first named is done first. */
export function push(w: Work, ...tasks: readonly Task[]): void {
  w.s = { ...w.s, agenda: [...w.s.agenda, ...tasks.toReversed()] }
}

/** Takes the next task off the agenda. */
export function pop(w: Work): void {
  w.s = { ...w.s, agenda: w.s.agenda.slice(0, -1) }
}

export function end(w: Work, winner: Seat | null, reason: EndReason): void {
  commit(w, { type: 'ended', result: { winner, reason } })
}

/** Whoever has no Life Points left has lost; both at once: a draw (`spell/duel/life-points`). */
export function sweep(w: Work): void {
  const [first, second] = w.s.sides
  const out = [first.life <= 0, second.life <= 0]
  if (out[0] && out[1]) end(w, null, 'life')
  else if (out[0]) end(w, 1, 'life')
  else if (out[1]) end(w, 0, 'life')
}
