/** Counter Windows and Chains: who speaks, what lies on the Chain, and the resolution from the newest link down (`chains/*`). */
import type { TargetPick } from '../model/actions'
import type { FieldPlaceOrCard } from '../model/events'
import { opponentOf, SEATS, type Seat } from '../model/ids'
import { NO_STAND_INS, type ChainLink, type ChainOrigin, type GameState, type Standing } from '../model/state'
import type { AskTask, Task } from '../model/tasks'
import { abilityOf, activeOf, definitionOf, findObject, handIsFull } from './field'
import { counterOptions } from './legal'
import { becomeActive } from './movement'
import { ENTERS, EVOLVES_ONTO, SWAPPABLE } from './requirements/monsters'
import { allMet } from './requirements/requirement'
import { contributed, LOCK_IN } from './requirements/supports'
import { beginEntry } from './resolve'
import { allGone, chooserOf, legalTargets } from './targets'
import { commit, push, type Work } from './work'

/** Events that always open a Counter Window; the others only for a player whose Counter answers them. */
const ALWAYS_ANSWERABLE: readonly ChainOrigin['kind'][] = ['Spell', 'attack', 'combat result']

/** An action is declared: Counters may answer, then the Chain resolves down to it. */
export function declare(w: Work, origin: ChainOrigin, targets: readonly FieldPlaceOrCard[]): void {
  commit(w, { type: 'declared', origin, targets })
  push(w, { kind: 'resolveChain' })
  const always = ALWAYS_ANSWERABLE.includes(origin.kind)
  if (always || SEATS.some((seat) => counterOptions(w.s, seat).length > 0)) push(w, { kind: 'window', seat: opponentOf(actorOf(w.s, origin)), passes: 0 })
}

/** Who acts: a combat result is the attacker's doing, whoever would be defeated. */
const actorOf = (state: GameState, origin: ChainOrigin): Seat => (origin.kind === 'combat result' ? (state.combat?.attackerSeat ?? state.turn) : origin.seat)

/**
 * Whether a seat is not asked: it holds no card, or may add no Counter any more, which everyone can see; and
 * outside the ordinary windows whoever has no Counter that answers.
 */
export function windowPassesItself(state: GameState, seat: Seat): boolean {
  const chain = state.chain
  if (!chain || state.sides[seat].hand.length === 0) return true
  const { chainCap, chainContribution } = state.match.format
  const full = contributed(state, seat) >= chainContribution || (chain.links.length >= chainCap && !someCounterExceedsTheCap(state.match))
  if (ALWAYS_ANSWERABLE.includes(chain.origin.kind) && !full) return false
  return counterOptions(state, seat).length === 0
}

const exceeding = new WeakMap<GameState['match'], boolean>()

/** Then a full Chain asks like any other: who is asked must not tell who holds that Counter. */
function someCounterExceedsTheCap(match: GameState['match']): boolean {
  let some = exceeding.get(match)
  if (some === undefined) {
    some = match.cards.some(({ abilities }) => abilities.some((ability) => ability.kind === 'counter' && ability.exceedsCap))
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
  const ability = definitionOf(w.s, link.card).abilities[link.ability]
  const settle: Task = { kind: 'settle', card: link.card, seat: link.seat, to: link.negated ? (link.destination ?? 'graveyard') : 'graveyard' }
  const targets = ability?.kind === 'counter' ? legalTargets(w.s, ability.targets, link.targets, chooserOf(link.seat, -1)) : []
  const outcome = link.negated ? 'negated' : allGone(targets) ? 'no legal target' : 'resolved'
  commit(w, { type: 'linkResolved', link: index, card: link.card, outcome })
  push(w, settle)
  if (outcome !== 'resolved' || ability?.kind !== 'counter') return
  const context = { controller: link.seat, source: link.card, object: -1, targets, event: null, link: index, standIns: NO_STAND_INS }
  push(w, { kind: 'run', context, body: ability.body, at: 0 })
}

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
      return place !== null && activeOf(state, seat)?.object === origin.active && allMet(SWAPPABLE, state, { type: 'swap', seat, slot: place.slot })
    case 'Evolution':
      return place !== null && allMet(EVOLVES_ONTO, state, { type: 'evolve', seat, card: origin.card, slot: place.slot })
    case 'Prime entry':
      return place !== null && allMet(ENTERS, state, { type: 'enter', seat, card: origin.card, slot: place.slot })
    default:
      return origin satisfies never
  }
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
  if (origin.kind === 'Swap') return becomeActive(w, { type: 'swapped', seat, slot, by: origin.extra ? 'extra' : 'keyword' })
  if (origin.kind === 'Evolution') {
    commit(w, { type: 'evolved', seat, slot, card: origin.card, onto: monster.card, object: origin.object })
    return beginEntry(w, seat, slot, 'entry')
  }
  commit(w, { type: 'primeEntered', seat, slot, card: origin.card, replaced: monster.card })
  beginEntry(w, seat, slot, 'primeEntry')
}

/** A countered Spell still goes where Spells go, unless the Counter names another place (`rulings/countered-spell-destination`). */
function resolveSpell(w: Work, origin: Extract<ChainOrigin, { kind: 'Spell' }>, negated: boolean): void {
  const spell = abilityOf(definitionOf(w.s, origin.card), 'spell')?.ability
  const targets = spell ? legalTargets(w.s, spell.targets, origin.targets, chooserOf(origin.seat, -1)) : []
  const outcome = negated ? 'negated' : allGone(targets) ? 'no legal target' : 'resolved'
  commit(w, { type: 'originResolved', outcome })
  push(w, { kind: 'settle', card: origin.card, seat: origin.seat, to: negated ? (w.s.chain?.destination ?? 'graveyard') : 'graveyard' })
  if (outcome !== 'resolved' || !spell) return
  const context = { controller: origin.seat, source: origin.card, object: -1, targets, event: null, link: -1, standIns: NO_STAND_INS }
  push(w, { kind: 'run', context, body: spell.body, at: 0 })
}
