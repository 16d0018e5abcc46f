/** Who must decide now, and who visibly has nothing to say. */
import { newestOf } from '@/kernel/response'
import type { Seat } from '@/kernel/seats'
import type { DuelConstants, DuelState, Task } from '../model/state'
import type { Ask } from '../model/views'
import { definitionOf, linkOf, monstersOf, supportsOf } from './table'

/** The next thing to do; null: the game is over. */
export const taskOf = (s: DuelState): Task | null => s.agenda.at(-1) ?? null

/** Who must decide; null: the game is over. Between two decisions the engine never stops elsewhere. */
export function askOf(s: DuelState): Ask | null {
  const task = taskOf(s)
  if (s.result !== null || task === null) return null
  switch (task.kind) {
    case 'act':
      return { kind: 'act', seat: s.player }
    case 'window':
      return { kind: 'window', seat: task.seat }
    case 'chain':
      return { kind: 'chain', seat: s.stack.speaker }
    case 'form': {
      const [first] = task.left
      return first === undefined ? null : { kind: 'ready', seat: linkOf(s, first).seat }
    }
    case 'phase':
    case 'battle':
    case 'phaseOver':
      return null
    default:
      return task satisfies never
  }
}

/**
 * Whether everybody can see that a seat has no reply: nothing set before this turn, no monster whose Quick effect is unused
 * and fast enough, and no card in hand that could be a Quick Spell of the own turn. Faces of hidden cards are not looked at.
 */
export function isSilent(c: DuelConstants, s: DuelState, seat: Seat): boolean {
  const newest = newestOf(s.stack)
  const slow = newest === null || newest.speed <= 2
  const side = s.sides[seat]
  if (supportsOf(s, seat).some(({ faceUp, setOn }) => !faceUp && setOn !== s.turn)) return false
  if (slow && seat === s.player && side.hand.length > 0 && side.supports.includes(null)) return false
  return !(
    slow &&
    monstersOf(s, seat).some(({ card, used }) =>
      definitionOf(c, card).effects.some(({ label }, index) => label.kind === 'quick' && !used.includes(index)),
    )
  )
}
