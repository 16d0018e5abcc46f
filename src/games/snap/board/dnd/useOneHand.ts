import { useEffect } from 'react'
import { heldStore } from '../heldStore'

/** dnd-kit takes a window that is lost for the end of a drag without a drop, and hears of it here; it cannot be told otherwise. */
const putBack = (): boolean => window.dispatchEvent(new Event('visibilitychange'))

const dragging = (): boolean => heldStore.getState().held?.by === 'drag'

/** What `buttons` says while the left one alone is down. */
const LEFT_ALONE = 1

/** Milliseconds after which the click of a release has come. */
const RELEASED = 50

/**
 * A drag belongs to the one button or finger that began it: any other button, a second finger and a lost window put the
 * card back. dnd-kit itself takes the release of any button for the drop.
 */
export function useOneHand(): void {
  useEffect(() => {
    let byMouse = false
    /** The button or finger is still down after its card was put back: what comes of it until it is lifted means nothing. */
    let spoiled = false
    const spoil = (): void => {
      spoiled = spoiled || dragging()
      putBack()
    }
    const lost = (): void => {
      if (dragging()) spoil()
    }
    const clear = (): void => {
      spoiled = false
    }
    const swallow = (event: Event): void => {
      if (!spoiled) return
      event.preventDefault()
      event.stopPropagation()
    }
    const stop = [
      hear('mousedown', (event) => {
        if (event.button !== 0 || dragging()) spoil()
        else clear()
        byMouse = true
      }),
      hear('mousemove', ({ buttons }) => {
        // It was released where this page did not hear of it, or another button is down.
        if (byMouse && buttons !== LEFT_ALONE) lost()
      }),
      hear('mouseup', ({ button }) => {
        if (button === 0) setTimeout(clear, RELEASED)
        else lost()
      }),
      hear('touchstart', ({ touches }) => {
        if (touches.length > 1) spoil()
        else clear()
        byMouse = false
      }),
      hear('touchend', ({ touches }) => {
        if (touches.length === 0) setTimeout(clear, RELEASED)
      }),
      hear('keydown', clear),
      hear('pointercancel', spoil),
      hear('visibilitychange', lost),
      hear('contextmenu', swallow),
      hear('click', swallow),
    ]
    window.addEventListener('blur', lost)
    return () => {
      for (const end of stop) end()
      window.removeEventListener('blur', lost)
    }
  }, [])
}

/** Hears of an event before anything on the page does. */
function hear<Name extends keyof DocumentEventMap>(
  name: Name,
  heard: (event: DocumentEventMap[Name]) => void,
): () => void {
  document.addEventListener(name, heard, true)
  return () => document.removeEventListener(name, heard, true)
}
