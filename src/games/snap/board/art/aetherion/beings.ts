/** The Monsters of Aetherion. */
import { CX, leaf, leaves, line, mirror, num, polar, poly, smooth, star, type Pt } from '../path'
import type { Dice } from '../seed'
import { glow, mix } from '../light'
import type { Palette, Studio } from '../world'

export const prime: Palette = {
  abyss: '#2a1a2c',
  deep: '#6a4a5c',
  mid: '#d4a468',
  light: '#ffecc0',
  glow: '#fff4cc',
  spark: '#ffffff',
  accent: '#f0b440',
}

/** A fan of blade feathers on both sides. */
function fan(
  s: Studio,
  at: Pt,
  count: number,
  from: number,
  to: number,
  length: number,
  width: number,
  near: string,
  far: string,
): void {
  const { scene, palette: p } = s
  let body = ''
  let shade = ''
  for (let i = 0; i < count; i += 1) {
    const t = i / (count - 1)
    const angle = from + (to - from) * t
    const long = length * (0.66 + 0.34 * Math.sin(Math.PI * (0.25 + t * 0.6)))
    body += leaves(at[0], at[1], angle, long, width, 0.68, 2)
    shade += leaves(at[0], at[1], angle + 2.4, long * 0.94, width * 0.24, 0.7, 2)
  }
  scene.path(body, {
    fill: scene.radial(CX, at[1], length * 1.05, [
      [0, near],
      [0.4, mix(near, far, 0.35)],
      [0.82, far],
      [1, p.spark],
    ]),
    stroke: p.deep,
    'stroke-width': 0.8,
    'stroke-opacity': 0.75,
  })
  scene.path(shade, { fill: p.deep, opacity: 0.34 })
}

function lance(s: Studio, top: number, bottom: number, w: number, waist = 0.36): void {
  const { scene, palette: p } = s
  const mid = top + (bottom - top) * waist
  const left: Pt[] = [
    [CX, top],
    [CX - w, mid],
    [CX - w * 0.42, mid + (bottom - mid) * 0.34],
    [CX, bottom],
  ]
  scene.path(poly(left), {
    fill: scene.linear(CX - w, 0, CX, 0, [
      [0, p.mid],
      [1, p.spark],
    ]),
    stroke: p.deep,
    'stroke-width': 0.5,
  })
  scene.path(poly(mirror(left)), {
    fill: scene.linear(CX, 0, CX + w, 0, [
      [0, p.light],
      [1, p.deep],
    ]),
    stroke: p.deep,
    'stroke-width': 0.5,
  })
}

function halo(s: Studio, x: number, y: number, r: number, flat: number): void {
  const { scene, palette: p } = s
  scene.ellipse(x, y, r, r * flat, { fill: 'none', stroke: p.abyss, 'stroke-width': 4.4, opacity: 0.35 })
  scene.ellipse(x, y, r, r * flat, {
    fill: 'none',
    stroke: scene.linear(x - r, y, x + r, y, [
      [0, p.accent],
      [0.3, p.glow],
      [0.6, p.accent],
      [1, p.spark],
    ]),
    'stroke-width': 2.6,
  })
}

/** A seraph: pairs of wings about a lance of light with a masked head. */
function seraph(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const n = d.whole(6, 8)
  fan(s, [CX - 6, 176], n - 1, -176, -118, d.range(96, 112), 17, p.mid, p.light)
  if (more > 0) fan(s, [CX - 6, 150], n, -52, -6, 118 + more * 6, 15, p.accent, p.light)
  const lift = d.range(-18, 14)
  fan(s, [CX - 8, 158], n + 1, -118 + lift, -42 + lift, d.range(104, 116), 18, p.mid, p.light)
  fan(s, [CX - 8, 160], n - 1, -112 + lift, -60 + lift, 66, 14, p.accent, p.glow)
  halo(s, CX, 112, d.range(30, 38) + more * 4, d.pick([1, 0.34]))
  lance(s, 126, 286, 26)
  scene.path(
    [0, 1, 2, 3]
      .map((i) =>
        line([
          [CX - 12 + i * 2.4, 196 + i * 17],
          [CX, 204 + i * 17],
          [CX + 12 - i * 2.4, 196 + i * 17],
        ]),
      )
      .join(''),
    { fill: 'none', stroke: p.accent, 'stroke-width': 1.3 },
  )
  glow(s, CX, 178, 30, p.glow, 0.9)
  scene.path(star(CX, 178, d.pick([4, 6, 8]), 13, 4.5), { fill: p.accent, stroke: p.spark, 'stroke-width': 1 })
  const mask: Pt[] = [
    [CX, 92],
    [CX - 14, 102],
    [CX - 13, 120],
    [CX, 140],
  ]
  scene.path(poly([...mask, ...mirror(mask).reverse()]), {
    fill: scene.linear(CX - 14, 0, CX + 14, 0, [
      [0, p.light],
      [0.5, p.spark],
      [0.52, p.mid],
      [1, p.deep],
    ]),
    stroke: p.deep,
    'stroke-width': 0.8,
  })
  scene.path(
    leaves(CX - 6.5, 113, 84, 8, 4) +
      line([
        [CX, 92],
        [CX, 104],
      ]),
    { fill: p.abyss, stroke: p.accent, 'stroke-width': 0.8 },
  )
}

