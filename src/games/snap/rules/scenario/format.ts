/** What of the format a scenario may change: each value of its kind here, within its range as `format/fields` has it. */
import * as z from 'zod/mini'
import { SNAP_STANDARD, type Format } from '../format/format'

const number = z.int().check(z.minimum(0), z.maximum(1000))
const limit = z.nullable(number)
const fields = {
  name: z.string().check(z.minLength(1)),
  deckSize: number,
  lineupSize: number,
  copies: number,
  primeSingulars: number,
  evolutionCards: number,
  benchSlots: number,
  flexWithoutPrime: z.boolean(),
  startingHand: number,
  openingLockIn: number,
  lockedLimit: number,
  firstUnlockRound: z.tuple([number, number]),
  firstLockInRound: number,
  benchFlipRound: number,
  attacks: number,
  evolutions: number,
  primeEntries: number,
  swaps: number,
  chainCap: number,
  chainContribution: number,
  resonanceCounters: z.boolean(),
  firstRoundSpells: limit,
  firstRoundPeace: z.boolean(),
  handLimit: limit,
  roundLimit: limit,
  triggerLimit: number,
} satisfies { readonly [K in keyof Format]: z.ZodMiniType<Format[K]> }

export const formatChangesSchema = z.partial(z.strictObject(fields))
export type FormatChanges = z.infer<typeof formatChangesSchema>

/** The standard format with these changes. */
export const formatWith = (changes: FormatChanges = {}): Format => ({
  ...SNAP_STANDARD,
  ...(Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)) as Partial<Format>),
})
