import { Search as SearchIcon } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useLocation } from 'wouter'
import { loadSearch, type Hit, type Search } from './searchIndex'
import { marked, snippet, type SnippetPart } from './snippet'

/** Finds entries and terms while one types; arrow keys choose, Enter goes there, “/” comes here. */
export function RulesSearch() {
  const [, go] = useLocation()
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const search = useSearch(query !== '')
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  useSlash(input)
  const trimmed = query.trim()
  const hits = search === null || trimmed === '' ? [] : search(trimmed)
  const shown = open && trimmed !== '' && search !== null
  const optionId = (index: number): string => `${listId}-${index}`

  const follow = (hit: Hit | undefined): void => {
    if (hit === undefined) return
    setOpen(false)
    go(`/rules/${hit.place}`)
  }

  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      if (shown) event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (shown) follow(hits[at])
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && hits.length > 0) {
      event.preventDefault()
      const next = shown ? (at + (event.key === 'ArrowDown' ? 1 : -1) + hits.length) % hits.length : 0
      setOpen(true)
      setAt(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
  }

  return (
    <div
      role="search"
      className="relative min-w-0 grow"
      onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : setOpen(false))}
    >
      <SearchIcon
        aria-hidden
        size={16}
        className="pointer-events-none absolute left-3 top-1/2 -translate-y-1/2 text-ink-3"
      />
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search the rules"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && hits.length > 0 ? optionId(at) : undefined}
        placeholder="Search the rules"
        autoComplete="off"
        spellCheck={false}
        value={query}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setQuery(event.target.value)
          setAt(0)
          setOpen(true)
        }}
        onKeyDown={press}
        className="h-10 w-full rounded border border-line-strong bg-surface-2 pl-9 pr-2 text-base text-ink-1 placeholder:text-ink-3"
      />
      <p role="status" className="sr-only">
        {shown ? countWords(hits.length) : ''}
      </p>
      <div hidden={!shown} className="search-results">
        <ul id={listId} role="listbox" aria-label="Found in the rules">
          {shown &&
            hits.map((hit, index) => (
              <li
                key={hit.place}
                id={optionId(index)}
                role="option"
                aria-selected={index === at}
                // The focus stays in the field, whatever is pressed here.
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => setAt(index)}
                onClick={() => follow(hit)}
                className="cursor-pointer rounded-sm px-3 py-2 aria-selected:bg-surface-4"
              >
                <p className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className="text-base text-ink-1">
                    <Marked parts={marked(hit.title, hit.words)} />
                  </span>
                  <span className="text-xs text-ink-3">{hit.within}</span>
                </p>
                <p className="text-sm text-ink-2">
                  <Marked parts={snippet(hit.text, hit.words)} />
                </p>
              </li>
            ))}
        </ul>
        {shown && hits.length === 0 && (
          <p className="px-3 py-2 text-sm text-ink-2">{`Nothing in the rules is near “${trimmed}”.`}</p>
        )}
      </div>
    </div>
  )
}

const countWords = (count: number): string => (count === 0 ? 'Nothing found' : `${count} found`)

function Marked({ parts }: { readonly parts: readonly SnippetPart[] }) {
  return parts.map(({ text, found }, index) =>
    found ? (
      <mark key={index} className="rounded-sm bg-seat-1/20 text-ink-1">
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
}

/** The search, from the moment when it is first wanted; null until it is there. */
function useSearch(wanted: boolean): Search | null {
  const [search, setSearch] = useState<{ readonly run: Search } | null>(null)
  useEffect(() => {
    if (!wanted) return
    let gone = false
    void loadSearch().then((run) => {
      if (!gone) setSearch({ run })
    })
    return () => {
      gone = true
    }
  }, [wanted])
  return search?.run ?? null
}

function useSlash(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [input])
}
