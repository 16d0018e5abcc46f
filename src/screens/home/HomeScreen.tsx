import { BookOpen, Gavel, Play } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useMatch } from '@/store/matchStore'
import { Button } from '@/ui/Button'
import { TitleFan } from './TitleFan'

/** The title: what this is, and the way to the table. */
export function HomeScreen() {
  const [, go] = useLocation()
  const running = useMatch((store) => store.view !== null)
  return (
    <main className="relative isolate flex min-h-dvh flex-col items-center justify-center overflow-hidden bg-surface-0 px-6 py-6">
      <div aria-hidden className="title-light absolute inset-0 -z-10" />
      <TitleFan />
      <h1 className="relative mt-[clamp(2.25rem,9dvh,6rem)] text-center font-display text-[clamp(2.75rem,9vw,5.5rem)] leading-none tracking-tight text-ink-1">
        Snap <span className="font-light text-ink-2">Table</span>
      </h1>
      <p className="mt-5 max-w-xl text-balance text-center text-lg text-ink-2">
        Two players, one screen. Lock in what you will need, unlock it when it counts, and answer before it is too late.
      </p>
      <div className="mt-[clamp(1.25rem,4.5dvh,2.25rem)] flex w-full max-w-md flex-col items-stretch justify-center gap-3 sm:w-auto sm:max-w-none sm:flex-row">
        {running && (
          <Button look="primary" size="large" onClick={() => go('/play')}>
            Back to the match
          </Button>
        )}
        <Button look={running ? 'plain' : 'primary'} size="large" onClick={() => go('/new')}>
          <Play aria-hidden size={20} />
          New match
        </Button>
      </div>
      <nav
        aria-label="Beside the table"
        className="mt-[clamp(0.5rem,3dvh,1.5rem)] flex flex-wrap justify-center gap-x-6"
      >
        <Link
          href="/rules"
          className="inline-flex min-h-10 items-center gap-2 rounded-sm px-2 text-base text-ink-2 hover:text-ink-1"
        >
          <BookOpen aria-hidden size={18} />
          Rules
        </Link>
        <Link
          href="/rulings"
          className="inline-flex min-h-10 items-center gap-2 rounded-sm px-2 text-base text-ink-2 hover:text-ink-1"
        >
          <Gavel aria-hidden size={18} />
          Rulings
        </Link>
      </nav>
    </main>
  )
}
