/** The Monsters of Obscura. */
import {
  bezier,
  crescent,
  CX,
  disc,
  leaf,
  leaves,
  lerp,
  line,
  mirror,
  num,
  polar,
  poly,
  smooth,
  star,
  type Pt,
} from '../path'
import type { Dice } from '../seed'
import { glow, mix } from '../light'
import type { Palette, Studio } from '../world'
import { bramble, shadow } from './shapes'

export const prime: Palette = {
  abyss: '#0a0508',
  deep: '#241228',
  mid: '#6a3a5c',
  light: '#f0c878',
  glow: '#ffd88a',
  spark: '#fff8e6',
  accent: '#c890ff',
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

export function being(s: Studio): void {
  const d = s.dice.fork('being')
  const more = (s.subject.evolved ? 1 : 0) + (s.subject.prime ? 1 : 0)
  d.pick([wraith, nightbird, thornling, mask])(s, d, more)
}
