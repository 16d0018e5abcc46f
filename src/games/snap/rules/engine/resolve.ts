/** Trigger Resolution, entry effects and delayed effects (`turn-procedure/trigger-resolution`, `timing/simultaneous-effects`). */
import type { Seat, Slot } from '../model/ids'
import type { PendingTrigger } from '../model/state'
import { targetsUsed } from './demands'
import { definitionOf, monsterAt } from './field'
import { askOrder, firstGroup } from './order'
import { allGone, legalTargets, targetsOf } from './targets'
import { commit, push, type Work } from './work'

/**
 * Begins the next pending Trigger: mandatory ones before "you may" ones, the turn player's before the opponent's;
 * a player with several orders them. After `triggerLimit` Triggers the rest is dropped, so that a loop ends.
 */
export function resolveTriggers(w: Work): void {
  const { pending } = w.s
  if (pending.length === 0) return
  if (w.s.triggersResolved >= w.s.match.format.triggerLimit) {
    for (const trigger of pending) commit(w, { type: 'triggerResolved', trigger, outcome: 'limit' })
    return
  }
  push(w, { kind: 'resolveTriggers' })
  const group = nextGroup(w, pending)
  const [first, second] = group
  if (first && !second) beginTrigger(w, first)
  else if (first)
    askOrder(
      w,
      first.controller,
      'Triggers',
      group,
      group.map(({ id }) => id),
    )
}

/** Mandatory ones before "you may" ones, then the turn player's before the opponent's. */
function nextGroup(w: Work, waiting: readonly PendingTrigger[]): readonly PendingTrigger[] {
  const mandatory = waiting.filter(({ optional }) => !optional)
  return firstGroup(w.s.turn, mandatory.length > 0 ? mandatory : waiting, ({ controller }) => controller)
}

export function beginTrigger(w: Work, trigger: PendingTrigger): void {
  push(w, { kind: 'trigger', seat: trigger.controller, trigger })
}

/** ON ENTRY and PRIME ENTRY resolve at once, as part of the entry (`keywords/trigger`, our reading for ON ENTRY). */
export function beginEntry(w: Work, seat: Seat, slot: Slot, kind: 'entry' | 'primeEntry'): void {
  const monster = monsterAt(w.s, seat, slot)
  if (!monster) return
  const triggers: PendingTrigger[] = []
  definitionOf(w.s, monster.card).abilities.forEach((ability, index) => {
    // Ids below 0: never among the pending ones.
    if (ability.kind === kind)
      triggers.push({
        id: -1 - index,
        controller: seat,
        source: monster.card,
        object: monster.object,
        ability: index,
        optional: ability.optional,
        event: null,
      })
  })
  if (triggers.length > 0) push(w, { kind: 'entry', triggers })
}

/** A card with several entry effects: their controller orders them, "you may" ones last. */
export function resolveEntry(w: Work, triggers: readonly PendingTrigger[]): void {
  const group = nextGroup(w, triggers)
  const [first, second] = group
  if (first === undefined) return
  push(w, { kind: 'entry', triggers: second ? triggers : triggers.filter((trigger) => trigger !== first) })
  if (second)
    askOrder(
      w,
      first.controller,
      'entry effects',
      group,
      group.map(({ id }) => id),
    )
  else beginTrigger(w, first)
}

/** Delayed effects of the End Phase: the turn player's before the opponent's, each player ordering their own. */
export function runDelayed(w: Work): void {
  const group = firstGroup(w.s.turn, w.s.delayed, ({ context }) => context.controller)
  const [first, second] = group
  if (first === undefined) return
  push(w, { kind: 'runDelayed' })
  if (second)
    askOrder(
      w,
      first.context.controller,
      'delayed effects',
      group.map(({ context }) => context),
      group.map(({ id }) => id),
    )
  else runDelayedEffect(w, first.id)
}

/** Its targets are looked at again when it happens (`chains/illegal-target-at-resolution`). */
export function runDelayedEffect(w: Work, id: number): void {
  const effect = w.s.delayed.find((delayed) => delayed.id === id)
  if (!effect) return
  const { context, body } = effect
  const ability = definitionOf(w.s, context.source).abilities[context.ability]
  const targets =
    ability === undefined ? context.targets : legalTargets(w.s, targetsOf(ability), context.targets, context)
  const outcome = allGone(targetsUsed(body, targets)) ? 'no legal target' : 'resolved'
  commit(w, { type: 'delayedResolved', id, source: context.source, outcome })
  if (outcome === 'resolved') push(w, { kind: 'run', context: { ...context, targets }, body, at: 0 })
}
