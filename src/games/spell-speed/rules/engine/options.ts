/** What may be done: everything that could be tried, less what is refused. */
import { opponentOf, type Seat } from '@/kernel/seats'
import type { Action } from '../model/actions'
import { filtersOf } from '../model/cards'
import type { CardId, DuelConstants, DuelState } from '../model/state'
import { discardsFor } from './activation'
import { askOf, taskOf } from './asked'
import { check } from './check'
import { definitionOf, effectOf, linkOf, monstersOf, supportsOf, targetChoices } from './table'

const remembered = new WeakMap<DuelState, readonly Action[]>()

/** Every legal answer to what is asked; none once the duel is over. */
export function optionsOf(c: DuelConstants, s: DuelState): readonly Action[] {
  const known = remembered.get(s)
  if (known !== undefined) return known
  const options = tried(c, s).filter((action) => check(c, s, action).length === 0)
  remembered.set(s, options)
  return options
}

/** What a seat may do beside the decision. */
export const standingOf = (c: DuelConstants, s: DuelState, seat: Seat): readonly Action[] =>
  (
    [
      { type: 'concede', seat },
      { type: 'offerDraw', seat },
    ] as const
  ).filter((action) => check(c, s, action).length === 0)

function tried(c: DuelConstants, s: DuelState): readonly Action[] {
  const ask = askOf(s)
  if (ask === null) return []
  const { seat } = ask
  switch (ask.kind) {
    case 'act':
      return [
        ...s.sides[seat].hand.flatMap((card): Action[] => [
          { type: 'summon', seat, card },
          { type: 'set', seat, card },
        ]),
        ...activations(c, s, seat),
        ...attacks(s, seat),
        { type: 'endPhase', seat },
      ]
    case 'window':
    case 'chain':
      return [...activations(c, s, seat), { type: 'no', seat }]
    case 'ready':
      return [...readyChoices(c, s, seat), { type: 'decline', seat }]
    default:
      return ask.kind satisfies never
  }
}

function activations(c: DuelConstants, s: DuelState, seat: Seat): readonly Action[] {
  const { hand } = s.sides[seat]
  const cards = [...hand, ...[...monstersOf(s, seat), ...supportsOf(s, seat)].map(({ card }) => card)]
  return cards.flatMap((card) =>
    definitionOf(c, card).effects.flatMap((effect, index) =>
      targetChoices(s, seat, filtersOf(effect)).flatMap((targets) =>
        choices(
          hand.filter((one) => one !== card),
          discardsFor(effect),
        ).map((discards): Action => ({ type: 'activate', seat, card, effect: index, targets, discards })),
      ),
    ),
  )
}

/** Every choice of so many of the cards, in the order in which they lie. */
function choices(cards: readonly CardId[], count: number): readonly (readonly CardId[])[] {
  if (count === 0) return [[]]
  return cards.flatMap((card, index) => choices(cards.slice(index + 1), count - 1).map((rest) => [card, ...rest]))
}

const attacks = (s: DuelState, seat: Seat): readonly Action[] =>
  monstersOf(s, seat).flatMap(({ object: attacker }) =>
    [...monstersOf(s, opponentOf(seat)).map(({ object }) => object), null].map((target): Action => ({
      type: 'attack',
      seat,
      attacker,
      target,
    })),
  )

function readyChoices(c: DuelConstants, s: DuelState, seat: Seat): readonly Action[] {
  const task = taskOf(s)
  const first = task?.kind === 'form' ? task.left[0] : undefined
  if (first === undefined) return []
  const filters = filtersOf(effectOf(c, linkOf(s, first)))
  return targetChoices(s, seat, filters).map((targets): Action => ({ type: 'choose', seat, targets }))
}
