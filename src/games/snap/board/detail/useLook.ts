import { interfaceStore } from '@/store/interfaceStore'
import { useMemo, type FocusEvent, type PointerEvent } from 'react'
import { heldStore } from '../heldStore'
import { glance } from './glanceStore'

/** Milliseconds that a pointer rests on a card before it is shown large. */
const REST = 320

let timer: ReturnType<typeof setTimeout> | undefined

function show(key: string | null): void {
  clearTimeout(timer)
  glance(key)
}

export interface LookProps {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** Shows a card large while it is focused, or pointed at for a moment. Nothing is shown while a card is dragged. */
export function useLook(key: string): LookProps {
  return useMemo(
    () => ({
      onPointerEnter: (event) => {
        if (event.pointerType !== 'mouse' || heldStore.getState().held?.by === 'drag') return
        const { currentTarget } = event
        clearTimeout(timer)
        timer = setTimeout(() => {
          // A card that has left the page meanwhile has not told that the pointer left it.
          if (heldStore.getState().held?.by !== 'drag' && currentTarget.matches(':hover')) show(key)
        }, REST)
      },
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') show(null)
      },
      onFocus: (event) => {
        if (event.currentTarget.matches(':focus-visible')) show(key)
      },
      onBlur: (event) => {
        // Whoever goes on into the large card keeps it.
        const next = event.relatedTarget
        if (next !== null && next.closest('.large-dock') !== null) interfaceStore.getState().showLarge(key)
        show(null)
      },
    }),
    [key],
  )
}
