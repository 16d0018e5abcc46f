/** Flips, Evolution, Prime entry, Swap and promotion (`prime-evolution/*`, `turn-procedure/*`). */
import { isEvolution, isPrimeSingular, type CardDefinition } from '../../model/cards'
import { ACTIVE, type RuleId, type Seat, type Slot } from '../../model/ids'
import { sameName } from '../../model/names'
import type { GameState, Monster } from '../../model/state'
import { holds } from '../conditions'
import { contextOf } from '../context'
import { abilityOf, activeOf, definitionOf, monsterAt } from '../field'
import { CURRENT, hasKeyword, isRestricted } from '../imp'
import type { Action } from '../../model/actions'
import type { ActionOf, Facts, Requirement } from './requirement'

type AtSlot = Action & { readonly slot: Slot }

const at = (s: GameState, a: { readonly seat: Seat; readonly slot: Slot }): Monster | null =>
  monsterAt(s, a.seat, a.slot)
const is = (s: GameState, a: AtSlot, test: (monster: Monster) => boolean): boolean => {
  const monster = at(s, a)
  return monster !== null && test(monster)
}
const named = (s: GameState, a: AtSlot): Facts => {
  const monster = at(s, a)
  return monster === null ? {} : { card: monster.card }
}

/** How it came to be face-up only now. */
const cameThisTurn = (s: GameState, a: AtSlot): Facts => ({
  ...named(s, a),
  word: is(s, a, (m) => m.enteredOn === s.turnNumber) ? 'entered' : 'revealed',
})

/** Which cards an Evolution names, as far as it was asked: the answer never changes, and listing asks at every step. */
const upgraded = new WeakMap<CardDefinition, WeakMap<CardDefinition, boolean>>()

/** The Evolution names this card, however either name is spelled (`prime-evolution/evolution`). */
function upgrades(evolution: CardDefinition, ground: CardDefinition): boolean {
  let answers = upgraded.get(evolution)
  if (answers === undefined) upgraded.set(evolution, (answers = new WeakMap()))
  let answer = answers.get(ground)
  if (answer === undefined)
    answers.set(ground, (answer = evolution.evolvesFrom !== null && sameName(ground.name, evolution.evolvesFrom)))
  return answer
}

const occupied = (rule: RuleId): Requirement<AtSlot> => ({
  code: 'emptySlot',
  rule,
  met: (s, a) => at(s, a) !== null,
  fatal: true,
})
const faceUp = (rule: RuleId, word: string): Requirement<AtSlot> => ({
  code: 'faceDown',
  rule,
  met: (s, a) => is(s, a, (m) => m.faceUp),
  facts: () => ({ word }),
  fatal: true,
})
export const notFirstRound = (word: string): Requirement<Action> => ({
  code: 'firstRound',
  rule: 'setup/first-round-restrictions',
  met: (s) => s.round > 1 || !s.match.format.firstRoundPeace,
  facts: () => ({ word, limit: 2 }),
})

export const FLIP: readonly Requirement<ActionOf<'flip'>>[] = [
  occupied('turn-procedure/flip-step'),
  { code: 'notFaceDown', rule: 'turn-procedure/flip-step', met: (s, a) => is(s, a, (m) => !m.faceUp), facts: named },
]

/** What does not depend on the Monster that is to evolve. */
export const EVOLUTION: readonly Requirement<ActionOf<'evolve'>>[] = [
  {
    code: 'notInReserve',
    rule: 'zones/monster-reserve',
    met: (s, a) => s.sides[a.seat].reserve.includes(a.card),
    fatal: true,
  },
  {
    code: 'notAnEvolution',
    rule: 'prime-evolution/evolution',
    met: (s, a) => isEvolution(definitionOf(s, a.card)),
    facts: (_, a) => ({ card: a.card }),
    fatal: true,
  },
  notFirstRound('evolve'),
  {
    code: 'evolutionUsed',
    rule: 'prime-evolution/evolution',
    met: (s, a) => s.sides[a.seat].thisTurn.evolutions < s.match.format.evolutions,
    facts: (s) => ({ limit: s.match.format.evolutions }),
  },
]

export const EVOLVES_ONTO: readonly Requirement<ActionOf<'evolve'>>[] = [
  occupied('prime-evolution/evolution'),
  faceUp('prime-evolution/evolution', 'evolve'),
  {
    code: 'doesNotEvolve',
    rule: 'prime-evolution/evolution',
    met: (s, a) => is(s, a, (m) => upgrades(definitionOf(s, a.card), definitionOf(s, m.card))),
    facts: (s, a) => ({ card: a.card, word: definitionOf(s, a.card).evolvesFrom ?? '' }),
  },
  {
    code: 'revealedThisTurn',
    rule: 'prime-evolution/evolution',
    met: (s, a) => is(s, a, (m) => m.revealedOn < s.turnNumber),
    facts: cameThisTurn,
  },
  {
    code: 'restricted',
    rule: 'card-text/avoid-hidden-exceptions',
    met: (s, a) => is(s, a, (m) => !isRestricted(s, m, 'evolve')),
    facts: (s, a) => ({ ...named(s, a), word: 'evolve' }),
  },
]

