/** The reference as one list: the chapters in order, each with its entries in order. */
import { cardText } from './entries/card-text'
import { chains } from './entries/chains'
import { combat } from './entries/combat'
import { gameEnd } from './entries/game-end'
import { gameState } from './entries/game-state'
import { keywords } from './entries/keywords'
import { primeEvolution } from './entries/prime-evolution'
import { rulings } from './entries/rulings'
import { scopeAuthority } from './entries/scope-authority'
import { setup } from './entries/setup'
import { supportAccess } from './entries/support-access'
import { timing } from './entries/timing'
import { turnProcedure } from './entries/turn-procedure'
import { zones } from './entries/zones'
import type { ChapterWords, EntryWords, FormatField, ReferenceChapter, ReferenceEntry } from './entry'
import { RULE_CHAPTERS, RULE_IDS, type KnownRuleId, type RuleChapter } from '@/games/snap/rules'
import { fieldsIn } from './text'

const WORDS: { readonly [C in RuleChapter]: ChapterWords<C> } = {
  'scope-authority': scopeAuthority,
  'game-state': gameState,
  zones: zones,
  setup: setup,
  'support-access': supportAccess,
  'turn-procedure': turnProcedure,
  timing: timing,
  chains: chains,
  combat: combat,
  keywords: keywords,
  'prime-evolution': primeEvolution,
  'game-end': gameEnd,
  'card-text': cardText,
  rulings: rulings,
}

/** Titles and order are those of `ids`; the words are the chapter's own. */
const CHAPTERS: readonly ReferenceChapter[] = (Object.keys(RULE_CHAPTERS) as RuleChapter[]).map((id, index) => {
  // The chapter's type holds its own ids and no others; seen from here they are ids like any.
  const entries = WORDS[id].entries as Readonly<Partial<Record<KnownRuleId, EntryWords>>>
  return {
    id,
    number: String(index + 1).padStart(2, '0'),
    anchor: `ref-${id}`,
    title: RULE_CHAPTERS[id],
    intro: WORDS[id].intro,
    entries: RULE_IDS.flatMap((rule): readonly ReferenceEntry[] => {
      const words = entries[rule.id]
      return words === undefined ? [] : [{ reasons: [], ...rule, ...words, fields: fieldsIn(words.text) }]
    }),
  }
})

const ENTRIES: readonly ReferenceEntry[] = CHAPTERS.flatMap((chapter) => chapter.entries)
const BY_ID: ReadonlyMap<string, ReferenceEntry> = new Map(ENTRIES.map((entry) => [entry.id, entry]))
const CHAPTER_OF: ReadonlyMap<string, ReferenceChapter> = new Map(
  CHAPTERS.flatMap((chapter) => chapter.entries.map((entry) => [entry.id, chapter])),
)

/** All chapters, in the reference's order. */
export const chapters = (): readonly ReferenceChapter[] => CHAPTERS

/** All entries, in the reference's order. */
export const entries = (): readonly ReferenceEntry[] => ENTRIES

/** An entry; an id that comes from outside (an address, a file) may be none: null. */
export function entryOf(id: KnownRuleId): ReferenceEntry
export function entryOf(id: string): ReferenceEntry | null
export function entryOf(id: string): ReferenceEntry | null {
  return BY_ID.get(id) ?? null
}

/** The chapter in which an entry stands; null: there is no such entry. */
export const chapterOf = (id: string): ReferenceChapter | null => CHAPTER_OF.get(id) ?? null

/** The entries that name this field of the format as the holder of our reading. */
export const entriesOfField = (field: FormatField): readonly ReferenceEntry[] =>
  ENTRIES.filter((entry) => entry.fields.includes(field))
