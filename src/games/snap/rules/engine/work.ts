/** One `apply` at work: the draft, the events so far, and the two ways of going on: `commit` and `push`. */
import type { GameEvent } from '../model/events'
import type { Task } from '../model/tasks'
import type { Result } from '../model/state'
import type { Draft } from './draft'
import { isOut } from './field'
import { reduce } from './reduce'
import { readied } from './triggers'

export interface Work {
  readonly s: Draft
  readonly events: GameEvent[]
}

/**
 * Makes an event happen: writes it, keeps it, and collects the Triggers that it makes ready. Nothing happens
 * after the game has ended, and once a player is out no Trigger becomes ready any more (`rulings/optional-action-after-game-end`).
 */
export function commit(w: Work, event: GameEvent): void {
  if (w.s.result !== null) return
  // Defeated Monsters see their own defeat and each other's: Triggers are found before anything is moved.
  const before = event.type === 'defeated' ? readied(w.s, event) : null
  reduce(w.s, event)
  w.events.push(event)
  const ready = before ?? readied(w.s, event)
  // Whoever is out has lost, and only the checks that say so are still to come.
  if (ready.length === 0 || w.s.sides.some(isOut)) return
  for (const { mark, ...trigger } of ready) {
    if (mark)
      commit(w, { type: 'used', mark: { object: trigger.object, card: trigger.source, ability: trigger.ability } })
    commit(w, { type: 'triggered', trigger: { id: w.s.nextId, ...trigger } })
  }
}

/** Puts tasks on the agenda; the first named is done first. */
export function push(w: Work, ...tasks: readonly Task[]): void {
  for (let i = tasks.length - 1; i >= 0; i--) {
    const task = tasks[i]
    if (task) w.s.agenda.push(task)
  }
}

/** The game ends at this moment; whatever waits is dropped (`game-end/immediate-ending`). */
export function endGame(w: Work, result: Result): void {
  commit(w, { type: 'gameEnded', result })
  w.s.agenda.length = 0
}
