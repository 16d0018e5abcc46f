/** Defeat, its replacement effects, and the state-based checks after every Monster that moves (`game-end/*`). */
import type { DefeatCause } from '../model/tasks'
import type { Victim } from '../model/events'
import { ACTIVE, opponentOf } from '../model/ids'
import type { ObjectRef, Standing } from '../model/state'
import type { Task } from '../model/tasks'
import { definitionOf, findObject, isOut, stackOf } from './field'
import { isUsed } from './triggers'
import { commit, endGame, push, type Work } from './work'

/** Defeats Monsters together. A Monster's own replacement effect stands in for its defeat, the first printed one first. */
export function defeat(w: Work, refs: readonly ObjectRef[], cause: DefeatCause, by: ObjectRef | null): void {
  const victims: Victim[] = []
  const after: Task[] = []
  for (const ref of refs) {
    const standing = findObject(w.s, ref.object)
    if (!standing) continue
    const instead = replacementOf(w, standing, cause)
    if (instead === null) {
      victims.push({ seat: standing.seat, slot: standing.slot, cards: stackOf(standing.monster), object: standing.monster.object })
    } else {
      commit(w, { type: 'defeatReplaced', seat: standing.seat, slot: standing.slot, card: standing.monster.card })
      after.push(instead)
    }
  }
  if (victims.length > 0) commit(w, { type: 'defeated', victims, cause, by })
  // What stands in for a defeat belongs to it: it happens before the state-based checks.
  push(w, ...after, { kind: 'sweep' })
}

function replacementOf(w: Work, standing: Standing, cause: DefeatCause): Task | null {
  const { monster, seat } = standing
  if (!monster.faceUp) return null
  const abilities = definitionOf(w.s, monster.card).abilities
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index]
    if (ability?.kind !== 'replacement') continue
    if (ability.would === 'be defeated in combat' && cause !== 'combat') continue
    if (ability.oncePerTurn) {
      if (isUsed(w.s, monster, index)) continue
      commit(w, { type: 'used', mark: { object: monster.object, card: monster.card, ability: index } })
    }
    const context = { controller: seat, source: monster.card, object: monster.object, targets: [], event: null, link: -1 }
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
