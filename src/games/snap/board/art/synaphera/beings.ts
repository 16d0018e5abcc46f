/** The Monsters of Synaphera. */
import { bezier, CX, disc, leaf, leaves, line, mirror, polar, ribbon, smooth, type Pt } from '../path'
import type { Dice } from '../seed'
import { glow, mix } from '../light'
import type { Palette, Studio } from '../world'
import { ball, whorl } from './shapes'

export const prime: Palette = {
  abyss: '#0c1408',
  deep: '#2c5420',
  mid: '#96a840',
  light: '#ffe08a',
  glow: '#fff2b0',
  spark: '#fffef0',
  accent: '#ff9ab0',
}

/** An eye that is a seed: dark glass, filaments, a ring of light. */
function seedEye(s: Studio, x: number, y: number, r: number, filaments = 14): void {
  const { scene, palette: p } = s
  glow(s, x, y, r * 2, p.glow, 0.75)
  scene.circle(x, y, r, {
    fill: scene.radial(x, y + r * 0.35, r * 1.3, [
      [0, p.mid],
      [0.5, p.deep],
      [0.85, p.abyss],
      [1, p.deep],
    ]),
    stroke: p.spark,
    'stroke-width': Math.max(0.9, r * 0.07),
  })
  const spokes = Array.from({ length: filaments }, (_, i) =>
    line([
      polar(x, y, r * 0.4, (i * 360) / filaments),
      polar(x, y, r * (i % 2 === 0 ? 0.86 : 0.7), (i * 360) / filaments + 9),
    ]),
  ).join('')
  scene.path(spokes, { fill: 'none', stroke: p.glow, 'stroke-width': Math.max(0.7, r * 0.05), opacity: 0.8 })
  scene.circle(x, y, r * 0.4, {
    fill: scene.radial(x, y, r * 0.4, [
      [0, p.spark],
      [0.45, p.spark],
      [0.7, p.accent],
      [1, mix(p.accent, p.abyss, 0.5)],
    ]),
  })
  scene.path(leaf(x - r * 0.62, y - r * 0.3, 42, r * 0.62, r * 0.24), { fill: p.spark, opacity: 0.75 })
}

/** Two slanted lights. */
function glances(s: Studio, x: number, y: number, w: number, tilt: number): void {
  const { scene, palette: p } = s
  glow(s, CX - x, y, w * 1.3, p.glow, 0.9)
  glow(s, CX + x, y, w * 1.3, p.glow, 0.9)
  scene.path(leaves(CX - x - w * 0.5, y - tilt, 90 + tilt * 5, w, w * 0.5), {
    fill: p.spark,
    stroke: p.accent,
    'stroke-width': 0.7,
  })
}

/** Stems that end in a bulb, both sides. */
function stems(s: Studio, spines: readonly (readonly Pt[])[], width: number, bulb: number): void {
  const { scene, palette: p } = s
  const all = spines.flatMap((q) => [q, mirror(q)])
  scene.path(all.map((q) => ribbon(q, (t) => width * (1 - t * 0.7) + 2.4)).join(''), { fill: p.abyss, opacity: 0.5 })
  scene.path(all.map((q) => ribbon(q, (t) => width * (1 - t * 0.7))).join(''), {
    fill: scene.linear(0, 60, 0, 290, [
      [0, p.glow],
      [0.4, p.light],
      [0.8, p.mid],
      [1, p.deep],
    ]),
  })
  if (bulb === 0) return
  const ends = all.map((q) => q[q.length - 1] ?? ([CX, 0] as const))
  scene.path(ends.map(([x, y]) => disc(x, y, bulb * 2.2)).join(''), { fill: p.accent, opacity: 0.3 })
  scene.path(ends.map(([x, y]) => disc(x, y, bulb)).join(''), { fill: p.accent, stroke: p.spark, 'stroke-width': 0.9 })
  scene.path(ends.map(([x, y]) => disc(x - bulb * 0.3, y - bulb * 0.35, bulb * 0.34)).join(''), { fill: p.spark })
}

