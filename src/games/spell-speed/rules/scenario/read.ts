/** Reads a scenario: its shape, its cards and its position are checked, and every fault is told at once. */
import { SPELL_STANDARD } from '../format'
import { readCard } from '../language'
import { nearest } from '../language/nearest'
import type { CardDefinition, PrintedCard } from '../model/cards'
import { fault, shapeFaults, type Path, type ScenarioFault } from './faults'
import { scenarioSchema, type ScenarioFile, type ScenarioSide } from './schema'

/** A scenario that can be set up: every card is there. */
export interface DuelScenario {
  readonly file: ScenarioFile
  readonly cards: ReadonlyMap<string, CardDefinition>
}

export type ReadDuelScenario =
  | { readonly ok: true; readonly scenario: DuelScenario }
  | { readonly ok: false; readonly faults: readonly ScenarioFault[] }

/** `pool`: the cards that come with the game. The line is not played: that is `playLine`. */
export function readScenario(data: unknown, pool: readonly CardDefinition[]): ReadDuelScenario {
  const shape = scenarioSchema.safeParse(data)
  if (!shape.success) return { ok: false, faults: shapeFaults(shape.error.issues, data) }
  const file = shape.data
  const faults: ScenarioFault[] = []
  const cards = new Map(pool.map((card) => [card.name, card]))
  for (const [index, record] of (file.cards ?? []).entries()) addCard(cards, record, ['cards', index], faults)
  const [one, other] = file.names
  if (one === other) faults.push(fault(['names'], `are both “${one}”; give the players two names.`))
  for (const player of ['p1', 'p2'] as const) checkSide(file.position[player], cards, ['position', player], faults)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, scenario: { file, cards } }
}

function addCard(
  cards: Map<string, CardDefinition>,
  { name, kind, power, text }: NonNullable<ScenarioFile['cards']>[number],
  path: Path,
  faults: ScenarioFault[],
): void {
  const printed: PrintedCard = { name, kind, text, ...(power === undefined ? {} : { power }) }
  const read = readCard(printed)
  if (cards.has(name)) faults.push(fault(path, `is a second card “${name}”; give it another name.`))
  else if (read.ok) cards.set(name, read.card)
  else
    for (const { from, to, code, nearest: near } of read.faults)
      faults.push(
        fault(
          path,
          code === 'power'
            ? `is ${kind === 'monster' ? 'a monster without' : `a ${kind} with`} Power; correct it.`
            : `has text that cannot be read: “${text.slice(from, to)}”${near === null ? '; word it otherwise.' : `; did you mean “${near}”?`}`,
        ),
      )
}

function checkSide(
  side: ScenarioSide,
  cards: ReadonlyMap<string, CardDefinition>,
  path: Path,
  faults: ScenarioFault[],
): void {
  const { monsterZones, supportZones } = SPELL_STANDARD
  const zones = [
    ['monsters', side.monsters ?? [], monsterZones, 'monster'],
    ['set', (side.set ?? []).map((at) => (typeof at === 'string' ? at : at.card)), supportZones, 'Spell or Trap'],
    ['hand', side.hand ?? [], Infinity, null],
    ['deck', side.deck ?? [], Infinity, null],
    ['graveyard', side.graveyard ?? [], Infinity, null],
  ] as const
  for (const [zone, names, most, wanted] of zones) {
    const at = [...path, zone]
    if (names.length > most) faults.push(fault(at, `has ${names.length} cards for ${most} places; take some out.`))
    for (const [index, name] of names.entries()) {
      const card = cards.get(name)
      const near = nearest(name, [...cards.keys()])
      if (card === undefined)
        faults.push(
          fault(
            [...at, index],
            `is the unknown card “${name}”; ${near === null ? 'name another, or bring it along in “cards”.' : `did you mean “${near}”?`}`,
          ),
        )
      else if (wanted !== null && (card.kind === 'monster') !== (wanted === 'monster'))
        faults.push(fault([...at, index], `is “${name}”, a ${card.kind}, where a ${wanted} is wanted; move it.`))
    }
  }
}
