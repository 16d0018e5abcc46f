/** Counter Windows and Chains: who speaks, what lies on the Chain, and the resolution from the newest link down (`chains/*`). */
import type { TargetPick } from '../model/actions'
import type { FieldPlaceOrCard } from '../model/events'
import { opponentOf, SEATS, type Seat } from '../model/ids'
import type { ChainLink, ChainOrigin, GameState } from '../model/state'
import type { AskTask, Task } from '../model/tasks'
import { abilityOf, activeOf, definitionOf, findObject } from './field'
import { counterOptions } from './legal'
import { becomeActive } from './movement'
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
  const full = chain.links.length >= chainCap || contributed(state, seat) >= chainContribution
  if (ALWAYS_ANSWERABLE.includes(chain.origin.kind) && !full) return false
  return counterOptions(state, seat).length === 0
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
  const context = { controller: link.seat, source: link.card, object: -1, targets, event: null, link: index }
  push(w, { kind: 'run', context, body: ability.body, at: 0 })
}

function resolveOrigin(w: Work, origin: ChainOrigin, negated: boolean): void {
  if (origin.kind === 'Spell') return resolveSpell(w, origin, negated)
  const gone = 'object' in origin && findObject(w.s, origin.object) === null
  commit(w, { type: 'originResolved', outcome: negated ? 'negated' : gone ? 'no legal target' : 'resolved' })
  if (negated || gone) return
  const seat = origin.seat
  switch (origin.kind) {
    case 'attack':
    case 'combat result':
      return
    case 'unlock':
      return w.s.sides[seat].locked.includes(origin.card) ? commit(w, { type: 'unlocked', seat, card: origin.card }) : undefined
    case 'Lock-in':
      return allMet(LOCK_IN, w.s, { type: 'lockIn', seat, card: origin.card }) ? commit(w, { type: 'lockedIn', seat, card: origin.card }) : undefined
    case 'Swap': {
      const place = findObject(w.s, origin.object)
      if (place === null || activeOf(w.s, seat)?.object !== origin.active) return
      return becomeActive(w, { type: 'swapped', seat, slot: place.slot, by: origin.extra ? 'extra' : 'keyword' })
    }
    case 'Evolution': {
      const place = findObject(w.s, origin.object)
      if (place === null || definitionOf(w.s, place.monster.card).name !== definitionOf(w.s, origin.card).evolvesFrom) return
      commit(w, { type: 'evolved', seat, slot: place.slot, card: origin.card, onto: place.monster.card, object: origin.object })
      return beginEntry(w, seat, place.slot, 'entry')
    }
    case 'Prime entry': {
      const place = findObject(w.s, origin.object)
      if (place === null) return
      commit(w, { type: 'primeEntered', seat, slot: place.slot, card: origin.card, replaced: place.monster.card })
      return beginEntry(w, seat, place.slot, 'primeEntry')
    }
    default:
      return origin satisfies never
  }
}

/** A countered Spell still goes where Spells go, unless the Counter names another place (`rulings/countered-spell-destination`). */
function resolveSpell(w: Work, origin: Extract<ChainOrigin, { kind: 'Spell' }>, negated: boolean): void {
  const spell = abilityOf(definitionOf(w.s, origin.card), 'spell')?.ability
  const targets = spell ? legalTargets(w.s, spell.targets, origin.targets, chooserOf(origin.seat, -1)) : []
  const outcome = negated ? 'negated' : allGone(targets) ? 'no legal target' : 'resolved'
  commit(w, { type: 'originResolved', outcome })
  push(w, { kind: 'settle', card: origin.card, seat: origin.seat, to: negated ? (w.s.chain?.destination ?? 'graveyard') : 'graveyard' })
  if (outcome !== 'resolved' || !spell) return
  const context = { controller: origin.seat, source: origin.card, object: -1, targets, event: null, link: -1 }
  push(w, { kind: 'run', context, body: spell.body, at: 0 })
}
