/** Obscura: eclipses, veils, thorns, crescents. Shapes are cut out of light and seen by their rims. */
import {
  arc,
  bezier,
  crescent,
  CX,
  disc,
  H,
  leaf,
  leaves,
  line,
  mirror,
  polar,
  smooth,
  spiral,
  star,
  W,
  type Pt,
} from '../path'
import { dust, glow, mix, speck } from '../light'
import type { Palette, Studio, World } from '../world'
import { prime, being } from './beings'
import { bramble, shadow } from './shapes'

const palettes: readonly Palette[] = [
  {
    abyss: '#07050d',
    deep: '#170f2b',
    mid: '#3d2a6b',
    light: '#a48be0',
    glow: '#b79cff',
    spark: '#f4eeff',
    accent: '#e05a8c',
  },
  {
    abyss: '#0b0407',
    deep: '#240b18',
    mid: '#641c3a',
    light: '#e0708c',
    glow: '#ff6a88',
    spark: '#ffeef0',
    accent: '#c8a0ff',
  },
  {
    abyss: '#04080b',
    deep: '#0d1c28',
    mid: '#2a4a5c',
    light: '#9cc4cc',
    glow: '#aee4e4',
    spark: '#f0ffff',
    accent: '#b488e0',
  },
  {
    abyss: '#08070a',
    deep: '#1a1722',
    mid: '#484254',
    light: '#d0c4b4',
    glow: '#f0dcb8',
    spark: '#fffaf0',
    accent: '#9a70d0',
  },
]

/** A black sun with its corona. */
function eclipse(s: Studio, x: number, y: number, r: number): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('eclipse')
  glow(s, x, y, r * 2.5, p.glow, 0.75)
  let flares = ''
  const n = 44
  for (let i = 0; i < n; i += 1) {
    const a = (i * 360) / n + d.range(-3, 3)
    const [fx, fy] = polar(x, y, r * 1.02, a)
    flares += leaf(
      fx,
      fy,
      a + d.range(-6, 6),
      r * d.range(0.12, 0.62) * (1 + 0.4 * Math.cos((a * Math.PI) / 90)),
      r * 0.08,
      0.2,
    )
  }
  scene.path(flares, {
    fill: scene.radial(x, y, r * 1.8, [
      [0.5, p.spark],
      [0.7, p.glow, 0.7],
      [1, p.glow, 0],
    ]),
  })
  scene.circle(x, y, r, { fill: p.abyss, stroke: p.spark, 'stroke-width': 1.4 })
  const at = d.range(-60, 60)
  scene.path(crescent(x, y, r * 1.06, 180 + at, r * 0.14, r), {
    fill: scene.linear(x, y - r, x, y + r, [
      [0, p.spark],
      [0.6, p.glow],
      [1, p.glow, 0.2],
    ]),
  })
  scene.circle(x, y, r * 0.96, {
    fill: scene.linear(x, y - r, x, y + r, [
      [0, p.abyss],
      [0.4, p.deep],
      [1, mix(p.mid, p.light, 0.12)],
    ]),
  })
}

function backdrop(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('night')
  scene.cover(
    scene.linear(0, 0, 0, H, [
      [0, p.abyss],
      [0.4, p.deep],
      [0.68, mix(p.deep, p.mid, 0.75)],
      [1, p.abyss],
    ]),
  )
  // engraver's hatching: the texture of this world
  let hatch = ''
  for (let i = -10; i < 62; i += 1) {
    const x = i * 6 + d.range(-1, 1)
    hatch += line([
      [x, d.range(-10, 60)],
      [x - 90, 240 + d.range(0, 120)],
    ])
  }
  scene.path(hatch, { fill: 'none', stroke: p.light, 'stroke-width': 0.6, opacity: 0.13 })
  scene.path(dust(s, 'ash', 60, speck, 240), { fill: p.light, opacity: 0.5 })
  eclipse(s, CX + d.range(-10, 10), d.range(108, 124), d.range(68, 78))
  glow(s, CX, 232, 150, mix(p.mid, p.light, 0.3), 0.6)
  for (let i = 0; i < 3; i += 1) {
    const reach = 74 - i * 24
    const fold: Pt[] = [
      [-10, -10],
      [reach + d.range(-8, 8), 40],
      [reach * 0.45 + d.range(-8, 8), 130],
      [reach * 0.8 + d.range(-8, 8), 220],
      [reach * 0.4, 300],
      [reach * 1.3, H + 20],
    ]
    const veil = (pts: readonly Pt[], edge: number): string => `${smooth(pts)}L${edge} ${H + 20}L${edge} -10Z`
    scene.path(veil(fold, -20) + veil(mirror(fold), W + 20), {
      fill: scene.linear(0, 0, 0, H, [
        [0, p.abyss],
        [0.5, mix(p.deep, p.mid, 0.22 * i)],
        [1, p.abyss],
      ]),
      opacity: 0.82,
    })
    scene.path(smooth(fold) + smooth(mirror(fold)), {
      fill: 'none',
      stroke: p.light,
      'stroke-width': 0.9,
      opacity: 0.4,
    })
  }
}

