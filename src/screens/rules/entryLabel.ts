/** What an entry is called beside others: several chapters have an entry “Blocker”, so that those name their chapter, too. */
import { chapterTitle, RULE_IDS, ruleTitle } from '@/games/snap/rules'

const TITLES: readonly string[] = RULE_IDS.map(({ title }) => title)

export interface EntryLabel {
  readonly title: string
  /** Null where the title alone is enough. */
  readonly chapter: string | null
}

export function entryLabel(id: string): EntryLabel {
  const title = ruleTitle(id) ?? id
  return { title, chapter: TITLES.filter((one) => one === title).length > 1 ? chapterTitle(id) : null }
}
