/** Every value that the source leaves open. */
import { SPELL_SPEED_CHAIN, type ResponseSettings } from '@/kernel/response'
import type { PerSeat, Seat } from '@/kernel/seats'
import type { CardDefinition } from './model/cards'

export interface Format {
  readonly life: number
  readonly deck: { readonly least: number; readonly most: number }
  readonly copies: number
  readonly firstHand: number
  readonly monsterZones: number
  readonly supportZones: number
  /** Cards drawn in a Draw Phase. */
  readonly draw: number
  /** Whether the first turn of the duel has them, too. */
  readonly firstTurn: { readonly draw: boolean; readonly attacks: boolean }
  readonly summons: number
  /** What of the Chain is not demanded by the source. */
  readonly chain: Pick<ResponseSettings, 'reach' | 'cap' | 'passes' | 'skipEmptyAsk'>
}

export const SPELL_STANDARD: Format = {
  life: 4000,
  deck: { least: 20, most: 40 },
  copies: 3,
  firstHand: 5,
  monsterZones: 3,
  supportZones: 3,
  draw: 1,
  firstTurn: { draw: false, attacks: false },
  summons: 1,
  chain: {
    reach: SPELL_SPEED_CHAIN.reach,
    cap: SPELL_SPEED_CHAIN.cap,
    passes: SPELL_SPEED_CHAIN.passes,
    skipEmptyAsk: SPELL_SPEED_CHAIN.skipEmptyAsk,
  },
}

/** The Chain of a format, as the response machine wants it. */
export const chainOf = ({ chain }: Format): ResponseSettings => ({ ...SPELL_SPEED_CHAIN, ...chain })

export interface DuelSetup {
  readonly format: Format
  readonly names: PerSeat<string>
  readonly decks: PerSeat<readonly CardDefinition[]>
  /** Of the shuffles: a whole number. */
  readonly seed: number
}

export type SetupFault =
  | {
      readonly code: 'deckSize'
      readonly seat: Seat
      readonly size: number
      readonly least: number
      readonly most: number
    }
  | {
      readonly code: 'copies'
      readonly seat: Seat
      readonly name: string
      readonly copies: number
      readonly most: number
    }
  | { readonly code: 'seed'; readonly seed: number }
