import { ArrowLeft, BookOpenText, ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { GALLERY } from '@/games/snap/scenarios/gallery'
import type { ScenarioFile } from '@/games/snap/rules'
import { Button } from '@/ui/Button'

interface RulingBarProps {
  readonly file: ScenarioFile
  readonly onStory: () => void
}

const STEP = 'grid size-9 place-items-center rounded-sm text-ink-2 hover:bg-surface-3 hover:text-ink-1'

/** The slim bar above the table: what this is, and the way to the others. */
export function RulingBar({ file, onStory }: RulingBarProps) {
  const at = GALLERY.findIndex(({ id }) => id === file.id)
  const [before, after] = [GALLERY[at - 1], GALLERY[at + 1]]
  return (
    <header className="ruling-bar flex h-10 items-center gap-2 border-b bg-surface-1 px-2">
      <Link
        href="/rulings"
        className="inline-flex min-h-9 shrink-0 items-center gap-2 rounded-sm px-2 text-sm text-ink-2 hover:text-ink-1"
      >
        <ArrowLeft aria-hidden size={16} />
        <span className="max-sm:sr-only">Rulings</span>
      </Link>
      <h1 className="min-w-0 grow truncate text-sm text-ink-1">{file.title}</h1>
      <Button size="small" look="quiet" className="shrink-0 xl:hidden" aria-haspopup="dialog" onClick={onStory}>
        <BookOpenText aria-hidden size={16} />
        Story
      </Button>
      <nav aria-label="Other rulings" className="flex shrink-0">
        {before !== undefined && (
          <Link
            href={`/rulings/${before.id}`}
            title={before.title}
            aria-label={`Ruling before: ${before.title}`}
            className={STEP}
          >
            <ChevronLeft aria-hidden size={18} />
          </Link>
        )}
        {after !== undefined && (
          <Link
            href={`/rulings/${after.id}`}
            title={after.title}
            aria-label={`Next ruling: ${after.title}`}
            className={STEP}
          >
            <ChevronRight aria-hidden size={18} />
          </Link>
        )}
      </nav>
    </header>
  )
}
