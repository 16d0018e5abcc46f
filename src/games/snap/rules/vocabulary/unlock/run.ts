import { askForSupports } from '../../engine/picks'
import type { Run } from '../verb'

export const unlock: Run<'unlock'> = (w, { player, count }, context) =>
  askForSupports(w, player, count, { do: 'unlock' }, context)
