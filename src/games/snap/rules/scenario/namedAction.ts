/** What a player does, in names; and the action that it is in one state. The only place that turns the one into the other. */
import * as z from 'zod/mini'
import { legalActions } from '../engine/legal'
import { openTask } from '../engine/task'
import { SETUP_ZONES, type Action, type TargetPick } from '../model/actions'
import { ACTIVE, opponentOf, type CardId, type Seat } from '../model/ids'
import type { GameState } from '../model/state'
import { STEPS } from '../model/steps'
import { namesIn, slotNamed, type Names, type Reader } from './names'

const name = z.string().check(z.minLength(1))
const targets = z.optional(z.array(name))
const plain = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) })
const withCard = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), card: name })
const withMonster = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), monster: name })

/** Cards by name, Monsters by name or place; a Trigger by its card. */
export const namedActionSchema = z.discriminatedUnion('type', [
  /** Setup: a Monster to “Active”, “Bench 1” …, “Flex”. */
  z.strictObject({ type: z.literal('place'), card: name, to: name }),
  z.strictObject({ type: z.literal('choose'), card: name, to: z.enum(SETUP_ZONES) }),
  plain('confirm'),
  withCard('unlock'),
  withMonster('flip'),
  /** Which of several Triggers, or delayed, entry or replacement effects, comes next: by its card, and where that has several, the nth of them. */
  z.strictObject({ type: z.literal('order'), card: name, nth: z.optional(z.int().check(z.positive())) }),
  z.strictObject({ type: z.literal('accept'), targets }),
  plain('decline'),
  z.strictObject({ type: z.literal('play'), card: name, targets }),
  /** `answers` names a Counter on the Chain; without it the original action is answered. */
  z.strictObject({ type: z.literal('counter'), card: name, answers: z.optional(name), targets }),
  z.strictObject({ type: z.literal('evolve'), card: name, onto: name }),
  z.strictObject({ type: z.literal('enter'), card: name, replacing: name }),
  /** The opposing Active Monster unless another is named. */
  z.strictObject({ type: z.literal('attack'), target: z.optional(name) }),
  withMonster('block'),
  withMonster('swap'),
  withMonster('promote'),
  withCard('lockIn'),
  withCard('pick'),
  /** “Choose one”: the first is 1. */
  z.strictObject({ type: z.literal('mode'), mode: z.int().check(z.positive()) }),
  /** Without `to`: the next step in an optional step. */
  z.strictObject({ type: z.literal('pass'), to: z.optional(z.enum(STEPS)) }),
  plain('goOn'),
  plain('agreeDraw'),
  plain('concede'),
  plain('offerDraw'),
  plain('withdrawDraw'),
  plain('acceptDraw'),
  plain('declineDraw'),
])
export type NamedAction = z.infer<typeof namedActionSchema>

export type ReadAction =
  | { readonly ok: true; readonly action: Action }
  /** Names that mean nothing here, or two things; each fault a sentence. */
  | { readonly ok: false; readonly faults: readonly string[] }

/**
 * The action that is meant by these names in this state, legal or not. A player's names are read with what that player
 * may know; a judge's with everything.
 */
export function namedAction(state: GameState, by: Seat, act: NamedAction, reader: Reader = by): ReadAction {
  const names = namesIn(state, reader)
  const action = build(state, names, by, act, reader)
  return names.faults.length === 0 ? { ok: true, action } : { ok: false, faults: names.faults }
}

function build(state: GameState, names: Names, seat: Seat, act: NamedAction, reader: Reader): Action {
  const own = (monster: string) => names.place(monster, seat).slot
  const picks = (list: readonly string[] = []): readonly TargetPick[] =>
    list.map((text) => pick(state, names, text, reader))
  switch (act.type) {
    case 'place':
      return {
        type: 'place',
        seat,
        card: names.card(act.card, seat),
        slot: slotNamed(state, act.to) ?? names.place(act.to, seat).slot,
      }
    case 'choose':
      return { type: 'choose', seat, card: names.card(act.card, seat), to: act.to }
    case 'unlock':
      return { type: 'unlock', seat, card: names.card(act.card, seat, ['locked']) }
    case 'flip':
      return { type: 'flip', seat, slot: own(act.monster) }
    case 'order':
      return { type: 'order', seat, choice: offered(state, names.card(act.card, null), act.nth ?? 1) }
    case 'accept':
      return { type: 'accept', seat, targets: picks(act.targets) }
    case 'play':
      return { type: 'play', seat, card: names.card(act.card, seat, ['hand']), targets: picks(act.targets) }
    case 'counter':
      return {
        type: 'counter',
        seat,
        card: names.card(act.card, seat, ['hand']),
        answers: act.answers === undefined ? -1 : link(state, names.card(act.answers, null, ['chain'])),
        targets: picks(act.targets),
      }
    case 'evolve':
      return { type: 'evolve', seat, card: names.card(act.card, seat, ['reserve']), slot: own(act.onto) }
    case 'enter':
      return { type: 'enter', seat, card: names.card(act.card, seat, ['reserve']), slot: own(act.replacing) }
    case 'attack':
      return {
        type: 'attack',
        seat,
        target: act.target === undefined ? ACTIVE : names.place(act.target, opponentOf(seat)).slot,
      }
    case 'block':
    case 'swap':
    case 'promote':
      return { type: act.type, seat, slot: own(act.monster) }
    case 'lockIn':
      return { type: 'lockIn', seat, card: names.card(act.card, seat, ['deck']) }
    case 'pick':
      return { type: 'pick', seat, card: names.card(act.card, seat, pickedFrom(state)) }
    case 'mode':
      return { type: 'mode', seat, mode: act.mode - 1 }
    case 'pass': {
      const passes = legalActions(state).filter(
        (action) => action.type === 'pass' && action.seat === seat && (act.to === undefined || action.to === act.to),
      )
      return passes[0] ?? { type: 'pass', seat, to: act.to ?? null }
    }
    case 'confirm':
    case 'decline':
    case 'goOn':
    case 'agreeDraw':
    case 'concede':
    case 'offerDraw':
    case 'withdrawDraw':
    case 'acceptDraw':
    case 'declineDraw':
      return { type: act.type, seat }
    default:
      return act satisfies never
  }
}

/** A Monster is named by where it stands; a card that lies in a Graveyard by itself. */
function pick(state: GameState, names: Names, text: string, reader: Reader): TargetPick {
  const quiet = namesIn(state, reader)
  const card = quiet.card(text, null, ['active', 'bench', 'flex', 'graveyard'])
  return quiet.faults.length === 0 && state.sides.some((side) => side.graveyard.includes(card))
    ? { card }
    : names.place(text, null)
}

/** The id of this card's nth effect among those that are asked about; none has -1. */
function offered(state: GameState, source: CardId, nth: number): number {
  const task = openTask(state)
  const own = task?.kind === 'order' ? task.choices.filter((choice) => choice.source === source) : []
  return own[nth - 1]?.id ?? -1
}

/** The link of this Counter on the Chain. */
const link = (state: GameState, card: CardId): number => state.chain?.links.findIndex((at) => at.card === card) ?? -1

const pickedFrom = (state: GameState) => {
  const task = openTask(state)
  return task?.kind === 'pick' && task.purpose.do === 'lock' ? (['deck'] as const) : (['locked'] as const)
}
