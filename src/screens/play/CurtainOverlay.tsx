import { useEffect, useId, useRef, type CSSProperties } from 'react'
import { CardBackFace } from '@/games/snap/board/cards/CardBackFace'
import { promptOf } from '@/games/snap/words/prompts'
import type { Seat } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { Button } from '@/ui/Button'
import { RuleLink } from '@/ui/RuleLink'
import { answering, useSettledHere } from '@/ui/settled'
import { SEAT_BACKGROUNDS, SEAT_TEXTS } from '../seatColours'

/**
 * Covers the screen until the next player says that they sit at it. The view behind it is the table's, so that no
 * private card is in the page meanwhile; the rest of the page is inert.
 */
export function CurtainOverlay() {
  const seat = useMatch((store) => store.privacy.seat)
  const view = useMatch((store) => store.view)
  const lift = useMatch((store) => store.liftCurtain)
  const titleId = useId()
  const textId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const settled = useSettledHere()
  const { ready } = settled
  useEffect(() => {
    // Whoever is reading the rule already is left there.
    if (ready && document.activeElement?.closest('.curtain, [role=dialog]') === null) button.current?.focus()
  }, [ready])

  if (view === null) return null
  const name = view.seats[seat].name
  const prompt = promptOf(view)
  return (
    // As high as other windows, of which a later one lies above: a rule that is read from here.
    <div
      role="dialog"
      aria-modal
      aria-labelledby={titleId}
      aria-describedby={textId}
      className="curtain fixed inset-0 z-50 grid place-items-center overflow-y-auto bg-surface-0 p-6"
    >
      <div aria-hidden className={`absolute inset-x-0 top-0 h-1.5 ${SEAT_BACKGROUNDS[seat]}`} />
      <div className="flex w-full max-w-xl flex-col items-center text-center wrap-anywhere">
        <ClosedHand seat={seat} />
        <h2 id={titleId} className="mt-8 text-balance font-display text-3xl text-ink-1">
          Pass the screen to <span className={SEAT_TEXTS[seat]}>{name}</span>
        </h2>
        <p id={textId} className="mt-3 text-lg text-ink-2">
          {prompt?.text ?? ''}
        </p>
        {prompt !== null && <RuleLink rule={prompt.rule} className="mt-1" />}
        <Button ref={button} look="primary" size="large" className="mt-9 max-w-full" {...answering(settled, lift)}>
          {`I am ${name} — show my cards`}
        </Button>
        <Meanwhile />
      </div>
    </div>
  )
}

/** Three card backs in the seat's colour: what the player is about to take up. */
function ClosedHand({ seat }: { readonly seat: Seat }) {
  const accent = { '--card-accent': `var(--seat-${seat + 1})` } as CSSProperties
  return (
    <div aria-hidden style={accent} className="flex justify-center">
      {['-rotate-8 translate-y-1.5', 'z-10', 'rotate-8 translate-y-1.5'].map((turn) => (
        <div key={turn} className={`-mx-2.5 w-[clamp(3.5rem,12dvh,5.5rem)] ${turn}`}>
          <CardBackFace />
        </div>
      ))}
    </div>
  )
}

/** How many of the last lines of the log the next player reads. */
const LAST_LINES = 4

/** What has just happened, as everyone may read it. */
function Meanwhile() {
  const log = useMatch((store) => store.log)
  if (log.length === 0) return null
  return (
    <section aria-label="What has just happened" className="mt-10 w-full max-w-lg border-t pt-4 text-sm text-ink-3">
      <ol className="grid gap-1">
        {log.slice(-LAST_LINES).map((line) => (
          <li key={line.id}>{line.text}</li>
        ))}
      </ol>
    </section>
  )
}