/** A wheel of wheels, with a watching star inside. */
function wheel(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const y = 156
  const turn = d.range(0, 30)
  let blades = ''
  const n = d.pick([8, 10, 12])
  for (let i = 0; i < n; i += 1)
    blades += leaf(...polar(CX, y, 34, turn + (i * 360) / n), turn + (i * 360) / n, i % 2 === 0 ? 78 : 56, 17, 0.35)
  scene.path(blades, {
    fill: scene.radial(CX, y, 112, [
      [0.25, p.accent],
      [0.6, p.glow],
      [1, p.spark],
    ]),
    stroke: p.deep,
    'stroke-width': 0.8,
  })
  const rings = 3 + more
  const tilt = d.range(20, 40)
  const ring = (i: number, half: 'back' | 'front'): void => {
    const r = 88 - (i % 3) * 7
    const flat = 0.3 + (i % 3) * 0.13
    const path =
      half === 'back'
        ? `M${num(CX - r)} ${y}A${r} ${num(r * flat)} 0 0 1 ${num(CX + r)} ${y}`
        : `M${num(CX - r)} ${y}A${r} ${num(r * flat)} 0 0 0 ${num(CX + r)} ${y}`
    const transform = `rotate(${num(tilt + (i * 180) / rings)} ${CX} ${y})`
    scene.path(path, { fill: 'none', stroke: p.abyss, 'stroke-width': 9.5, opacity: 0.55, transform })
    scene.path(path, {
      fill: 'none',
      stroke: scene.linear(
        CX - r,
        y,
        CX + r,
        y,
        half === 'back'
          ? [
              [0, p.deep],
              [0.5, p.mid],
              [1, p.deep],
            ]
          : [
              [0, p.mid],
              [0.3, p.spark],
              [0.6, p.light],
              [1, p.deep],
            ],
      ),
      'stroke-width': 7.5,
      transform,
    })
    if (half === 'front')
      scene.path(path, { fill: 'none', stroke: p.accent, 'stroke-width': 3.4, 'stroke-dasharray': '2.4 9', transform })
  }
  for (let i = 0; i < rings; i += 1) ring(i, 'back')
  glow(s, CX, y, 66, p.glow, 0.9)
  scene.circle(CX, y, 31, {
    fill: scene.radial(CX - 8, y - 10, 46, [
      [0, p.spark],
      [0.5, p.light],
      [0.85, p.mid],
      [1, p.deep],
    ]),
    stroke: p.deep,
    'stroke-width': 1,
  })
  for (let i = 0; i < rings; i += 1) ring(i, 'front')
  scene.path(leaf(CX - 25, y, 90, 50, 31, 0.5), { fill: p.spark, stroke: p.deep, 'stroke-width': 1.4 })
  scene.circle(CX, y, 11.5, {
    fill: scene.radial(CX, y, 11.5, [
      [0, p.abyss],
      [0.4, p.deep],
      [0.8, p.accent],
      [1, p.deep],
    ]),
  })
  scene.path(star(CX, y, 4, 9, 2), { fill: p.spark })
}

