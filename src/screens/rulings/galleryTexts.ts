/** What the gallery's list says of each scenario, and which of them a search is about. */
import { GALLERY, loadScenario, type GalleryEntry } from '@/games/snap/scenarios/gallery'
import { ruleTitle } from '@/games/snap/rules'

export interface RulingText {
  readonly entry: GalleryEntry
  readonly situation: string
  readonly explanation: string
}

let loaded: Promise<readonly RulingText[]> | null = null

/** The texts of all scenarios; they come together, when somebody opens the list. */
export const galleryTexts = (): Promise<readonly RulingText[]> =>
  (loaded ??= Promise.all(
    GALLERY.map(async (entry) => {
      const file = (await loadScenario(entry.id))?.file
      return { entry, situation: file?.situation ?? '', explanation: file?.explanation ?? '' }
    }),
  ))

/** Those that have every word of the query somewhere: in the title, the texts, or the ids and titles of their rules. */
export function matching(rulings: readonly RulingText[], query: string): readonly RulingText[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  return rulings.filter(({ entry, situation, explanation }) => {
    const text = plain(
      [entry.title, situation, explanation, ...entry.rules, ...entry.rules.map((rule) => ruleTitle(rule) ?? '')].join(
        ' ',
      ),
    )
    return words.every((word) => text.includes(word))
  })
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")
