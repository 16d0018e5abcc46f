/** Trigger Resolution, entry effects and delayed effects (`turn-procedure/trigger-resolution`, `timing/simultaneous-effects`). */
import { opponentOf, type Seat, type Slot } from '../model/ids'
import type { PendingTrigger } from '../model/state'
import { definitionOf, monsterAt } from './field'
import { commit, push, type Work } from './work'

/**
 * Begins the next pending Trigger: mandatory ones before "you may" ones, the turn player's before the opponent's;
 * a player with several orders them. After `triggerLimit` Triggers the rest is dropped, so that a loop ends.
 */
export function resolveTriggers(w: Work): void {
  const { pending, turn } = w.s
  if (pending.length === 0) return
  if (w.s.triggersResolved >= w.s.match.format.triggerLimit) {
    for (const trigger of pending) commit(w, { type: 'triggerResolved', trigger, outcome: 'limit' })
    return
  }
  push(w, { kind: 'resolveTriggers' })
  for (const optional of [false, true]) {
    for (const seat of [turn, opponentOf(turn)]) {
      const group = pending.filter((trigger) => trigger.controller === seat && trigger.optional === optional)
      const [first, second] = group
      if (first && !second) return beginTrigger(w, first)
      if (first) return push(w, { kind: 'order', seat, ids: group.map((trigger) => trigger.id) })
    }
  }
}

export function beginTrigger(w: Work, trigger: PendingTrigger): void {
  push(w, { kind: 'trigger', seat: trigger.controller, trigger })
}

/** ON ENTRY and PRIME ENTRY resolve at once, as part of the entry (`keywords/trigger`, our reading for ON ENTRY). */
export function beginEntry(w: Work, seat: Seat, slot: Slot, kind: 'entry' | 'primeEntry'): void {
  const monster = monsterAt(w.s, seat, slot)
  if (!monster) return
  const { abilities } = definitionOf(w.s, monster.card)
  for (let index = abilities.length - 1; index >= 0; index--) {
    const ability = abilities[index]
    if (ability?.kind !== kind) continue
    // -1: never among the pending ones.
    push(w, { kind: 'trigger', seat, trigger: { id: -1, controller: seat, source: monster.card, object: monster.object, ability: index, optional: ability.optional, event: null } })
  }
}

/** Delayed effects of the End Phase: the turn player's before the opponent's, each player ordering their own. */
export function runDelayed(w: Work): void {
  const { delayed, turn } = w.s
  for (const seat of [turn, opponentOf(turn)]) {
    const group = delayed.filter((effect) => effect.context.controller === seat)
    const [first, second] = group
    if (!first) continue
    push(w, { kind: 'runDelayed' })
    if (second) return push(w, { kind: 'order', seat, ids: group.map((effect) => effect.id) })
    return runDelayedEffect(w, first.id)
  }
}

export function runDelayedEffect(w: Work, id: number): void {
  const effect = w.s.delayed.find((delayed) => delayed.id === id)
  if (!effect) return
  commit(w, { type: 'delayedResolved', id })
  push(w, { kind: 'run', context: effect.context, body: effect.body, at: 0 })
}
