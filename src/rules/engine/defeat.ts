/** Defeat, its replacement effects, and the state-based checks after every Monster that moves (`game-end/*`). */
import type { DefeatCause } from '../model/tasks'
import type { Victim } from '../model/events'
import { ACTIVE, opponentOf } from '../model/ids'
import type { Standing, UsedMark } from '../model/state'
import type { Task } from '../model/tasks'
import { definitionOf, findObject, isOut, stackOf } from './field'
import { isUsed } from './triggers'
import { commit, endGame, push, type Work } from './work'

type DefeatTask = Extract<Task, { kind: 'defeat' }>

/** Defeats Monsters together. A Monster's own replacement effect stands in for its defeat, the first printed one first. */
export function defeat(w: Work, { victims: refs, cause, by, standIns }: DefeatTask): void {
  const victims: Victim[] = []
  const after: Task[] = []
  for (const ref of refs) {
    const standing = findObject(w.s, ref.object)
    if (!standing) continue
    const instead = replacementOf(w, standing, cause, standIns)
    if (instead === null) {
      victims.push({ seat: standing.seat, slot: standing.slot, cards: stackOf(standing.monster), object: standing.monster.object })
    } else {
      commit(w, { type: 'defeatReplaced', seat: standing.seat, slot: standing.slot, card: standing.monster.card })
      after.push(instead)
    }
  }
  if (victims.length > 0) commit(w, { type: 'defeated', victims, cause, by })
  // The checks come at once: whoever is out by this has lost before anything that stands in for a defeat happens.
  push(w, { kind: 'sweep' }, ...after)
}

/** A replacement effect never applies to a defeat that comes of itself, or two of them would go on for ever. */
function replacementOf(w: Work, { monster, seat }: Standing, cause: DefeatCause, standIns: readonly UsedMark[]): Task | null {
  if (!monster.faceUp) return null
  const { object, card: source } = monster
  const abilities = definitionOf(w.s, source).abilities
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index]
    if (ability?.kind !== 'replacement') continue
    if (ability.would === 'be defeated in combat' && cause !== 'combat') continue
    if (standIns.some((mark) => mark.object === object && mark.card === source && mark.ability === index)) continue
    const mark = { object, card: source, ability: index }
    if (ability.oncePerTurn) {
      if (isUsed(w.s, monster, index)) continue
      commit(w, { type: 'used', mark })
    }
    const context = { controller: seat, source, object, targets: [], event: null, link: -1, standIns: [...standIns, mark] }
    return { kind: 'run', context, body: ability.body, at: 0 }
  }
  return null
}

/**
 * State-based checks: an empty Active Slot is filled first, the turn player's before the opponent's; then whoever
 * has no Monster has lost, both at once is a draw (`game-end/active-promotion`, `game-end/defeat-condition-check`).
 */
export function sweep(w: Work): void {
  for (const seat of [w.s.turn, opponentOf(w.s.turn)]) {
    const side = w.s.sides[seat]
    if (side.field[ACTIVE] === null && !isOut(side)) return push(w, { kind: 'promote', seat }, { kind: 'sweep' })
  }
  const [first, second] = w.s.sides.map(isOut)
  if (first && second) endGame(w, { winner: null, reason: 'both last Monsters' })
  else if (first || second) endGame(w, { winner: first ? 1 : 0, reason: 'last Monster' })
}
