import { askForSupports } from '../../engine/picks'
import type { Run } from '../verb'

export const lock: Run<'lock'> = (w, { player, count }, context) =>
  askForSupports(w, player, count, { do: 'lock' }, context)
