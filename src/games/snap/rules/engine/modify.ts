/** Makes a change with a duration on every Monster that a reference means (`card-text/duration-language`). */
import type { Duration, MonsterRef } from '../model/effects'
import type { EffectContext, ModifierEffect } from '../model/state'
import { CURRENT } from './imp'
import { monstersOf } from './refs'
import { commit, type Work } from './work'

/** Outside a combat there is none that "during this combat" could last for: nothing happens. */
export function modify(
  w: Work,
  context: EffectContext,
  who: MonsterRef,
  effect: ModifierEffect,
  duration: Duration,
): void {
  if (duration === 'during this combat' && w.s.combat === null) return
  for (const { monster } of monstersOf(w.s, CURRENT, who, context)) {
    const { source, controller } = context
    commit(w, {
      type: 'modified',
      modifier: {
        id: w.s.nextId,
        object: monster.object,
        source,
        controller,
        duration,
        madeOn: w.s.turnNumber,
        effect,
      },
    })
  }
}

/** How long a change lasts whose text names no duration; only a PASSIVE's may (`card-text/duration-language`). */
export const DEFAULT_DURATION: Duration = 'until end of turn'
