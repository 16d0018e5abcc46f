/** The Monsters of Fluxion. */
import { bezier, CX, disc, leaf, leaves, lerp, mirror, polar, ribbon, smooth, type Pt } from '../path'
import type { Dice } from '../seed'
import { glow, mix } from '../light'
import type { Palette, Studio } from '../world'
import { leviathan } from './leviathan'
import { curl, eyes, pearl, streamers } from './shapes'

export const prime: Palette = {
  abyss: '#06121c',
  deep: '#0d4358',
  mid: '#2f98a4',
  light: '#f2dc96',
  glow: '#ffe9a8',
  spark: '#fffdf0',
  accent: '#ffd272',
}

/** A sleek head with swept gills; `snout` is how broad its end is, `crest` how long its fins. */
function head(s: Studio, y: number, w: number, h: number, snout: number, crest: number): void {
  const { scene, palette: p } = s
  for (let i = 2; i >= 0; i -= 1) {
    scene.path(
      leaves(CX - w * 0.26, y + h * (0.02 + i * 0.1), -38 - i * 30, crest * (1 - i * 0.14), crest * 0.36, 0.5, -3),
      {
        fill: scene.radial(CX, y, crest + w * 0.4, [
          [0, p.deep],
          [0.5, p.mid],
          [0.9, p.light],
          [1, p.spark],
        ]),
        stroke: p.spark,
        'stroke-width': 0.9,
        'stroke-opacity': 0.75,
      },
    )
  }
  const half: Pt[] = [
    [CX, y - h * 0.5],
    [CX - w * 0.3, y - h * 0.42],
    [CX - w * 0.52, y - h * 0.06],
    [CX - w * 0.3, y + h * 0.2],
    [CX - w * snout, y + h * 0.5],
    [CX, y + h * 0.62],
  ]
  scene.path(smooth([...half, ...mirror(half).reverse().slice(1, -1)], true), {
    fill: scene.radial(CX - w * 0.14, y - h * 0.16, h * 0.9, [
      [0, p.spark],
      [0.2, p.light],
      [0.55, p.mid],
      [1, p.abyss],
    ]),
    stroke: p.spark,
    'stroke-width': 1.1,
    'stroke-opacity': 0.8,
  })
  scene.path(
    leaf(CX, y - h * 0.46, 180, h * 0.98, w * 0.15, 0.3) +
      leaves(CX - w * 0.05, y + h * 0.1, -62, w * 0.5, w * 0.13, 0.4, -3),
    { fill: p.spark, opacity: 0.5 },
  )
}

/** A ray with great wings. */
function ray(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const span = d.range(98, 116)
  const rise = d.range(-30, 34)
  const tails: Pt[][] = []
  for (let i = 0; i < d.whole(2, 3) + more; i += 1) {
    tails.push(
      curl(
        [CX - 3 - i * 9, 200],
        [CX - 8 - i * 16, 240],
        [CX - 10 - i * 32, 250 - i * 20],
        [CX - 30 - i * 26, 284 - i * 22],
        10 + i * 2,
        i % 2 === 0 ? 1 : -1,
      ),
    )
  }
  streamers(s, tails, 12, p.light, p.deep)
  for (let i = 1 + more; i >= 0; i -= 1) {
    const k = 1 - i * 0.12
    const wing: Pt[] = [
      [CX, 116 - i * 10],
      [CX - 24 * k, 122 - i * 12],
      [CX - span * 0.58, 134 + rise * 0.5 - i * 20],
      [CX - span * k, 108 + rise * 1.5 - i * 22],
      [CX - span * 0.86 * k, 150 + rise * 0.8 - i * 14],
      [CX - span * 0.5, 182 + rise * 0.2],
      [CX - 18, 226],
    ]
    scene.path(smooth([...wing, ...mirror(wing).reverse().slice(0, -1)], true), {
      fill: scene.radial(CX, 156, span * 1.12, [
        [0, i > 0 ? p.deep : p.abyss],
        [0.3, mix(p.deep, p.mid, 0.8)],
        [0.7, mix(p.mid, p.light, 0.3)],
        [0.92, mix(p.light, p.mid, i * 0.3)],
        [1, p.spark],
      ]),
      stroke: p.spark,
      'stroke-width': 1.5,
      'stroke-opacity': 0.85,
    })
  }
  let veins = ''
  for (let i = 0; i < 8; i += 1) {
    const t = i / 7
    const vein = bezier(
      [CX - 6, 138 + t * 62],
      [CX - 36, 144 + t * 40 + rise * 0.3],
      [CX - span * 0.6, 142 + t * 32 + rise * 0.6],
      [CX - span * (0.95 - t * 0.4), 116 + rise * (1.4 - t) + t * 60],
      8,
    )
    veins += smooth(vein) + smooth(mirror(vein))
  }
  scene.path(veins, { fill: 'none', stroke: p.spark, 'stroke-width': 0.9, opacity: 0.5 })
  const spots = [0, 1, 2, 3].map((i): Pt => [CX - 30 - i * 15, 158 + rise * 0.1 * i - i * 5])
  scene.path([...spots, ...mirror(spots)].map(([x, y], i) => disc(x, y, 4.6 - (i % 4) * 0.8)).join(''), {
    fill: p.accent,
    stroke: p.spark,
    'stroke-width': 0.9,
    opacity: 0.9,
  })
  const horns = curl([CX - 10, 124], [CX - 16, 96], [CX - 32, 90], [CX - d.range(34, 50), 66], 9, d.pick([-1, 1]))
  streamers(s, [horns], 12, p.light, p.spark)
  head(s, 150, 42, 62, 0.14, d.range(26, 40))
  eyes(s, 12, 145, 15, 3)
}