/** A bell of light that drifts, its threads beaded with young. */
function bell(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const y = 138
  const threads: Pt[][] = []
  const n = d.whole(4, 5) + more
  let beads = ''
  for (let i = 0; i < n; i += 1) {
    const x = 7 + i * (66 / n)
    const sway = d.range(-26, 26)
    const thread = bezier(
      [CX - x, y + 20],
      [CX - x - sway, y + 66],
      [CX - x * 1.1 + sway, y + 96],
      [CX - x * 1.22, y + 142 - i * 14 + d.range(-8, 8)],
      10,
    )
    threads.push(thread)
    for (const [bx, by] of [...thread, ...mirror(thread)].filter((_, k) => k % 3 === 1)) beads += disc(bx, by, 2)
  }
  stems(s, threads, 5, 4)
  scene.path(beads, { fill: p.glow })
  scene.path(
    [0, 1, 2]
      .map((i) => leaves(CX - 5 - i * 8, y + 20, 186 + i * 9, 104 - i * 18, 15, 0.35, i % 2 === 0 ? 9 : -9))
      .join(''),
    {
      fill: scene.linear(0, y, 0, y + 120, [
        [0, p.glow],
        [0.5, p.accent, 0.8],
        [1, p.accent, 0.1],
      ]),
    },
  )
  const w = d.range(76, 94)
  const high = d.range(56, 72)
  const dome: Pt[] = [
    [CX, y - high],
    [CX - w * 0.58, y - high * 0.74],
    [CX - w * 0.98, y + 2],
    [CX - w, y + 26],
  ]
  const hem: Pt[] = []
  const frills = d.whole(3, 5)
  for (let i = 1; i <= frills * 2; i += 1)
    hem.push([CX - w * (1 - i / (frills * 2)), y + (i % 2 === 0 ? 26 : 40) - i * 0.6])
  const half = [...dome, ...hem]
  scene.path(smooth([...half, ...mirror(half).reverse().slice(1, -1)], true), {
    fill: scene.radial(CX, y + 12, w * 1.08, [
      [0, p.glow, 0.95],
      [0.3, p.light, 0.9],
      [0.66, p.mid, 0.88],
      [0.9, p.deep, 0.9],
      [1, p.light],
    ]),
    stroke: p.spark,
    'stroke-width': 1.3,
  })
  scene.path([0, 1, 2, 3].map((i) => leaves(CX - 3, y - high + 5, -172 + i * 19, high + 28 + i * 7, 9, 0.7)).join(''), {
    fill: p.spark,
    opacity: 0.28,
  })
  scene.path(
    smooth([
      [CX - w * 0.78, y - 10],
      [CX - w * 0.56, y - high * 0.55],
      [CX - w * 0.2, y - high * 0.86],
    ]),
    { fill: 'none', stroke: p.spark, 'stroke-width': 3.5, opacity: 0.6, 'stroke-linecap': 'round' },
  )
  const spots = [0, 1, 2].map((i) => polar(CX, y + 14, w * 0.7, -28 - i * 24))
  scene.path([...spots, ...mirror(spots)].map(([x, yy], i) => disc(x, yy, 6 - (i % 3) * 1.1)).join(''), {
    fill: p.accent,
    stroke: p.spark,
    'stroke-width': 0.9,
    opacity: 0.9,
  })
  seedEye(s, CX, y - 2, d.range(22, 27))
}

