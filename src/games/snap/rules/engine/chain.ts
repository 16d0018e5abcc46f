/** Counter Windows and Chains: who speaks, what lies on the Chain, and the resolution from the newest link down (`chains/*`). */
import type { TargetPick } from '../model/actions'
import type { FieldPlaceOrCard, LinkOutcome } from '../model/events'
import { opponentOf, SEATS, type Seat } from '../model/ids'
import type { ChainLink, ChainOrigin, GameState, Standing, Target } from '../model/state'
import type { AskTask } from '../model/tasks'
import { contextOf } from './context'
import { targetedAt, withModes, type Targeted } from './demands'
import { abilityOf, activeOf, definitionOf, findObject, handIsFull } from './field'
import { counterOptions } from './legal'
import { becomeActive } from './movement'
import { ENTERS, EVOLVES_ONTO, hasSwap, SWAPPABLE } from './requirements/monsters'
import { allMet } from './requirements/requirement'
import { chooserOf, contributed, LOCK_IN } from './requirements/supports'
import { beginEntry } from './resolve'
import { allGone, legalTargets } from './targets'
import { commit, push, type Work } from './work'

/** Events that always open a Counter Window; the others only for a player whose Counter answers them. */
const ALWAYS_ANSWERABLE: readonly ChainOrigin['kind'][] = ['Spell', 'attack', 'combat result']

/** An action is declared: Counters may answer, then the Chain resolves down to it. */
export function declare(w: Work, origin: ChainOrigin, targets: readonly FieldPlaceOrCard[]): void {
  commit(w, { type: 'declared', origin, targets })
  push(w, { kind: 'resolveChain' })
  const always = ALWAYS_ANSWERABLE.includes(origin.kind)
  if (always || SEATS.some((seat) => counterOptions(w.s, seat).length > 0))
    push(w, { kind: 'window', seat: opponentOf(actorOf(w.s, origin)), passes: 0 })
}

/** Who acts: a combat result is the attacker's doing, whoever would be defeated. */
const actorOf = (state: GameState, origin: ChainOrigin): Seat =>
  origin.kind === 'combat result' ? (state.combat?.attackerSeat ?? state.turn) : origin.seat

/**
 * Whether a seat is not asked: it holds no card, or may add no Counter any more, which everyone can see; and
 * outside the ordinary windows whoever has no Counter that answers.
 */
export function windowPassesItself(state: GameState, seat: Seat): boolean {
  const chain = state.chain
  if (!chain || state.sides[seat].hand.length === 0) return true
  const { chainCap, chainContribution } = state.match.format
  const full =
    contributed(state, seat) >= chainContribution ||
    (chain.links.length >= chainCap && !someCounterExceedsTheCap(state.match))
  if (ALWAYS_ANSWERABLE.includes(chain.origin.kind) && !full) return false
  return counterOptions(state, seat).length === 0
}

const exceeding = new WeakMap<GameState['match'], boolean>()

/** Then a full Chain asks like any other: who is asked must not tell who holds that Counter. */
function someCounterExceedsTheCap(match: GameState['match']): boolean {
  let some = exceeding.get(match)
  if (some === undefined) {
    some = match.cards.some(({ abilities }) =>
      abilities.some((ability) => ability.kind === 'counter' && ability.exceedsCap),
    )
    exceeding.set(match, some)
  }
  return some
}

/** Two passes in a row close the window (`rulings/counter-window-passed`). */
export function passWindow(w: Work, task: Extract<AskTask, { kind: 'window' }>): void {
  commit(w, { type: 'counterPassed', seat: task.seat })
  if (task.passes === 0) push(w, { kind: 'window', seat: opponentOf(task.seat), passes: 1 })
}

export function playCounter(w: Work, link: ChainLink, targets: readonly TargetPick[]): void {
  commit(w, { type: 'counterPlayed', seat: link.seat, link, targets })
  push(w, { kind: 'window', seat: opponentOf(link.seat), passes: 0 })
}

/** Resolves the newest link that has not resolved, or at last the original action (`chains/lifo-resolution`). */
export function resolveChain(w: Work): void {
  const chain = w.s.chain
  if (!chain) return
  for (let index = chain.links.length - 1; index >= 0; index--) {
    const link = chain.links[index]
    if (link && !link.resolved) {
      push(w, { kind: 'resolveChain' })
      return resolveLink(w, link, index)
    }
  }
  push(w, { kind: 'endChain' })
  resolveOrigin(w, chain.origin, chain.negated)
}

function resolveLink(w: Work, link: ChainLink, index: number): void {
  const ability = targetedAt(definitionOf(w.s, link.card), link.ability)
  const targets = targetsNow(w.s, ability, link)
  const outcome = outcomeOf(link.negated, targets)
  commit(w, { type: 'linkResolved', link: index, card: link.card, outcome })
  push(w, {
    kind: 'settle',
    card: link.card,
    seat: link.seat,
    to: link.negated ? (link.destination ?? 'graveyard') : 'graveyard',
  })
  if (outcome !== 'resolved' || ability === null) return
  const context = contextOf(link.seat, link.card, { ability: link.ability, targets, link: index })
  push(w, { kind: 'run', context, body: withModes(ability.body, link.modes), at: 0 })
}

