/** Every number that a playtester may change before a match: what it means, how far it goes, and which rule leaves it open. */
import type { RuleId } from '../model/ids'
import { SNAP_STANDARD, type Format } from './format'

interface Field<K extends keyof Format> {
  readonly key: K
  readonly label: string
  /** One sentence: what changes with it. */
  readonly meaning: string
  readonly rule: RuleId
}

/** A whole number from `least` to `most`; where `none` is given the value may also be missing, and that is what it is called. */
export interface NumberField extends Field<NumberKey> {
  readonly kind: 'number'
  readonly least: number
  readonly most: number
  readonly none: string | null
}

export interface SwitchField extends Field<SwitchKey> {
  readonly kind: 'switch'
}

export type FormatField = NumberField | SwitchField

type NumberKey =
  | 'primeSingulars'
  | 'evolutionCards'
  | 'benchSlots'
  | 'startingHand'
  | 'benchFlipRound'
  | 'attacks'
  | 'swaps'
  | 'chainCap'
  | 'chainContribution'
  | 'firstRoundSpells'
  | 'handLimit'
  | 'roundLimit'
  | 'triggerLimit'
type SwitchKey = 'flexWithoutPrime' | 'firstRoundPeace' | 'resonanceCounters'

const number = (
  key: NumberKey,
  label: string,
  least: number,
  most: number,
  rule: RuleId,
  meaning: string,
  none: string | null = null,
): NumberField => ({
  kind: 'number',
  key,
  label,
  meaning,
  rule,
  least,
  most,
  none,
})
const toggle = (key: SwitchKey, label: string, rule: RuleId, meaning: string): SwitchField => ({
  kind: 'switch',
  key,
  label,
  meaning,
  rule,
})

/** The OPEN values, in the order of a game. The others are fixed by the reference and stay as they are. */
export const FORMAT_FIELDS: readonly FormatField[] = [
  number(
    'primeSingulars',
    'Prime Singulars in a lineup',
    0,
    2,
    'setup/deck-verification',
    'How many Prime Singulars a lineup may have.',
  ),
  number(
    'evolutionCards',
    'Evolution cards',
    0,
    10,
    'prime-evolution/evolution',
    'How many Evolution cards may lie beside a deck.',
  ),
  number(
    'benchSlots',
    'Bench Slots',
    3,
    6,
    'zones/bench',
    'How many Bench Slots each player has, the Flex Slot not counted.',
  ),
  toggle(
    'flexWithoutPrime',
    'Flex Slot without a Prime',
    'zones/flex-slot',
    'A lineup without a Prime Singular begins with an open Flex Slot.',
  ),
  number(
    'startingHand',
    'Starting hand',
    0,
    6,
    'setup/opening-support-commitment',
    'How many Supports each player chooses for the starting hand.',
  ),
  number(
    'benchFlipRound',
    'First Bench flip',
    1,
    10,
    'turn-procedure/flip-step',
    'From which Round one face-down Bench or Flex Monster is revealed each turn.',
  ),
  toggle(
    'firstRoundPeace',
    'Peace in Round 1',
    'setup/first-round-restrictions',
    'In Round 1 nobody attacks, evolves or enters a Prime Singular.',
  ),
  number(
    'firstRoundSpells',
    'Spells in Round 1',
    0,
    5,
    'setup/first-round-restrictions',
    'How many Spells each player may play in Round 1.',
    'any number',
  ),
  number(
    'attacks',
    'Attacks a turn',
    1,
    3,
    'turn-procedure/attack-phase',
    'How many attacks the Active Monster may declare, Overdrive not counted.',
  ),
  number('swaps', 'Swaps a turn', 0, 3, 'turn-procedure/swap-phase', 'How many Swaps by keyword a turn allows.'),
  number('chainCap', 'Chain cap', 1, 6, 'chains/contribution-limits', 'How many Counters one Chain holds.'),
  number(
    'chainContribution',
    'Counters of one player',
    1,
    6,
    'chains/contribution-limits',
    'How many Counters one player may put on a Chain.',
  ),
  toggle('resonanceCounters', 'Resonance Counters', 'chains/resonance-counter', 'Decks may hold Resonance Counters.'),
  number(
    'handLimit',
    'Hand limit',
    3,
    20,
    'support-access/unlock-step',
    'How many cards a hand holds. Nothing is unlocked or moved into a full one.',
    'no limit',
  ),
  number(
    'roundLimit',
    'Round limit',
    5,
    99,
    'game-end/mandatory-resolving-effect',
    'After which Round the game is a draw.',
    'no limit',
  ),
  number(
    'triggerLimit',
    'Triggers in one step',
    10,
    2000,
    'turn-procedure/trigger-resolution',
    'After how many Triggers in one Trigger Resolution the rest is dropped.',
  ),
]

/** A value that is not the field's, in a sentence; null: it is right. */
export function fieldFault(field: FormatField, value: unknown): string | null {
  if (field.kind === 'switch') return typeof value === 'boolean' ? null : `“${field.label}” is on or off.`
  if (value === null && field.none !== null) return null
  const whole = typeof value === 'number' && Number.isInteger(value) && value >= field.least && value <= field.most
  return whole
    ? null
    : `“${field.label}” is a whole number from ${field.least} to ${field.most}${field.none === null ? '' : `, or ${field.none}`}.`
}

/** Every fault of a format at once, each a sentence; none: a match can be played with it. */
export function formatFaults(format: Format): readonly string[] {
  const faults = FORMAT_FIELDS.flatMap((field) => fieldFault(field, format[field.key]) ?? [])
  return faults.length > 0 ? faults : contradictions(format)
}

const labelOf = (key: keyof Format): string => FORMAT_FIELDS.find((field) => field.key === key)?.label ?? key

/** Values that are right each by itself and cannot be played together: both are named. */
function contradictions({
  flexWithoutPrime,
  benchSlots,
  lineupSize,
  startingHand,
  handLimit,
}: Format): readonly string[] {
  const faults: string[] = []
  const places = benchSlots + 1
  if (!flexWithoutPrime && places < lineupSize)
    faults.push(
      `“${labelOf('flexWithoutPrime')}” is off and “${labelOf('benchSlots')}” is ${benchSlots}: a lineup of ${lineupSize} Monsters would have ${places} places; ` +
        `turn the first on, or make the second ${lineupSize - 1}.`,
    )
  if (handLimit !== null && startingHand > handLimit)
    faults.push(
      `“${labelOf('startingHand')}” is ${startingHand} and “${labelOf('handLimit')}” is ${handLimit}: the first hand would be over the limit; lower the first, or raise the second.`,
    )
  return faults
}

/** The fields in which a format is not the standard. */
export const formatChanges = (format: Format): readonly FormatField[] =>
  FORMAT_FIELDS.filter(({ key }) => format[key] !== SNAP_STANDARD[key])
