import { ArrowLeft, Search } from 'lucide-react'
import { Suspense, use, useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { GALLERY, GALLERY_GROUPS } from '@/games/snap/scenarios/gallery'
import { nearest } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { quotable } from '../quotable'
import { galleryTexts, matching, type RulingText } from './galleryTexts'
import { RulingCard } from './RulingCard'

interface RulingsScreenProps {
  /** What an address asked for that is not here. */
  readonly unknown?: string | null
}

/** The gallery: every ruling of the reference and further cases, each a position that can be opened and played. */
export function RulingsScreen({ unknown = null }: RulingsScreenProps) {
  const [query, setQuery] = useState('')
  const running = useMatch((store) => store.view !== null)
  const texts = useMemo(() => galleryTexts(), [])
  const searchId = useId()
  return (
    <main className="mx-auto min-h-dvh w-full max-w-6xl px-4 py-6 sm:px-8">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <Link
            href={running ? '/play' : '/'}
            className="-ml-1 inline-flex min-h-10 items-center gap-2 rounded-sm px-1 text-sm text-ink-2 hover:text-ink-1"
          >
            <ArrowLeft aria-hidden size={18} />
            <span>{running ? 'Back to the match' : 'Home'}</span>
          </Link>
          <h1 className="mt-2 font-display text-3xl text-ink-1">Rulings on the table</h1>
          <p className="mt-3 max-w-[42rem] text-lg text-ink-2">
            {`${GALLERY.length} positions that show how a rule works. Step through what happens and why, or play on from any moment of it.`}
          </p>
        </div>
        <div role="search" className="relative w-full sm:w-80">
          <label htmlFor={searchId} className="sr-only">
            Search the rulings
          </label>
          <Search
            aria-hidden
            size={16}
            className="pointer-events-none absolute left-3 top-1/2 -translate-y-1/2 text-ink-3"
          />
          <input
            id={searchId}
            type="search"
            placeholder="Search the rulings"
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="h-11 w-full rounded border border-line-strong bg-surface-2 pl-9 pr-2 text-base text-ink-1 placeholder:text-ink-3"
          />
        </div>
      </header>
      {unknown !== null && <Unknown id={unknown} />}
      <Suspense fallback={<p className="mt-10 text-lg text-ink-3">One moment …</p>}>
        <Groups texts={texts} query={query} />
      </Suspense>
    </main>
  )
}

function Unknown({ id }: { readonly id: string }) {
  const near = nearest(
    id,
    GALLERY.map((ruling) => ruling.id),
  )
  return (
    <p role="alert" className="mt-8 rounded border border-illegal bg-surface-2 p-4 text-base break-words text-ink-1">
      <span>{`There is no ruling “${quotable(id)}”. `}</span>
      {near === null ? (
        <span>Choose one of those below.</span>
      ) : (
        <span>
          {'Perhaps '}
          <Link href={`/rulings/${near}`} className="font-mono text-sm underline underline-offset-4">
            {near}
          </Link>
          ?
        </span>
      )}
    </p>
  )
}

function Groups({ texts, query }: { readonly texts: Promise<readonly RulingText[]>; readonly query: string }) {
  const all = use(texts)
  const found = matching(all, query)
  return (
    <>
      <p role="status" className="sr-only">
        {query.trim() === '' ? '' : `${found.length} found`}
      </p>
      {found.length === 0 && <p className="mt-10 text-lg text-ink-2">{`No ruling is about “${query.trim()}”.`}</p>}
      {GALLERY_GROUPS.map(({ id, title }) => (
        <Group key={id} title={title} rulings={found.filter(({ entry }) => entry.group === id)} />
      ))}
    </>
  )
}

function Group({ title, rulings }: { readonly title: string; readonly rulings: readonly RulingText[] }) {
  const id = useId()
  if (rulings.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="border-t border-line-strong pt-4 font-display text-xl text-ink-1">
        <span>{title}</span> <span className="ml-1 text-base text-ink-3 tabular-nums">{rulings.length}</span>
      </h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {rulings.map((ruling) => (
          <RulingCard key={ruling.entry.id} ruling={ruling} />
        ))}
      </ul>
    </section>
  )
}