/** Twin serpents that wind about each other round a pearl. */
function twins(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const y0 = 282
  const y1 = 128
  const waves = d.pick([1.5, 2])
  const wide = d.range(46, 62)
  const at = (t: number): Pt => [
    CX - Math.sin(t * Math.PI * 2 * waves + (waves === 2 ? Math.PI : 0)) * wide * (0.45 + t * 0.6),
    y0 + (y1 - y0) * t,
  ]
  const strand = (from: number, to: number): Pt[] => Array.from({ length: 15 }, (_, i) => at(lerp(from, to, i / 14)))
  const width = (t: number): number => 5 + 21 * Math.sin(Math.PI * Math.min(0.62, t * 0.78)) * 0.95
  const band = (spine: readonly Pt[], from: number, to: number): void => {
    const w = (k: number): number => width(lerp(from, to, k))
    scene.path(
      ribbon(spine, (k) => w(k) + 6),
      { fill: p.abyss, opacity: 0.55 },
    )
    scene.path(ribbon(spine, w), {
      fill: scene.linear(CX - wide, y1, CX + wide, y0, [
        [0, p.spark],
        [0.25, p.light],
        [0.55, p.mid],
        [1, p.deep],
      ]),
      stroke: p.spark,
      'stroke-width': 0.9,
      'stroke-opacity': 0.6,
    })
    scene.path(smooth(spine.map(([x, y]) => [x - 4, y - 2] as const)), {
      fill: 'none',
      stroke: p.spark,
      'stroke-width': 2.4,
      opacity: 0.6,
      'stroke-dasharray': '5 4',
    })
  }
  const fins: Pt[][] = []
  const n = 3 + more
  for (let i = 0; i < n; i += 1) {
    const t = i / (n - 1)
    fins.push(
      curl(
        [CX - wide * 0.8, 128],
        polar(CX - wide * 0.7, 130, 28, -30 - 70 * t),
        polar(CX - wide * 0.6, 128, 50, -26 - 84 * t),
        polar(CX - wide * 0.62, 122, 62 + 6 * more, -14 - 80 * t),
        8 + 2 * t,
        t < 0.4 ? 1 : -1,
      ),
    )
  }
  streamers(s, fins, 13, p.mid, p.light)
  const whole = strand(0, 1)
  band(whole, 0, 1)
  band(mirror(whole), 0, 1)
  for (let k = 0; k < waves * 2; k += 2) {
    const mid = k / (waves * 2)
    if (mid > 0.02) band(strand(mid - 0.09, mid + 0.09), mid - 0.09, mid + 0.09)
  }
  const hx = at(1)[0]
  const left: Pt[] = [
    [hx - 16, 142],
    [hx - 20, 120],
    [hx - 4, 98],
    [hx + 20, 96],
    [CX - 20, 112],
    [CX - 24, 122],
    [hx + 14, 128],
    [hx + 10, 146],
  ]
  scene.path(smooth(left, true) + smooth(mirror(left), true), {
    fill: scene.linear(CX, 94, CX, 146, [
      [0, p.spark],
      [0.3, p.light],
      [0.8, p.mid],
      [1, p.deep],
    ]),
    stroke: p.spark,
    'stroke-width': 1.1,
  })
  scene.path(leaves(hx, 104, -38, 50 + more * 8, 15, 0.4, -6) + leaves(hx - 8, 112, -74, 42, 14, 0.4, -6), {
    fill: p.light,
    stroke: p.spark,
    'stroke-width': 0.8,
  })
  scene.path(leaves(hx + 6, 108, 98, 15, 8), { fill: p.abyss })
  scene.path(leaves(hx + 8, 109, 98, 10, 4), { fill: p.spark })
  pearl(s, CX, 104 - d.range(0, 14), 15 + more * 2)
}

