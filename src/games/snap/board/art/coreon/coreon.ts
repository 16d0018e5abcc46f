/** Coreon: forged crystal and molten cores. Everything is a facet; light comes from below, out of the rock. */
import { CX, disc, H, line, num, polar, poly, star, W, type Pt } from '../path'
import type { Dice } from '../seed'
import { dust, glow } from '../light'
import type { Palette, Studio, World } from '../world'
import { prime, being } from './beings'
import { mesh, facet, type Forge, shadeOf, shard, drawMesh, core } from './shapes'

const palettes: readonly Palette[] = [
  {
    abyss: '#0c0708',
    deep: '#2c1215',
    mid: '#8c3218',
    light: '#f08a34',
    glow: '#ff7a1f',
    spark: '#fff0c2',
    accent: '#6f8fa8',
  },
  {
    abyss: '#0b0609',
    deep: '#33101c',
    mid: '#9c2430',
    light: '#f2664a',
    glow: '#ff4a2e',
    spark: '#ffe3c4',
    accent: '#a87a5c',
  },
  {
    abyss: '#080a0d',
    deep: '#1d2129',
    mid: '#5d4a44',
    light: '#e0a05a',
    glow: '#ff9a2e',
    spark: '#fff6d6',
    accent: '#8fb4c8',
  },
  {
    abyss: '#0d0a05',
    deep: '#3a1d08',
    mid: '#a05a16',
    light: '#ffb645',
    glow: '#ffa22a',
    spark: '#fffbe0',
    accent: '#b0634a',
  },
]

/** A fissure that branches as it runs. */
function fissure(d: Dice, from: Pt, angle: number, length: number): string {
  const pts: Pt[] = [from]
  let [x, y] = from
  let a = angle
  let branches = ''
  for (let left = length; left > 0;) {
    const step = d.range(6, 16)
    a += d.range(-38, 38)
    ;[x, y] = polar(x, y, step, a)
    pts.push([x, y])
    left -= step
    if (d.chance(0.22) && left > 24) branches += fissure(d, [x, y], a + d.pick([-55, 55]), left * 0.45)
  }
  return line(pts) + branches
}

function backdrop(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('rock')
  scene.cover(
    scene.linear(0, 0, 0, H, [
      [0, p.abyss],
      [0.45, p.deep],
      [0.8, p.mid],
      [1, p.light],
    ]),
  )
  glow(s, CX, 250, 190, p.glow, 0.75)
  for (const depth of [0, 1] as const) {
    const m = mesh()
    const forge: Forge = { x: CX, y: 250, reach: depth === 0 ? 250 : 190 }
    const n = depth === 0 ? 7 : 5
    for (let i = 0; i < n; i += 1) {
      const low = d.range(0.3, 1)
      const edge = depth === 0 ? d.range(10, 96) : d.range(-16, 34)
      for (const x of [edge, W - edge - d.range(-12, 12)]) {
        shard(m, d, forge, {
          at: [x, H + 10],
          angle: (x < CX ? 1 : -1) * d.range(-14, depth === 0 ? 10 : 22),
          length: (depth === 0 ? 300 : 210) * low + 40,
          width: d.range(26, 54),
          belly: d.range(0.55, 0.8),
        })
      }
    }
    drawMesh(s, m, depth === 0 ? 0.12 : 0.4, depth === 0 ? 0.52 : 0.25)
    if (depth === 0) glow(s, CX, 236, 150, p.glow, 0.42)
  }
  let cracks = ''
  for (let i = 0; i < 6; i += 1) cracks += fissure(d, [d.range(20, W - 20), H], d.range(-30, 30), d.range(50, 120))
  scene.path(cracks, { fill: 'none', stroke: p.glow, 'stroke-width': 2.6, opacity: 0.35 })
  scene.path(cracks, { fill: 'none', stroke: p.spark, 'stroke-width': 0.8, opacity: 0.8 })
}

