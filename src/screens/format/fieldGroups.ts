/** The fields of a format under headings, for reading. */
import { FORMAT_FIELDS, type FormatField } from '@/games/snap/rules'

type Key = FormatField['key']

/** Each field stands under exactly one heading: one that is missing here does not compile. */
const GROUP_OF: Readonly<Record<Key, string>> = {
  primeSingulars: 'Decks and setup',
  evolutionCards: 'Decks and setup',
  benchSlots: 'Decks and setup',
  flexWithoutPrime: 'Decks and setup',
  startingHand: 'Decks and setup',
  benchFlipRound: 'The first Rounds',
  firstRoundPeace: 'The first Rounds',
  firstRoundSpells: 'The first Rounds',
  attacks: 'Each turn',
  swaps: 'Each turn',
  chainCap: 'Chains',
  chainContribution: 'Chains',
  resonanceCounters: 'Chains',
  handLimit: 'Limits',
  roundLimit: 'Limits',
  triggerLimit: 'Limits',
}

export interface FieldGroup {
  readonly title: string
  readonly fields: readonly FormatField[]
}

/** In the order of a game. */
export const FIELD_GROUPS: readonly FieldGroup[] = [...new Set(FORMAT_FIELDS.map(({ key }) => GROUP_OF[key]))].map(
  (title) => ({
    title,
    fields: FORMAT_FIELDS.filter(({ key }) => GROUP_OF[key] === title),
  }),
)
