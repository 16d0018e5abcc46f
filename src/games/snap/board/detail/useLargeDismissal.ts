import { interfaceStore, useInterface } from '@/store/interfaceStore'
import { useEffect } from 'react'
import { heldStore } from '../heldStore'
import { glance } from './glanceStore'

/** A window over the table: while it is open, nothing behind it is meant. */
const windowIsOpen = (): boolean => document.querySelector('[role=dialog]') !== null

/** An opened card closes when something beside it is pressed, and with Escape, which gives the focus back to the card. */
export function useLargeDismissal(): void {
  const opened = useInterface((store) => store.large)
  useEffect(() => {
    if (opened === null) return
    const close = (): void => interfaceStore.getState().showLarge(null)
    const press = (event: PointerEvent) => {
      // A press on a card says what comes next with its click.
      if (
        event.target instanceof Element &&
        event.target.closest('.card-button, .large-dock') === null &&
        !windowIsOpen()
      )
        close()
    }
    const escape = (event: KeyboardEvent) => {
      // What is held is put down by the same key, and the card with it.
      if (event.key !== 'Escape' || windowIsOpen() || heldStore.getState().held !== null) return
      event.stopPropagation()
      const { activeElement } = document
      const within = activeElement === document.body || activeElement?.closest('.large-dock') !== null
      close()
      if (within) cardButton(opened)?.focus()
      glance(null)
    }
    document.addEventListener('pointerdown', press)
    document.addEventListener('keydown', escape, true)
    return () => {
      document.removeEventListener('pointerdown', press)
      document.removeEventListener('keydown', escape, true)
    }
  }, [opened])
}

function cardButton(key: string): HTMLElement | null {
  const name = CSS.escape(key)
  return document.querySelector(`:is([data-fly="${name}"], [data-fly-also="${name}"]) .card-button`)
}
