/** Aetherion: sky rings, constellations and spires of light. High, clear, measured: the brightest of the worlds. */
import { arc, CX, disc, H, leaf, line, mirror, num, polar, poly, star, W, wedge, type Pt } from '../path'
import type { Dice } from '../seed'
import { dust, glow, mix, speck } from '../light'
import type { Palette, Studio, World } from '../world'
import { prime, being } from './beings'

const palettes: readonly Palette[] = [
  {
    abyss: '#131a40',
    deep: '#2c3f86',
    mid: '#7790d4',
    light: '#cfdcfa',
    glow: '#fff0c0',
    spark: '#ffffff',
    accent: '#e8b04a',
  },
  {
    abyss: '#241438',
    deep: '#54397c',
    mid: '#b888bc',
    light: '#f6d4dc',
    glow: '#ffe6c8',
    spark: '#ffffff',
    accent: '#f0a068',
  },
  {
    abyss: '#0c2440',
    deep: '#1f5a86',
    mid: '#6cb4d4',
    light: '#d4f0f6',
    glow: '#fffbe0',
    spark: '#ffffff',
    accent: '#d8a840',
  },
  {
    abyss: '#1c1c3c',
    deep: '#4a4a82',
    mid: '#9c9cc8',
    light: '#e6e2f0',
    glow: '#fff6e0',
    spark: '#ffffff',
    accent: '#c88a54',
  },
]

/** A graduated ring, as on an astrolabe. */
function dial(s: Studio, x: number, y: number, r: number, color: string, opacity: number, flat = 1, tilt = 0): void {
  const { scene } = s
  const turn = tilt === 0 ? undefined : `rotate(${num(tilt)} ${num(x)} ${num(y)})`
  scene.ellipse(x, y, r, r * flat, { fill: 'none', stroke: color, 'stroke-width': 1.3, opacity, transform: turn })
  scene.ellipse(x, y, r - 4, (r - 4) * flat, {
    fill: 'none',
    stroke: color,
    'stroke-width': 4,
    'stroke-dasharray': `0.9 ${num(((r * 0.105) % 7) + 2)}`,
    opacity: opacity * 0.8,
    transform: turn,
  })
}

/** Stars joined into a figure of the sky. */
function constellation(
  d: Dice,
  left: number,
  right: number,
  top: number,
  bottom: number,
): { links: string; stars: string } {
  const n = d.whole(4, 6)
  const pts: Pt[] = Array.from(
    { length: n },
    (_, i) => [d.range(left, right), top + ((bottom - top) * (i + d.range(0.1, 0.9))) / n] as const,
  )
  const links = line(pts)
  return { links, stars: pts.map(([x, y]) => star(x, y, 4, d.range(3.5, 7), 1.1)).join('') }
}

function spire(x: number, base: number, height: number, width: number): string {
  return poly([
    [x, base - height],
    [x + width * 0.24, base - height * 0.55],
    [x + width * 0.5, base],
    [x - width * 0.5, base],
    [x - width * 0.24, base - height * 0.55],
  ])
}

