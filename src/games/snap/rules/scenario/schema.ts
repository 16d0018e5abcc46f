/**
 * The scenario format, version 1: a table set up by names, what the players do on it, and what is true then. One JSON
 * value; the gallery, the scenario editor and the tests of the rulings speak it.
 */
import * as z from 'zod/mini'
import type { RuleId } from '../model/ids'
import { REFUSAL_CODES } from '../model/refusals'
import { STEPS } from '../model/steps'
import { RULE_IDS } from '../model/ruleIds'
import { checkSchema, playerSchema } from './checks'
import { formatChangesSchema } from './format'
import { namedActionSchema } from './namedAction'

export const SCENARIO_FORMAT = 'snap-scenario'
export const SCENARIO_VERSION = 1

const text = z.string().check(z.minLength(1))
const cards = z.optional(z.array(text))
const ruleSchema = z.enum(RULE_IDS.map(({ id }) => id) as [RuleId, ...RuleId[]])

/** A Monster on the field, by its card's name alone when it is face-up, unhurt and has been so since before this turn. */
const monsterSchema = z.union([
  text,
  z.strictObject({
    card: text,
    /** The Evolution stack beneath, the lowest first. */
    under: cards,
    faceDown: z.optional(z.boolean()),
    revealedThisTurn: z.optional(z.boolean()),
    evolvedThisTurn: z.optional(z.boolean()),
    /** Lasting loss in IMP. */
    loss: z.optional(z.int().check(z.nonnegative())),
  }),
])

const sideSchema = z.strictObject({
  active: monsterSchema,
  /** Null: an empty slot before a filled one. */
  bench: z.optional(z.array(z.nullable(monsterSchema))),
  flex: z.optional(monsterSchema),
  /** An open Flex Slot with nobody in it. */
  flexOpen: z.optional(z.boolean()),
  hand: cards,
  locked: cards,
  deck: cards,
  reserve: cards,
  /** Oldest first. */
  graveyard: cards,
})

const positionSchema = z.strictObject({
  round: z.int().check(z.positive()),
  turn: playerSchema,
  /** The step that begins as the scenario begins. */
  step: z.enum(STEPS),
  p1: sideSchema,
  p2: sideSchema,
})

const attemptSchema = z.strictObject({ by: playerSchema, do: namedActionSchema })

const lineStepSchema = z.union([
  /** What a player does. */
  z.strictObject({ by: playerSchema, do: namedActionSchema, says: z.optional(text), rule: z.optional(ruleSchema) }),
  /** What a player may not do: the refusal names this rule (and has this code). Nothing changes. */
  z.strictObject({ refused: attemptSchema, because: z.optional(z.enum(REFUSAL_CODES)), says: text, rule: ruleSchema }),
  /** What is true at this moment. */
  z.strictObject({
    now: z.array(checkSchema).check(z.minLength(1)),
    says: z.optional(text),
    rule: z.optional(ruleSchema),
  }),
])

export const scenarioSchema = z.strictObject({
  format: z.literal(SCENARIO_FORMAT),
  version: z.literal(SCENARIO_VERSION),
  /** Kebab case, as in a link. */
  id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  title: text,
  /** The rules that it shows, the first one foremost. */
  rules: z.array(ruleSchema).check(z.minLength(1)),
  situation: text,
  explanation: text,
  /** Records of cards that the scenario brings along, in the published format. */
  cards: z.optional(z.array(z.looseObject({ name: text }))),
  /** Player 1's name, then Player 2's. */
  names: z.tuple([text, text]),
  /** What differs from the standard format. */
  snapFormat: z.optional(formatChangesSchema),
  position: positionSchema,
  line: z.array(lineStepSchema),
  outcome: z.array(checkSchema).check(z.minLength(1)),
})

/** A scenario as it is written: its shape is right; its cards have not been looked up. */
export type ScenarioFile = z.infer<typeof scenarioSchema>
export type ScenarioSide = ScenarioFile['position']['p1']
export type ScenarioMonster = z.infer<typeof monsterSchema>
export type { Check } from './checks'
