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
  lerp,
  line,
  mirror,
  num,
  polar,
  poly,
  ribbon,
  smooth,
  spiral,
  star,
  W,
  type Pt,
} from './path'
import type { Dice } from './seed'
import { dust, glow, mix, speck } from './light'
import type { Palette, Studio, World } from './world'

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

const prime: Palette = {
  abyss: '#0a0508',
  deep: '#241228',
  mid: '#6a3a5c',
  light: '#f0c878',
  glow: '#ffd88a',
  spark: '#fff8e6',
  accent: '#c890ff',
}

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

/** A bramble along a curve: its stem, and thorns on both sides. */
function bramble(d: Dice, spine: readonly Pt[], width: number, thorn: number): string {
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

/** A shape of darkness: a broad dim rim, a thin bright one, and black within. */
function shadow(s: Studio, d: string, dark = s.palette.abyss): void {
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

function eyes(s: Studio, x: number, y: number, w: number, tilt: number): void {
  const { scene, palette: p } = s
  glow(s, CX - x, y, w * 1.5, p.accent, 0.85)
  glow(s, CX + x, y, w * 1.5, p.accent, 0.85)
  scene.path(leaves(CX - x - w * 0.5, y - tilt, 90 + tilt * 4, w, w * 0.42), { fill: p.spark })
}

/** A hooded wraith in a torn cloak, under crescent horns. */
function wraith(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const horn = d.range(26, 36) + more * 6
  shadow(s, crescent(CX, 96 - horn * 0.5, horn, 0, horn * 0.42, horn * 0.9))
  if (more > 0) shadow(s, crescent(CX, 92, 62 + more * 6, 0, 15, 60 + more * 6))
  const hem: Pt[] = []
  const tatters = d.whole(4, 6)
  const wide = d.range(62, 84)
  for (let i = 0; i <= tatters * 2; i += 1)
    hem.push([CX - wide * (1 - i / (tatters * 2)), i % 2 === 0 ? 292 - i * 2 + d.range(-6, 14) : 252 + d.range(-12, 6)])
  const sleeve: Pt[] = [
    [CX - 8, 84],
    [CX - 25, 98],
    [CX - 31, 126],
    [CX - 58, 152],
    [CX - 76 - more * 8, 196],
  ]
  const back: Pt[] = [
    [CX - 46, 206],
    [CX - 52, 240],
  ]
  const left = smooth(sleeve).slice(1)
  const down = [...back, ...hem].map((q) => `L${num(q[0])} ${num(q[1])}`).join('')
  const right = [...mirror([...back, ...hem])]
    .reverse()
    .map((q) => `L${num(q[0])} ${num(q[1])}`)
    .join('')
  const up = smooth([...mirror(sleeve)].reverse()).slice(1)
  shadow(s, `M${left}${down}${right}L${up}L${num(CX)} 76Z`)
  const folds = [-44, -26, -9]
    .map((o) =>
      smooth([
        [CX + o * 0.36, 150],
        [CX + o * 0.7, 200],
        [CX + o, 262],
      ]),
    )
    .join('')
  const foldsBack = [44, 26, 9]
    .map((o) =>
      smooth([
        [CX + o * 0.36, 150],
        [CX + o * 0.7, 200],
        [CX + o, 262],
      ]),
    )
    .join('')
  scene.path(folds + foldsBack, { fill: 'none', stroke: p.light, 'stroke-width': 1, opacity: 0.4 })
  scene.path(leaves(CX, 80, 190, 58, 19, 0.5) + leaf(CX, 86, 180, 54, 30, 0.5), { fill: '#000000', opacity: 0.85 })
  for (const i of [0, 1, 2])
    scene.path(leaves(CX - 70 - more * 8 + i * 8, 190 + i * 4, 186 - i * 9, 34, 6, 0.3), {
      fill: p.light,
      opacity: 0.75,
    })
  scene.path(disc(CX, 178, 13), { fill: '#000000', stroke: p.spark, 'stroke-width': 1.2 })
  glow(s, CX, 178, 34, p.accent, 0.6)
  scene.path(crescent(CX, 178, 9, 90, 4), { fill: p.spark })
  eyes(s, 8, 112, 11, 2.4)
}

/** A night bird with scalloped wings. */
function nightbird(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const span = d.range(96, 112)
  const lift = d.range(30, 66)
  const feathers = d.whole(4, 6) + more
  const wing: string[] = []
  const elbow: Pt = [CX - span * 0.52, 132 - lift * 0.6]
  const tip: Pt = [CX - span, 150 - lift]
  const trail: Pt[] = []
  for (let i = 0; i < feathers; i += 1) {
    const t = (i + 1) / feathers
    const base: Pt = [lerp(tip[0], CX - 16, t), lerp(tip[1] + 58, 232, t)]
    trail.push([lerp(tip[0], CX - 16, t - 0.5 / feathers), lerp(tip[1] + 20, 196, t - 0.5 / feathers)], base)
  }
  const shoulder: Pt = [CX - 10, 138]
  const edge: Pt[] = [elbow, tip, ...trail]
  const side = ([start, ...rest]: readonly [Pt, ...Pt[]]): string => {
    let out = `M${num(start[0])} ${num(start[1])}`
    let from = start
    rest.forEach((q, i) => {
      const c: Pt =
        i < 2
          ? [(q[0] + from[0]) / 2, Math.min(q[1], from[1]) - 4]
          : [q[0] * 0.6 + from[0] * 0.4, q[1] * 0.4 + from[1] * 0.6 - 3]
      out += `Q${num(c[0])} ${num(c[1])} ${num(q[0])} ${num(q[1])}`
      from = q
    })
    return `${out}Z`
  }
  wing.push(side([shoulder, ...edge]), side([[2 * CX - shoulder[0], shoulder[1]], ...mirror(edge)]))
  shadow(s, leaf(CX, 196, 180, 96, 30, 0.5) + leaves(CX - 3, 196, -164, 84, 20, 0.5))
  shadow(s, wing.join(''))
  if (more > 0)
    scene.path(leaves(CX - 20, 150, -38, 92, 12, 0.4) + leaves(CX - 20, 152, -52, 80, 10, 0.4), {
      fill: p.mid,
      stroke: p.spark,
      'stroke-width': 0.8,
    })
  let bones = ''
  for (let i = 0; i < feathers; i += 1) {
    const q = trail[i * 2 + 1]
    if (q !== undefined) {
      const b: Pt[] = [[elbow[0] + 12, elbow[1] + 12], q]
      bones += line(b) + line(mirror(b))
    }
  }
  scene.path(bones, { fill: 'none', stroke: p.light, 'stroke-width': 0.8, opacity: 0.42 })
  const body: Pt[] = [
    [CX, 98],
    [CX - 20, 106],
    [CX - 24, 130],
    [CX - 17, 150],
    [CX - 25, 180],
    [CX, 232],
  ]
  shadow(s, smooth([...body, ...mirror(body).reverse().slice(1, -1)], true))
  scene.path(leaves(CX - 9, 108, -24 - d.range(0, 16), 38 + more * 8, 11, 0.3), {
    fill: p.abyss,
    stroke: p.spark,
    'stroke-width': 1,
  })
  scene.path([0, 1, 2].map((i) => crescent(CX, 172 + i * 15, 11 - i * 2, 0, 4, 11 - i * 2)).join(''), {
    fill: p.light,
    opacity: 0.85,
  })
  scene.path(leaf(CX, 128, 180, 22, 9, 0.3), { fill: p.light })
  scene.path(disc(CX - 10, 120, 8.5) + disc(CX + 10, 120, 8.5), { fill: '#000000', stroke: p.light, 'stroke-width': 1 })
  eyes(s, 10, 120, 12, 2)
}

/** A thing of thorns and many limbs about a closed moon. */
function thornling(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const legs = d.whole(3, 4) + more
  let limbs = ''
  for (let i = 0; i < legs; i += 1) {
    const t = i / (legs - 1)
    const knee = polar(CX - 10, 162, d.range(72, 86), -44 - 78 * t)
    const foot: Pt = [knee[0] + lerp(-22, 14, t), knee[1] + lerp(62, 74, t)]
    const spine = bezier([CX - 12, 160], [knee[0] + 26, knee[1] - 22], [knee[0] - 20, knee[1] - 14], foot, 9)
    limbs += bramble(d, spine, 13, 15) + bramble(d, mirror(spine), 13, 15)
  }
  shadow(s, limbs)
  shadow(s, star(CX, 158, d.whole(9, 13), 62, 38, 0))
  scene.circle(CX, 158, 42, {
    fill: scene.radial(CX, 140, 62, [
      [0, p.mid],
      [0.7, p.deep],
      [1, p.abyss],
    ]),
    stroke: p.spark,
    'stroke-width': 1.2,
  })
  const rise =
    leaves(CX - 12, 120, -22, 52 + more * 10, 13, 0.3) +
    leaves(CX - 24, 126, -46, 38 + more * 8, 11, 0.3) +
    (more > 0 ? leaf(CX, 120, 0, 58, 13, 0.3) : '')
  shadow(s, rise)
  scene.path(crescent(CX, 170, 26, 0, 7, 25), { fill: p.light, opacity: 0.9 })
  const teeth = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(CX, 170, 24, 110 + i * 17.5)
    return poly([
      [x - 2.6, y + 0.5],
      [x, y - 8],
      [x + 2.6, y + 0.5],
    ])
  }).join('')
  scene.path(teeth, { fill: p.spark })
  eyes(s, 14, 150, 17, 3.6)
}

