/**
 * Legality: `legalActions` lists what the deciding player may do, `check` says why an action is refused. Both ask
 * the same requirements, so that the highlight, the drop, the menu and `apply` can never disagree.
 */
import { SETUP_ZONES, STANDING_ACTIONS, type Action, type TargetPick } from '../model/actions'
import { isEvolution, isPrimeSingular } from '../model/cards'
import { ACTIVE, type CardId, type Seat, type Slot } from '../model/ids'
import type { Refusal } from '../model/refusals'
import type { GameState } from '../model/state'
import type { OptionalStep } from '../model/steps'
import type { AskTask } from '../model/tasks'
import { definitionOf } from './field'
import { malformed } from './malformed'
import { openings } from './modes'
import { pickable } from './picks'
import { REQUIREMENTS, stepPasses } from './requirements'
import { ATTACKED, ATTACKER, BLOCK } from './requirements/combat'
import { EVOLUTION, EVOLVES_ONTO, FLIP, PRIME, PROMOTE, REPLACES, SWAP } from './requirements/monsters'
import { allMet, unmet, type Requirement } from './requirements/requirement'
import { CONFIRM, isOpen, isRoom } from './requirements/setup'
import { chooserOf, COUNTER, LOCK_IN, SPELL, spellOf, UNLOCK, usableAnswers } from './requirements/supports'
import { choicesFor } from './demands'
import { openTask } from './task'
import { mistimed } from './timing'
import { askingNow } from './uses'

/** The list of every state that was asked about: a decision is listed once, however often it is looked at. */
const remembered = new WeakMap<GameState, readonly Action[]>()

/** Every legal action of the player who must decide now; empty when the game is over. Concession and draws: `standingActions`. */
export function legalActions(state: GameState): readonly Action[] {
  const known = remembered.get(state)
  if (known !== undefined) return known
  const actions = listActions(state)
  remember(state, actions)
  return actions
}

/** Keeps the list of a state that nobody works on any more. */
export function remember(state: GameState, actions: readonly Action[]): void {
  remembered.set(state, actions)
}

/** Lists without remembering: for a state that is still being worked on. */
export function listActions(state: GameState): readonly Action[] {
  const task = openTask(state)
  return task === null || state.result !== null ? [] : optionsOf(state, task)
}

/** What a player may do beside the decision: concede, offer a draw, answer an offer (`game-end/immediate-ending`). */
export function standingActions(state: GameState, seat: Seat): readonly Action[] {
  return STANDING_ACTIONS.map((type): Action => ({ type, seat })).filter((action) => check(state, action).length === 0)
}

/** Every reason against an action; none: it is legal. Never changes anything. */
export function check(state: GameState, action: Action): readonly Refusal[] {
  const strange = malformed(state, action)
  if (strange !== null) return [strange]
  const timing = mistimed(state, action)
  if (timing !== null && (timing.code === 'gameOver' || !STANDS_ALONE.has(action.type))) return [timing]
  // One table holds the requirements of every kind of action; the kind of this one picks its own row.
  const requirements = REQUIREMENTS[action.type] as readonly Requirement<Action>[]
  const refusals = unmet(requirements, state, action)
  return timing === null ? refusals : [timing, ...refusals]
}

/** Actions whose requirements can be asked outside their own decision, so that all faults are told at once. */
const STANDS_ALONE: ReadonlySet<Action['type']> = new Set([
  'unlock',
  'play',
  'evolve',
  'enter',
  'attack',
  'swap',
  'lockIn',
  ...STANDING_ACTIONS,
])

function optionsOf(state: GameState, task: AskTask): readonly Action[] {
  const seat = task.seat
  const side = state.sides[seat]
  switch (task.kind) {
    case 'setup':
      return setupOptions(state, seat)
    case 'unlock':
      return met(
        UNLOCK,
        state,
        side.locked.map((card) => ({ type: 'unlock', seat, card })),
      )
    case 'flip':
      return met(
        FLIP,
        state,
        flippable(state, seat).map((slot) => ({ type: 'flip', seat, slot })),
      )
    case 'order':
      return task.choices.map(({ id }) => ({ type: 'order', seat, choice: id }))
    case 'trigger':
      return triggerOptions(state, seat, task.trigger.optional)
    case 'aim':
      return triggerOptions(state, seat, false)
    case 'step':
      return withPasses(stepOptions(state, seat, task.step), stepPasses(seat, task.step))
    case 'block':
      return [
        ...met(
          BLOCK,
          state,
          slots(state).map((slot) => ({ type: 'block', seat, slot })),
        ),
        { type: 'pass', seat, to: null },
      ]
    case 'window':
      return [...counterOptions(state, seat), { type: 'pass', seat, to: null }]
    case 'lockIn':
      return met(
        LOCK_IN,
        state,
        side.deck.map((card) => ({ type: 'lockIn', seat, card })),
      )
    case 'promote':
      return met(
        PROMOTE,
        state,
        slots(state).map((slot) => ({ type: 'promote', seat, slot })),
      )
    case 'pick':
      return pickable(state, task).map((card) => ({ type: 'pick', seat, card }))
    case 'mode':
      return task.offered.map((mode) => ({ type: 'mode', seat, mode }))
    case 'standstill':
      return [
        { type: 'goOn', seat },
        { type: 'agreeDraw', seat },
      ]
    default:
      return task satisfies never
  }
}

