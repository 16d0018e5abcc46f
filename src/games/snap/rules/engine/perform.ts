/** What each legal action does: it answers the open task, makes its events happen and puts on the agenda what follows. */
import type { Action } from '../model/actions'
import { ACTIVE, opponentOf, type Seat, type Slot } from '../model/ids'
import type { AskTask } from '../model/tasks'
import { announce, announceCounter, announceSpell, announceTrigger } from './announce'
import { declare, passWindow } from './chain'
import { passBlock, refOf } from './combat'
import { monsterAt } from './field'
import { swapsByKeyword } from './requirements/monsters'
import { becomeActive, flip } from './movement'
import { agreeToDraw } from './standstill'
import { takeNext } from './takeNext'
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
    case 'order':
      return takeNext(w, answer(w, 'order'), action.choice)
    case 'accept': {
      const task = answer(w, 'trigger', 'aim')
      if (task.kind === 'aim') return announce(w, seat, task.use, task.modes, action.targets)
      return announceTrigger(w, task.trigger, action.targets)
    }
    case 'decline': {
      const { trigger } = answer(w, 'trigger')
      return commit(w, { type: 'triggerResolved', trigger, outcome: 'declined' })
    }
    case 'play':
      return announceSpell(w, action)
    case 'counter':
      answer(w, 'window')
      return announceCounter(w, action)
    case 'evolve':
      return declare(w, { kind: 'Evolution', seat, card: action.card, object: objectAt(w, seat, action.slot) }, [
        { seat, slot: action.slot },
      ])
    case 'enter':
      return declare(w, { kind: 'Prime entry', seat, card: action.card, object: objectAt(w, seat, action.slot) }, [
        { seat, slot: action.slot },
      ])
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
      return declare(w, { kind: 'Swap', seat, ...objects, extra: !swapsByKeyword(w.s, action) }, [
        { seat, slot: action.slot },
      ])
    }
    case 'promote':
      answer(w, 'promote')
      return becomeActive(w, { type: 'promoted', seat, slot: action.slot })
    case 'lockIn':
      answer(w, 'lockIn')
      return declare(w, { kind: 'Lock-in', seat, card: action.card }, [])
    case 'pick': {
      const task = answer(w, 'pick')
      const { purpose } = task
      if (task.count > 1) push(w, { ...task, count: task.count - 1 })
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
      switch (task.then.do) {
        case 'announce':
          return announce(w, seat, task.then.use, [...task.then.modes, action.mode])
        case 'counter':
          return announce(
            w,
            seat,
            {
              of: 'Counter',
              card: task.then.card,
              ability: task.then.abilities[action.mode] ?? 0,
              answers: task.then.answers,
            },
            [],
          )
        case 'run':
          return push(w, { kind: 'run', context: task.then.context, body: task.modes[action.mode] ?? [], at: 0 })
        default:
          return task.then satisfies never
      }
    }
    case 'pass':
      return pass(w, action)
    case 'goOn':
      answer(w, 'standstill')
      return
    case 'agreeDraw':
      return agreeToDraw(w, answer(w, 'standstill'))
    case 'concede':
      return endGame(w, { winner: opponentOf(seat), reason: 'concession' })
    case 'offerDraw':
      return commit(w, { type: 'drawOffered', seat })
    case 'withdrawDraw':
      return commit(w, { type: 'drawWithdrawn', seat, lapsed: false })
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
function answer<K extends AskTask['kind']>(w: Work, ...kinds: readonly K[]): Extract<AskTask, { kind: K }> {
  const task = w.s.agenda.pop()
  if (!kinds.some((kind) => kind === task?.kind))
    throw new Error(`The open task is ${task?.kind ?? 'none'}, not ${kinds.join(' or ')}`)
  return task as Extract<AskTask, { kind: K }>
}

function pass(w: Work, action: Extract<Action, { type: 'pass' }>): void {
  const task = w.s.agenda.pop()
  if (task?.kind === 'step') commit(w, { type: 'stepPassed', seat: action.seat, step: task.step, to: action.to })
  else if (task?.kind === 'block') passBlock(w, action.seat)
  else if (task?.kind === 'window') passWindow(w, task)
  else throw new Error(`Nothing to pass: the open task is ${task?.kind ?? 'none'}`)
}
