/** When a press began: the pointer or key went down some time before its click comes. */

let began: number | null = null
let forgetting: ReturnType<typeof setTimeout> | undefined

/** Milliseconds after which the click of a lifted finger has come. */
const CLICKED = 700

function begin(event: Event): void {
  // A key that is still down repeats itself: that is no new press.
  if (event instanceof KeyboardEvent && event.repeat) return
  clearTimeout(forgetting)
  began = event.timeStamp
}

function forget(after: number): void {
  clearTimeout(forgetting)
  forgetting = setTimeout(() => (began = null), after)
}

document.addEventListener('pointerdown', begin, true)
document.addEventListener('keydown', begin, true)
document.addEventListener('keyup', () => forget(0), true)
document.addEventListener('pointerup', () => forget(CLICKED), true)

/** When the press behind a click began; a click that comes without one (a screen reader, a voice) is its own. */
export const pressBegan = (click: Event): number => began ?? click.timeStamp
