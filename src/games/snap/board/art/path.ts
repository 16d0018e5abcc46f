/** Path builders. Angles are in degrees, 0 points up, positive turns clockwise. */

export const W = 252
export const H = 352
/** The axis of symmetry. */
export const CX = W / 2

export type Pt = readonly [x: number, y: number]

export const num = (v: number): string => String(Math.round(v * 10) / 10)
const pt = (p: Pt): string => `${num(p[0])} ${num(p[1])}`
const RAD = Math.PI / 180

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp01 = (v: number): number => Math.min(1, Math.max(0, v))

/** The point `r` away from (x, y) in direction `angle`. */
export const polar = (x: number, y: number, r: number, angle: number): Pt => [
  x + Math.sin(angle * RAD) * r,
  y - Math.cos(angle * RAD) * r,
]

export const mirror = (pts: readonly Pt[]): Pt[] => pts.map(([x, y]) => [2 * CX - x, y] as const)

export const line = (pts: readonly Pt[]): string => `M${pts.map(pt).join('L')}`
export const poly = (pts: readonly Pt[]): string => `${line(pts)}Z`

/** A curve through all points (Catmull-Rom as cubic Béziers). */
export function smooth(pts: readonly Pt[], closed = false, tension = 1): string {
  const n = pts.length
  const first = pts[0]
  if (first === undefined || n < 2) return ''
  const at = (i: number): Pt => {
    const j = closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))
    return pts[j] ?? first
  }
  let d = `M${pt(first)}`
  const last = closed ? n : n - 1
  const k = tension / 6
  for (let i = 0; i < last; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1: Pt = [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k]
    const c2: Pt = [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k]
    d += `C${pt(c1)} ${pt(c2)} ${pt(p2)}`
  }
  return closed ? `${d}Z` : d
}

/** A band of changing width along a spine. `width` gets 0 at the start and 1 at the end. */
export function ribbon(spine: readonly Pt[], width: (t: number) => number): string {
  const left: Pt[] = []
  const right: Pt[] = []
  const n = spine.length
  for (let i = 0; i < n; i += 1) {
    const here = spine[i]
    const a = spine[Math.max(0, i - 1)]
    const b = spine[Math.min(n - 1, i + 1)]
    if (here === undefined || a === undefined || b === undefined) continue
    const dx = b[0] - a[0]
    const dy = b[1] - a[1]
    const len = Math.hypot(dx, dy) || 1
    const w = width(i / (n - 1)) / 2
    left.push([here[0] - (dy / len) * w, here[1] + (dx / len) * w])
    right.push([here[0] + (dy / len) * w, here[1] - (dx / len) * w])
  }
  return smooth([...left, ...right.reverse()], true)
}

/** A leaf: pointed at both ends; `belly` is where it is widest, `bend` moves the tip's tangent sideways. */
export function leaf(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  belly = 0.45,
  bend = 0,
): string {
  const tip = polar(x, y, length, angle)
  const side = (sign: number, at: number, w: number): Pt => {
    const [mx, my] = polar(x, y, length * at, angle)
    return polar(mx, my, w + sign * bend * at, angle + 90 * sign)
  }
  const w = width * 0.62
  return (
    `M${num(x)} ${num(y)}C${pt(side(1, belly * 0.5, w))} ${pt(side(1, belly + 0.25, w))} ${pt(tip)}` +
    `C${pt(side(-1, belly + 0.25, w))} ${pt(side(-1, belly * 0.5, w))} ${num(x)} ${num(y)}Z`
  )
}

/** A leaf and its reflection in the axis. */
export const leaves = (
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  belly = 0.45,
  bend = 0,
): string => leaf(x, y, angle, length, width, belly, bend) + leaf(2 * CX - x, y, -angle, length, width, belly, -bend)

export const disc = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0Z`

/** A moon: the disc (x, y, r) less a disc of radius `bite` moved `shift` in direction `angle`. */
export function crescent(x: number, y: number, r: number, angle: number, shift: number, bite = r): string {
  // where the two circles meet, measured from the centre along `angle`
  const along = (r * r - bite * bite + shift * shift) / (2 * shift)
  const half = Math.sqrt(Math.max(0, r * r - along * along))
  const [mx, my] = polar(x, y, along, angle)
  const a = polar(mx, my, half, angle - 90)
  const b = polar(mx, my, half, angle + 90)
  return `M${pt(a)}A${num(r)} ${num(r)} 0 1 0 ${pt(b)}A${num(bite)} ${num(bite)} 0 ${along > shift ? 0 : 1} 1 ${pt(a)}Z`
}

export function star(x: number, y: number, points: number, outer: number, inner: number, turn = 0): string {
  const pts: Pt[] = []
  for (let i = 0; i < points * 2; i += 1) {
    pts.push(polar(x, y, i % 2 === 0 ? outer : inner, turn + (i * 180) / points))
  }
  return poly(pts)
}

/** Thin wedges from an inner radius outwards. */
export function wedge(x: number, y: number, angle: number, spread: number, inner: number, outer: number): string {
  return poly([
    polar(x, y, inner, angle - spread / 2),
    polar(x, y, outer, angle - spread / 2),
    polar(x, y, outer, angle + spread / 2),
    polar(x, y, inner, angle + spread / 2),
  ])
}

export function arc(x: number, y: number, r: number, from: number, to: number): string {
  const a = polar(x, y, r, from)
  const b = polar(x, y, r, to)
  const big = Math.abs(to - from) > 180 ? 1 : 0
  return `M${pt(a)}A${num(r)} ${num(r)} 0 ${big} ${to > from ? 1 : 0} ${pt(b)}`
}

/** Points of a spiral that winds from radius `from` to `to` over `turns` turns. */
export function spiral(
  x: number,
  y: number,
  from: number,
  to: number,
  start: number,
  turns: number,
  steps: number,
  squash = 1,
): Pt[] {
  const pts: Pt[] = []
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps
    const [px, py] = polar(0, 0, lerp(from, to, t), start + 360 * turns * t)
    pts.push([x + px, y + py * squash])
  }
  return pts
}

/** Points of a cubic Bézier, for ribbons. */
export function bezier(a: Pt, b: Pt, c: Pt, d: Pt, steps: number): Pt[] {
  const pts: Pt[] = []
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps
    const u = 1 - t
    const f = (k: 0 | 1): number => u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k]
    pts.push([f(0), f(1)])
  }
  return pts
}
