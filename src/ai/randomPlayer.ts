/** A player that takes any legal action, each as likely as the other. */
import type { Action } from '@/games/snap/rules'
import type { Random } from '@/kernel/random'

/** By the kind of the first action of a list: what is always done where it can be. */
const ALWAYS: Readonly<Partial<Record<Action['type'], Action['type']>>> = {
  place: 'confirm',
  choose: 'confirm',
  goOn: 'agreeDraw',
}

/**
 * Chooses among legal actions. During setup it rearranges nothing: it confirms as soon as it may, as the
 * list of rearrangements would otherwise keep it from ever beginning. A standstill it ends in a draw.
 */
export function randomChoice(options: readonly Action[], random: Random): Action {
  const wanted = ALWAYS[options[0]?.type ?? 'pass']
  const always = wanted === undefined ? undefined : options.find((action) => action.type === wanted)
  const chosen = always ?? options[Math.floor(random() * options.length)]
  if (chosen === undefined) throw new Error('Nobody can choose among no actions')
  return chosen
}
