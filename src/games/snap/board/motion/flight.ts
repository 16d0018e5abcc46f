/**
 * Cards fly from where they were to where they are. The page is measured before and after a change, and each card that
 * moved is drawn from its old place to its new one by a transform of its outer element: the truth is on the page at
 * once, nothing waits for the picture, and the inner element is left to the drag.
 *
 * An element says who it is with `data-fly` (a view key). `data-fly-also` names the card that it was or becomes under
 * another key, so that a Monster can fly out of a card and a card out of a Monster.
 * A pile names the cards in it with `data-fly-pile`, separated by spaces: they fly out of it.
 */

import { animate } from 'framer-motion/dom/mini'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export type Boxes = ReadonlyMap<string, Box>

/** Where the hand let go of a card; it flies on from there. */
const released = new Map<string, Box>()

/** How to end the flight that an element is on. */
const running = new WeakMap<Element, () => void>()

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
      running.get(element)?.()
      const { fly: key = '', flyAlso = '' } = element.dataset
      const from = released.get(key) ?? released.get(flyAlso) ?? before.get(key) ?? before.get(flyAlso)
      if (from !== undefined) moves.push({ element, from, to: element.getBoundingClientRect() })
    }
    for (const { element, from, to } of moves) send(element, from, to)
  }
  released.clear()
}

function send(element: HTMLElement, from: Box, to: Box): void {
  if (to.width === 0 || from.width === 0) return
  const x = from.left - to.left
  const y = from.top - to.top
  const scale = from.width / to.width
  const distance = Math.hypot(x, y)
  if (distance < 2 && Math.abs(scale - 1) < 0.02) return
  // In flight a card lies above the table and lets the pointer through to what it flies over.
  element.dataset.flying = ''
  const flight = animate(
    element,
    { transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'translate(0px, 0px) scale(1)'] },
    { duration: flightTime(distance) / 1000, ease: [0.2, 0.8, 0.2, 1] },
  )
  const land = (): void => {
    if (running.get(element) !== land) return
    running.delete(element)
    flight.cancel()
    element.style.removeProperty('transform')
    delete element.dataset.flying
  }
  running.set(element, land)
  void flight.finished.then(land)
}

/** A refused card flies back to where it still is. */
export function flyBack(key: string): void {
  const from = released.get(key)
  released.delete(key)
  if (from === undefined || isStill()) return
  for (const element of document.querySelectorAll<HTMLElement>(
    `[data-fly="${CSS.escape(key)}"], [data-fly-also="${CSS.escape(key)}"]`,
  )) {
    send(element, from, element.getBoundingClientRect())
  }
}
