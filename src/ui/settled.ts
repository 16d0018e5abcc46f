/** What has just appeared takes no press for a moment, so that a press meant for what was there before does nothing. */
import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { pressBegan } from './press'

/** How long that is, in milliseconds; as in base.css. */
export const SETTLING = 300

/** Whether a press counts for what was shown then (in the page's time): it began when that had been there for a moment. */
export const countsFor = (shown: number, click: Event): boolean => pressBegan(click) >= shown + SETTLING

export interface Settled {
  readonly ready: boolean
  readonly takes: (click: Event) => boolean
}

/** `shown`: when that appeared which the buttons answer to. */
export function useSettled(shown: number): Settled {
  const [settled, setSettled] = useState<number | null>(null)
  const [past] = useState(() => (performance.now() >= shown + SETTLING ? shown : null))
  useEffect(() => {
    if (!Number.isFinite(shown)) return
    const timer = setTimeout(() => setSettled(shown), shown + SETTLING - performance.now())
    return () => clearTimeout(timer)
  }, [shown])
  return { ready: shown === settled || shown === past, takes: (click) => countsFor(shown, click) }
}

/** For what appears together with its buttons. */
export function useSettledHere(): Settled {
  const [shown] = useState(() => performance.now())
  return useSettled(shown)
}

/** What makes a button answer only presses that count, and shows whether it does. */
export function answering<Event extends MouseEvent>({ ready, takes }: Settled, answer: (event: Event) => void) {
  return {
    'aria-disabled': ready ? undefined : true,
    'data-settling': ready ? undefined : '',
    onKeyDown: (event: KeyboardEvent) => (event.repeat ? event.preventDefault() : undefined),
    onClick: (event: Event) => {
      if (takes(event.nativeEvent)) answer(event)
      else event.stopPropagation()
    },
  } as const
}