/** The chosen targets as far as they are still legal. */
const targetsNow = (
  state: GameState,
  ability: Targeted | null,
  { seat, card, targets }: Pick<ChainLink, 'seat' | 'card' | 'targets'>,
): readonly Target[] => (ability === null ? [] : legalTargets(state, ability.targets, targets, chooserOf(seat, card)))

const outcomeOf = (negated: boolean, targets: readonly Target[]): LinkOutcome =>
  negated ? 'negated' : allGone(targets) ? 'no legal target' : 'resolved'

function resolveOrigin(w: Work, origin: ChainOrigin, negated: boolean): void {
  if (origin.kind === 'Spell') return resolveSpell(w, origin, negated)
  const outcome = negated ? 'negated' : stillPossible(w.s, origin) ? 'resolved' : 'no legal target'
  commit(w, { type: 'originResolved', outcome })
  if (outcome === 'resolved') complete(w, origin)
}

type Deed = Exclude<ChainOrigin, { kind: 'Spell' }>

/** What a Counter has changed meanwhile counts: an action is done only if it could still be (`game-state/effect`). */
function stillPossible(state: GameState, origin: Deed): boolean {
  const { seat } = origin
  const place = 'object' in origin ? findObject(state, origin.object) : null
  switch (origin.kind) {
    case 'attack':
    case 'combat result':
      return true
    case 'unlock':
      return state.sides[seat].locked.includes(origin.card) && !handIsFull(state, seat)
    case 'Lock-in':
      return allMet(LOCK_IN, state, { type: 'lockIn', seat, card: origin.card })
    case 'Swap':
      return place !== null && activeOf(state, seat)?.object === origin.active && swapHolds(state, origin, place)
    case 'Evolution':
      return (
        place !== null && allMet(EVOLVES_ONTO, state, { type: 'evolve', seat, card: origin.card, slot: place.slot })
      )
    case 'Prime entry':
      return place !== null && allMet(ENTERS, state, { type: 'enter', seat, card: origin.card, slot: place.slot })
    default:
      return origin satisfies never
  }
}

/** A Swap by keyword needs the keyword still; one that a card gave does not (`keywords/swap`). */
function swapHolds(
  state: GameState,
  { seat, extra }: Extract<ChainOrigin, { kind: 'Swap' }>,
  { slot }: Standing,
): boolean {
  const action = { type: 'swap', seat, slot } as const
  return (extra || hasSwap(state, action)) && allMet(SWAPPABLE, state, action)
}

function complete(w: Work, origin: Deed): void {
  const { seat } = origin
  switch (origin.kind) {
    case 'attack':
    case 'combat result':
      return
    case 'unlock':
      return commit(w, { type: 'unlocked', seat, card: origin.card })
    case 'Lock-in':
      return commit(w, { type: 'lockedIn', seat, card: origin.card })
    case 'Swap':
    case 'Evolution':
    case 'Prime entry': {
      const place = findObject(w.s, origin.object)
      return place === null ? undefined : move(w, origin, place)
    }
    default:
      return origin satisfies never
  }
}

function move(w: Work, origin: Extract<Deed, { object: number }>, { slot, monster }: Standing): void {
  const { seat } = origin
  if (origin.kind === 'Swap')
    return becomeActive(w, { type: 'swapped', seat, slot, by: origin.extra ? 'extra' : 'keyword' })
  if (origin.kind === 'Evolution') {
    commit(w, { type: 'evolved', seat, slot, card: origin.card, onto: monster.card, object: origin.object })
    return beginEntry(w, seat, slot, 'entry')
  }
  commit(w, { type: 'primeEntered', seat, slot, card: origin.card, replaced: monster.card })
  beginEntry(w, seat, slot, 'primeEntry')
}

/** A countered Spell still goes where Spells go, unless the Counter names another place (`rulings/countered-spell-destination`). */
function resolveSpell(w: Work, origin: Extract<ChainOrigin, { kind: 'Spell' }>, negated: boolean): void {
  const spell = abilityOf(definitionOf(w.s, origin.card), 'spell')
  const targets = targetsNow(w.s, spell?.ability ?? null, origin)
  const outcome = outcomeOf(negated, targets)
  commit(w, { type: 'originResolved', outcome })
  push(w, {
    kind: 'settle',
    card: origin.card,
    seat: origin.seat,
    to: negated ? (w.s.chain?.destination ?? 'graveyard') : 'graveyard',
  })
  if (outcome !== 'resolved' || !spell) return
  const context = contextOf(origin.seat, origin.card, { ability: spell.index, targets })
  push(w, { kind: 'run', context, body: withModes(spell.ability.body, origin.modes), at: 0 })
}
