/** Reads a scenario: its shape, its cards, its position and its names are checked, and every fault is told at once. */
import { FORMAT_FIELDS, fieldFault } from '../format/fields'
import { nearest } from '../language/nearest'
import { isEvolution, isPrimeSingular, isSupport, type CardDefinition } from '../model/cards'
import type { RuleId } from '../model/ids'
import { nameKey, sameName } from '../model/names'
import type { Check } from './checks'
import { SCENARIO_RULE, shapeFaults, wordPath, type ScenarioFault } from './faults'
import { formatWith } from './format'
import { addressOf, isPlaceName } from './names'
import type { NamedAction } from './namedAction'
import { scenarioSchema, type ScenarioFile, type ScenarioSide } from './schema'

/** Where cards come from: the built-in ones by name or id, and those that the scenario brings along as records. */
export interface CardSource {
  find(nameOrId: string): CardDefinition | undefined
  read(
    record: unknown,
  ):
    | { readonly ok: true; readonly card: CardDefinition }
    | { readonly ok: false; readonly faults: readonly { readonly rule: RuleId; readonly message: string }[] }
}

/** A scenario that can be set up: every card is there. */
export interface Scenario {
  readonly file: ScenarioFile
  /** The cards of the position, by what the position calls them (`nameKey`). */
  readonly cards: ReadonlyMap<string, CardDefinition>
}

export type ReadScenario =
  { readonly ok: true; readonly scenario: Scenario } | { readonly ok: false; readonly faults: readonly ScenarioFault[] }

type Path = readonly (string | number)[]
type Add = (code: ScenarioFault['code'], rule: RuleId, path: Path, message: string) => void

/** Checks a value that may be a scenario. The line is not played: that is `playLine`. */
export function readScenario(data: unknown, source: CardSource): ReadScenario {
  const shape = scenarioSchema.safeParse(data)
  if (!shape.success) return { ok: false, faults: shapeFaults(shape.error.issues, data) }
  const file = shape.data
  const faults: ScenarioFault[] = []
  const add: Add = (code, rule, path, message) => faults.push({ code, rule, place: wordPath(path), message })

  const own = ownCards(file, source, add)
  const cards = positionCards(file, (name) => own.get(nameKey(name)) ?? source.find(name), add)
  checkTable(file, add)
  checkNames(file, [...cards.values()], add)
  return faults.length > 0 ? { ok: false, faults } : { ok: true, scenario: { file, cards } }
}

function ownCards(file: ScenarioFile, source: CardSource, add: Add): ReadonlyMap<string, CardDefinition> {
  const own = new Map<string, CardDefinition>()
  for (const [index, record] of (file.cards ?? []).entries()) {
    const path = ['cards', index]
    const read = source.read(record)
    if (!read.ok)
      for (const fault of read.faults) add('record', fault.rule, path, `${wordPath(path)}: ${fault.message}`)
    else if (own.has(nameKey(read.card.name)))
      add(
        'record',
        SCENARIO_RULE,
        path,
        `${wordPath(path)} is a second card “${read.card.name}”; give it another name.`,
      )
    else own.set(nameKey(read.card.name), read.card)
  }
  return own
}

const PLAYERS = ['p1', 'p2'] as const

/** Every card that a side names, with its place and what may lie there. */
function* named(side: ScenarioSide): Generator<{
  readonly path: Path
  readonly name: string
  readonly fits: (card: CardDefinition) => boolean
  readonly what: string
}> {
  const fields = [
    ['active', [side.active]],
    ['bench', side.bench ?? []],
    ['flex', side.flex === undefined ? [] : [side.flex]],
  ] as const
  const monster = { fits: (card: CardDefinition) => !isSupport(card), what: 'a Monster' }
  for (const [field, monsters] of fields) {
    for (const [index, at] of monsters.entries()) {
      if (at === null) continue
      const path = field === 'bench' ? [field, index] : [field]
      yield {
        path: typeof at === 'string' ? path : [...path, 'card'],
        name: typeof at === 'string' ? at : at.card,
        ...monster,
      }
      for (const [beneath, name] of (typeof at === 'string' ? [] : (at.under ?? [])).entries())
        yield { path: [...path, 'under', beneath], name, ...monster }
    }
  }
  const support = { fits: isSupport, what: 'a Support' }
  const reserve = {
    fits: (card: CardDefinition) => isEvolution(card) || isPrimeSingular(card),
    what: 'an Evolution or a Prime Singular',
  }
  const piles = [
    ['hand', support],
    ['locked', support],
    ['deck', support],
    ['reserve', reserve],
    ['graveyard', { fits: () => true, what: 'a card' }],
  ] as const
  for (const [pile, kind] of piles)
    for (const [index, name] of (side[pile] ?? []).entries()) yield { path: [pile, index], name, ...kind }
}

