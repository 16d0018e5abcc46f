/** Synaphera: living spheres, petals and the threads between them. Everything is round, and joined to something. */
import { CX, disc, H, leaf, lerp, line, polar, ribbon, W, type Pt } from '../path'
import type { Dice } from '../seed'
import { glow, mix } from '../light'
import type { Palette, Studio, World } from '../world'
import { prime, being } from './beings'
import { ball, whorl } from './shapes'

const palettes: readonly Palette[] = [
  {
    abyss: '#03110b',
    deep: '#0d3f2a',
    mid: '#2c8a52',
    light: '#9fe08a',
    glow: '#d2ffb0',
    spark: '#fbfff0',
    accent: '#ff8aa6',
  },
  {
    abyss: '#12060f',
    deep: '#4a163f',
    mid: '#a83c7c',
    light: '#ffa6c0',
    glow: '#ffd0dc',
    spark: '#fff6f6',
    accent: '#9fe6a0',
  },
  {
    abyss: '#06120f',
    deep: '#17483f',
    mid: '#469a7c',
    light: '#bdecb8',
    glow: '#eaffd0',
    spark: '#fffff2',
    accent: '#ffb066',
  },
  {
    abyss: '#0c0818',
    deep: '#2f2058',
    mid: '#6a4aa0',
    light: '#a8e0c0',
    glow: '#c8ffd8',
    spark: '#f6fff8',
    accent: '#ff9ad0',
  },
]

/** A web of nodes: each joined to its nearest neighbours. */
function web(d: Dice, count: number, keep: (x: number, y: number) => boolean): { links: string; nodes: string } {
  const pts: Pt[] = []
  for (let tries = 0; pts.length < count && tries < count * 12; tries += 1) {
    const x = d.range(-6, W + 6)
    const y = d.range(-6, H + 6)
    if (keep(x, y) && pts.every((q) => Math.hypot(q[0] - x, q[1] - y) > 17)) pts.push([x, y])
  }
  let links = ''
  let nodes = ''
  pts.forEach((q, i) => {
    pts
      .map((o, j) => ({ j, o, far: Math.hypot(o[0] - q[0], o[1] - q[1]) }))
      .filter((e) => e.j !== i)
      .sort((a, b) => a.far - b.far)
      .slice(0, 3)
      .forEach((e) => {
        if (e.j > i || e.far > 34) links += line([q, e.o])
      })
    nodes += disc(q[0], q[1], 1.2 + d.next() ** 2 * 3.2)
  })
  return { links, nodes }
}

function backdrop(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('garden')
  scene.cover(
    scene.radial(CX, 150, 250, [
      [0, mix(p.mid, p.light, 0.3)],
      [0.32, mix(p.mid, p.deep, 0.25)],
      [0.68, p.deep],
      [1, p.abyss],
    ]),
  )
  for (let i = 0; i < 9; i += 1) {
    const a = i * 40 + d.range(-14, 14)
    const [x, y] = polar(CX, 164, d.range(90, 178), a)
    const r = d.range(16, 42)
    scene.circle(x, y, r, {
      fill: scene.radial(x - r * 0.25, y - r * 0.3, r * 1.2, [
        [0, p.light, 0.5],
        [0.6, d.chance(0.3) ? p.accent : p.mid, 0.36],
        [0.84, p.deep, 0.35],
        [0.86, p.light, 0.75],
        [0.9, p.light, 0],
      ]),
    })
  }
  const net = web(d, 46, (x, y) => Math.hypot(x - CX, (y - 160) * 0.8) > 62)
  scene.path(net.links, { fill: 'none', stroke: p.glow, 'stroke-width': 0.9, opacity: 0.42 })
  scene.path(net.nodes, { fill: p.glow, opacity: 0.85 })
  // sunflower seeds: the texture of this world
  let seeds = ''
  const turn = d.range(0, 360)
  for (let i = 8; i < 190; i += 1) {
    const [x, y] = polar(CX, 152, 11.6 * Math.sqrt(i), turn + i * 137.508)
    if (x > -4 && x < W + 4 && y < H) seeds += disc(x, y, 0.5 + i * 0.0062)
  }
  scene.path(seeds, { fill: p.spark, opacity: 0.2 })
}