/** A wave that has taken a shape: arms of water, a train of curls. */
function undine(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const lift = d.range(-6, 46)
  const reach = d.range(54, 74)
  const arms: Pt[][] = []
  const n = d.whole(1, 3) + more
  for (let i = 0; i < n; i += 1) {
    const k = i / Math.max(1, n - 1)
    arms.push(
      curl(
        [CX - 12, 150 + k * 30],
        [CX - reach * 0.8, 138 + k * 40],
        [CX - reach, 186 - lift + k * 46],
        [CX - reach - 26 + k * 14, 140 - lift + k * 66],
        14 - k * 4,
        d.pick([-1, 1, 1]),
      ),
    )
  }
  const skirt: Pt[][] = []
  const train = d.whole(3, 5)
  for (let i = 0; i < train; i += 1) {
    skirt.push(
      curl(
        [CX - 4 - i * 3, 180],
        [CX - 14 - i * 16, 214],
        [CX + 4 - i * 26, 250 - i * 4],
        [CX - 14 - i * 24, 290 - i * 15],
        9 + d.range(0, 4),
        i % 2 === 0 ? 1 : -1,
      ),
    )
  }
  const hair = Array.from({ length: d.whole(2, 4) }, (_, i) =>
    curl(
      [CX - 6, 104],
      [CX - 18 - i * 8, 62 - i * 2],
      [CX - 38 - i * 12, 78 + i * 8],
      [CX - 40 - i * 16, 54 + i * 24],
      9 + i * 2,
      i % 2 === 0 ? -1 : 1,
    ),
  )
  streamers(s, skirt, 27, p.light, p.deep, 0.7)
  streamers(s, hair, 17, p.mid, p.light)
  streamers(s, arms, 30, p.mid, p.spark, 0.75)
  const body: Pt[] = [
    [CX, 126],
    [CX - 24, 134],
    [CX - 31, 152],
    [CX - 15, 186],
    [CX - 22, 222],
    [CX, 276],
  ]
  scene.path(smooth([...body, ...mirror(body).reverse().slice(1, -1)], true), {
    fill: scene.linear(CX - 26, 124, CX + 22, 262, [
      [0, p.spark],
      [0.22, p.light],
      [0.5, p.mid],
      [0.8, p.deep],
      [1, p.deep, 0.2],
    ]),
    stroke: p.spark,
    'stroke-width': 0.9,
    'stroke-opacity': 0.7,
  })
  scene.path([0, 1, 2, 3, 4, 5].map((i) => leaves(CX - 1, 162 + i * 14, -122 + i * 8, 24 - i * 2, 6)).join(''), {
    fill: p.spark,
    opacity: 0.4,
  })
  pearl(s, CX, 156, 8 + more * 2)
  head(s, 112, 38, 54, 0.16, d.range(34, 52))
  eyes(s, 10.5, 112, 14, 3.4)
}

export function being(s: Studio): void {
  const d = s.dice.fork('being')
  const more = (s.subject.evolved ? 1 : 0) + (s.subject.prime ? 1 : 0)
  glow(s, CX, 150, 130, s.palette.light, 0.5)
  d.pick([ray, twins, undine, leviathan])(s, d, more)
}
