/** A legal action, and all that follows until somebody must decide. */
import { opponentOf } from '@/kernel/seats'
import type { Applied } from '@/kernel/ruleset'
import type { Action } from '../model/actions'
import type { DuelConstants, DuelState } from '../model/state'
import type { SpellSpeedGame } from '../game'
import { taskOf } from './asked'
import { activate, advanceChain, advanceForm, lapse, sayNo, settle } from './chain'
import { check } from './check'
import { freeSlot } from './table'
import { advanceWindow, battle, beginPhase, endPhase, passWindow, phaseOver, reopenWindow, windowOn } from './turn'
import { commit, end, newId, pop, push, type Work } from './work'

export function apply(c: DuelConstants, state: DuelState, action: Action): Applied<SpellSpeedGame> {
  const refusals = check(c, state, action)
  if (refusals.length > 0) return { ok: false, state, refusals }
  const w: Work = { c, s: state, events: [] }
  const { seat } = action
  // Whoever decides something else lets the own offer go.
  if (state.drawOffer === seat && action.type !== 'concede') commit(w, { type: 'offerLapsed', seat })
  perform(w, action)
  advance(w)
  return { ok: true, state: w.s, events: w.events }
}

function perform(w: Work, action: Action): void {
  const { seat } = action
  const task = taskOf(w.s)
  switch (action.type) {
    case 'summon': {
      const object = newId(w)
      push(w, windowOn({ kind: 'summon', object }, seat))
      const slot = freeSlot(w.s.sides[seat].monsters) ?? 0
      return commit(w, { type: 'summoned', seat, card: action.card, object, slot })
    }
    case 'set': {
      const slot = freeSlot(w.s.sides[seat].supports) ?? 0
      return commit(w, { type: 'set', seat, card: action.card, object: newId(w), slot })
    }
    case 'activate':
      if (task?.kind === 'window') reopenWindow(w, task)
      return activate(w, action)
    case 'attack':
      push(w, windowOn({ kind: 'attack' }, seat), { kind: 'battle' })
      return commit(w, { type: 'attacked', seat, attacker: action.attacker, target: action.target })
    case 'endPhase':
      pop(w)
      return endPhase(w)
    case 'no':
      if (task?.kind !== 'window') return sayNo(w)
      commit(w, { type: 'saidNo', seat })
      return passWindow(w, task)
    case 'choose':
      return task?.kind === 'form' ? settle(w, task, action.targets) : undefined
    case 'decline':
      return task?.kind === 'form' ? lapse(w, task, true) : undefined
    case 'concede':
      return end(w, opponentOf(seat), 'concession')
    case 'offerDraw':
      return w.s.drawOffer === null ? commit(w, { type: 'drawOffered', seat }) : end(w, null, 'agreement')
    case 'resolve':
      throw new Error('Nobody resolves anything by hand')
    default:
      return action satisfies never
  }
}

/** Does what waits until somebody must decide or the duel is over. */
export function advance(w: Work): void {
  while (w.s.result === null) {
    const task = taskOf(w.s)
    if (task === null) throw new Error('Nothing waits in a duel that is not over')
    const within = task.kind === 'chain' || task.kind === 'form'
    if (!within && w.s.stack.waiting.length > 0) push(w, { kind: 'chain' })
    else if (stops(w, task)) return
  }
}

type Waiting = NonNullable<ReturnType<typeof taskOf>>

function stops(w: Work, task: Waiting): boolean {
  switch (task.kind) {
    case 'act':
      return true
    case 'window':
      return advanceWindow(w, task)
    case 'chain':
      return advanceChain(w)
    case 'form':
      return advanceForm(w, task)
    case 'phase':
      beginPhase(w, task.phase)
      return false
    case 'battle':
      battle(w)
      return false
    case 'phaseOver':
      phaseOver(w)
      return false
    default:
      return task satisfies never
  }
}