function positionCards(
  file: ScenarioFile,
  find: (name: string) => CardDefinition | undefined,
  add: Add,
): ReadonlyMap<string, CardDefinition> {
  const cards = new Map<string, CardDefinition>()
  for (const player of PLAYERS) {
    for (const { path, name, fits, what } of named(file.position[player])) {
      const full = ['position', player, ...path]
      const card = find(name)
      if (card === undefined)
        add(
          'card',
          'setup/deck-verification',
          full,
          `${wordPath(full)} is the unknown card “${name}”; name a built-in card, or add its record to “cards”.`,
        )
      else if (!fits(card))
        add(
          'card',
          'game-state/card',
          full,
          `${wordPath(full)} is “${name}”, ${/^[AEIOU]/.test(card.cardType) ? 'an' : 'a'} ${card.cardType}, but ${what} is wanted there; move it.`,
        )
      else cards.set(nameKey(name), card)
    }
  }
  return cards
}

/** What no table can look like, whatever was played. */
function checkTable(file: ScenarioFile, add: Add): void {
  const [one, other] = file.names
  if (sameName(one, other))
    add('name', 'game-state/player', ['names'], `Both players are called “${one}”; give them two names.`)
  const format = formatWith(file.snapFormat)
  for (const field of FORMAT_FIELDS) {
    const path = ['snapFormat', field.key]
    const fault = fieldFault(field, format[field.key])
    if (fault !== null) add('position', field.rule, path, `${wordPath(path)}: ${fault}`)
  }
  const { benchSlots, lockedLimit } = format
  for (const player of PLAYERS) {
    const { bench = [], locked = [], flex, flexOpen } = file.position[player]
    const at = (field: string): Path => ['position', player, field]
    if (bench.length > benchSlots)
      add(
        'position',
        'zones/bench',
        at('bench'),
        `${wordPath(at('bench'))} has ${bench.length} places, but the format has ${benchSlots} Bench Slots; take some out.`,
      )
    if (locked.length > lockedLimit)
      add(
        'position',
        'rulings/locked-support-limit-exceeded',
        at('locked'),
        `${wordPath(at('locked'))} has ${locked.length} Supports, but at most ${lockedLimit} can be locked; take some out.`,
      )
    if (flex !== undefined && flexOpen === false)
      add(
        'position',
        'zones/flex-slot',
        at('flexOpen'),
        `${wordPath(at('flexOpen'))} closes a Flex Slot that a Monster is in; leave it out.`,
      )
  }
}

/** Every name in the line and the outcome is one of a card or of a place. */
function checkNames(file: ScenarioFile, cards: readonly CardDefinition[], add: Add): void {
  const known = [...new Set(cards.map((card) => card.name))]
  const isCard = (name: string): boolean => known.some((card) => nameKey(card) === nameKey(name))
  const look = (text: string, path: Path): void => {
    const { name } = addressOf(text, file.names, isCard)
    if (isCard(name) || isPlaceName(name)) return
    const near = nearest(name, known)
    add(
      'name',
      SCENARIO_RULE,
      path,
      `${wordPath(path)} names “${text}”, which is no card of this position; ${near === null ? 'name one of them, or a place such as “Bench 1”.' : `did you mean “${near}”?`}`,
    )
  }
  const lookAt = (checks: readonly Check[], path: Path): void => {
    for (const [index, check] of checks.entries()) for (const text of namesOfCheck(check)) look(text, [...path, index])
  }
  for (const [index, step] of file.line.entries()) {
    if ('now' in step) lookAt(step.now, ['line', index, 'now'])
    else for (const text of namesOfAction('refused' in step ? step.refused.do : step.do)) look(text, ['line', index])
  }
  lookAt(file.outcome, ['outcome'])
}

/** The fields of an action that name a card or a Monster. */
const NAMING: ReadonlySet<string> = new Set(['card', 'monster', 'onto', 'replacing', 'target', 'answers', 'targets'])

const namesOfAction = (act: NamedAction): readonly string[] =>
  Object.entries(act).flatMap(([field, value]: readonly [string, unknown]) =>
    NAMING.has(field) && value !== undefined ? (value as string | readonly string[]) : [],
  )

function namesOfCheck(check: Check): readonly string[] {
  if ('zone' in check) return [check.zone[0]]
  if ('imp' in check) return [check.imp[0]]
  if ('faceUp' in check) return [check.faceUp[0]]
  if ('keyword' in check) return [check.keyword[0]]
  return 'sees' in check ? [check.sees[1]] : []
}
