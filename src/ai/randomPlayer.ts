/** A player that takes any legal action, each as likely as the other. */
import { numberBelow, type Random } from '@/kernel/random'
import type { GameTypes, Ruleset } from '@/kernel/ruleset'

/** Chooses among legal actions by chance, but where the game knows an obvious one (`Ruleset.obvious`). */
export function randomChoice<G extends GameTypes>(
  rules: Ruleset<G>,
  options: readonly G['action'][],
  random: Random,
): G['action'] {
  const chosen = rules.obvious(options) ?? options[numberBelow(options.length, random)]
  if (chosen === undefined) throw new Error('Nobody can choose among no actions')
  return chosen
}
