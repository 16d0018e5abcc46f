/** What each legal action does: it answers the open task, makes its events happen and puts on the agenda what follows. */
import type { Action } from '../model/actions'
import { ACTIVE, opponentOf, type Seat, type Slot } from '../model/ids'
import { NO_STAND_INS } from '../model/state'
import type { AskTask } from '../model/tasks'
import { declare, playCounter, passWindow } from './chain'
import { passBlock, refOf } from './combat'
import { definitionOf, monsterAt } from './field'
import { swapsByKeyword } from './requirements/monsters'
import { answering } from './requirements/supports'
import { beginTrigger, runDelayedEffect } from './resolve'
import { becomeActive, flip } from './movement'
import { bind } from './targets'
import { commit, endGame, push, type Work } from './work'

/** `action` is legal. */
export function perform(w: Work, action: Action): void {
  const seat = action.seat
  switch (action.type) {
    case 'place':
      return commit(w, { type: 'placed', seat, card: action.card, slot: action.slot })
    case 'choose':
      return commit(w, { type: 'chosen', seat, card: action.card, to: action.to })
    case 'confirm':
      answer(w, 'setup')
      return commit(w, { type: 'setupConfirmed', seat })
    case 'unlock':
      answer(w, 'unlock')
      return declare(w, { kind: 'unlock', seat, card: action.card }, [])
    case 'flip':
      answer(w, 'flip')
      return flip(w, seat, action.slot)
    case 'order': {
      answer(w, 'order')
      const trigger = w.s.pending.find((pending) => pending.id === action.trigger)
      return trigger ? beginTrigger(w, trigger) : runDelayedEffect(w, action.trigger)
    }
    case 'accept': {
      const { trigger } = answer(w, 'trigger')
      const ability = definitionOf(w.s, trigger.source).abilities[trigger.ability]
      if (ability === undefined || !('body' in ability)) return
      const targets = bind(w.s, action.targets)
      commit(w, { type: 'triggerResolved', trigger, outcome: 'resolved' })
      const context = { controller: seat, source: trigger.source, object: trigger.object, targets, event: trigger.event, link: -1, standIns: NO_STAND_INS }
      return push(w, { kind: 'run', context, body: ability.body, at: 0 })
    }
    case 'decline': {
      const { trigger } = answer(w, 'trigger')
      return commit(w, { type: 'triggerResolved', trigger, outcome: 'declined' })
    }
    case 'play':
      return declare(w, { kind: 'Spell', seat, card: action.card, targets: bind(w.s, action.targets) }, action.targets)
    case 'counter': {
      answer(w, 'window')
      const counter = answering(w.s, seat, action.card, action.answers)
      if (!counter) return
      const link = { seat, card: action.card, ability: counter.index, answers: action.answers, targets: bind(w.s, action.targets), negated: false, destination: null, resolved: false }
      return playCounter(w, link, action.targets)
    }
    case 'evolve':
      return declare(w, { kind: 'Evolution', seat, card: action.card, object: objectAt(w, seat, action.slot) }, [{ seat, slot: action.slot }])
    case 'enter':
      return declare(w, { kind: 'Prime entry', seat, card: action.card, object: objectAt(w, seat, action.slot) }, [{ seat, slot: action.slot }])
    case 'attack': {
      const attacker = monsterAt(w.s, seat, ACTIVE)
      const target = monsterAt(w.s, opponentOf(seat), action.target)
      if (!attacker || !target) return
      const places = { attacker: { seat, slot: ACTIVE }, target: { seat: opponentOf(seat), slot: action.target } }
      commit(w, { type: 'attackDeclared', ...places, attackerRef: refOf(attacker), targetRef: refOf(target) })
      return push(w, { kind: 'combat', stage: 'block' })
    }
    case 'block': {
      answer(w, 'block')
      const monster = monsterAt(w.s, seat, action.slot)
      return monster ? commit(w, { type: 'blocked', seat, slot: action.slot, ref: refOf(monster) }) : undefined
    }
    case 'swap': {
      const objects = { object: objectAt(w, seat, action.slot), active: objectAt(w, seat, ACTIVE) }
      return declare(w, { kind: 'Swap', seat, ...objects, extra: !swapsByKeyword(w.s, action) }, [{ seat, slot: action.slot }])
    }
    case 'promote':
      answer(w, 'promote')
      return becomeActive(w, { type: 'promoted', seat, slot: action.slot })
    case 'lockIn':
      answer(w, 'lockIn')
      return declare(w, { kind: 'Lock-in', seat, card: action.card }, [])
    case 'pick': {
      const { purpose } = answer(w, 'pick')
      switch (purpose.do) {
        case 'lock':
          return commit(w, { type: 'lockedIn', seat, card: action.card })
        case 'unlock':
          return commit(w, { type: 'unlocked', seat, card: action.card })
        case 'moveLocked':
          return commit(w, { type: 'moved', seat, card: action.card, from: 'locked', to: purpose.to })
        default:
          return purpose satisfies never
      }
    }
    case 'mode': {
      const task = answer(w, 'mode')
      const body = task.modes[action.mode]
      return body ? push(w, { kind: 'run', context: task.context, body, at: 0 }) : undefined
    }
    case 'pass':
      return pass(w, action)
    case 'concede':
      return endGame(w, { winner: opponentOf(seat), reason: 'concession' })
    case 'offerDraw':
      return commit(w, { type: 'drawOffered', seat })
    case 'acceptDraw':
      return endGame(w, { winner: null, reason: 'agreed draw' })
    case 'declineDraw':
      return commit(w, { type: 'drawDeclined', seat })
    default:
      return action satisfies never
  }
}

const objectAt = (w: Work, seat: Seat, slot: Slot): number => monsterAt(w.s, seat, slot)?.object ?? -1

/** Takes the open task off the agenda. */
function answer<K extends AskTask['kind']>(w: Work, kind: K): Extract<AskTask, { kind: K }> {
  const task = w.s.agenda.pop()
  if (task?.kind !== kind) throw new Error(`The open task is ${task?.kind ?? 'none'}, not ${kind}`)
  return task as Extract<AskTask, { kind: K }>
}

function pass(w: Work, action: Extract<Action, { type: 'pass' }>): void {
  const task = w.s.agenda.pop()
  if (task?.kind === 'step') commit(w, { type: 'stepPassed', seat: action.seat, step: task.step, to: action.to })
  else if (task?.kind === 'block') passBlock(w, action.seat)
  else if (task?.kind === 'window') passWindow(w, task)
  else throw new Error(`Nothing to pass: the open task is ${task?.kind ?? 'none'}`)
}
