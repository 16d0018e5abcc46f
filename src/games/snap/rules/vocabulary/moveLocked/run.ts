import { askForSupports } from '../../engine/picks'
import type { Run } from '../verb'

/** The Support does not become available unless it is moved to the hand (`rulings/locked-support-removed-before-unlock`). */
export const moveLocked: Run<'moveLocked'> = (w, { player, count, to }, context) =>
  askForSupports(w, player, count, { do: 'moveLocked', to }, context)
