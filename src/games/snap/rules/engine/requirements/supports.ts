/** Unlocking, locking, Spells and Counters (`support-access/*`, `chains/*`). */
import type { Ability } from '../../model/effects'
import type { CardId, RuleId, Seat } from '../../model/ids'
import type { Chain, GameState } from '../../model/state'
import { holds } from '../conditions'
import { contextOf } from '../context'
import { abilityOf, definitionOf } from '../field'
import { CURRENT } from '../imp'
import { openings } from '../modes'
import type { Chooser } from '../targets'
import { chosenFirst, type Asking } from '../uses'
import type { ActionOf, Requirement } from './requirement'
import { hasEffect, targetRequirements } from './targets'

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
  {
    code: 'notInDeck',
    rule: 'support-access/ongoing-single-card-lock-in',
    met: (s, a) => s.sides[a.seat].deck.includes(a.card),
  },
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

/** A Support has no object and no event of its own. */
export const chooserOf = (controller: Seat, source: CardId): Chooser => ({
  controller,
  source,
  object: -1,
  event: null,
})

export const spellOf = (state: GameState, card: CardId): Extract<Ability, { kind: 'spell' }> | null =>
  abilityOf(definitionOf(state, card), 'spell')?.ability ?? null

/** What a Spell needs beside its targets. */
export const SPELL: readonly Requirement<ActionOf<'play'>>[] = [
  ...fromHand('zones/hand'),
  {
    code: 'notASpell',
    rule: 'turn-procedure/spell-phase',
    met: (s, a) => spellOf(s, a.card) !== null,
    facts: (_, a) => ({ card: a.card }),
    fatal: true,
  },
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
      return condition === null || holds(s, CURRENT, condition, contextOf(a.seat, a.card, {}))
    },
    facts: (_, a) => ({ card: a.card }),
  },
]

const spellAsking = (s: GameState, a: ActionOf<'play'>): Asking | null => {
  const ability = spellOf(s, a.card)
  return ability && { ability, chooser: chooserOf(a.seat, a.card), card: a.card, modes: chosenFirst(ability) }
}

export const SPELL_TARGETS: readonly Requirement<ActionOf<'play'>>[] = [
  hasEffect(spellAsking),
  ...targetRequirements(spellAsking),
]

type CounterAbility = Extract<Ability, { kind: 'counter' }>

/** A COUNTER ability of a card, with its index. */
export interface Answering {
  readonly ability: CounterAbility
  readonly index: number
}

/** The abilities by which a Counter answers the original action (−1) or a link; none: it does not answer that. */
export function answering(state: GameState, seat: Seat, card: CardId, answers: number): readonly Answering[] {
  const answered = state.chain && answeredBy(state.chain, answers)
  if (!answered) return NOTHING
  const allied = answered.seat === seat
  let found: Answering[] | null = null
  const { abilities } = definitionOf(state, card)
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index]
    if (ability?.kind !== 'counter' || ability.answers.what !== answered.what) continue
    if (ability.answers.side === 'any' || (ability.answers.side === 'allied') === allied)
      (found ??= []).push({ ability, index })
  }
  return found ?? NOTHING
}

const NOTHING: readonly Answering[] = []

/** Those of them that can do something now; a card with several asks by which it is played. */
export function usableAnswers(state: GameState, seat: Seat, card: CardId, answers: number): readonly Answering[] {
  return answering(state, seat, card, answers).filter(
    ({ ability }) => withinCap(state, ability) && openings(state, ability, chooserOf(seat, card)).length > 0,
  )
}

function answeredBy(
  chain: Chain,
  answers: number,
): { readonly what: Chain['origin']['kind'] | 'Counter'; readonly seat: Seat } | null {
  if (answers === -1) return chain.negated ? null : { what: chain.origin.kind, seat: chain.origin.seat }
  const link = chain.links[answers]
  return link && !link.negated ? { what: 'Counter', seat: link.seat } : null
}

const withinCap = (s: GameState, ability: CounterAbility): boolean =>
  (s.chain?.links.length ?? 0) < s.match.format.chainCap || ability.exceedsCap

/** How many Counters a player has on the Chain. */
export const contributed = (state: GameState, seat: Seat): number =>
  state.chain?.links.reduce((count, link) => (link.seat === seat ? count + 1 : count), 0) ?? 0

/** What a Counter needs beside its targets. */
export const COUNTER: readonly Requirement<ActionOf<'counter'>>[] = [
  ...fromHand('zones/hand'),
  {
    code: 'notACounter',
    rule: 'chains/chain-creation',
    met: (s, a) => definitionOf(s, a.card).cardType === 'Counter',
    facts: (_, a) => ({ card: a.card }),
    fatal: true,
  },
  {
    code: 'nothingToAnswer',
    rule: 'chains/chain-creation',
    met: (s, a) => answering(s, a.seat, a.card, a.answers).length > 0,
    facts: (_, a) => ({ card: a.card }),
    fatal: true,
  },
  {
    code: 'chainCap',
    rule: 'rulings/chain-cap-reached',
    met: (s, a) => answering(s, a.seat, a.card, a.answers).some(({ ability }) => withinCap(s, ability)),
    facts: (s) => ({ limit: s.match.format.chainCap }),
  },
  {
    code: 'chainContribution',
    rule: 'chains/contribution-limits',
    met: (s, a) => contributed(s, a.seat) < s.match.format.chainContribution,
    facts: (s) => ({ limit: s.match.format.chainContribution }),
  },
]

/** What is asked when this Counter is played: nothing yet where several abilities could be used. */
const counterAsking = (s: GameState, a: ActionOf<'counter'>): Asking | null => {
  const [first, another] = usableAnswers(s, a.seat, a.card, a.answers)
  const ability = first?.ability ?? answering(s, a.seat, a.card, a.answers)[0]?.ability
  return ability === undefined
    ? null
    : {
        ability,
        chooser: chooserOf(a.seat, a.card),
        card: a.card,
        modes: another === undefined ? chosenFirst(ability) : null,
      }
}

export const COUNTER_TARGETS: readonly Requirement<ActionOf<'counter'>>[] = [
  hasEffect(counterAsking),
  ...targetRequirements(counterAsking),
]
