import { useMatch } from '@/store/matchStore'
import { Button } from '@/ui/Button'
import { FormatBadge } from '../format/FormatBadge'
import { SEAT_TEXTS } from '../seatColours'
import { DrawOffer } from './DrawOffer'
import { MatchMenu } from './MatchMenu'

/** The slim bar above the table: who plays, a draw on offer, the menu. What is decided stands on the table itself. */
export function PlayBar({ onShowResult }: { readonly onShowResult: (() => void) | null }) {
  const names = useMatch((store) => store.config?.names ?? null)
  return (
    <header className="relative z-30 flex h-9 shrink-0 items-center gap-3 border-b bg-surface-1 px-3">
      <h1 className="min-w-0 grow truncate text-sm text-ink-3">
        <span className={SEAT_TEXTS[0]}>{names?.[0]}</span> and <span className={SEAT_TEXTS[1]}>{names?.[1]}</span>
      </h1>
      <FormatBadge />
      <DrawOffer />
      {onShowResult !== null && (
        <Button size="small" look="primary" onClick={onShowResult}>
          Result
        </Button>
      )}
      <MatchMenu />
    </header>
  )
}
