import { matchStore } from '@/store/matchStore'
import { promptOf } from '@/games/snap/words/prompts'
import { useLayoutEffect, useRef } from 'react'

/**
 * Says to screen readers what happened last and who is asked for what. They listen to a place that stays, so it outlives
 * the table of one pair of eyes, and what it says is written by hand: React would keep what it said before.
 */
export function Announcer() {
  const happened = useRef<HTMLParagraphElement>(null)
  const question = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const say = (): void => {
      const { view, log } = matchStore.getState()
      tell(happened.current, log.at(-1)?.text ?? '')
      tell(question.current, view === null ? '' : (promptOf(view)?.text ?? 'The game is over.'))
    }
    say()
    return matchStore.subscribe(say)
  }, [])
  return (
    <>
      <p ref={happened} className="sr-only" role="log" aria-label="What happened last" aria-live="polite" />
      <p ref={question} className="sr-only" role="status" aria-label="Open decision" aria-live="polite" />
    </>
  )
}

function tell(place: HTMLElement | null, text: string): void {
  if (place !== null && place.textContent !== text) place.textContent = text
}
