/**
 * Cards fly from where they were to where they are. The page is measured before and after a change, and each card that
 * moved is drawn from its old place to its new one by a transform of its outer element: the truth is on the page at
 * once, nothing waits for the picture, and the inner element is left to the drag.
 *
 * An element says who it is with `data-fly` (a view key). `data-fly-also` names the card that it was or becomes under
 * another key, so that a Monster can fly out of a card and a card out of a Monster.
 * A pile names the cards in it with `data-fly-pile`, separated by spaces: they fly out of it.
 */

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type Boxes = ReadonlyMap<string, Box>

/** Where the hand let go of a card; it flies on from there. */
const released = new Map<string, Box>()

const running = new WeakMap<Element, Animation>()

export function release(key: string, box: Box): void {
  released.set(key, box)
}

export const isStill = (): boolean =>
  document.documentElement.dataset.motion === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches

const flyers = (root: ParentNode): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-fly]')]

export function measure(root: ParentNode): Boxes {
  const boxes = new Map<string, Box>()
  for (const element of flyers(root)) {
    const box = element.getBoundingClientRect()
    if (box.width === 0) continue
    const { fly = '', flyAlso } = element.dataset
    boxes.set(fly, box)
    if (flyAlso !== undefined && !boxes.has(flyAlso)) boxes.set(flyAlso, box)
  }
  for (const pile of root.querySelectorAll<HTMLElement>('[data-fly-pile]')) {
    const box = pile.getBoundingClientRect()
    for (const key of (pile.dataset.flyPile ?? '').split(' ')) if (!boxes.has(key)) boxes.set(key, box)
  }
  return boxes
}

/** Milliseconds for a way of so many pixels: 150 to 350. */
export const flightTime = (distance: number): number => Math.round(Math.min(350, 150 + distance * 0.3))

export function fly(root: ParentNode, before: Boxes): void {
  const still = isStill()
  const moves: { element: HTMLElement; from: Box; to: Box }[] = []
  if (!still) {
    for (const element of flyers(root)) {
      running.get(element)?.cancel()
      const { fly: key = '', flyAlso = '' } = element.dataset
      const from = released.get(key) ?? released.get(flyAlso) ?? before.get(key) ?? before.get(flyAlso)
      if (from !== undefined) moves.push({ element, from, to: element.getBoundingClientRect() })
    }
    for (const { element, from, to } of moves) animate(element, from, to)
  }
  released.clear()
}

function animate(element: HTMLElement, from: Box, to: Box): void {
  if (to.width === 0 || from.width === 0) return
  const x = from.left - to.left
  const y = from.top - to.top
  const scale = from.width / to.width
  const distance = Math.hypot(x, y)
  if (distance < 2 && Math.abs(scale - 1) < 0.02) return
  const flight = element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 30 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 30 },
    ],
    { duration: flightTime(distance), easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  )
  running.set(element, flight)
}

/** A refused card flies back to where it still is. */
export function flyBack(key: string): void {
  const from = released.get(key)
  released.delete(key)
  if (from === undefined || isStill()) return
  for (const element of document.querySelectorAll<HTMLElement>(`[data-fly="${CSS.escape(key)}"], [data-fly-also="${CSS.escape(key)}"]`)) {
    animate(element, from, element.getBoundingClientRect())
  }
}