const PRIME_CONDITION: Requirement<ActionOf<'enter'>> = {
  code: 'primeConditionUnmet',
  rule: 'prime-evolution/prime-singular',
  met: (s, a) => {
    const condition = abilityOf(definitionOf(s, a.card), 'primeCondition')?.ability.condition
    return condition !== undefined && holds(s, CURRENT, condition, contextOf(a.seat, a.card, {}))
  },
  facts: (_, a) => ({ card: a.card }),
}

/** What does not depend on the Monster that is to be replaced. */
export const PRIME: readonly Requirement<ActionOf<'enter'>>[] = [
  {
    code: 'notInReserve',
    rule: 'zones/monster-reserve',
    met: (s, a) => s.sides[a.seat].reserve.includes(a.card),
    fatal: true,
  },
  {
    code: 'notAPrime',
    rule: 'prime-evolution/prime-singular',
    met: (s, a) => isPrimeSingular(definitionOf(s, a.card)),
    facts: (_, a) => ({ card: a.card }),
    fatal: true,
  },
  notFirstRound('enter'),
  {
    code: 'primeUsed',
    rule: 'turn-procedure/prime-singular-step',
    met: (s, a) => s.sides[a.seat].thisTurn.primeEntries < s.match.format.primeEntries,
    facts: (s) => ({ limit: s.match.format.primeEntries }),
  },
  PRIME_CONDITION,
]

export const REPLACES: readonly Requirement<ActionOf<'enter'>>[] = [
  occupied('prime-evolution/replaced-monster'),
  faceUp('prime-evolution/prime-entry', 'be replaced'),
]

/** What must still hold when the entry resolves (`prime-evolution/prime-singular`). */
export const ENTERS: readonly Requirement<ActionOf<'enter'>>[] = [PRIME_CONDITION, ...REPLACES]

/** One of the two Monsters has the keyword Swap. */
export const hasSwap = (s: GameState, a: ActionOf<'swap'>): boolean => {
  const active = activeOf(s, a.seat)
  return is(s, a, (m) => hasKeyword(s, m, 'Swap')) || (active !== null && hasKeyword(s, active, 'Swap'))
}

/** Both Monsters of a Swap pass the test. */
const both = (s: GameState, a: ActionOf<'swap'>, test: (monster: Monster) => boolean): boolean => {
  const active = activeOf(s, a.seat)
  return active !== null && test(active) && is(s, a, test)
}

/** By keyword this turn: one of the two has Swap and the turn's Swap is unused. */
export const swapsByKeyword = (s: GameState, a: ActionOf<'swap'>): boolean =>
  s.sides[a.seat].thisTurn.swaps < s.match.format.swaps && hasSwap(s, a)

/** What both Monsters must be like, also when the Swap resolves. */
export const SWAPPABLE: readonly Requirement<ActionOf<'swap'>>[] = [
  {
    code: 'swapFreshMonster',
    rule: 'keywords/swap',
    met: (s, a) => both(s, a, (m) => m.evolvedOn !== s.turnNumber && m.enteredOn !== s.turnNumber),
  },
  {
    code: 'restricted',
    rule: 'card-text/avoid-hidden-exceptions',
    met: (s, a) => both(s, a, (m) => !isRestricted(s, m, 'swap')),
    facts: () => ({ word: 'swap' }),
  },
]

export const SWAP: readonly Requirement<ActionOf<'swap'>>[] = [
  { code: 'swapActive', rule: 'keywords/swap', met: (_, a) => a.slot !== ACTIVE, fatal: true },
  occupied('keywords/swap'),
  { code: 'emptySlot', rule: 'keywords/swap', met: (s, a) => activeOf(s, a.seat) !== null, fatal: true },
  {
    code: 'noSwapKeyword',
    rule: 'keywords/swap',
    met: (s, a) => s.sides[a.seat].thisTurn.extraSwaps > 0 || hasSwap(s, a),
  },
  {
    code: 'swapUsed',
    rule: 'turn-procedure/swap-phase',
    met: (s, a) => s.sides[a.seat].thisTurn.extraSwaps > 0 || s.sides[a.seat].thisTurn.swaps < s.match.format.swaps,
    facts: (s) => ({ limit: s.match.format.swaps }),
  },
  ...SWAPPABLE,
]

export const PROMOTE: readonly Requirement<ActionOf<'promote'>>[] = [
  { code: 'notPromotable', rule: 'game-end/active-promotion', met: (s, a) => a.slot !== ACTIVE && at(s, a) !== null },
]