/** A moth whose wings are petals with veins. */
function moth(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const y = 152
  const droop = d.range(-14, 22)
  const wing = (edge: readonly Pt[], from: string, to: string, reach: number): void => {
    scene.path(smooth(edge, true) + smooth(mirror(edge), true), {
      fill: scene.radial(CX, y, reach, [
        [0.05, p.spark],
        [0.25, from],
        [0.62, to],
        [0.86, mix(to, p.abyss, 0.55)],
        [0.9, p.glow],
        [1, mix(to, p.abyss, 0.3)],
      ]),
      stroke: p.spark,
      'stroke-width': 1.1,
      'stroke-opacity': 0.8,
    })
  }
  if (more > 0)
    wing(
      [
        [CX - 4, y - 8],
        [CX - 26, y - 66],
        [CX - 40 - more * 5, y - 116],
        [CX - 64, y - 96],
        [CX - 40, y - 26],
      ],
      p.accent,
      p.deep,
      116,
    )
  wing(
    [
      [CX - 4, y + 4],
      [CX - 44, y + 8],
      [CX - 84, y + 34],
      [CX - 78, y + 78],
      [CX - 50, y + 84 + d.range(0, 26)],
      [CX - 38, y + 62],
      [CX - 14, y + 46],
    ],
    p.accent,
    p.mid,
    108,
  )
  wing(
    [
      [CX - 4, y + 8],
      [CX - 22, y - 36],
      [CX - 66, y - 74 + droop],
      [CX - 114, y - 70 + droop],
      [CX - 104, y - 30 + droop],
      [CX - 100, y + 4 + droop * 0.5],
      [CX - 52, y + 22],
    ],
    p.light,
    p.mid,
    126,
  )
  let veins = ''
  for (let i = 0; i < 7; i += 1) {
    const v = bezier(
      [CX - 6, y],
      polar(CX - 6, y, 34, -52 - i * 14),
      polar(CX - 6, y, 60, -44 - i * 15),
      polar(CX - 6, y, i < 4 ? 98 - i * 3 : 76, -50 - i * 16 - droop * 0.4),
      6,
    )
    veins += smooth(v) + smooth(mirror(v))
  }
  scene.path(veins, { fill: 'none', stroke: p.spark, 'stroke-width': 0.9, opacity: 0.55 })
  const [ex, ey] = [CX - 78, y - 38 + droop]
  for (const x of [ex, 2 * CX - ex]) seedEye(s, x, ey, 14, 10)
  const low: Pt[] = [
    [CX - 56, y + 50],
    [CX - 40, y + 30],
    [CX - 66, y + 30],
  ]
  scene.path([...low, ...mirror(low)].map(([a, b], i) => disc(a, b, 6.5 - (i % 3) * 1.6)).join(''), {
    fill: p.deep,
    stroke: p.glow,
    'stroke-width': 1.5,
  })
  const antenna = bezier([CX - 4, y - 40], [CX - 8, y - 74], [CX - 30, y - 72], [CX - d.range(34, 54), y - 92], 9)
  stems(s, [antenna], 4.5, 4.5)
  let barbs = ''
  for (const [x, yy] of antenna.slice(3, 9)) barbs += leaves(x, yy, -10, 13, 3.4) + leaves(x, yy, -120, 11, 3)
  scene.path(barbs, { fill: p.light })
  for (let i = 5; i >= 0; i -= 1) ball(s, CX, y + 2 + i * 13.5, 13.5 - i * 1.7, i % 2 === 0 ? p.mid : p.deep)
  scene.path(leaves(CX - 2, y - 8, -64, 26, 15) + leaves(CX - 2, y - 6, -110, 24, 13), { fill: p.glow, opacity: 0.9 })
  ball(s, CX, y - 24, 17, p.mid)
  glances(s, 9, y - 26, 14, 3.4)
}

/** A lotus guardian: whorls about one great seed, on roots that feel their way. */
function lotus(s: Studio, d: Dice, more: number): void {
  const { palette: p } = s
  const y = 146
  const petals = d.whole(5, 8) * 2
  const roots = [0, 1, 2].map((i) =>
    bezier(
      [CX - 6 - i * 4, y + 46],
      [CX - 30 - i * 14, y + 76 - i * 6],
      [CX - 10 - i * 34, y + 92 - i * 14],
      [CX - 16 - i * 36 + d.range(-8, 8), y + 146 - i * 24],
      9,
    ),
  )
  stems(s, roots, 11, 4.5)
  if (more > 0)
    whorl(s, { x: CX, y, petals: petals + 4, length: 80, width: 22, inner: 30, turn: 0, from: p.accent, to: p.deep })
  whorl(s, {
    x: CX,
    y,
    petals,
    length: d.range(70, 78),
    width: 33,
    inner: 18,
    turn: 180 / petals,
    from: p.deep,
    to: p.mid,
  })
  whorl(s, { x: CX, y, petals, length: d.range(50, 60), width: 27, inner: 18, turn: 0, from: p.mid, to: p.accent })
  whorl(s, {
    x: CX,
    y,
    petals: Math.max(8, petals - 4),
    length: 34,
    width: 21,
    inner: 17,
    turn: d.range(0, 40),
    from: p.mid,
    to: p.light,
  })
  seedEye(s, CX, y, d.range(27, 32), 22)
}

