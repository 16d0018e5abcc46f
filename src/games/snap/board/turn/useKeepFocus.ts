import { matchStore } from '@/store/matchStore'
import { useEffect } from 'react'

/**
 * Whoever plays with keys goes on where the next question is: an action takes the pressed button or card off the page,
 * and the focus would fall to nothing.
 */
export function useKeepFocus(): void {
  useEffect(() => {
    let byKey = false
    const press = (event: Event) => {
      byKey = event.type === 'keydown'
    }
    document.addEventListener('keydown', press, true)
    document.addEventListener('pointerdown', press, true)
    const stop = matchStore.subscribe((now, before) => {
      if (now.view === before.view || !byKey) return
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const next =
          document.querySelector<HTMLElement>('.decision-primary') ?? document.querySelector<HTMLElement>('.decision')
        next?.focus()
      })
    })
    return () => {
      stop()
      document.removeEventListener('keydown', press, true)
      document.removeEventListener('pointerdown', press, true)
    }
  }, [])
}
