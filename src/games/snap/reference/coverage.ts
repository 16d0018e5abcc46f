/** Which tests show which entries: a test carries the ids that stand in its title, or in that of a group around it. */
import { RULE_CHAPTERS, RULE_IDS, nearest, type KnownRuleId } from '@/games/snap/rules'
import { entries, entryOf } from './chapters'
import type { EntryKind, ReferenceEntry } from './entry'

/** A test as it stands in its file, under the titles of the groups around it. */
export interface TitledTest {
  readonly file: string
  readonly line: number
  /** Outermost group first, the test's own title last. */
  readonly titles: readonly string[]
  /** It runs the app in a browser. */
  readonly inBrowser: boolean
}

export interface EntryCoverage {
  readonly entry: ReferenceEntry
  readonly tests: readonly TitledTest[]
  /** What of the entry no rule looks at; null: nothing. Tests show the rest. */
  readonly label: string | null
  /** No test shows the entry in the way that its kind asks for: in a browser for the interface, anywhere for the rest. */
  readonly open: boolean
}

/** An id that the reference does not have. */
export interface UnknownId {
  readonly id: string
  readonly nearest: string | null
  readonly test: TitledTest
}

export interface CoverageTotals extends Readonly<Record<EntryKind, number>> {
  readonly entries: number
  /** Tests that carry an id. */
  readonly tests: number
  /** Entries that speak of something which is only a label here. */
  readonly labels: number
  /** Entries that nothing shows yet. */
  readonly open: number
}

export interface RuleCoverage {
  readonly entries: readonly EntryCoverage[]
  readonly unknown: readonly UnknownId[]
  readonly totals: CoverageTotals
}

export function ruleCoverage(tests: readonly TitledTest[]): RuleCoverage {
  const carried = new Map<KnownRuleId, TitledTest[]>()
  const unknown: UnknownId[] = []
  let carrying = 0
  for (const test of tests) {
    const ids = new Set(test.titles.flatMap(idsIn))
    const known = [...ids].flatMap((id) => entryOf(id)?.id ?? [])
    if (known.length > 0) carrying++
    for (const id of known) carried.set(id, [...(carried.get(id) ?? []), test])
    for (const id of ids) if (entryOf(id) === null) unknown.push({ id, nearest: nearestId(id), test })
  }
  const covered = entries().map((entry): EntryCoverage => {
    const own = carried.get(entry.id) ?? []
    return {
      entry,
      tests: own,
      label: entry.label ?? null,
      open: entry.kind !== 'outside' && !own.some((test) => entry.kind !== 'interface' || test.inBrowser),
    }
  })
  const ofKind = (kind: EntryKind): number => covered.filter(({ entry }) => entry.kind === kind).length
  const totals: CoverageTotals = {
    entries: covered.length,
    engine: ofKind('engine'),
    interface: ofKind('interface'),
    text: ofKind('text'),
    outside: ofKind('outside'),
    tests: carrying,
    labels: covered.filter(({ label }) => label !== null).length,
    open: covered.filter(({ open }) => open).length,
  }
  return { entries: covered, unknown, totals }
}

const ID = /(?<![\w/.-])([a-z]+(?:-[a-z]+)*)\/([a-z0-9]+(?:-[a-z0-9]+)*)(?![\w/-])/g

/** What a title means as ids, right or wrong: words of a known chapter, words near an id, and those before its colon. */
function idsIn(title: string): readonly string[] {
  return [...title.matchAll(ID)].flatMap(([id, chapter = '']) =>
    chapter in RULE_CHAPTERS || title.startsWith(`${id}:`) || nearestId(id) !== null ? [id] : [],
  )
}

const IDS: readonly string[] = RULE_IDS.map(({ id }) => id)

/** The entry that a wrong id most likely means; null: none is near. */
export const nearestId = (id: string): KnownRuleId | null => nearest(id, IDS) as KnownRuleId | null
