/** Unlocking, locking, Spells and Counters (`support-access/*`, `chains/*`). */
import type { Ability } from '../../model/effects'
import type { CardId, RuleId, Seat } from '../../model/ids'
import { NO_STAND_INS, type Chain, type GameState } from '../../model/state'
import { holds } from '../conditions'
import { abilityOf, definitionOf } from '../field'
import { CURRENT } from '../imp'
import { chooserOf, pickFits, samePick, targetsOf } from '../targets'
import type { TargetPick } from '../../model/actions'
import type { ActionOf, Requirement } from './requirement'

export const UNLOCK: readonly Requirement<ActionOf<'unlock'>>[] = [
  {
    code: 'firstRound',
    rule: 'rulings/player-1-first-turn-unlock',
    met: (s, a) => s.round >= s.match.format.firstUnlockRound[a.seat],
    facts: (s, a) => ({ word: 'unlock', limit: s.match.format.firstUnlockRound[a.seat] }),
  },
  { code: 'notLocked', rule: 'support-access/unlock-step', met: (s, a) => s.sides[a.seat].locked.includes(a.card) },
]

export const LOCK_IN: readonly Requirement<ActionOf<'lockIn'>>[] = [
  {
    code: 'firstRound',
    rule: 'support-access/ongoing-single-card-lock-in',
    met: (s) => s.round >= s.match.format.firstLockInRound,
    facts: (s) => ({ word: 'lockIn', limit: s.match.format.firstLockInRound }),
  },
  { code: 'notInDeck', rule: 'support-access/ongoing-single-card-lock-in', met: (s, a) => s.sides[a.seat].deck.includes(a.card) },
  {
    code: 'lockedFull',
    rule: 'rulings/locked-support-limit-exceeded',
    met: (s, a) => s.sides[a.seat].locked.length < s.match.format.lockedLimit,
    facts: (s) => ({ limit: s.match.format.lockedLimit }),
  },
]

type Played = ActionOf<'play'> | ActionOf<'counter'>

/** A Support is played from the hand only. */
function fromHand(rule: RuleId): readonly Requirement<Played>[] {
  return [
    {
      code: 'lockedNotPlayable',
      rule: 'zones/locked-support-zone',
      met: (s, a) => !s.sides[a.seat].locked.includes(a.card),
      facts: (_, a) => ({ card: a.card }),
      fatal: true,
    },
    { code: 'notInHand', rule, met: (s, a) => s.sides[a.seat].hand.includes(a.card), fatal: true },
  ]
}

const spellOf = (state: GameState, card: CardId): Extract<Ability, { kind: 'spell' }> | null => abilityOf(definitionOf(state, card), 'spell')?.ability ?? null

/** What a Spell needs beside its targets. */
export const SPELL: readonly Requirement<ActionOf<'play'>>[] = [
  ...fromHand('zones/hand'),
  { code: 'notASpell', rule: 'turn-procedure/spell-phase', met: (s, a) => spellOf(s, a.card) !== null, facts: (_, a) => ({ card: a.card }), fatal: true },
  {
    code: 'firstRoundSpell',
    rule: 'setup/first-round-restrictions',
    met: (s, a) => {
      const limit = s.match.format.firstRoundSpells
      return s.round > 1 || limit === null || s.sides[a.seat].thisTurn.spells < limit
    },
    facts: (s) => ({ limit: s.match.format.firstRoundSpells ?? 0 }),
  },
  {
    code: 'conditionUnmet',
    rule: 'card-text/use-timing-labels-consistently',
    met: (s, a) => {
      const condition = spellOf(s, a.card)?.condition ?? null
      return condition === null || holds(s, CURRENT, condition, { controller: a.seat, source: a.card, object: -1, targets: [], event: null, link: -1, standIns: NO_STAND_INS })
    },
    facts: (_, a) => ({ card: a.card }),
  },
]

