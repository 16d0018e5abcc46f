/** The turn of six phases, the events in it that may be answered, and Battle (`spell/duel/*`, `spell/window/*`). */
import { opponentOf, type Seat } from '@/kernel/seats'
import { PHASES, type Monster, type ObjectId, type Phase, type Task, type WindowEvent } from '../model/state'
import { isSilent } from './asked'
import { attackStands, findMonster, powerOf } from './table'
import { commit, end, pop, push, sweep, type Work } from './work'

type Window = Extract<Task, { kind: 'window' }>

/** An event may be answered: first by the opponent of who acted (`spell/window/events`). */
export const windowOn = (event: WindowEvent, actor: Seat): Window => ({
  kind: 'window',
  event,
  actor,
  seat: opponentOf(actor),
  passes: 0,
})

export function beginPhase(w: Work, phase: Phase): void {
  pop(w)
  const { c } = w
  const first = w.s.turn === 1
  if (phase === 'battle' && first && !c.format.firstTurn.attacks) return push(w, { kind: 'phase', phase: 'main2' })
  commit(w, { type: 'phaseBegan', phase })
  if (phase === 'draw' && !(first && !c.format.firstTurn.draw)) draw(w, c.format.draw)
  if (phase === 'main1' || phase === 'battle' || phase === 'main2') push(w, { kind: 'act' })
  else endPhase(w)
}

/** Whoever must draw from an empty deck has lost (`spell/duel/draw-phase`). */
function draw(w: Work, count: number): void {
  const { player } = w.s
  for (let drawn = 0; drawn < count; drawn++) {
    const card = w.s.sides[player].deck.at(-1)
    if (card === undefined) return end(w, opponentOf(player), 'deck')
    commit(w, { type: 'drew', seat: player, card })
  }
}

/** The end of a phase may be answered. */
export function endPhase(w: Work): void {
  const { phase, player } = w.s
  push(w, windowOn({ kind: 'phaseEnd', phase }, player), { kind: 'phaseOver' })
}

export function phaseOver(w: Work): void {
  pop(w)
  const next = PHASES[PHASES.indexOf(w.s.phase) + 1]
  if (next !== undefined) return push(w, { kind: 'phase', phase: next })
  commit(w, { type: 'turnEnded' })
  beginTurn(w, opponentOf(w.s.player), w.s.turn + 1)
}

export function beginTurn(w: Work, seat: Seat, turn: number): void {
  commit(w, { type: 'turnBegan', seat, turn })
  w.s = { ...w.s, stack: { ...w.s.stack, turn: seat, speaker: seat } }
  push(w, { kind: 'phase', phase: 'draw' })
}

/** The event passes when all have said no in a row; true: somebody has to be asked. */
export function advanceWindow(w: Work, task: Window): boolean {
  if (task.event.kind === 'attack' && !attackStands(w.s)) {
    pop(w)
    return false
  }
  if (!w.c.format.chain.skipEmptyAsk || !isSilent(w.c, w.s, task.seat)) return true
  passWindow(w, task)
  return false
}

export function passWindow(w: Work, task: Window): void {
  pop(w)
  const passes = task.passes + 1
  if (passes < w.c.format.chain.passes) push(w, { ...task, seat: opponentOf(task.seat), passes })
}

/** After a Chain the event may be answered again, from the beginning (`spell/window/again`). */
export function reopenWindow(w: Work, task: Window): void {
  pop(w)
  push(w, windowOn(task.event, task.actor))
}

/** The lower Power is destroyed and the difference lost; a direct attack costs its Power (`spell/duel/battle`). */
export function battle(w: Work): void {
  pop(w)
  const { attack } = w.s
  if (attack === null) return
  const one = findMonster(w.s, attack.attacker)
  if (!attackStands(w.s) || one === null) return commit(w, { type: 'attackEnded', why: 'gone' })
  const other = attack.target === null ? null : findMonster(w.s, attack.target)
  const difference = powerOf(w.c, one.at) - (other === null ? 0 : powerOf(w.c, other.at))
  const loser = difference < 0 ? attack.seat : opponentOf(attack.seat)
  commit(w, { type: 'attackEnded', why: 'battled' })
  if (difference !== 0) commit(w, { type: 'lifeLost', seat: loser, amount: Math.abs(difference) })
  if (other !== null && difference >= 0) destroyed(w, other)
  if (other !== null && difference <= 0) destroyed(w, one)
  sweep(w)
}

function destroyed(w: Work, { seat, at }: { readonly seat: Seat; readonly at: Monster }): void {
  const object: ObjectId = at.object
  commit(w, { type: 'destroyed', seat, card: at.card, object, by: 'battle' })
}