/** An eruption: shards thrown from a point, more of them to one side. */
function burst(s: Studio): void {
  const d = s.dice.fork('burst')
  const { scene, palette: p } = s
  const x = CX + d.range(-20, 20)
  const y = 186 + d.range(-16, 16)
  const lean = d.range(-40, 40)
  glow(s, x, y, 170, p.glow, 0.9)
  const forge: Forge = { x, y, reach: 150 }
  for (const ring of [2, 1, 0] as const) {
    const m = mesh()
    const n = 9 + ring * 3
    for (let i = 0; i < n; i += 1) {
      const angle = lean + (i * 360) / n + d.range(-11, 11)
      const reach = 0.62 + 0.38 * Math.cos(((angle - lean) * Math.PI) / 180)
      shard(m, d, forge, {
        at: polar(x, y, 14 + ring * 30 * d.range(0.7, 1.3), angle),
        angle,
        length: (44 + ring * 20) * d.range(0.6, 1.15) * (0.5 + reach),
        width: d.range(9, 20),
        belly: d.range(0.4, 0.7),
      })
    }
    drawMesh(s, m, 0.5, ring * 0.12)
  }
  const hex = (r: number): string => poly(Array.from({ length: 6 }, (_, i) => polar(x, y, r, lean + i * 60)))
  scene.path(hex(62) + hex(68) + hex(104), { fill: 'none', stroke: p.spark, 'stroke-width': 1, opacity: 0.55 })
  glow(s, x, y, 60, p.spark, 0.95)
  scene.path(star(x, y, 8, 40, 10, lean), {
    fill: scene.radial(x, y, 40, [
      [0, '#ffffff'],
      [0.5, p.spark],
      [1, p.light],
    ]),
  })
}

/** A shield of plates forged round a core: three courses of six. */
function ward(s: Studio): void {
  const d = s.dice.fork('ward')
  const { scene, palette: p } = s
  const y = 166
  const forge: Forge = { x: CX, y, reach: 165 }
  glow(s, CX, y, 150, p.glow, 0.75)
  const turn = d.pick([0, 30])
  for (const [r, w, dim] of [
    [90, 40, 0.12],
    [59, 36, 0],
    [30, 26, 0],
  ] as const) {
    const m = mesh()
    const offset = turn + (r === 59 ? 30 : 0)
    for (let i = 0; i < 6; i += 1) {
      const a = offset + i * 60
      const ridge = polar(CX, y, r + d.range(-4, 8), a)
      const rim: Pt[] = [
        polar(CX, y, r - w * 0.55, a),
        polar(CX, y, r, a + 26),
        polar(CX, y, r + w * 0.5, a + 17),
        polar(CX, y, r + w * 0.62, a),
        polar(CX, y, r + w * 0.5, a - 17),
        polar(CX, y, r, a - 26),
      ]
      rim.forEach((q, k) => {
        const next = rim[(k + 1) % rim.length] ?? q
        const c: Pt = [(q[0] + next[0] + ridge[0]) / 3, (q[1] + next[1] + ridge[1]) / 3]
        const far = Math.hypot(c[0] - ridge[0], c[1] - ridge[1]) || 1
        facet(m, [q, next, ridge], shadeOf(d, forge, c, (c[0] - ridge[0]) / far, (c[1] - ridge[1]) / far))
      })
      m.edges.push(poly(rim))
    }
    drawMesh(s, m, 0.7, dim)
  }
  core(s, CX, y, 17)
  scene.path(
    [0, 60, 120, 180, 240, 300].map((a) => line([polar(CX, y, 19, a + turn), polar(CX, y, 110, a + turn)])).join(''),
    {
      fill: 'none',
      stroke: scene.radial(CX, y, 112, [
        [0, p.spark],
        [1, p.glow, 0],
      ]),
      'stroke-width': 1.4,
    },
  )
}

function foreground(s: Studio): void {
  const { scene, palette: p } = s
  const ember = (x: number, y: number, k: number): string =>
    poly([
      [x, y - 1 - k * 3],
      [x + 0.7 + k * 1.6, y],
      [x, y + 1 + k * 2],
      [x - 0.7 - k * 1.6, y],
    ])
  scene.path(dust(s, 'embers', 46, ember), {
    fill: scene.linear(0, 0, 0, H, [
      [0, p.glow, 0.3],
      [0.6, p.light, 0.9],
      [1, p.spark],
    ]),
  })
  const d = s.dice.fork('near')
  let near = ''
  for (let i = 0; i < 5; i += 1) near += disc(d.range(0, W), d.range(120, H), d.range(1, 2.4))
  scene.path(near, { fill: p.spark, opacity: num(0.5) })
}

export const coreon: World = { palettes, prime, sway: 6, backdrop, being, burst, ward, foreground }