function backdrop(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('sky')
  scene.cover(
    scene.linear(0, 0, 0, H, [
      [0, p.abyss],
      [0.26, p.deep],
      [0.58, p.mid],
      [0.78, p.light],
      [1, p.mid],
    ]),
  )
  const ray = d.range(-8, 8)
  let beams = ''
  for (let i = 0; i < 7; i += 1) beams += wedge(CX, -40, 180 + (i - 3) * 14 + ray, d.range(2, 6), 20, 420)
  scene.path(beams, {
    fill: scene.radial(CX, -40, 420, [
      [0.08, p.spark, 0],
      [0.3, p.spark, 0.36],
      [0.6, p.glow, 0.2],
      [1, p.glow, 0],
    ]),
  })
  glow(s, CX, 150, 150, p.glow, 0.85)
  const y = 148
  for (const r of [84, 112, 150]) dial(s, CX, y, r + d.range(-4, 4), p.spark, 0.62)
  let ticks = ''
  for (let i = 0; i < 24; i += 1)
    ticks += line([polar(CX, y, 120, i * 15), polar(CX, y, i % 6 === 0 ? 142 : 126, i * 15)])
  scene.path(ticks, { fill: 'none', stroke: p.spark, 'stroke-width': 0.9, opacity: 0.5 })
  scene.path(dust(s, 'stars', 70, speck, 210), { fill: p.spark, opacity: 0.85 })
  const a = constellation(d, 8, 74, 14, 150)
  const b = constellation(d, W - 74, W - 8, 14, 150)
  scene.path(a.links + b.links, { fill: 'none', stroke: p.spark, 'stroke-width': 0.8, opacity: 0.6 })
  scene.path(a.stars + b.stars, { fill: p.spark })
  for (const depth of [0, 1] as const) {
    let towers = ''
    let faces = ''
    for (let i = 0; i < 6; i += 1) {
      const edge = d.range(6, 34 + 42 * (1 - depth)) + (i > 3 ? 20 : 0)
      for (const x of [edge, W - edge + d.range(-6, 6)]) {
        const h = d.range(70, 150) * (depth === 0 ? 1.15 : 0.85)
        const w = d.range(8, 15)
        towers += spire(x, H - 10, h + 40, w)
        faces += poly([
          [x, H - 50 - h],
          [x + w * 0.24, H - 10 - (h + 40) * 0.55],
          [x + w * 0.5, H - 10],
          [x, H - 10],
        ])
      }
    }
    const c = mix(p.deep, p.light, depth === 0 ? 0.62 : 0.2)
    scene.path(towers, {
      fill: scene.linear(0, 170, 0, H, [
        [0, p.spark, 0.9],
        [0.5, c, 0.85],
        [1, mix(c, p.light, 0.5), 0.5],
      ]),
    })
    scene.path(faces, { fill: p.abyss, opacity: depth === 0 ? 0.12 : 0.26 })
  }
}

function starEyes(s: Studio, x: number, y: number, r: number): void {
  const { scene, palette: p } = s
  scene.path(star(CX - x, y, 4, r, r * 0.24) + star(CX + x, y, 4, r, r * 0.24), {
    fill: p.spark,
    stroke: p.accent,
    'stroke-width': 0.5,
  })
}

/** A falling star strikes: comets, and a burst on many axes. */
function burst(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('burst')
  const x = CX + d.range(-16, 16)
  const y = 176 + d.range(-12, 12)
  const slope = d.range(18, 42) * d.pick([-1, 1])
  glow(s, x, y, 160, p.spark, 0.75)
  let trails = ''
  let heads = ''
  for (let i = 0; i < 9; i += 1) {
    const [cx, cy] = polar(x, y, d.range(20, 120), d.range(0, 360))
    trails += leaf(cx, cy, slope, d.range(70, 170), d.range(5, 11), 0.08)
    heads += star(cx, cy, 4, d.range(5, 11), 1.6, slope)
  }
  scene.path(trails, {
    fill: scene.linear(x, y + 60, x + Math.sin((slope * Math.PI) / 180) * 200, y - 160, [
      [0, p.spark],
      [0.5, p.glow, 0.8],
      [1, p.light, 0],
    ]),
  })
  scene.path(leaf(x, y + 16, slope, 230, 40, 0.1), {
    fill: scene.linear(x, y, x + Math.sin((slope * Math.PI) / 180) * 210, y - 190, [
      [0, p.spark],
      [0.4, p.glow, 0.85],
      [1, p.light, 0],
    ]),
  })
  for (const [n, r, w, c] of [
    [16, 108, 5, p.deep],
    [8, 120, 11, p.accent],
    [8, 84, 12, p.spark],
  ] as const) {
    let rays = ''
    const turn = n === 8 && r < 100 ? 22.5 : 0
    for (let i = 0; i < n; i += 1) rays += leaf(x, y, turn + (i * 360) / n, r * (i % 2 === 0 ? 1 : 0.7), w, 0.22)
    scene.path(rays, {
      fill: scene.radial(x, y, r, [
        [0, p.spark],
        [0.3, c],
        [1, c, 0.25],
      ]),
    })
  }
  dial(s, x, y, 58, p.deep, 0.9)
  dial(s, x, y, 58, p.spark, 0.8, 0.36, slope)
  dial(s, x, y, 94, p.spark, 0.7, 0.4, slope)
  scene.path(heads, { fill: p.spark, stroke: p.accent, 'stroke-width': 0.5 })
  scene.path(star(x, y, 8, 34, 9), {
    fill: scene.radial(x, y, 34, [
      [0, '#ffffff'],
      [0.6, p.glow],
      [1, p.accent],
    ]),
  })
}

