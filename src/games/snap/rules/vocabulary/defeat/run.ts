import { refOf } from '../../engine/combat'
import { CURRENT } from '../../engine/imp'
import { monstersOf } from '../../engine/refs'
import { push } from '../../engine/work'
import type { Run } from '../verb'

/** All of them together: they are found before any is moved (`game-end/mandatory-resolving-effect`). */
export const defeat: Run<'defeat'> = (w, { who }, context) => {
  const victims = monstersOf(w.s, CURRENT, who, context).map(({ monster }) => refOf(monster))
  if (victims.length > 0)
    push(w, { kind: 'defeat', victims, cause: 'effect', by: null, standIns: context.standIns, chosen: [] })
}