/** Crescent slashes that wheel about a hole in the light. */
function burst(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('burst')
  const x = CX + d.range(-10, 10)
  const y = 160 + d.range(-12, 12)
  const n = d.whole(5, 7)
  const way = d.pick([-1, 1])
  const turn = d.range(0, 360)
  glow(s, x, y, 150, p.glow, 0.5)
  for (const ring of [0, 1] as const) {
    let blades = ''
    for (let i = 0; i < n; i += 1) {
      const a = turn + (i * 360) / n + ring * (180 / n)
      const [ox, oy] = polar(x, y, 58 - ring * 22, a)
      blades += crescent(ox, oy, 58 - ring * 18, a + 96 * way, 14 - ring * 3, 56 - ring * 18)
    }
    scene.path(blades, {
      fill: scene.radial(x, y, 130 - ring * 20, [
        [0, p.spark],
        [0.45, p.glow],
        [0.8, ring === 0 ? p.mid : p.accent],
        [1, p.deep],
      ]),
      stroke: p.abyss,
      'stroke-width': 1.4,
      opacity: 0.94,
    })
  }
  let vines = ''
  for (let i = 0; i < 3; i += 1) vines += bramble(d, spiral(x, y, 24, 150, turn + i * 120, 0.6 * -way, 16), 6, 13)
  scene.path(vines, { fill: p.abyss, stroke: p.light, 'stroke-width': 0.8 })
  scene.circle(x, y, 31, { fill: '#000000', stroke: p.spark, 'stroke-width': 2 })
  scene.path(arc(x, y, 36, turn, turn + 210) + arc(x, y, 40, turn + 90, turn + 200), {
    fill: 'none',
    stroke: p.spark,
    'stroke-width': 1,
  })
  glow(s, x, y, 20, p.accent, 0.9)
  scene.path(star(x, y, 4, 17, 2.4, turn), { fill: p.spark })
}

/** Folded wings of veil, locked by a ring of thorns, about an eye that is a moon. */
function ward(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('ward')
  const y = 162
  const shield: Pt[] = [
    [CX, y - 98],
    [CX - 46, y - 92],
    [CX - 84, y - 66],
    [CX - 80, y + 6],
    [CX - 52, y + 72],
    [CX, y + 116],
  ]
  shadow(s, smooth([...shield, ...mirror(shield).reverse().slice(1, -1)], true, 0.7))
  const n = d.whole(4, 6)
  for (let i = 0; i < n; i += 1) {
    const t = i / (n - 1)
    scene.path(leaves(CX - 2, y + 106, -42 + 38 * t, 196 - 20 * t, 40, 0.6, 8), {
      fill: scene.linear(CX, y - 96, CX, y + 106, [
        [0, mix(p.mid, p.light, 0.35 * t)],
        [0.5, p.mid],
        [1, p.abyss],
      ]),
      stroke: p.spark,
      'stroke-width': 0.8,
      'stroke-opacity': 0.6,
    })
  }
  let ring = ''
  const spikes = d.whole(14, 18)
  for (let i = 0; i < spikes; i += 1) {
    const a = (i * 360) / spikes
    const [x, yy] = polar(CX, y, 46, a)
    ring += leaf(x, yy, a + 24, 22, 7, 0.25)
  }
  shadow(s, ring + star(CX, y, spikes, 51, 47, 0))
  eclipse(s, CX, y, 35)
  scene.path(leaf(CX - 27, y, 90, 54, 30, 0.5), { fill: p.spark })
  scene.path(disc(CX, y, 9.5), { fill: p.accent, stroke: p.abyss, 'stroke-width': 2 })
  scene.path(leaf(CX, y - 9, 180, 18, 6, 0.5), { fill: '#000000' })
}

function foreground(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('near')
  let thorns = ''
  for (let i = 0; i < 3; i += 1) {
    const spine = bezier(
      [-12, H - 20 - i * 76],
      [d.range(20, 46), H - 70 - i * 60],
      [d.range(0, 26), H - 20 - i * 40],
      [d.range(70, 116) - i * 26, H + 6 - i * 26],
      11,
    )
    thorns +=
      bramble(d, spine, 10 - i * 2, 17) +
      bramble(
        d,
        mirror(spine).map(([x, y]) => [x + d.range(-2, 2), y + 6 * i] as const),
        10 - i * 2,
        17,
      )
  }
  scene.path(thorns, { fill: p.abyss, stroke: p.light, 'stroke-width': 0.9, 'stroke-opacity': 0.55 })
}

export const obscura: World = { palettes, prime, sway: 18, backdrop, being, burst, ward, foreground }
