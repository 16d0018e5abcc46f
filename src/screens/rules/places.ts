/** Places of the rules screen: what an address names, and where that stands in the page. */
import { nameKey, nearest, RULE_CHAPTERS, RULE_IDS, ruleTitle } from '@/games/snap/rules'
import { GLOSSARY } from '@/games/snap/reference'

/** The parts that are no chapter. */
export const TURN_MATRIX_PLACE = 'turn-matrix'
export const ZONE_TABLE_PLACE = 'zone-table'
export const GLOSSARY_PLACE = 'glossary'
export const COMPARE_PLACE = 'compare'

const PARTS: readonly string[] = [TURN_MATRIX_PLACE, ZONE_TABLE_PLACE, GLOSSARY_PLACE, COMPARE_PLACE]

/** The id in the page of a place, `support-access/unlock-step` or `glossary`. */
export const anchorOf = (place: string): string => `place-${place}`

/** A term's place in the page. */
export const termAnchor = (term: string): string =>
  anchorOf(`term-${term.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`)

/** What an address leads to. */
export type Target =
  | { readonly known: true; readonly place: string; readonly anchor: string }
  /** An entry or a word that the rules do not have; `near` is the address that was probably meant. */
  | {
      readonly known: false
      readonly kind: 'entry' | 'word'
      readonly written: string
      readonly near: { readonly words: string; readonly address: string } | null
    }

/** The target of an address, whose parts below `/rules` these are; null: it names none. */
export function targetOf(address: readonly string[]): Target | null {
  const [first, ...more] = address
  if (first === undefined) return null
  if (first === GLOSSARY_PLACE && more.length > 0) return wordTarget(more.join('/'))
  const chapter = first.startsWith(EXPORTED) ? withoutPrefix(first) : first
  const place = [chapter, ...more].join('/')
  if (PARTS.includes(place) || Object.hasOwn(RULE_CHAPTERS, place) || ruleTitle(place) !== null)
    return { known: true, place, anchor: anchorOf(place) }
  const near = nearest(place, ADDRESSES)
  return {
    known: false,
    kind: 'entry',
    written: address.join('/'),
    near: near === null ? null : { words: near, address: `/rules/${near}` },
  }
}

const ADDRESSES: readonly string[] = [...RULE_IDS.map(({ id }) => id), ...Object.keys(RULE_CHAPTERS), ...PARTS]

function wordTarget(written: string): Target {
  const key = nameKey(written)
  const found = GLOSSARY.find(({ term, also }) => [term, ...also].some((form) => nameKey(form) === key))
  if (found !== undefined) return { known: true, place: GLOSSARY_PLACE, anchor: termAnchor(found.term) }
  const near = nearest(
    written,
    GLOSSARY.map(({ term }) => term),
  )
  return {
    known: false,
    kind: 'word',
    written,
    near: near === null ? null : { words: near, address: `/rules/${GLOSSARY_PLACE}/${encodeURIComponent(near)}` },
  }
}

/** Exported references call a chapter `ref-zones`, and in Markdown an entry `ref-zones-hand`. */
const EXPORTED = 'ref-'

function withoutPrefix(anchor: string): string {
  const name = anchor.slice(EXPORTED.length)
  return RULE_IDS.find(({ id }) => id.replace('/', '-') === name)?.id ?? name
}
