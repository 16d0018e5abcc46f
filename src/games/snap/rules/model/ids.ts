/** Identities and small shared shapes of the model. Every value is plain JSON. */
import type { Seat } from '@/kernel/seats'
import type { KnownRuleId } from './ruleIds'

export { SEATS, opponentOf, type PerSeat, type Seat } from '@/kernel/seats'

/**
 * A card instance: one physical card, the same number for the whole match
 * (`game-state/card`). It indexes `MatchConstants.cards`.
 */
export type CardId = number & { readonly __brand: 'CardId' }

/** A field slot of one seat: 0 is the Active Slot, then the Bench, the last one is the Flex Slot (`zones/*`). */
export type Slot = number & { readonly __brand: 'Slot' }

export const ACTIVE = 0 as Slot

/** A place on the field, the way actions and events name a Monster: it never tells a face-down identity. */
export interface FieldPlace {
  readonly seat: Seat
  readonly slot: Slot
}

/** A reference to a rule: `chapter/entry` of the reference, e.g. `support-access/unlock-step`. One that does not exist does not compile. */
export type RuleId = KnownRuleId
