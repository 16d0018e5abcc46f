/** Full-text search over entries and glossary, which forgives typing errors. Built when somebody first searches. */
import { chapterTitle } from '@/games/snap/rules'
import { entries, GLOSSARY, plainReferenceText, reasonWords } from '@/games/snap/reference'

interface Searchable {
  /** What stands in the address after `/rules/`. */
  readonly place: string
  readonly title: string
  /** Under which the title stands: a chapter, or the glossary. */
  readonly within: string
  readonly text: string
  /** Other names: the words of the id, the other forms of a term. */
  readonly names: string
}

export interface Hit extends Pick<Searchable, 'place' | 'title' | 'within' | 'text'> {
  /** The words in title and text for which it was found. */
  readonly words: readonly string[]
}

/** Best first. */
export type Search = (query: string) => readonly Hit[]

const MOST = 40

/** Letters that may be wrong: none in short words, where any other word would be near. */
const errors = (term: string): number => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2)

const documents = (): readonly Searchable[] => [
  ...entries().map(({ id, title, text, reasons }) => ({
    place: id,
    title,
    within: chapterTitle(id) ?? '',
    text: [plainReferenceText(text), ...reasonWords(reasons)].join(' '),
    names: id.replaceAll(/[/-]/g, ' '),
  })),
  ...GLOSSARY.map(({ term, also, definition }) => ({
    place: `glossary/${term}`,
    title: term,
    within: 'Glossary',
    text: definition,
    names: also.join(' '),
  })),
]

let built: Promise<Search> | null = null

/** The search, once the library is there and everything is indexed. */
export const loadSearch = (): Promise<Search> => (built ??= build())

async function build(): Promise<Search> {
  const { default: MiniSearch } = await import('minisearch')
  const all = documents()
  const index = new MiniSearch<Searchable>({
    idField: 'place',
    fields: ['title', 'names', 'text'],
    searchOptions: {
      boost: { title: 4, names: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => errors(term) || false,
      // What was typed rightly goes before what is merely near.
      weights: { prefix: 0.6, fuzzy: 0.25 },
    },
  })
  index.addAll(all)
  const byPlace = new Map(all.map((document) => [document.place, document]))
  return (query) => {
    // Everything that was asked for; if nothing has it all, what has some of it.
    const strict = index.search(query, { combineWith: 'AND' })
    const found = strict.length > 0 ? strict : index.search(query, { combineWith: 'OR' })
    return found.slice(0, MOST).flatMap(({ id, terms }) => {
      const document = byPlace.get(String(id))
      return document === undefined
        ? []
        : [{ place: document.place, title: document.title, within: document.within, text: document.text, words: terms }]
    })
  }
}
