/** What the entries of the reference are made of. */
import type { FormatField as Field, KnownRuleId, RuleChapter } from '@/games/snap/rules'

/**
 * What shows that the table keeps an entry: *engine* tests of the rules core; *interface* a test in a browser, because
 * the entry is about what players are shown; *text* the card language or its lint; *outside* nothing can, see `reason`.
 */
export const ENTRY_KINDS = ['engine', 'interface', 'text', 'outside'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** A value of the format that a table may change. */
export type FormatField = Field['key']

interface Worded {
  /** One to four sentences, with links and marks as `text` reads them. */
  readonly text: string
  /** Why this table reads the open places as it does: a sentence for each `{?}`, in their order. */
  readonly reasons?: readonly string[]
  /** What the entry speaks of and no rule of this table looks at. */
  readonly label?: string
}

export type EntryWords =
  | (Worded & { readonly kind: Exclude<EntryKind, 'outside'> })
  /** `reason`: why no table can show it. */
  | (Worded & { readonly kind: 'outside'; readonly reason: string })

/** The ids of one chapter's entries. */
export type EntryIdOf<C extends RuleChapter> = Extract<KnownRuleId, `${C}/${string}`>

/** A chapter as it is written down: an entry that is missing, or that the reference does not have, does not compile. */
export interface ChapterWords<C extends RuleChapter> {
  /** May carry marks that lead to an entry. */
  readonly intro: string
  readonly entries: { readonly [Id in EntryIdOf<C>]: EntryWords }
}

/** An entry as others read it. */
export interface ReferenceEntry {
  readonly id: KnownRuleId
  readonly title: string
  readonly text: string
  readonly kind: EntryKind
  readonly reason?: string
  readonly reasons: readonly string[]
  readonly label?: string
  /** The fields of the format that the text names as holders of our readings. */
  readonly fields: readonly FormatField[]
}

export interface ReferenceChapter {
  readonly id: RuleChapter
  /** "01" to "14". */
  readonly number: string
  /** The chapter's id in the reference's own files: `ref-zones`. */
  readonly anchor: string
  readonly title: string
  readonly intro: string
  readonly entries: readonly ReferenceEntry[]
}
