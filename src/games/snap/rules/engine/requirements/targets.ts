/** The targets of a text that is about to be played or accepted (`card-text/targets-before-resolution`). */
import type { ActionOf, Facts, Requirement } from './requirement'
import type { TargetSpec } from '../../model/effects'
import type { GameState } from '../../model/state'
import { allFit, assign } from '../demands'
import { openings } from '../modes'
import { samePick } from '../targets'
import type { Asking } from '../uses'

type Aiming = ActionOf<'play' | 'counter' | 'accept'>
type AskingFor<A> = (state: GameState, action: A) => Asking | null

/** Where an effect is to be chosen first: there is one in which something can happen. */
export const hasEffect = <A extends Aiming>(askingFor: AskingFor<A>): Requirement<A> => ({
  code: 'noPossibleEffect',
  rule: 'game-state/legal-action',
  met: (s, a) => {
    const asking = askingFor(s, a)
    return asking?.modes !== null || openings(s, asking.ability, asking.chooser).length > 0
  },
  facts: (s, a) => cardOf(askingFor(s, a)),
})

const cardOf = (asking: Asking | null): Facts => (asking === null ? {} : { card: asking.card })

const NOTHING: readonly TargetSpec[] = []

export function targetRequirements<A extends Aiming>(askingFor: AskingFor<A>): readonly Requirement<A>[] {
  const askedOf = (s: GameState, a: A): readonly TargetSpec[] => {
    const asking = askingFor(s, a)
    return !asking?.modes ? NOTHING : assign(s, asking.ability, asking.modes, asking.chooser, a.targets).asked
  }
  const facts = (s: GameState, a: A): Facts => ({ limit: askedOf(s, a).length, ...cardOf(askingFor(s, a)) })
  return [
    {
      code: 'targetCount',
      rule: 'card-text/targets-before-resolution',
      met: (s, a) => a.targets.length === askedOf(s, a).length,
      facts,
      fatal: true,
    },
    {
      code: 'illegalTarget',
      rule: 'card-text/targets-before-resolution',
      met: (s, a) => {
        const asking = askingFor(s, a)
        return asking === null || allFit(s, askedOf(s, a), asking.chooser, a.targets)
      },
      facts,
    },
    {
      code: 'sameTarget',
      rule: 'card-text/targets-before-resolution',
      met: (_, a) =>
        a.targets.every((pick, index) => !a.targets.some((other, at) => at < index && samePick(other, pick))),
      facts,
    },
  ]
}