/** A mask of bone that floats before a body of veils. */
function mask(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const veils = d.whole(4, 6)
  for (let i = 0; i < veils; i += 1) {
    const t = i / (veils - 1)
    shadow(s, leaves(CX - 4, 150, -176 + 44 * t, 138 - 34 * t + d.range(-10, 10), 30, 0.5, 10))
  }
  const horn = d.range(46, 60) + more * 6
  shadow(s, crescent(CX, 118, horn, 0, horn * 0.34, horn * 0.94))
  let thorns = ''
  for (let i = 0; i < 3 + more; i += 1) {
    const spine = bezier(
      [CX - 14, 118],
      polar(CX - 14, 118, 40, -34 - i * 24),
      polar(CX - 20, 112, 62, -16 - i * 30),
      polar(CX - 14, 110, 86, -24 - i * 26),
      8,
    )
    thorns += bramble(d, spine, 8, 14) + bramble(d, mirror(spine), 8, 14)
  }
  shadow(s, thorns)
  const long = d.range(66, 88)
  const half: Pt[] = [
    [CX, 96],
    [CX - 26, 102],
    [CX - 36, 128],
    [CX - 27, 158],
    [CX - 12, 132 + long * 0.72],
    [CX, 142 + long],
  ]
  const outline = smooth([...half, ...mirror(half).reverse().slice(1, -1)], true)
  scene.path(outline, {
    fill: scene.radial(CX - 12, 118, 120, [
      [0, p.spark],
      [0.32, p.light],
      [0.7, mix(p.light, p.mid, 0.7)],
      [1, p.deep],
    ]),
    stroke: p.abyss,
    'stroke-width': 1.6,
  })
  scene.path(leaves(CX - 33, 136, 106, 30, 19, 0.55) + leaf(CX, 152, 180, 24, 8, 0.7), { fill: '#000000' })
  const marks = d.whole(2, 4)
  scene.path(
    Array.from({ length: marks }, (_, i) =>
      leaves(CX - 9 - i * 6, 156 + i * 3, 178 + i * 5, 44 - i * 9, 3.4, 0.3),
    ).join('') +
      leaf(CX, 98, 180, 34, 7, 0.4) +
      leaves(CX - 10, 100, 196, 22, 5, 0.4),
    { fill: p.abyss, opacity: 0.7 },
  )
  scene.path(crescent(CX, 110, 9, 0, 3.4), { fill: p.accent, stroke: p.abyss, 'stroke-width': 0.8 })
  eyes(s, 19, 141, 10, -2)
  for (const i of [0, 1])
    scene.path(leaves(CX - 58 + i * 10, 206 + i * 10, -172 - i * 14, 40, 7, 0.3, 6), { fill: p.light, opacity: 0.7 })
}

function being(s: Studio): void {
  const d = s.dice.fork('being')
  const more = (s.subject.evolved ? 1 : 0) + (s.subject.prime ? 1 : 0)
  d.pick([wraith, nightbird, thornling, mask])(s, d, more)
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
