/** The scenario format of this game, version 1: a position by names, what the players do on it, and what is true then. */
import * as z from 'zod/mini'
import { CARD_KINDS } from '../model/cards'
import { REFUSAL_CODES } from '../model/refusals'
import { RULE_IDS } from '../model/ruleIds'
import { END_REASONS } from '../model/state'

const text = z.string().check(z.minLength(1))
const names = z.optional(z.array(text))
const player = z.union([z.literal(1), z.literal(2)])
const whole = z.int().check(z.nonnegative())
const rule = z.enum(RULE_IDS)

/** A set card by its name alone has been set in an earlier turn. */
const setSchema = z.union([text, z.strictObject({ card: text, thisTurn: z.boolean() })])

const sideSchema = z.strictObject({
  life: z.optional(z.int().check(z.positive())),
  monsters: names,
  set: z.optional(z.array(setSchema)),
  hand: names,
  /** The next card first. */
  deck: names,
  graveyard: names,
})

const positionSchema = z.strictObject({
  /** Without it: the third or fourth turn. */
  turn: z.optional(z.int().check(z.positive())),
  player: z.optional(player),
  phase: z.optional(z.enum(['main1', 'battle', 'main2'])),
  p1: sideSchema,
  p2: sideSchema,
})

const plain = <T extends string>(type: T) => z.strictObject({ type: z.literal(type) })
const withCard = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), card: text })

/** Cards by name; “Ben’s Rising Toll” where both players have one. */
const doSchema = z.discriminatedUnion('type', [
  withCard('summon'),
  withCard('set'),
  /** The first effect of the card unless another is meant, counted from 1. */
  z.strictObject({
    type: z.literal('activate'),
    card: text,
    effect: z.optional(z.int().check(z.positive())),
    targets: names,
    discards: names,
  }),
  /** Without a target: the player. */
  z.strictObject({ type: z.literal('attack'), monster: text, target: z.optional(text) }),
  z.strictObject({ type: z.literal('choose'), targets: names }),
  plain('endPhase'),
  plain('no'),
  plain('resolve'),
  plain('decline'),
  plain('concede'),
  plain('offerDraw'),
])

export const ZONES = ['monsters', 'set', 'face-up', 'hand', 'deck', 'graveyard'] as const

const factSchema = z.union([
  z.strictObject({ life: z.tuple([player, z.int()]) }),
  z.strictObject({ power: z.tuple([text, whole]) }),
  z.strictObject({ zone: z.tuple([text, z.enum(ZONES)]) }),
  /** Links of the open Chain. */
  z.strictObject({ links: whole }),
  z.strictObject({ asked: z.nullable(player) }),
  /** Cards whose links have been negated, in this order, since the scenario began. */
  z.strictObject({ negated: z.array(text) }),
  /** Cards whose links have resolved or come to nothing, in this order. */
  z.strictObject({ order: z.array(text) }),
  z.strictObject({ happened: z.tuple([text, whole]) }),
  z.strictObject({ result: z.strictObject({ winner: z.nullable(player), reason: z.enum(END_REASONS) }) }),
])

const attempt = z.strictObject({ by: player, do: doSchema })

const stepSchema = z.union([
  z.strictObject({ by: player, do: doSchema, says: z.optional(text), rule: z.optional(rule) }),
  z.strictObject({ refused: attempt, because: z.optional(z.enum(REFUSAL_CODES)), says: text, rule }),
  z.strictObject({
    now: z.array(factSchema).check(z.minLength(1)),
    says: z.optional(text),
    rule: z.optional(rule),
  }),
])

export const scenarioSchema = z.strictObject({
  format: z.literal('spell-speed-scenario'),
  version: z.literal(1),
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  title: text,
  rules: z.array(rule).check(z.minLength(1)),
  situation: text,
  explanation: text,
  names: z.tuple([text, text]),
  /** Cards that the scenario brings along. */
  cards: z.optional(
    z.array(z.strictObject({ name: text, kind: z.enum(CARD_KINDS), power: z.optional(whole), text: z.string() })),
  ),
  /** Fast play: whoever visibly has no reply is not asked. */
  skipEmptyAsk: z.optional(z.boolean()),
  position: positionSchema,
  line: z.array(stepSchema),
  outcome: z.array(factSchema).check(z.minLength(1)),
})

export type ScenarioFile = z.infer<typeof scenarioSchema>
export type ScenarioSide = z.infer<typeof sideSchema>
export type Do = z.infer<typeof doSchema>
export type Fact = z.infer<typeof factSchema>
