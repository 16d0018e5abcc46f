/** What a scenario says is true at some moment: one fact each, in names. */
import * as z from 'zod/mini'
import { seatOfPlayer, type PlayerNumber } from '@/kernel/seats'
import { decisionOf } from '../engine/decision'
import { monsterAt } from '../engine/field'
import { currentImp, hasKeyword } from '../engine/imp'
import { legalActions, standingActions } from '../engine/legal'
import { viewFor } from '../engine/view/index'
import { KEYWORDS } from '../model/cards'
import type { GameEvent } from '../model/events'
import { RESULT_REASONS, type GameState, type Monster } from '../model/state'
import { STEPS } from '../model/steps'
import { ACTION_TYPES, ASK_KINDS, EVENT_TYPES } from './lists'
import { namesIn, type Names } from './names'
import { ZONE_NAMES, zoneOf } from './zones'

const name = z.string().check(z.minLength(1))
const count = z.int().check(z.nonnegative())

/** Player 1 or 2, as people count. */
export const playerSchema = z.literal([1, 2])

const COUNTED = ['field', 'hand', 'locked', 'deck', 'reserve', 'graveyard'] as const

export const checkSchema = z.union([
  /** The card is in this zone. */
  z.strictObject({ zone: z.tuple([name, z.enum(ZONE_NAMES)]) }),
  /** Current IMP of a Monster on the field. */
  z.strictObject({ imp: z.tuple([name, count]) }),
  z.strictObject({ faceUp: z.tuple([name, z.boolean()]) }),
  z.strictObject({ keyword: z.tuple([name, z.enum(KEYWORDS), z.boolean()]) }),
  /** How many cards a player has in a zone; on the field, how many Monsters. */
  z.strictObject({ count: z.tuple([playerSchema, z.enum(COUNTED), count]) }),
  /** Who decides now, and what. */
  z.strictObject({ decides: z.tuple([playerSchema, z.enum(ASK_KINDS)]) }),
  /** How many legal actions of this kind a player has now. */
  z.strictObject({ offers: z.tuple([playerSchema, z.enum(ACTION_TYPES), count]) }),
  z.strictObject({ step: z.enum(STEPS) }),
  /** The turn player and the Round. */
  z.strictObject({ turn: z.tuple([playerSchema, count]) }),
  /** How often this has happened since the scenario began; `as` narrows it to events whose fields say so. */
  z.strictObject({ happened: z.tuple([z.enum(EVENT_TYPES), count]), as: z.optional(z.record(z.string(), z.string())) }),
  /** Whether a player can see which card this is and where. */
  z.strictObject({ sees: z.tuple([playerSchema, name, z.boolean()]) }),
  /** How many changes with a duration are alive, on all Monsters together. */
  z.strictObject({ modifiers: count }),
  /** Null: the game goes on. */
  z.strictObject({
    result: z.nullable(z.strictObject({ winner: z.nullable(playerSchema), reason: z.enum(RESULT_REASONS) })),
  }),
])
export type Check = z.infer<typeof checkSchema>

/** What is not as the check says, in one sentence; null: it is so. `events`: all since the scenario began. */
export function failureOf(state: GameState, events: readonly GameEvent[], check: Check): string | null {
  const names = namesIn(state, 'judge')
  const failure = compare(state, events, names, check)
  return names.faults.length > 0 ? names.faults.join(' ') : failure
}

function compare(state: GameState, events: readonly GameEvent[], names: Names, check: Check): string | null {
  const player = (number: PlayerNumber): string => state.match.names[seatOfPlayer(number)]
  if ('zone' in check) {
    const [text, zone] = check.zone
    const actual = zoneOf(state, names.card(text, null))
    return actual === zone ? null : `“${text}” is in ${actual ?? 'no zone'}, not in ${zone}.`
  }
  if ('imp' in check) {
    const [text, imp] = check.imp
    return same(
      monster(state, names, text, (at) => currentImp(state, at)),
      imp,
      `IMP of “${text}”`,
    )
  }
  if ('faceUp' in check) {
    const [text, faceUp] = check.faceUp
    return same(
      monster(state, names, text, (at) => at.faceUp),
      faceUp,
      `face-up of “${text}”`,
    )
  }
  if ('keyword' in check) {
    const [text, keyword, has] = check.keyword
    return same(
      monster(state, names, text, (at) => hasKeyword(state, at, keyword)),
      has,
      `${keyword} of “${text}”`,
    )
  }
  if ('count' in check) {
    const [number, zone, expected] = check.count
    const cards = state.sides[seatOfPlayer(number)][zone]
    return same(
      cards.filter((card) => card !== null).length,
      expected,
      `number of ${player(number)}’s cards in ${zone}`,
    )
  }
  if ('decides' in check) {
    const [number, kind] = check.decides
    const open = decisionOf(state)
    if (open?.seat === seatOfPlayer(number) && open.kind === kind) return null
    return `${player(number)} is not asked “${kind}”: ${open ? `${state.match.names[open.seat]} is asked “${open.kind}”` : 'the game is over'}.`
  }
  if ('offers' in check) {
    const [number, type, expected] = check.offers
    const seat = seatOfPlayer(number)
    const all = [...legalActions(state).filter((action) => action.seat === seat), ...standingActions(state, seat)]
    return same(
      all.filter((action) => action.type === type).length,
      expected,
      `number of ${player(number)}’s legal “${type}”`,
    )
  }
  if ('step' in check) return same(state.step, check.step, 'step')
  if ('turn' in check) {
    const [number, round] = check.turn
    return same(state.match.names[state.turn], player(number), 'turn player') ?? same(state.round, round, 'Round')
  }
  if ('happened' in check) {
    const [type, expected] = check.happened
    const facts = Object.entries(check.as ?? {})
    const found = events.filter(
      (event) =>
        event.type === type &&
        facts.every(([field, value]) => Object.entries(event).some(([key, is]) => key === field && is === value)),
    )
    const narrowed = facts.map(([field, value]) => ` with ${field} “${value}”`).join('')
    return same(found.length, expected, `number of events “${type}”${narrowed}`)
  }
  if ('sees' in check) {
    const [number, text, expected] = check.sees
    return same(
      shows(viewFor(state, seatOfPlayer(number)), names.card(text, null)),
      expected,
      `${player(number)} seeing “${text}”`,
    )
  }
  if ('modifiers' in check) return same(state.modifiers.length, check.modifiers, 'number of live modifiers')
  return same(
    wordResult(state, state.result),
    wordResult(
      state,
      check.result && { ...check.result, winner: check.result.winner && seatOfPlayer(check.result.winner) },
    ),
    'result',
  )
}

function same<T extends string | number | boolean>(actual: T | null, expected: T, what: string): string | null {
  return actual === expected ? null : `The ${what} is ${actual ?? 'nothing'}, not ${expected}.`
}

function monster<T>(state: GameState, names: Names, text: string, ask: (at: Monster) => T): T | null {
  const { seat, slot } = names.place(text, null)
  const at = monsterAt(state, seat, slot)
  return at && ask(at)
}

const wordResult = (state: GameState, result: GameState['result']): string =>
  result === null
    ? 'none: the game goes on'
    : `${result.winner === null ? 'a draw' : `won by ${state.match.names[result.winner]}`} (${result.reason})`

/** Whether a view holds this card as a known one anywhere. */
function shows(value: unknown, card: number): boolean {
  if (value === null || typeof value !== 'object') return false
  if ('known' in value && value.known === true && 'card' in value && value.card === card) return true
  return Object.values(value).some((part) => shows(part, card))
}
