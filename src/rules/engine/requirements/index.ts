/** Every requirement of every action, and the decisions that need none but an offer (`game-state/legal-action`). */
import { OPTIONAL_STEPS, STEPS, stepIndex, type OptionalStep, type Step } from '../../model/steps'
import type { GameState } from '../../model/state'
import { pickable } from '../picks'
import { openTask } from '../task'
import { acceptable } from '../triggerAsk'
import { ATTACK, BLOCK } from './combat'
import { ENTER, EVOLVE, FLIP, PROMOTE, SWAP } from './monsters'
import type { ActionOf, Requirement, Requirements } from './requirement'
import { CHOOSE, CONFIRM, PLACE } from './setup'
import { COUNTER, COUNTER_TARGETS, LOCK_IN, SPELL, SPELL_TARGETS, targetRequirements, UNLOCK } from './supports'

const ORDER: readonly Requirement<ActionOf<'order'>>[] = [
  {
    code: 'notOffered',
    rule: 'rulings/simultaneous-controlled-triggers',
    met: (s, a) => {
      const task = openTask(s)
      return task?.kind === 'order' && task.ids.includes(a.trigger)
    },
  },
]

const ACCEPT = targetRequirements<ActionOf<'accept'>>((s) => acceptable(s))

const DECLINE: readonly Requirement<ActionOf<'decline'>>[] = [
  {
    code: 'mustDecide',
    rule: 'turn-procedure/trigger-resolution',
    met: (s) => {
      const task = openTask(s)
      return task?.kind === 'trigger' && task.trigger.optional
    },
  },
]

const PICK: readonly Requirement<ActionOf<'pick'>>[] = [
  {
    code: 'notOffered',
    rule: 'card-text/support-access-wording',
    met: (s, a) => {
      const task = openTask(s)
      return task?.kind === 'pick' && pickable(s, task).includes(a.card)
    },
  },
]

const MODE: readonly Requirement<ActionOf<'mode'>>[] = [
  {
    code: 'notOffered',
    rule: 'timing/simultaneous-effects',
    met: (s, a) => {
      const task = openTask(s)
      return task?.kind === 'mode' && task.modes[a.mode] !== undefined
    },
  },
]

/** In an optional step a pass names a later step to go on to; elsewhere it names none. */
const PASS: readonly Requirement<ActionOf<'pass'>>[] = [
  {
    code: 'notOffered',
    rule: 'timing/missed-window',
    met: (s, a) => (openTask(s)?.kind === 'step' ? passTargets(s.step).some((step) => step === a.to) : a.to === null),
    facts: (s) => ({ step: s.step }),
  },
]

type PassTarget = 'end' | OptionalStep

const PASS_TARGETS: ReadonlyMap<Step, readonly PassTarget[]> = new Map(
  STEPS.map((now) => [now, [...OPTIONAL_STEPS.filter((step) => stepIndex(step) > stepIndex(now)), 'end']]),
)

/** The steps that the turn player may go on to: every later optional one, and the end of the turn. */
export const passTargets = (now: Step): readonly PassTarget[] => PASS_TARGETS.get(now) ?? []

const noOffer: Requirement<ActionOf<'acceptDraw'> | ActionOf<'declineDraw'>> = {
  code: 'noDrawOffer',
  rule: 'game-end/mandatory-resolving-effect',
  met: (s: GameState, a) => s.drawOffer !== null && s.drawOffer !== a.seat,
}

export const REQUIREMENTS: Requirements = {
  place: PLACE,
  choose: CHOOSE,
  confirm: CONFIRM,
  unlock: UNLOCK,
  flip: FLIP,
  order: ORDER,
  accept: ACCEPT,
  decline: DECLINE,
  play: [...SPELL, ...SPELL_TARGETS],
  counter: [...COUNTER, ...COUNTER_TARGETS],
  evolve: EVOLVE,
  enter: ENTER,
  attack: ATTACK,
  block: BLOCK,
  swap: SWAP,
  promote: PROMOTE,
  lockIn: LOCK_IN,
  pick: PICK,
  mode: MODE,
  pass: PASS,
  concede: [],
  offerDraw: [{ code: 'drawOffered', rule: 'game-end/mandatory-resolving-effect', met: (s) => s.drawOffer === null }],
  acceptDraw: [noOffer],
  declineDraw: [noOffer],
}
