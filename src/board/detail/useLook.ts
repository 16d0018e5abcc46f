import { interfaceStore } from '@/store/interfaceStore'
import { useMemo, type FocusEvent, type PointerEvent } from 'react'
import { heldStore } from '../heldStore'

/** Milliseconds that a pointer rests on a card before it is shown large. */
const REST = 320

let timer: ReturnType<typeof setTimeout> | undefined

function show(key: string | null): void {
  clearTimeout(timer)
  if (interfaceStore.getState().large !== key) interfaceStore.getState().showLarge(key)
}

export interface LookProps {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: (event: PointerEvent) => void
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void
  readonly onBlur: () => void
}

/** Shows a card large while it is focused, or pointed at for a moment. Nothing is shown while a card is dragged. */
export function useLook(key: string): LookProps {
  return useMemo(
    () => ({
      onPointerEnter: (event) => {
        if (event.pointerType !== 'mouse' || heldStore.getState().held?.by === 'drag') return
        clearTimeout(timer)
        timer = setTimeout(() => {
          if (heldStore.getState().held?.by !== 'drag') show(key)
        }, REST)
      },
      onPointerLeave: (event) => {
        if (event.pointerType === 'mouse') show(null)
      },
      onFocus: (event) => {
        if (event.currentTarget.matches(':focus-visible')) show(key)
      },
      onBlur: () => show(null),
    }),
    [key],
  )
}
