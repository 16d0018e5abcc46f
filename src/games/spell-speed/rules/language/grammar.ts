/** Every wording that card text may use: one table reads it and prints it. */
import type { Cost, Filter, Instruction, Label, LinkFilter, Only, ReadyWhen, Who } from '../model/cards'
import { amount, fixed, several, wording, words, type Wording } from './wording'

const side = words<Filter['side']>({ opposing: 'target opposing', allied: 'target allied', any: 'target' })
const what = words<Filter['what']>({
  monster: 'monster',
  'set or face-up Spell or Trap': 'set or face-up Spell or Trap',
  'face-up Spell or Trap': 'face-up Spell or Trap',
  'set Spell or Trap': 'set Spell or Trap',
})
const loser = words<Who>({ opponent: 'your opponent loses', you: 'you lose', each: 'each player loses' })
const gainer = words<Who>({ opponent: 'your opponent gains', you: 'you gain', each: 'each player gains' })
const change = words<'gains' | 'loses'>({ gains: 'gains', loses: 'loses' })
const until = words<'turn' | 'ever'>({ turn: ' until end of turn', ever: '' })
const when = words<ReadyWhen>({
  summoned: 'this is summoned',
  destroyed: 'this is destroyed',
  standby: 'your Standby Phase begins',
})
const links = words<LinkFilter['what']>({
  Spell: 'an opposing Spell',
  Trap: 'an opposing Trap',
  'Spell or Trap': 'an opposing Spell or Trap link',
  any: 'any opposing link',
})

const ready = (pattern: string, optional: boolean): Wording<Label> =>
  wording<Label, { when: ReadyWhen }>(
    pattern,
    { when },
    (slots) => ({ kind: 'ready', ...slots, optional }),
    (label) => (label.kind === 'ready' && label.optional === optional ? { when: label.when } : null),
  )

/** With what an effect of a monster begins. */
export const LABELS: readonly Wording<Label>[] = [
  fixed<Label>('main, once per turn:', { kind: 'main' }, ({ kind }) => kind === 'main'),
  fixed<Label>('quick, once per turn:', { kind: 'quick' }, ({ kind }) => kind === 'quick'),
  ready('when {when}, you may:', true),
  ready('when {when},', false),
]

export const WHILE_ON_FIELD: Wording<true> = fixed<true>('only while on the field:', true, () => true)

export const COSTS: readonly Wording<Cost>[] = [
  wording<Cost, { amount: number }>(
    'lose {amount} LP',
    { amount },
    (slots) => ({ kind: 'loseLife', ...slots }),
    (cost) => (cost.kind === 'loseLife' ? { amount: cost.amount } : null),
  ),
  fixed<Cost>('discard 1 card', { kind: 'discard', count: 1 }, (cost) => cost.kind === 'discard' && cost.count === 1),
  wording<Cost, { count: number }>(
    'discard {count} cards',
    { count: several },
    (slots) => ({ kind: 'discard', ...slots }),
    (cost) => (cost.kind === 'discard' ? { count: cost.count } : null),
  ),
]

export const ONLIES: readonly Wording<Only>[] = [
  fixed<Only>('only when an opposing monster attacks:', { kind: 'attack' }, ({ kind }) => kind === 'attack'),
  wording<Only, LinkFilter>(
    'only against {what}:',
    { what: links },
    (link) => ({ kind: 'against', link }),
    (only) => (only.kind === 'against' ? only.link : null),
  ),
]

const life = (pattern: string, who: typeof loser, verb: 'loseLife' | 'gainLife'): Wording<Instruction> =>
  wording<Instruction, { who: Who; amount: number }>(
    pattern,
    { who, amount },
    (slots) => ({ verb, ...slots }),
    (does) => (does.verb === verb ? { who: does.who, amount: does.amount } : null),
  )

const moved = (pattern: string, verb: 'destroy' | 'return'): Wording<Instruction> =>
  wording<Instruction, Filter>(
    pattern,
    { side, what },
    (target) => ({ verb, target }),
    (does) => (does.verb === verb ? does.target : null),
  )

interface Changed {
  readonly change: 'gains' | 'loses'
  readonly amount: number
  readonly until: 'turn' | 'ever'
}
const power = (target: Filter | null, { change, amount, until }: Changed): Instruction => ({
  verb: 'power',
  target,
  amount: change === 'gains' ? amount : -amount,
  untilEndOfTurn: until === 'turn',
})
const changed = (does: Extract<Instruction, { verb: 'power' }>): Changed => ({
  change: does.amount < 0 ? 'loses' : 'gains',
  amount: Math.abs(does.amount),
  until: does.untilEndOfTurn ? 'turn' : 'ever',
})

export const INSTRUCTIONS: readonly Wording<Instruction>[] = [
  life('{who} {amount} LP', loser, 'loseLife'),
  life('{who} {amount} LP', gainer, 'gainLife'),
  moved('destroy {side} {what}', 'destroy'),
  moved('return {side} {what} to its owner’s hand', 'return'),
  wording<Instruction, Changed>(
    'this {change} {amount} Power{until}',
    { change, amount, until },
    (slots) => power(null, slots),
    (does) => (does.verb === 'power' && does.target === null ? changed(does) : null),
  ),
  wording<Instruction, Changed & Pick<Filter, 'side'>>(
    '{side} monster {change} {amount} Power{until}',
    { side, change, amount, until },
    (slots) => power({ side: slots.side, what: 'monster' }, slots),
    (does) => (does.verb === 'power' && does.target !== null ? { side: does.target.side, ...changed(does) } : null),
  ),
  fixed<Instruction>('negate the attack', { verb: 'negateAttack' }, ({ verb }) => verb === 'negateAttack'),
  fixed<Instruction>('negate it', { verb: 'negateLink' }, ({ verb }) => verb === 'negateLink'),
]