const withPasses = (options: readonly Action[], passes: readonly Action[]): readonly Action[] =>
  options.length === 0 ? passes : [...options, ...passes]

const met = <A extends Action>(
  requirements: readonly Requirement<A>[],
  state: GameState,
  actions: readonly A[],
): readonly A[] => actions.filter((action) => allMet(requirements, state, action))

/** The slots of a field with as many as the index. */
const SLOTS: readonly (readonly Slot[])[] = Array.from({ length: 16 }, (_, count) =>
  Array.from({ length: count }, (_, slot) => slot as Slot),
)
const slots = (state: GameState): readonly Slot[] => SLOTS[state.sides[0].field.length] ?? []

function setupOptions(state: GameState, seat: Seat): readonly Action[] {
  const side = state.sides[seat]
  const found: Action[] = [...met(CONFIRM, state, [{ type: 'confirm', seat }])]
  const monsters = [...side.lineup, ...side.field.flatMap((monster) => (monster ? [monster.card] : []))]
  // Whether a slot is open, and whether a zone has room, is one question for all cards.
  for (const slot of slots(state)) {
    if (!isOpen(state, seat, slot)) continue
    for (const card of monsters) if (side.field[slot]?.card !== card) found.push({ type: 'place', seat, card, slot })
  }
  for (const to of SETUP_ZONES) {
    if (!isRoom(state, seat, to)) continue
    for (const from of SETUP_ZONES)
      if (from !== to) for (const card of side[from]) found.push({ type: 'choose', seat, card, to })
  }
  return found
}

/** Face-down Monsters on the Bench or in the Flex Slot. */
export function flippable(state: GameState, seat: Seat): readonly Slot[] {
  const found: Slot[] = []
  state.sides[seat].field.forEach((monster, slot) => {
    if (slot > 0 && monster !== null && !monster.faceUp) found.push(slot as Slot)
  })
  return found
}

function triggerOptions(state: GameState, seat: Seat, optional: boolean): readonly Action[] {
  const asking = askingNow(state)
  const choices =
    asking === null
      ? []
      : asking.modes === null
        ? openings(state, asking.ability, asking.chooser)
        : choicesFor(state, asking.ability, asking.modes, asking.chooser)
  const accepts = choices.map((targets): Action => ({ type: 'accept', seat, targets }))
  return optional ? [...accepts, { type: 'decline', seat }] : accepts
}

function stepOptions(state: GameState, seat: Seat, step: OptionalStep): readonly Action[] {
  const side = state.sides[seat]
  switch (step) {
    case 'spell':
      return side.hand.flatMap((card) => spellOptions(state, seat, card))
    case 'evolution':
      return evolutionOptions(state, seat)
    case 'prime':
      return primeOptions(state, seat)
    case 'attack':
      return allMet(ATTACKER, state, { type: 'attack', seat, target: ACTIVE })
        ? met(
            ATTACKED,
            state,
            slots(state).map((target) => ({ type: 'attack', seat, target })),
          )
        : []
    case 'swap':
      return met(
        SWAP,
        state,
        slots(state).map((slot) => ({ type: 'swap', seat, slot })),
      )
    default:
      return step satisfies never
  }
}

function spellOptions(state: GameState, seat: Seat, card: CardId): readonly Action[] {
  const definition = definitionOf(state, card)
  if (definition.cardType !== 'Spell' || !allMet(SPELL, state, { type: 'play', seat, card, targets: [] })) return []
  const spell = spellOf(state, card)
  return spell
    ? openings(state, spell, chooserOf(seat, card)).map((targets) => ({ type: 'play', seat, card, targets }))
    : []
}

function evolutionOptions(state: GameState, seat: Seat): readonly Action[] {
  return state.sides[seat].reserve.flatMap((card) => {
    if (
      !isEvolution(definitionOf(state, card)) ||
      !allMet(EVOLUTION, state, { type: 'evolve', seat, card, slot: ACTIVE })
    )
      return []
    return met(
      EVOLVES_ONTO,
      state,
      slots(state).map((slot) => ({ type: 'evolve', seat, card, slot })),
    )
  })
}

function primeOptions(state: GameState, seat: Seat): readonly Action[] {
  return state.sides[seat].reserve.flatMap((card) => {
    if (
      !isPrimeSingular(definitionOf(state, card)) ||
      !allMet(PRIME, state, { type: 'enter', seat, card, slot: ACTIVE })
    )
      return []
    return met(
      REPLACES,
      state,
      slots(state).map((slot) => ({ type: 'enter', seat, card, slot })),
    )
  })
}

const NO_TARGETS: readonly TargetPick[] = []

/** Every Counter that the player may put on the Chain now. */
export function counterOptions(state: GameState, seat: Seat): readonly Action[] {
  const found: Action[] = []
  const links = state.chain?.links.length ?? 0
  for (const card of state.sides[seat].hand) {
    if (definitionOf(state, card).cardType !== 'Counter') continue
    for (let answers = -1; answers < links; answers++) {
      const [counter, another] = usableAnswers(state, seat, card, answers)
      if (
        counter === undefined ||
        !allMet(COUNTER, state, { type: 'counter', seat, card, answers, targets: NO_TARGETS })
      )
        continue
      if (another !== undefined) found.push({ type: 'counter', seat, card, answers, targets: NO_TARGETS })
      else
        for (const targets of openings(state, counter.ability, chooserOf(seat, card)))
          found.push({ type: 'counter', seat, card, answers, targets })
    }
  }
  return found
}
