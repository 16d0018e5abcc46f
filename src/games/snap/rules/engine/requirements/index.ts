/** Every requirement of every action, and the decisions that need none but an offer (`game-state/legal-action`). */
import { OPTIONAL_STEPS, STEPS, stepIndex, type OptionalStep, type Step } from '../../model/steps'
import type { GameState } from '../../model/state'
import type { PerSeat, Seat } from '../../model/ids'
import { pickable } from '../picks'
import { openTask } from '../task'
import { askingNow } from '../uses'
import { ATTACKED, ATTACKER, BLOCK } from './combat'
import { EVOLUTION, EVOLVES_ONTO, FLIP, PRIME, PROMOTE, REPLACES, SWAP } from './monsters'
import type { ActionOf, Requirement, Requirements } from './requirement'
import { CHOOSE, CONFIRM, PLACE } from './setup'
import { COUNTER, COUNTER_TARGETS, LOCK_IN, SPELL, SPELL_TARGETS, UNLOCK } from './supports'
import { hasEffect, targetRequirements } from './targets'

const ORDER: readonly Requirement<ActionOf<'order'>>[] = [
  {
    code: 'notOffered',
    rule: 'rulings/simultaneous-controlled-triggers',
    met: (s, a) => {
      const task = openTask(s)
      return task?.kind === 'order' && task.choices.some(({ id }) => id === a.choice)
    },
  },
]

const ACCEPT: readonly Requirement<ActionOf<'accept'>>[] = [
  hasEffect<ActionOf<'accept'>>(askingNow),
  ...targetRequirements<ActionOf<'accept'>>(askingNow),
]

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
      return task?.kind === 'mode' && task.offered.includes(a.mode)
    },
  },
]

/** In an optional step a pass names a later step to go on to; elsewhere it names none. */
const PASS: readonly Requirement<ActionOf<'pass'>>[] = [
  {
    code: 'notOffered',
    rule: 'timing/missed-window',
    met: (s, a) =>
      openTask(s)?.kind === 'step' ? stepPasses(a.seat, s.step).some(({ to }) => to === a.to) : a.to === null,
    facts: (s) => ({ step: s.step }),
  },
]

type PassTarget = 'end' | OptionalStep

const passesFrom = (seat: Seat, now: Step): readonly ActionOf<'pass'>[] => {
  const targets: readonly PassTarget[] = [...OPTIONAL_STEPS.filter((step) => stepIndex(step) > stepIndex(now)), 'end']
  return targets.map((to) => ({ type: 'pass', seat, to }))
}
const PASSES: PerSeat<ReadonlyMap<Step, readonly ActionOf<'pass'>[]>> = [
  new Map(STEPS.map((now) => [now, passesFrom(0, now)])),
  new Map(STEPS.map((now) => [now, passesFrom(1, now)])),
]

/** The turn player goes on to any later optional step, or to the end of the turn (`timing/missed-window`). */
export const stepPasses = (seat: Seat, now: Step): readonly ActionOf<'pass'>[] => PASSES[seat].get(now) ?? []

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
  evolve: [...EVOLUTION, ...EVOLVES_ONTO],
  enter: [...PRIME, ...REPLACES],
  attack: [...ATTACKER, ...ATTACKED],
  block: BLOCK,
  swap: SWAP,
  promote: PROMOTE,
  lockIn: LOCK_IN,
  pick: PICK,
  mode: MODE,
  pass: PASS,
  goOn: [],
  agreeDraw: [],
  concede: [],
  withdrawDraw: [
    { code: 'notYourOffer', rule: 'game-end/mandatory-resolving-effect', met: (s, a) => s.drawOffer === a.seat },
  ],
  offerDraw: [{ code: 'drawOffered', rule: 'game-end/mandatory-resolving-effect', met: (s) => s.drawOffer === null }],
  acceptDraw: [noOffer],
  declineDraw: [noOffer],
}
