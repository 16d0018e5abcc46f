/** A link does what its text says, unless nothing is left of it (`spell/chain/resolution`, `spell/chain/no-target`). */
import { entriesOf, negate, type Entry } from '@/kernel/response'
import { opponentOf, SEATS, type Seat } from '@/kernel/seats'
import { chainOf } from '../format'
import { filterOf, type Effect, type Filter, type Instruction, type Who } from '../model/cards'
import type { LinkOutcome } from '../model/events'
import type { Link, LinkId, ObjectId } from '../model/state'
import { effectOf, findMonster, findObject, fits, linkOf } from './table'
import { commit, sweep, type Work } from './work'

export function resolveLink(w: Work, entry: Entry<LinkId>): void {
  const link = linkOf(w.s, entry.id)
  const effect = effectOf(w.c, link)
  const { id, seat, card, object } = link
  const outcome = outcomeOf(w, entry, link, effect)
  commit(w, { type: 'linkResolved', link: id, seat, card, object, outcome })
  if (outcome !== 'resolved') return
  const targets = [...link.targets]
  for (const instruction of effect.does) {
    const filter = filterOf(instruction)
    const target = filter === null ? null : (targets.shift() ?? null)
    if (filter !== null && !isLegal(w, seat, filter, target)) continue
    run(w, entry, link, instruction, target)
    sweep(w)
    if (w.s.result !== null) return
  }
}

function outcomeOf(w: Work, entry: Entry<LinkId>, link: Link, effect: Effect): LinkOutcome {
  if (entry.negated) return 'negated'
  if (effect.whileOnField && findObject(w.s, link.object) === null) return 'not on the field'
  const filters = effect.does.flatMap((one) => filterOf(one) ?? [])
  const some = filters.some((filter, index) => isLegal(w, link.seat, filter, link.targets[index] ?? null))
  return filters.length === 0 || some ? 'resolved' : 'no target'
}

/** Targets are looked at again. */
const isLegal = (w: Work, seat: Seat, filter: Filter, target: ObjectId | null): boolean =>
  target !== null && fits(w.s, seat, filter, target)

function run(w: Work, { answers }: Entry<LinkId>, link: Link, does: Instruction, target: ObjectId | null): void {
  switch (does.verb) {
    case 'loseLife':
      return seatsOf(does.who, link.seat).forEach((seat) => commit(w, { type: 'lifeLost', seat, amount: does.amount }))
    case 'gainLife':
      return seatsOf(does.who, link.seat).forEach((seat) =>
        commit(w, { type: 'lifeGained', seat, amount: does.amount }),
      )
    case 'destroy':
      return leave(w, target, 'destroyed')
    case 'return':
      return leave(w, target, 'returned')
    case 'power': {
      const { amount, untilEndOfTurn } = does
      const found = findMonster(w.s, target ?? link.object)
      if (found === null) return
      const { seat, at } = found
      return commit(w, { type: 'powerChanged', seat, card: at.card, object: at.object, amount, untilEndOfTurn })
    }
    case 'negateAttack':
      return w.s.attack === null ? undefined : commit(w, { type: 'attackEnded', why: 'negated' })
    case 'negateLink':
      return negateLink(w, answers)
    default:
      return does satisfies never
  }
}

/** Who is meant. What happens to each of them is looked at together, so that both can lose at once. */
function seatsOf(who: Who, seat: Seat): readonly Seat[] {
  if (who === 'each') return SEATS
  return [who === 'you' ? seat : opponentOf(seat)]
}

function leave(w: Work, target: ObjectId | null, type: 'destroyed' | 'returned'): void {
  const found = target === null ? null : findObject(w.s, target)
  if (found === null) return
  const { seat, at } = found
  const event = { seat, card: at.card, object: at.object }
  commit(w, type === 'destroyed' ? { type, by: 'effect', ...event } : { type, ...event })
}

function negateLink(w: Work, answers: LinkId | null): void {
  const answered = entriesOf(w.s.stack).find(({ id }) => id === answers)
  if (answered === undefined || answered.negated) return
  w.s = { ...w.s, stack: negate(chainOf(w.c.format), w.s.stack, answered.id) }
  commit(w, { type: 'negated', link: answered.id })
}
