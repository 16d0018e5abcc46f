/** What the Monsters of Synaphera and its scenery are both drawn with. */
import { leaf, line, polar } from '../path'
import { mix } from '../light'
import type { Studio } from '../world'

/** A lit ball. Balls of one size and tint share a gradient only if they share a place, so keep them few. */
export function ball(s: Studio, x: number, y: number, r: number, tint: string, opacity = 1): void {
  const { scene, palette: p } = s
  scene.circle(x, y, r, {
    fill: scene.radial(x - r * 0.3, y - r * 0.36, r * 1.45, [
      [0, p.spark],
      [0.22, mix(tint, p.spark, 0.45)],
      [0.6, tint],
      [0.86, mix(tint, p.abyss, 0.62)],
      [1, mix(tint, p.spark, 0.3)],
    ]),
    opacity,
  })
}

interface Whorl {
  readonly x: number
  readonly y: number
  readonly petals: number
  readonly length: number
  readonly width: number
  readonly turn: number
  readonly inner?: number
  readonly from: string
  readonly to: string
}

/** One ring of petals: shade, body, and a midrib of light. */
export function whorl(s: Studio, w: Whorl): void {
  const { scene, palette: p } = s
  let body = ''
  let ribs = ''
  for (let i = 0; i < w.petals; i += 1) {
    const a = w.turn + (i * 360) / w.petals
    const [x, y] = polar(w.x, w.y, w.inner ?? 0, a)
    body += leaf(x, y, a, w.length, w.width, 0.62)
    ribs += line([polar(x, y, w.length * 0.2, a), polar(x, y, w.length * 0.86, a)])
  }
  const reach = (w.inner ?? 0) + w.length
  scene.path(body, {
    fill: scene.radial(w.x, w.y, reach, [
      [0.1, w.from],
      [0.55, mix(w.from, w.to, 0.6)],
      [0.86, w.to],
      [1, mix(w.to, p.spark, 0.55)],
    ]),
    stroke: mix(w.to, p.abyss, 0.5),
    'stroke-width': 0.9,
  })
  scene.path(ribs, { fill: 'none', stroke: p.spark, 'stroke-width': 0.8, opacity: 0.45 })
}
