/** A player that takes any legal action, each as likely as the other. */
import type { Action } from '@/rules'
import type { Random } from './random'

/**
 * Chooses among legal actions. During setup it rearranges nothing: it confirms as soon as it may, as the
 * list of rearrangements would otherwise keep it from ever beginning.
 */
export function randomChoice(options: readonly Action[], random: Random): Action {
  const confirm = options[0]?.type === 'place' || options[0]?.type === 'choose' ? options.find((action) => action.type === 'confirm') : undefined
  const chosen = confirm ?? options[Math.floor(random() * options.length)]
  if (chosen === undefined) throw new Error('Nobody can choose among no actions')
  return chosen
}
