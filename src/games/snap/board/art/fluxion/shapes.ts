/** What the Monsters of Fluxion and its scenery are both drawn with. */
import { bezier, CX, H, leaves, mirror, polar, ribbon, smooth, spiral, W, type Pt } from '../path'
import type { Dice } from '../seed'
import { glow } from '../light'
import type { Studio } from '../world'

/** One swell across the card: its crest as points. */
export function crest(d: Dice, y: number, height: number, tilt: number): Pt[] {
  const pts: Pt[] = []
  const phase = d.range(0, 7)
  const wave = d.range(0.018, 0.034)
  for (let x = -20; x <= W + 20; x += 26) {
    pts.push([
      x,
      y + tilt * (x - CX) + Math.sin(x * wave + phase) * height + Math.sin(x * wave * 2.3 + phase * 1.7) * height * 0.3,
    ])
  }
  return pts
}

/** A streamer: a tapering band, lit along one side, that may end in a curl. */
export function streamers(
  s: Studio,
  spines: readonly (readonly Pt[])[],
  width: number,
  from: string,
  to: string,
  taper = 1,
): void {
  const { scene, palette: p } = s
  const both = spines.flatMap((spine) => [spine, mirror(spine)])
  const first = spines[0]
  const a = first?.[0] ?? [CX, 0]
  const b = first?.[first.length - 1] ?? [CX, H]
  const profile = (t: number): number =>
    width * (0.25 + Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.12)) * 0.9) * (1 - t * 0.72 * taper) + 0.5
  scene.path(both.map((spine) => ribbon(spine, (t) => profile(t) + 2.2)).join(''), { fill: p.abyss, opacity: 0.4 })
  scene.path(both.map((spine) => ribbon(spine, profile)).join(''), {
    fill: scene.linear(
      CX,
      Math.min(a[1], b[1]) - 6,
      CX,
      Math.max(a[1], b[1]) + 6,
      a[1] < b[1]
        ? [
            [0, from],
            [1, to],
          ]
        : [
            [0, to],
            [1, from],
          ],
    ),
  })
  scene.path(both.map((spine) => smooth(spine)).join(''), {
    fill: 'none',
    stroke: p.spark,
    'stroke-width': Math.max(0.7, width * 0.09),
    opacity: 0.75,
  })
}

/** A stroke that runs out along a Bézier and curls up at its end. */
export function curl(a: Pt, b: Pt, c: Pt, end: Pt, r: number, way: number): Pt[] {
  const run = bezier(a, b, c, end, 12)
  const from = Math.atan2(end[0] - c[0], -(end[1] - c[1])) * (180 / Math.PI)
  const [ox, oy] = polar(end[0], end[1], r, from + 90 * way)
  const loop = spiral(ox, oy, r, r * 0.16, from - 90 * way, 1.25 * way, 16)
  return [...run, ...loop.slice(1)]
}

export function eyes(s: Studio, x: number, y: number, size: number, tilt: number): void {
  const { scene, palette: p } = s
  scene.path(leaves(CX - x - size * 0.62, y - tilt * 1.1, 90 + tilt * 5, size * 1.26, size * 0.8), {
    fill: p.abyss,
    opacity: 0.8,
  })
  glow(s, CX - x, y, size * 1.2, p.glow, 0.9)
  glow(s, CX + x, y, size * 1.2, p.glow, 0.9)
  scene.path(leaves(CX - x - size * 0.46, y - tilt * 0.8, 90 + tilt * 5, size * 0.96, size * 0.4), { fill: p.spark })
}

export function pearl(s: Studio, x: number, y: number, r: number): void {
  const { scene, palette: p } = s
  glow(s, x, y, r * 3.2, p.accent, 0.8)
  scene.circle(x, y, r, {
    fill: scene.radial(x - r * 0.3, y - r * 0.3, r * 1.3, [
      [0, '#ffffff'],
      [0.3, p.spark],
      [0.65, p.accent],
      [1, p.mid],
    ]),
    stroke: p.spark,
    'stroke-width': 1,
  })
  scene.path(
    ribbon(spiral(x, y, r * 0.7, r * 0.1, 200, 1.4, 16), (t) => 3 * (1 - t) + 0.5),
    { fill: '#ffffff', opacity: 0.75 },
  )
}