/** An armillary shield: bars of light within rings, crossed and closed. */
function ward(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('ward')
  const y = 162
  const sides = d.pick([6, 8, 12])
  glow(s, CX, y, 150, p.spark, 0.7)
  const shield: Pt[] = [
    [CX, y - 112],
    [CX - 40, y - 94],
    [CX - 88, y - 86],
    [CX - 86, y + 8],
    [CX - 56, y + 70],
    [CX, y + 118],
  ]
  const outline = poly([...shield, ...mirror(shield).reverse().slice(1, -1)])
  scene.path(outline, {
    fill: scene.linear(CX - 88, y - 100, CX + 88, y + 100, [
      [0, p.spark, 0.9],
      [0.35, p.mid, 0.85],
      [0.7, p.deep, 0.85],
      [1, p.mid, 0.9],
    ]),
    stroke: p.abyss,
    'stroke-width': 6,
    'stroke-opacity': 0.4,
    'stroke-linejoin': 'round',
  })
  scene.path(outline, {
    fill: 'none',
    stroke: scene.linear(CX - 80, y - 100, CX + 80, y + 100, [
      [0, p.spark],
      [0.4, p.accent],
      [0.7, p.glow],
      [1, p.accent],
    ]),
    'stroke-width': 4,
    'stroke-linejoin': 'round',
  })
  let bars = ''
  for (let i = -3; i <= 3; i += 1)
    bars += leaf(CX + i * 22, y + 84 - Math.abs(i) * 18, 0, 166 - Math.abs(i) * 12, 9, 0.5)
  scene.path(bars, {
    fill: scene.linear(0, y - 90, 0, y + 100, [
      [0, p.spark, 0.95],
      [1, p.light, 0.2],
    ]),
  })
  dial(s, CX, y, 66, p.spark, 0.95)
  for (const [tilt, flat] of [
    [30, 0.4],
    [-30, 0.4],
    [90, 0.4],
  ] as const) {
    scene.ellipse(CX, y, 64, 64 * flat, {
      fill: 'none',
      stroke: p.abyss,
      'stroke-width': 6,
      opacity: 0.45,
      transform: `rotate(${tilt} ${CX} ${y})`,
    })
    scene.ellipse(CX, y, 64, 64 * flat, {
      fill: 'none',
      stroke: scene.linear(CX - 64, y, CX + 64, y, [
        [0, p.accent],
        [0.5, p.spark],
        [1, p.accent],
      ]),
      'stroke-width': 3.2,
      transform: `rotate(${tilt} ${CX} ${y})`,
    })
  }
  scene.path(star(CX, y, sides, 36, 13), {
    fill: scene.radial(CX, y, 36, [
      [0, p.spark],
      [0.5, p.glow],
      [1, p.accent],
    ]),
    stroke: p.deep,
    'stroke-width': 1,
  })
  scene.path(disc(CX, y, 8), { fill: p.abyss, stroke: p.spark, 'stroke-width': 1.6 })
  starEyes(s, 0, y, 6)
  scene.path(arc(CX, y, 108, -40, 40) + arc(CX, y, 114, -26, 26), {
    fill: 'none',
    stroke: p.spark,
    'stroke-width': 1.4,
  })
}

function foreground(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('near')
  for (let i = 0; i < 6; i += 1) {
    const x = d.range(-10, W + 10)
    const y = d.range(H - 46, H + 4)
    const r = d.range(46, 84)
    scene.ellipse(x, y, r, r * 0.26, {
      fill: scene.radial(x, y, r, [
        [0, p.spark, 0.5],
        [0.6, p.light, 0.26],
        [1, p.light, 0],
      ]),
    })
  }
  let near = ''
  for (let i = 0; i < 7; i += 1) near += star(d.range(6, W - 6), d.range(6, 300), 4, d.range(3, 8), 0.9)
  scene.path(near, { fill: p.spark, opacity: 0.9 })
}

export const aetherion: World = { palettes, prime, sway: 12, backdrop, being, burst, ward, foreground }
