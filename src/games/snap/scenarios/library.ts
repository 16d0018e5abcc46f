/** Scenarios with the built-in cards at hand: read from any source, checked, ready to be set up. */
import {
  readScenario,
  type CardSource,
  type ReadScenario,
  type ScenarioFile,
  type ScenarioFault,
} from '@/games/snap/rules'
import { findCard } from '@/games/snap/cards/pool'
import { readRecord } from '@/games/snap/cards/record'

const CARDS: CardSource = { find: findCard, read: readRecord }

/** A scenario from a value that was parsed elsewhere, or every fault in it. */
export const openScenario = (data: unknown): ReadScenario => readScenario(data, CARDS)

/** A scenario from the text of a JSON file, or every fault in it. */
export function readScenarioFile(text: string): ReadScenario {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown'
    const fault: ScenarioFault = {
      code: 'unreadable',
      rule: 'scope-authority/examples-and-rulings',
      place: '',
      message: `This is not JSON (${reason}); correct it.`,
    }
    return { ok: false, faults: [fault] }
  }
  return openScenario(data)
}

/** A scenario as a file. */
export const writeScenarioFile = (file: ScenarioFile): string => `${JSON.stringify(file, null, 2)}\n`