/** A seed that bursts into branching life. */
function burst(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('burst')
  const x = CX + d.range(-12, 12)
  const y = 172 + d.range(-12, 12)
  glow(s, x, y, 150, p.glow, 0.8)
  const stemsAt: string[] = ['', '', '']
  const tips: string[] = ['', '', '']
  const grow = (from: Pt, angle: number, length: number, depth: number): void => {
    const end = polar(from[0], from[1], length, angle)
    const [mx, my] = polar(from[0], from[1], length * 0.5, angle + d.range(-24, 24))
    stemsAt[depth] = (stemsAt[depth] ?? '') + ribbon([from, [mx, my], end], (t) => (7 - depth * 2.2) * (1 - t * 0.45))
    tips[depth] = (tips[depth] ?? '') + disc(end[0], end[1], 3 + (2 - depth) * 1.3 + d.range(0, 1.5))
    if (depth < 2)
      for (const o of depth === 0 ? [-34, 0, 34] : [-26, 26])
        grow(end, angle + o + d.range(-9, 9), length * d.range(0.55, 0.75), depth + 1)
  }
  const n = d.whole(6, 8)
  const turn = d.range(0, 360)
  for (let i = 0; i < n; i += 1)
    grow(polar(x, y, 14, turn + (i * 360) / n), turn + (i * 360) / n + d.range(-10, 10), d.range(42, 58), 0)
  for (const k of [2, 1, 0] as const) {
    scene.path(stemsAt[k] ?? '', {
      fill: scene.radial(x, y, 140, [
        [0, p.spark],
        [0.4, p.light],
        [1, p.mid],
      ]),
    })
    scene.path(tips[k] ?? '', { fill: k === 1 ? p.accent : p.glow, stroke: p.deep, 'stroke-width': 0.8 })
  }
  whorl(s, { x, y, petals: n * 2, length: 44, width: 15, inner: 12, turn, from: p.accent, to: p.glow })
  whorl(s, { x, y, petals: n, length: 28, width: 15, inner: 10, turn: turn + 10, from: p.mid, to: p.spark })
  ball(s, x, y, 18, p.glow)
  glow(s, x, y, 40, p.spark, 0.7)
}

/** Cells that overlap and hold: a membrane about a seed. */
function ward(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('ward')
  const y = 162
  const n = d.pick([6, 6, 8])
  const r = n === 6 ? 46 : 40
  const turn = d.pick([0, 180 / n])
  glow(s, CX, y, 140, p.glow, 0.5)
  scene.circle(CX, y, 104, {
    fill: scene.radial(CX, y, 104, [
      [0, p.deep, 0.1],
      [0.7, p.deep, 0.55],
      [0.93, p.mid, 0.8],
      [1, p.spark],
    ]),
    stroke: p.deep,
    'stroke-width': 2,
  })
  whorl(s, { x: CX, y, petals: n * 2, length: 34, width: 18, inner: 68, turn: 180 / n, from: p.mid, to: p.accent })
  for (let i = 0; i < n; i += 1) {
    const [x, yy] = polar(CX, y, 46, turn + (i * 360) / n)
    scene.circle(x, yy, r, {
      fill: scene.radial(x, yy, r, [
        [0, p.light, 0.05],
        [0.7, p.light, 0.28],
        [0.93, p.glow, 0.65],
        [1, p.spark],
      ]),
    })
  }
  const rings = Array.from({ length: n }, (_, i) => {
    const [x, yy] = polar(CX, y, 46, turn + (i * 360) / n)
    return disc(x, yy, r)
  }).join('')
  scene.path(rings, { fill: 'none', stroke: p.spark, 'stroke-width': 1.2, opacity: 0.85 })
  const nodes = Array.from({ length: n }, (_, i) => {
    const [x, yy] = polar(CX, y, 104, turn + (i * 360) / n)
    return disc(x, yy, 6)
  }).join('')
  scene.path(nodes, { fill: p.accent, stroke: p.spark, 'stroke-width': 1.2 })
  ball(s, CX, y, 22, p.accent)
  whorl(s, { x: CX, y, petals: 5, length: 15, width: 9, turn: d.range(0, 72), from: p.spark, to: p.glow })
}

function foreground(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('near')
  let spores = ''
  for (let i = 0; i < 26; i += 1) spores += disc(d.range(0, W), d.range(0, H), 0.8 + d.next() ** 3 * 3.4)
  scene.path(spores, { fill: p.glow, opacity: 0.7 })
  for (const side of [0, 1] as const) {
    const x = lerp(-6, W + 6, side)
    const sign = side === 0 ? 1 : -1
    scene.path(
      [0, 1, 2, 3]
        .map((i) => leaf(x, H + 8 - i * 9, sign * (18 + i * 22 + d.range(-6, 6)), d.range(56, 92), 26, 0.55))
        .join(''),
      {
        fill: scene.linear(x, H - 90, x, H, [
          [0, p.deep],
          [1, p.abyss],
        ]),
        stroke: p.mid,
        'stroke-width': 1,
      },
    )
  }
}

export const synaphera: World = { palettes, prime, sway: 14, backdrop, being, burst, ward, foreground }
