/** Where a floating box stands: beside what it is about, on the page, and over as little of what matters as possible. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly left: number
  readonly top: number
}

const GAP = 10
const EDGE = 8

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)))

/** Square pixels that two boxes share. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** Places beside the anchor, best first; each is pushed onto the page. */
function beside(anchor: Box, size: Size, page: Size): readonly Point[] {
  const middle = anchor.top + anchor.height / 2 - size.height / 2
  const centre = anchor.left + anchor.width / 2 - size.width / 2
  const right = anchor.left + anchor.width + GAP
  const left = anchor.left - size.width - GAP
  const above = anchor.top - size.height - GAP
  const below = anchor.top + anchor.height + GAP
  const across = [EDGE, (page.width - size.width) / 3, ((page.width - size.width) * 2) / 3, page.width - size.width - EDGE]
  const down = [EDGE, (page.height - size.height) / 2, page.height - size.height - EDGE]
  const elsewhere = across.flatMap((x) => down.map((top) => ({ left: x, top })))
  return [{ left: right, top: middle }, { left, top: middle }, { left: centre, top: above }, { left: centre, top: below }, ...elsewhere].map((point) => ({
    left: clamp(point.left, EDGE, page.width - size.width - EDGE),
    top: clamp(point.top, EDGE, page.height - size.height - EDGE),
  }))
}

/** Pixels between the middles of two boxes. */
const distance = (one: Box, other: Box): number =>
  Math.hypot(one.left + one.width / 2 - other.left - other.width / 2, one.top + one.height / 2 - other.top - other.height / 2)

/** How many covered square pixels a pixel of distance outweighs. */
const NEARNESS = 6

/** The best place: the anchor itself must stay free most of all, then `free`, then it should be near. */
export function placeBeside(anchor: Box, size: Size, page: Size, free: readonly Box[]): Point {
  let best: Point = { left: EDGE, top: EDGE }
  let least = Infinity
  for (const point of beside(anchor, size, page)) {
    const box = { ...point, ...size }
    const cost = overlap(box, anchor) * 4 + free.reduce((sum, one) => sum + overlap(box, one), 0) + distance(box, anchor) * NEARNESS
    if (cost < least) {
      best = point
      least = cost
    }
  }
  return best
}

/** Above or below the anchor, in its middle. */
export function placeAbove(anchor: Box, size: Size, page: Size): Point {
  const above = anchor.top - size.height - GAP
  const top = above >= EDGE ? above : anchor.top + anchor.height + GAP
  return {
    left: clamp(anchor.left + anchor.width / 2 - size.width / 2, EDGE, page.width - size.width - EDGE),
    top: clamp(top, EDGE, page.height - size.height - EDGE),
  }
}
