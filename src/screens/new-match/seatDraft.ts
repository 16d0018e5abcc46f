/** What is chosen for the two seats before a match starts, and the table that it makes. */
import { plainName, type Format, type Seat } from '@/games/snap/rules'
import type { TableConfig } from '@/store/contract'

export interface SeatDraft {
  readonly name: string
  /** A deck's id. */
  readonly deck: string
}

/** Which of the two drafts begins. */
export type Beginner = Seat | 'coin'

/** The table's seats are in the order of play: whoever begins is Player 1. */
export function tableOf(
  drafts: readonly [SeatDraft, SeatDraft],
  first: Seat,
  format: Format,
  askOnlyWhenPossible: boolean,
): TableConfig {
  const [one, two] = first === 0 ? drafts : ([drafts[1], drafts[0]] as const)
  return { names: [plainName(one.name), plainName(two.name)], decks: [one.deck, two.deck], format, askOnlyWhenPossible }
}
