/** Attack and block (`combat/*`). */
import { ACTIVE, opponentOf } from '../../model/ids'
import type { GameState, Monster } from '../../model/state'
import { activeOf, isSlot, monsterAt } from '../field'
import { hasKeyword, isRestricted, mayAttackFresh } from '../imp'
import { notFirstRound } from './monsters'
import type { ActionOf, Facts, Requirement } from './requirement'

const attacks = (s: GameState, a: ActionOf<'attack'>, test: (monster: Monster) => boolean): boolean => {
  const active = activeOf(s, a.seat)
  return active !== null && test(active)
}
const attacker = (s: GameState, a: ActionOf<'attack'>): Facts => {
  const active = activeOf(s, a.seat)
  return active === null ? {} : { card: active.card }
}
const target = (s: GameState, a: ActionOf<'attack'>): Monster | null => monsterAt(s, opponentOf(a.seat), a.target)

/** Attacks that a player may still declare this turn. */
export const attacksLeft = (s: GameState, seat: ActionOf<'attack'>['seat']): number =>
  Math.max(0, s.match.format.attacks + s.sides[seat].thisTurn.overdrive - s.sides[seat].thisTurn.attacks)

/** What does not depend on the target. */
export const ATTACKER: readonly Requirement<ActionOf<'attack'>>[] = [
  { code: 'noSuchSlot', rule: 'combat/attack-declaration', met: (s, a) => isSlot(s, a.target), fatal: true },
  notFirstRound('attack'),
  { code: 'emptySlot', rule: 'combat/attack-declaration', met: (s, a) => activeOf(s, a.seat) !== null, fatal: true },
  {
    code: 'faceDown',
    rule: 'combat/attack-declaration',
    met: (s, a) => attacks(s, a, (m) => m.faceUp),
    facts: () => ({ word: 'attack' }),
    fatal: true,
  },
  {
    code: 'attacksUsed',
    rule: 'turn-procedure/attack-phase',
    met: (s, a) => attacksLeft(s, a.seat) > 0,
    facts: (s, a) => ({ limit: s.match.format.attacks + s.sides[a.seat].thisTurn.overdrive }),
  },
  {
    code: 'newlyEvolved',
    rule: 'rulings/evolution-before-attack',
    met: (s, a) => attacks(s, a, (m) => m.evolvedOn !== s.turnNumber || mayAttackFresh(s, m)),
    facts: attacker,
  },
  {
    code: 'restricted',
    rule: 'card-text/avoid-hidden-exceptions',
    met: (s, a) => attacks(s, a, (m) => !isRestricted(s, m, 'attack')),
    facts: (s, a) => ({ ...attacker(s, a), word: 'attack' }),
  },
]

export const ATTACKED: readonly Requirement<ActionOf<'attack'>>[] = [
  { code: 'emptySlot', rule: 'combat/attack-declaration', met: (s, a) => target(s, a) !== null, fatal: true },
  {
    code: 'faceDown',
    rule: 'combat/attack-declaration',
    met: (s, a) => target(s, a)?.faceUp === true,
    facts: () => ({ word: 'be attacked' }),
  },
  {
    code: 'benchNeedsDisruptor',
    rule: 'combat/disruptor',
    met: (s, a) => a.target === ACTIVE || attacks(s, a, (m) => hasKeyword(s, m, 'Disruptor')),
    facts: attacker,
  },
]

const blocks = (s: GameState, a: ActionOf<'block'>, test: (monster: Monster) => boolean): boolean => {
  const monster = monsterAt(s, a.seat, a.slot)
  return monster !== null && test(monster)
}
const blocker = (s: GameState, a: ActionOf<'block'>): Facts => {
  const monster = monsterAt(s, a.seat, a.slot)
  return monster === null ? {} : { card: monster.card }
}

export const BLOCK: readonly Requirement<ActionOf<'block'>>[] = [
  { code: 'emptySlot', rule: 'combat/blocker', met: (s, a) => blocks(s, a, () => true), fatal: true },
  {
    code: 'faceDown',
    rule: 'combat/blocker',
    met: (s, a) => blocks(s, a, (m) => m.faceUp),
    facts: () => ({ word: 'block' }),
    fatal: true,
  },
  {
    code: 'notABlocker',
    rule: 'keywords/blocker',
    met: (s, a) => blocks(s, a, (m) => hasKeyword(s, m, 'Blocker')),
    facts: blocker,
  },
  {
    code: 'blocksItself',
    rule: 'combat/blocker',
    met: (s, a) => blocks(s, a, (m) => m.object !== s.combat?.defender.object),
    facts: blocker,
  },
  {
    code: 'restricted',
    rule: 'card-text/avoid-hidden-exceptions',
    met: (s, a) => blocks(s, a, (m) => !isRestricted(s, m, 'block')),
    facts: (s, a) => ({ ...blocker(s, a), word: 'block' }),
  },
]
