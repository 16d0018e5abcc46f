import { useEffect, useRef, useState, type CSSProperties } from 'react'
import type { Seat } from '@/games/snap/rules'
import { Dialog } from '@/ui/Dialog'
import { SettledButton } from '@/ui/SettledButton'
import { SEAT_TEXTS } from '../seatColours'

interface CoinTossProps {
  readonly names: readonly [string, string]
  /** Whom the coin has chosen; the animation only shows it. */
  readonly first: Seat
  readonly onGo: () => void
  readonly onCancel: () => void
}

/** How long the coin flies, in milliseconds; as in screens.css. */
const FLIGHT = 1400

/** Shows the toss, then who begins. */
export function CoinToss({ names, first, onGo, onCancel }: CoinTossProps) {
  const still =
    document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
  const [landed, setLanded] = useState(still)
  useEffect(() => {
    const timer = setTimeout(() => setLanded(true), FLIGHT)
    return () => clearTimeout(timer)
  }, [])

  const goOn = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (landed) goOn.current?.focus()
  }, [landed])

  const end = { '--coin-end': first === 0 ? '0deg' : '180deg' } as CSSProperties
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onCancel())}
      title="Coin toss"
      description="Each side of the coin stands for one player."
      actions={
        <SettledButton ref={goOn} look="primary" size="large" disabled={!landed} onPress={onGo}>
          Go to the setup
        </SettledButton>
      }
    >
      <div className="flex flex-col items-center gap-6 pb-2 pt-16">
        <div aria-hidden className="perspective-[40rem]">
          <div className={`coin relative size-32 ${still ? '' : 'coin-tossed'}`} style={end}>
            {names.map((name, seat) => (
              <div
                key={seat}
                className="coin-face grid place-items-center rounded-full bg-aetherion p-2 ring-6 ring-inset ring-surface-0/30"
              >
                <span className="max-w-full truncate px-2 font-display text-lg font-semibold text-ink-on-accent">
                  {name}
                </span>
              </div>
            ))}
          </div>
        </div>
        <p role="status" className="min-h-7 max-w-full text-center font-display text-xl wrap-anywhere text-ink-1">
          {landed && (
            <>
              <span className={SEAT_TEXTS[0]}>{names[first]}</span>
              <span> begins</span>
            </>
          )}
        </p>
      </div>
    </Dialog>
  )
}
