/** What the Monsters of Obscura and its scenery are both drawn with. */
import { CX, polar, poly, ribbon, type Pt } from '../path'
import type { Dice } from '../seed'
import { mix } from '../light'
import type { Studio } from '../world'

/** A bramble along a curve: its stem, and thorns on both sides. */
export function bramble(d: Dice, spine: readonly Pt[], width: number, thorn: number): string {
  let out = ribbon(spine, (t) => width * (1 - t * 0.85) + 0.6)
  spine.forEach((q, i) => {
    const next = spine[i + 1]
    if (next === undefined || i === 0) return
    const along = Math.atan2(next[0] - q[0], -(next[1] - q[1])) * (180 / Math.PI)
    const side = i % 2 === 0 ? 1 : -1
    const size = thorn * (1 - (i / spine.length) * 0.5) * d.range(0.7, 1.2)
    const tip = polar(q[0], q[1], size, along + side * d.range(48, 70))
    out += poly([polar(q[0], q[1], size * 0.3, along), tip, polar(q[0], q[1], -size * 0.3, along)])
  })
  return out
}

/** A shape of darkness: a broad dim rim, a thin bright one, and black within. */
export function shadow(s: Studio, d: string, dark = s.palette.abyss): void {
  const { scene, palette: p } = s
  const rim = scene.linear(0, 60, 0, 280, [
    [0, p.spark],
    [0.5, p.glow],
    [1, p.glow, 0.15],
  ])
  scene.path(d, {
    fill: p.abyss,
    stroke: p.glow,
    'stroke-width': 5,
    'stroke-opacity': 0.16,
    'stroke-linejoin': 'round',
  })
  scene.path(d, {
    fill: scene.radial(CX, 300, 250, [
      [0, mix(p.deep, p.mid, 0.9)],
      [0.3, mix(p.abyss, p.deep, 0.8)],
      [0.62, dark],
      [0.82, dark],
      [1, mix(p.deep, p.mid, 0.7)],
    ]),
    stroke: rim,
    'stroke-width': 1.5,
    'stroke-linejoin': 'round',
  })
}