/** An antlered spirit: its antlers are the network of the wood. */
function stag(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const tiers = ['', '', '']
  let buds = ''
  const wide = d.range(0.82, 1.12)
  const grow = (from: Pt, angle: number, length: number, depth: 0 | 1 | 2): void => {
    const end = polar(from[0], from[1], length, angle)
    const bend = polar(from[0], from[1], length * 0.55, angle - 16 * wide)
    const limb = [from, bend, end]
    const w = (t: number): number => (9 - depth * 2.6) * (1 - t * 0.5)
    tiers[depth] = (tiers[depth] ?? '') + ribbon(limb, w) + ribbon(mirror(limb), w)
    if (depth === 2 || d.chance(0.4))
      buds += disc(end[0], end[1], 4.6 - depth * 0.8) + disc(2 * CX - end[0], end[1], 4.6 - depth * 0.8)
    if (depth < 2)
      for (const o of more > 0 ? [-46, -8, 30] : [-36, 22])
        grow(end, angle + o * wide + d.range(-8, 8), length * d.range(0.6, 0.82), (depth + 1) as 1 | 2)
  }
  grow([CX - 12, 116], -30 * wide, d.range(38, 46), 0)
  if (d.chance(0.7)) grow([CX - 18, 122], -78 * wide, 34, 1)
  tiers.forEach((tier) =>
    scene.path(tier, {
      fill: scene.linear(0, 20, 0, 130, [
        [0, p.glow],
        [0.6, p.light],
        [1, p.mid],
      ]),
      stroke: p.abyss,
      'stroke-width': 0.8,
      'stroke-opacity': 0.6,
    }),
  )
  scene.path(buds, { fill: p.accent, stroke: p.spark, 'stroke-width': 1 })
  for (let i = 3; i >= 0; i -= 1) {
    scene.path(
      [0, 1, 2, 3]
        .map((k) => leaves(CX - 4 - k * 3, 184, -178 + k * 26 + i * 6, 62 + i * 17 - k * 5, 26, 0.6))
        .join(''),
      {
        fill: scene.radial(CX, 184, 70 + i * 17, [
          [0.2, p.abyss],
          [0.6, i % 2 === 0 ? p.mid : p.deep],
          [0.92, i % 2 === 0 ? p.light : p.accent],
          [1, p.spark],
        ]),
        stroke: p.abyss,
        'stroke-width': 0.8,
      },
    )
  }
  scene.path(leaves(CX - 22, 130, -76, 46, 20, 0.5, -4), {
    fill: scene.linear(CX - 70, 0, CX, 0, [
      [0, p.light],
      [1, p.deep],
    ]),
    stroke: p.spark,
    'stroke-width': 0.8,
  })
  const face: Pt[] = [
    [CX, 104],
    [CX - 24, 112],
    [CX - 31, 136],
    [CX - 19, 168],
    [CX - 15, 204],
    [CX, 218],
  ]
  scene.path(smooth([...face, ...mirror(face).reverse().slice(1, -1)], true), {
    fill: scene.radial(CX - 9, 130, 96, [
      [0, p.spark],
      [0.25, p.light],
      [0.6, p.mid],
      [1, p.deep],
    ]),
    stroke: p.spark,
    'stroke-width': 1.2,
  })
  scene.path(leaf(CX, 112, 180, 88, 15, 0.35) + leaves(CX - 5, 150, 186, 56, 9, 0.5), { fill: p.spark, opacity: 0.35 })
  scene.path(leaves(CX - 29, 137, 104, 22, 16), { fill: p.abyss, opacity: 0.85 })
  glances(s, 18, 140, 15, -2.6)
  scene.path(disc(CX - 5.5, 204, 2.4) + disc(CX + 5.5, 204, 2.4), { fill: p.abyss })
  seedEye(s, CX, 121, 8, 8)
}

export function being(s: Studio): void {
  const d = s.dice.fork('being')
  const more = (s.subject.evolved ? 1 : 0) + (s.subject.prime ? 1 : 0)
  glow(s, CX, 150, 130, s.palette.glow, 0.5)
  d.pick([bell, moth, lotus, stag])(s, d, more)
}
