import { ArrowLeft, List } from 'lucide-react'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type RefObject } from 'react'
import { Link } from 'wouter'
import { useMatch } from '@/store/matchStore'
import { Dialog } from '@/ui/Dialog'
import { IconButton } from '@/ui/IconButton'
import { quotable } from '../quotable'
import { CompareView } from './compare/CompareView'
import { COMPARE_PLACE, targetOf, type Target } from './places'
import { ReferenceDocument } from './ReferenceDocument'
import './rules.css'
import { RulesNav } from './RulesNav'
import { RulesSearch } from './RulesSearch'
import { useChapterInView } from './useChapterInView'

interface RulesScreenProps {
  /** The parts of the address below the screen's own. */
  readonly address?: readonly string[]
}

/** The reference, to be read, searched, linked to, printed and compared. */
export function RulesScreen({ address = [] }: RulesScreenProps) {
  const main = useRef<HTMLElement>(null)
  const target = targetOf(address)
  const place = target?.known === true ? target.place : null
  const comparing = place === COMPARE_PLACE
  useGoTo(target?.known === true ? target.anchor : null)
  useTitle()
  return (
    <div className="rules-screen min-h-dvh bg-surface-0 lg:grid lg:grid-cols-[19rem_minmax(0,1fr)]">
      <a href="#/rules" onClick={(event) => skipTo(event, main)} className="skip-link">
        Skip to the text
      </a>
      <Side main={main} target={place} comparing={comparing} />
      <main ref={main} tabIndex={-1} className="min-w-0 px-5 pb-24 pt-8 outline-none sm:px-10 lg:px-14 lg:pt-12">
        {target !== null && !target.known && <Unknown target={target} />}
        {comparing ? <CompareView /> : <ReferenceDocument target={place} />}
      </main>
    </div>
  )
}

/** The way back, the search and the chapters: at the side where there is room, else above, with the chapters in a window. */
function Side({
  main,
  target,
  comparing,
}: {
  readonly main: RefObject<HTMLElement | null>
  readonly target: string | null
  readonly comparing: boolean
}) {
  const [contents, setContents] = useState(false)
  const inView = useChapterInView(main, !comparing)
  const nav = (onGo?: () => void): ReactNode => (
    <RulesNav
      current={comparing ? COMPARE_PLACE : inView}
      target={target}
      {...(onGo === undefined ? {} : { onGo, described: true })}
    />
  )
  return (
    <div className="no-print sticky top-0 z-20 flex flex-col border-b bg-surface-1 lg:h-dvh lg:border-b-0 lg:border-r">
      <div className="flex items-center gap-2 p-2 sm:px-4 lg:flex-col lg:items-stretch lg:gap-3 lg:p-4 lg:pb-3">
        <WayBack />
        <RulesSearch />
        <IconButton label="Contents" className="lg:hidden" onClick={() => setContents(true)}>
          <List aria-hidden size={20} />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto px-2 pb-6 max-lg:hidden">{nav()}</div>
      <Dialog open={contents} onOpenChange={setContents} title="Contents" description="The chapters of the reference.">
        {nav(() => setContents(false))}
      </Dialog>
    </div>
  )
}

function WayBack() {
  const running = useMatch((store) => store.view !== null)
  return (
    <Link
      href={running ? '/play' : '/'}
      className="inline-flex min-h-10 items-center gap-2 rounded-sm px-2 text-sm text-ink-2 hover:text-ink-1"
    >
      <ArrowLeft aria-hidden size={18} />
      <span className="max-lg:sr-only">{running ? 'Back to the match' : 'Home'}</span>
    </Link>
  )
}

/** An address that the rules do not have, with the one that was probably meant. */
function Unknown({ target: { kind, written, near } }: { readonly target: Target & { readonly known: false } }) {
  return (
    <p role="alert" className="mb-10 rounded border border-illegal bg-surface-2 p-4 text-base break-words text-ink-1">
      <span>{`${kind === 'entry' ? 'The rules have no entry' : 'The glossary has no word'} “${quotable(written)}”.`}</span>
      {near === null ? (
        <span> Look for it with the search, or in the contents.</span>
      ) : (
        <span>
          {' Perhaps '}
          <Link href={near.address} className="font-mono text-sm underline underline-offset-4">
            {near.words}
          </Link>
          ?
        </span>
      )}
    </p>
  )
}

/** Brings a place of the page into sight, and the focus with it, so that reading goes on there. */
function useGoTo(anchor: string | null): void {
  useEffect(() => {
    const place = anchor === null ? null : document.getElementById(anchor)
    if (place === null) {
      window.scrollTo(0, 0)
      return
    }
    place.scrollIntoView({ block: 'start' })
    place.focus({ preventScroll: true })
  }, [anchor])
}

function useTitle(): void {
  useEffect(() => {
    const before = document.title
    document.title = 'Rules · Snap Table'
    return () => {
      document.title = before
    }
  }, [])
}

function skipTo(event: MouseEvent, main: RefObject<HTMLElement | null>): void {
  event.preventDefault()
  main.current?.focus()
}
