/** Places of the rules screen: what an address names, and where that stands in the page. */
import { RULE_CHAPTERS, ruleTitle } from '@/rules'

/** The parts that are no chapter. */
export const TURN_MATRIX_PLACE = 'turn-matrix'
export const ZONE_TABLE_PLACE = 'zone-table'
export const GLOSSARY_PLACE = 'glossary'
export const COMPARE_PLACE = 'compare'

const PARTS: readonly string[] = [TURN_MATRIX_PLACE, ZONE_TABLE_PLACE, GLOSSARY_PLACE, COMPARE_PLACE]

/** The id in the page of a place, `support-access/unlock-step` or `glossary`. */
export const anchorOf = (place: string): string => `place-${place}`

/** The place of an address; null: it names none. `known` is false for one that the rules do not have. */
export function placeOf(chapter: string | undefined, entry: string | undefined): { readonly place: string; readonly known: boolean } | null {
  if (chapter === undefined || chapter === '') return null
  if (entry === undefined || entry === '') return { place: chapter, known: PARTS.includes(chapter) || Object.hasOwn(RULE_CHAPTERS, chapter) }
  const place = `${chapter}/${entry}`
  return { place, known: ruleTitle(place) !== null }
}
