/** The turn and its ten steps (`turn-procedure/*`). */
import { ACTIVE, opponentOf, type Seat } from '../model/ids'
import type { Modifier } from '../model/state'
import { STEPS, type Step } from '../model/steps'
import { handIsFull, monsterAt } from './field'
import { flippable } from './legal'
import { flip } from './movement'
import { askAtStandstill } from './standstill'
import { commit, endGame, push, type Work } from './work'

export function beginTurn(w: Work, seat: Seat): void {
  if (askAtStandstill(w, seat)) return
  const round = seat === 0 ? w.s.round + 1 : w.s.round
  const limit = w.s.match.format.roundLimit
  if (limit !== null && round > limit) return endGame(w, { winner: null, reason: 'round limit' })
  expire(w, (modifier) => modifier.duration === 'until your next turn' && modifier.controller === seat)
  commit(w, { type: 'turnBegan', seat, round })
  push(w, { kind: 'beginStep', step: 'unlock' })
}

/** What the step asks for, then the next step. */
export function beginStep(w: Work, step: Step): void {
  const seat = w.s.turn
  commit(w, { type: 'stepBegan', seat, step })
  const next = STEPS[STEPS.indexOf(step as (typeof STEPS)[number]) + 1]
  if (next) push(w, { kind: 'beginStep', step: next })
  switch (step) {
    case 'unlock':
      return unlockStep(w, seat)
    case 'flip':
      return flipStep(w, seat)
    case 'trigger':
      return push(w, { kind: 'resolveTriggers' })
    case 'spell':
    case 'evolution':
    case 'prime':
    case 'attack':
    case 'swap':
      return push(w, { kind: 'step', seat, step })
    case 'lockIn':
      return lockInPhase(w, seat)
    case 'end':
      return endPhase(w)
    case 'setup':
      return
    default:
      return step satisfies never
  }
}

/** Exactly one Locked Support of free choice goes to the hand, when the schedule allows it (`support-access/unlock-step`). */
function unlockStep(w: Work, seat: Seat): void {
  const side = w.s.sides[seat]
  if (side.locked.length === 0) return
  const { firstUnlockRound } = w.s.match.format
  if (w.s.round < firstUnlockRound[seat]) {
    return commit(w, {
      type: 'skipped',
      seat,
      what: 'first Unlock not yet',
      card: null,
      rule: seat === 0 ? 'rulings/player-1-first-turn-unlock' : 'support-access/opening-unlock-schedule',
    })
  }
  if (handIsFull(w.s, seat)) {
    return commit(w, { type: 'skipped', seat, what: 'hand is full', card: null, rule: 'support-access/unlock-step' })
  }
  push(w, { kind: 'unlock', seat })
}

/** A face-down Active is always ready; from a later Round one Bench or Flex Monster is ready too (`turn-procedure/flip-step`). */
function flipStep(w: Work, seat: Seat): void {
  if (monsterAt(w.s, seat, ACTIVE)?.faceUp === false) flip(w, seat, ACTIVE)
  if (w.s.round >= w.s.match.format.benchFlipRound && flippable(w.s, seat).length > 0) push(w, { kind: 'flip', seat })
}

/** Exactly one Support from the Support Deck, never above the limit (`rulings/ongoing-lock-in-with-cards-remaining`). */
function lockInPhase(w: Work, seat: Seat): void {
  const side = w.s.sides[seat]
  const { firstLockInRound, lockedLimit } = w.s.match.format
  if (w.s.round < firstLockInRound) return
  const rule = 'rulings/ongoing-lock-in-with-cards-remaining'
  if (side.deck.length === 0) return commit(w, { type: 'skipped', seat, what: 'nothing to lock', card: null, rule })
  if (side.locked.length >= lockedLimit)
    return commit(w, { type: 'skipped', seat, what: 'Locked Support is full', card: null, rule })
  push(w, { kind: 'lockIn', seat })
}

/** "Until end of turn" ends, then delayed effects resolve (`rulings/temporary-imp-at-end-phase`). */
function endPhase(w: Work): void {
  expire(w, untilEndOfTurn)
  push(w, { kind: 'runDelayed' }, { kind: 'endTurn' })
}

export function endTurn(w: Work): void {
  // What a delayed effect made until end of turn ends as well.
  expire(w, untilEndOfTurn)
  commit(w, { type: 'turnEnded', seat: w.s.turn })
  push(w, { kind: 'beginTurn', seat: opponentOf(w.s.turn) })
}

const untilEndOfTurn = (modifier: Modifier): boolean => modifier.duration === 'until end of turn'

function expire(w: Work, ends: (modifier: Modifier) => boolean): void {
  const ids = w.s.modifiers.filter(ends).map((modifier) => modifier.id)
  if (ids.length > 0) commit(w, { type: 'modifiersEnded', ids })
}