/** The targets of an ability that is about to be played or accepted. */
export function targetRequirements<A extends { readonly seat: Seat; readonly targets: readonly TargetPick[] } & ActionOf<'play' | 'counter' | 'accept'>>(
  abilityFor: (state: GameState, action: A) => { readonly ability: Ability; readonly object: number; readonly card: CardId } | null,
): readonly Requirement<A>[] {
  const specsFor = (s: GameState, a: A) => {
    const found = abilityFor(s, a)
    return found ? targetsOf(found.ability) : []
  }
  const facts = (s: GameState, a: A) => {
    const card = abilityFor(s, a)?.card
    return { limit: specsFor(s, a).length, ...(card === undefined ? {} : { card }) }
  }
  return [
    { code: 'targetCount', rule: 'card-text/targets-before-resolution', met: (s, a) => a.targets.length === specsFor(s, a).length, facts, fatal: true },
    {
      code: 'illegalTarget',
      rule: 'card-text/targets-before-resolution',
      met: (s, a) => {
        const object = abilityFor(s, a)?.object ?? -1
        return specsFor(s, a).every((spec, index) => {
          const pick = a.targets[index]
          return pick !== undefined && pickFits(s, spec, chooserOf(a.seat, object), pick)
        })
      },
      facts,
    },
    {
      code: 'sameTarget',
      rule: 'card-text/targets-before-resolution',
      met: (_, a) => a.targets.every((pick, index) => !a.targets.some((other, at) => at < index && samePick(other, pick))),
      facts,
    },
  ]
}

export const SPELL_TARGETS = targetRequirements<ActionOf<'play'>>((s, a) => {
  const ability = spellOf(s, a.card)
  return ability && { ability, object: -1, card: a.card }
})

/** The ability by which a Counter answers the original action (−1) or a link; null: it does not answer that. */
export function answering(state: GameState, seat: Seat, card: CardId, answers: number): { readonly ability: Extract<Ability, { kind: 'counter' }>; readonly index: number } | null {
  const chain = state.chain
  if (!chain) return null
  const answered = answeredBy(chain, answers)
  if (!answered) return null
  const abilities = definitionOf(state, card).abilities
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index]
    if (ability?.kind !== 'counter' || ability.answers.what !== answered.what) continue
    const allied = answered.seat === seat
    if (ability.answers.side === 'any' || (ability.answers.side === 'allied') === allied) return { ability, index }
  }
  return null
}

function answeredBy(chain: Chain, answers: number): { readonly what: Chain['origin']['kind'] | 'Counter'; readonly seat: Seat } | null {
  if (answers === -1) return chain.negated ? null : { what: chain.origin.kind, seat: chain.origin.seat }
  const link = chain.links[answers]
  return link && !link.negated ? { what: 'Counter', seat: link.seat } : null
}

const exceedsCap = (s: GameState, a: ActionOf<'counter'>): boolean => answering(s, a.seat, a.card, a.answers)?.ability.exceedsCap ?? false

/** How many Counters a player has on the Chain. */
export const contributed = (state: GameState, seat: Seat): number => state.chain?.links.reduce((count, link) => (link.seat === seat ? count + 1 : count), 0) ?? 0

/** What a Counter needs beside its targets. */
export const COUNTER: readonly Requirement<ActionOf<'counter'>>[] = [
  ...fromHand('zones/hand'),
  { code: 'notACounter', rule: 'chains/chain-creation', met: (s, a) => definitionOf(s, a.card).cardType === 'Counter', facts: (_, a) => ({ card: a.card }), fatal: true },
  { code: 'nothingToAnswer', rule: 'chains/chain-creation', met: (s, a) => answering(s, a.seat, a.card, a.answers) !== null, facts: (_, a) => ({ card: a.card }), fatal: true },
  {
    code: 'chainCap',
    rule: 'rulings/chain-cap-reached',
    met: (s, a) => (s.chain?.links.length ?? 0) < s.match.format.chainCap || exceedsCap(s, a),
    facts: (s) => ({ limit: s.match.format.chainCap }),
  },
  {
    code: 'chainContribution',
    rule: 'chains/contribution-limits',
    met: (s, a) => contributed(s, a.seat) < s.match.format.chainContribution,
    facts: (s) => ({ limit: s.match.format.chainContribution }),
  },
]

export const COUNTER_TARGETS = targetRequirements<ActionOf<'counter'>>((s, a) => {
  const found = answering(s, a.seat, a.card, a.answers)
  return found && { ability: found.ability, object: -1, card: a.card }
})