/** A bird of dawn with a tail of stars. */
function dawnbird(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const n = d.whole(5, 7)
  let tail = ''
  let tips = ''
  for (let i = -n + 3; i <= n - 3; i += 1) {
    const a = 180 + i * 13
    tail += leaf(CX, 196, a, 104 - Math.abs(i) * 9, 13, 0.8)
    const [x, y] = polar(CX, 196, 92 - Math.abs(i) * 9, a)
    tips += star(x, y, 4, 8, 2)
  }
  scene.path(tail, {
    fill: scene.linear(0, 190, 0, 300, [
      [0, p.mid],
      [0.6, p.light],
      [1, p.spark],
    ]),
    stroke: p.deep,
    'stroke-width': 0.8,
  })
  scene.path(tips, { fill: p.accent, stroke: p.spark, 'stroke-width': 0.6 })
  const lift = d.range(-14, 10)
  if (more > 0) fan(s, [CX - 8, 168], n, -150, -112, 92, 16, p.accent, p.glow)
  fan(s, [CX - 10, 172], n + 4, -98 + lift, -18 + lift, d.range(108, 118), 17, p.deep, p.light)
  fan(s, [CX - 10, 174], n + 1, -96 + lift, -34 + lift, 74, 14, p.mid, p.spark)
  fan(s, [CX - 9, 176], n, -98 + lift, -48 + lift, 44, 11, p.accent, p.glow)
  const body: Pt[] = [
    [CX, 110],
    [CX - 12, 120],
    [CX - 12, 140],
    [CX - 22, 168],
    [CX - 17, 196],
    [CX, 232],
  ]
  scene.path(smooth([...body, ...mirror(body).reverse().slice(1, -1)], true), {
    fill: scene.linear(CX - 20, 0, CX + 20, 0, [
      [0, p.light],
      [0.45, p.spark],
      [1, p.mid],
    ]),
    stroke: p.deep,
    'stroke-width': 0.9,
  })
  scene.path(
    [0, 1, 2].map((i) => leaf(CX, 118, -22 + i * 22, 34 + (i === 1 ? 10 : 0) + more * 6, 7, 0.6)).join('') +
      leaves(CX - 4, 120, -40, 26, 6, 0.6),
    { fill: p.accent, stroke: p.spark, 'stroke-width': 0.6 },
  )
  scene.path(leaf(CX, 128, 180, 20, 8, 0.3), { fill: p.accent, stroke: p.deep, 'stroke-width': 0.6 })
  scene.path(leaves(CX - 7, 127, 80, 6.5, 4), { fill: p.abyss })
  glow(s, CX, 178, 30, p.glow, 0.9)
  scene.path(star(CX, 178, 8, 14, 4.5), { fill: p.accent })
  halo(s, CX, 96, 24 + more * 5, 0.32)
}

/** A beacon that woke: a spire of light in its haloes, with attendants. */
function beacon(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  fan(s, [CX - 8, 150], d.whole(4, 6) + more, -74, -20, d.range(84, 104), 13, p.mid, p.light)
  const rings = d.whole(2, 3) + (more > 0 ? 1 : 0)
  const radius = (i: number): number => 40 + i * 22
  const level = (i: number): number => 226 - i * (128 / rings)
  const front = (i: number, under: boolean): void => {
    const [r, y] = [radius(rings - 1 - i) + 6, level(i)]
    const d1 = `M${num(CX - r)} ${num(y)}A${num(r)} ${num(r * 0.27)} 0 0 ${under ? 1 : 0} ${num(CX + r)} ${num(y)}`
    scene.path(d1, { fill: 'none', stroke: p.abyss, 'stroke-width': 8.5, opacity: 0.4 })
    scene.path(d1, {
      fill: 'none',
      stroke: scene.linear(CX - r, y, CX + r, y, [
        [0, p.deep],
        [0.3, under ? p.mid : p.spark],
        [0.7, under ? p.mid : p.light],
        [1, p.deep],
      ]),
      'stroke-width': 6.5,
    })
    if (!under) scene.path(d1, { fill: 'none', stroke: p.accent, 'stroke-width': 3, 'stroke-dasharray': '2 7.5' })
  }
  for (let i = 0; i < rings; i += 1) front(i, true)
  for (const [x, top, w] of [
    [40, 150, 10],
    [62, 172, 8],
  ] as const) {
    const left: Pt[] = [
      [CX - x, top],
      [CX - x - w, top + 30],
      [CX - x, top + 92],
      [CX - x + w, top + 30],
    ]
    scene.path(poly(left) + poly(mirror(left)), {
      fill: scene.linear(0, top, 0, top + 92, [
        [0, p.spark],
        [0.4, p.light],
        [1, p.deep],
      ]),
      stroke: p.deep,
      'stroke-width': 0.7,
    })
  }
  lance(s, d.range(58, 74), 292, d.range(24, 30), 0.44)
  lance(s, 96, 236, 13, 0.5)
  glow(s, CX, 160, 46, p.glow, 0.95)
  for (let i = 0; i < rings; i += 1) front(i, false)
  scene.path(leaf(CX - 17, 160, 90, 34, 21, 0.5), { fill: p.spark, stroke: p.deep, 'stroke-width': 1.2 })
  scene.circle(CX, 160, 8, {
    fill: scene.radial(CX, 160, 8, [
      [0, p.abyss],
      [0.45, p.deep],
      [0.8, p.accent],
      [1, p.deep],
    ]),
  })
  scene.path(
    star(CX, 160, 4, 6.5, 1.5) +
      star(CX, 60, 8, 15 + more * 3, 3.4) +
      star(CX - 46, 128, 4, 9, 2.2) +
      star(CX + 46, 128, 4, 9, 2.2),
    { fill: p.spark, stroke: p.accent, 'stroke-width': 0.5 },
  )
}

export function being(s: Studio): void {
  const d = s.dice.fork('being')
  const more = (s.subject.evolved ? 1 : 0) + (s.subject.prime ? 1 : 0)
  d.pick([seraph, wheel, dawnbird, beacon])(s, d, more)
}
