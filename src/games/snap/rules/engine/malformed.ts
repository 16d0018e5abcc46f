/** An action from outside that is none: of no known kind, with fields missing or of another kind, or about what is not in this match. */
import { SETUP_ZONES, type Action, type ActionType } from '../model/actions'
import type { CardId, Slot } from '../model/ids'
import type { Refusal } from '../model/refusals'
import type { GameState } from '../model/state'
import { STEPS } from '../model/steps'
import { isCard, isSeat, isSlot } from './field'

type Test = (state: GameState, value: unknown) => boolean

const number: Test = (_, value) => Number.isSafeInteger(value)
/** Whether the match has this card is told apart from the rest. */
const card = number
const slot: Test = (state, value) => isSlot(state, value as Slot)
/** Requirements say in words that there is no such slot. */
const anySlot = number
const zone: Test = (_, value) => SETUP_ZONES.some((known) => known === value)
const step: Test = (_, value) => value === null || STEPS.some((known) => known === value)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const target: Test = (state, value) =>
  isRecord(value) &&
  ('card' in value ? isCard(state, value.card as CardId) : isSeat(value.seat as number) && slot(state, value.slot))
const targets: Test = (state, value) => Array.isArray(value) && value.every((one) => target(state, one))

const NOTHING = {}

/** The fields of each kind of action beside its type and its seat. */
const FIELDS: {
  readonly [T in ActionType]: { readonly [K in keyof Omit<Extract<Action, { type: T }>, 'type' | 'seat'>]: Test }
} = {
  place: { card, slot },
  choose: { card, to: zone },
  confirm: NOTHING,
  unlock: { card },
  flip: { slot },
  order: { choice: number },
  accept: { targets },
  decline: NOTHING,
  play: { card, targets },
  counter: { card, answers: number, targets },
  evolve: { card, slot },
  enter: { card, slot },
  attack: { target: anySlot },
  block: { slot },
  swap: { slot },
  promote: { slot },
  lockIn: { card },
  pick: { card },
  mode: { mode: number },
  pass: { to: step },
  goOn: NOTHING,
  agreeDraw: NOTHING,
  concede: NOTHING,
  offerDraw: NOTHING,
  withdrawDraw: NOTHING,
  acceptDraw: NOTHING,
  declineDraw: NOTHING,
}

/** Why this is no action of this match at all; null: it is one, legal or not (`game-state/legal-action`). */
export function malformed(state: GameState, action: unknown): Refusal | null {
  const given: Record<string, unknown> = isRecord(action) ? action : NOTHING
  const seat = given.seat === 1 ? 1 : 0
  const fields: Readonly<Record<string, Test>> | null =
    typeof given.type === 'string' && Object.hasOwn(FIELDS, given.type) ? FIELDS[given.type as ActionType] : null
  const base = {
    rule: 'game-state/legal-action',
    seat,
    action: fields === null ? 'pass' : (given.type as ActionType),
  } as const
  if (fields === null || !isSeat(given.seat as number)) return { code: 'malformed', ...base }
  if (Object.entries(fields).some(([name, test]) => !Object.hasOwn(given, name) || !test(state, given[name])))
    return { code: 'malformed', ...base }
  return 'card' in fields && !isCard(state, given.card as CardId) ? { code: 'unknownCard', ...base } : null
}
