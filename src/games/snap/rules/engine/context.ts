/** What an effect knows while it runs: the one place that makes it. */
import type { CardId, Seat } from '../model/ids'
import { NO_STAND_INS, type EffectContext, type Target } from '../model/state'

export const NO_TARGETS: readonly Target[] = []

type Known = Omit<EffectContext, 'controller' | 'source'>

/** `ability` is the index of the text that runs; what is not given is not there: no object, no target, no event, no link. */
export const contextOf = (
  controller: Seat,
  source: CardId,
  { ability = 0, object = -1, targets = NO_TARGETS, event = null, link = -1, standIns = NO_STAND_INS }: Partial<Known>,
): EffectContext => ({
  controller,
  source,
  ability,
  object,
  targets,
  event,
  link,
  standIns,
})
