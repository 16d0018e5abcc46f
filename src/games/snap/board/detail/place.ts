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

/** So many places from one edge to the other. */
const steps = (room: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => EDGE + (index * (room - 2 * EDGE)) / (count - 1))

/** Places beside the anchor, best first, then others all over the page; each is pushed onto the page. */
function beside(anchor: Box, size: Size, page: Size): readonly Point[] {
  const middle = anchor.top + anchor.height / 2 - size.height / 2
  const centre = anchor.left + anchor.width / 2 - size.width / 2
  const right = anchor.left + anchor.width + GAP
  const left = anchor.left - size.width - GAP
  const above = anchor.top - size.height - GAP
  const below = anchor.top + anchor.height + GAP
  const across = steps(page.width - size.width, 6)
  const down = steps(page.height - size.height, 5)
  const elsewhere = across.flatMap((x) => down.map((top) => ({ left: x, top })))
  return [
    { left: right, top: middle },
    { left, top: middle },
    { left: centre, top: above },
    { left: centre, top: below },
    ...elsewhere,
  ].map((point) => ({
    left: clamp(point.left, EDGE, page.width - size.width - EDGE),
    top: clamp(point.top, EDGE, page.height - size.height - EDGE),
  }))
}

/** Pixels between the middles of two boxes. */
const distance = (one: Box, other: Box): number =>
  Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  )

/** How many covered square pixels a pixel of distance outweighs. */
const NEARNESS = 6

/** A box so many times as large as what covers a part of it can still be pressed. */
const LARGE = 2

/** Whether a box would be hidden, as a whole or in a part that matters. */
const hides = (box: Box, other: Box): boolean =>
  overlap(box, other) > 0 && other.width * other.height <= box.width * box.height * LARGE

/**
 * The best place: the anchor itself must stay free most of all, then `free`, then it should be near. Null: everywhere
 * something would be hidden that may `never` be.
 */
export function placeBeside(
  anchor: Box,
  size: Size,
  page: Size,
  free: readonly Box[],
  never: readonly Box[] = [],
): Point | null {
  const around = {
    left: anchor.left - GAP,
    top: anchor.top - GAP,
    width: anchor.width + 2 * GAP,
    height: anchor.height + 2 * GAP,
  }
  let best: Point | null = null
  let least = Infinity
  for (const point of beside(anchor, size, page)) {
    const box = { ...point, ...size }
    if (never.some((one) => hides(box, one))) continue
    const covered = [...free, ...never].reduce((sum, one) => sum + overlap(box, one), 0)
    const cost = overlap(box, around) * 4 + covered + distance(box, anchor) * NEARNESS
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
