/** Duels that chance plays, for tests and counts. */
import { randomChoice } from '@/ai/randomPlayer'
import { seededRandom } from '@/kernel/random'
import type { Table } from '@/kernel/ruleset'
import { STARTER_DECK } from '@/games/spell-speed/cards/pool'
import { SPELL_STANDARD, type Format } from '../format'
import type { SpellSpeedGame } from '../game'
import type { Action } from '../model/actions'
import type { CardDefinition } from '../model/cards'
import type { DuelEvent } from '../model/events'
import { spellSpeed } from '../ruleset'

type DuelTable = Table<SpellSpeedGame>

export interface Moment {
  readonly before: DuelTable
  readonly options: readonly Action[]
  readonly action: Action
  readonly events: readonly DuelEvent[]
  readonly after: DuelTable
}

export function dealtTable(
  seed: number,
  format: Format = SPELL_STANDARD,
  deck: readonly CardDefinition[] = STARTER_DECK,
): DuelTable {
  const made = spellSpeed.create({ format, names: ['Ann', 'Ben'], decks: [deck, deck], seed })
  if (!made.ok) throw new Error(JSON.stringify(made.faults))
  return made.table
}

/** Plays on by chance until the duel is over; `look` sees every decision. The decisions that were made. */
export function playOut(
  start: DuelTable,
  seed: number,
  look: (moment: Moment) => void = () => undefined,
): {
  readonly table: DuelTable
  readonly decisions: number
} {
  const random = seededRandom(seed)
  let table = start
  for (let decisions = 0; decisions < 20_000; decisions++) {
    const { constants, state } = table
    const options = spellSpeed.options(constants, state)
    if (options.length === 0) return { table, decisions }
    const action = randomChoice(spellSpeed, options, random)
    const done = spellSpeed.apply(constants, state, action)
    if (!done.ok) throw new Error(`An option is refused: ${JSON.stringify(done.refusals)}`)
    const after = { constants, state: done.state }
    look({ before: table, options, action, events: done.events, after })
    table = after
  }
  throw new Error('The duel does not end')
}
