/** Light shared by every world: glows, the vignette, and what lifts Evolutions and Primes above the rest. */
import { CX, disc, H, leaf, lerp, num, polar, star, W, wedge, type Pt } from './path'
import type { Stop } from './scene'
import type { Studio } from './world'

/** Mix two #rrggbb colours. */
export function mix(a: string, b: string, t: number): string {
  const channel = (c: string, i: number): number => parseInt(c.slice(1 + i * 2, 3 + i * 2), 16)
  let out = '#'
  for (let i = 0; i < 3; i += 1) {
    out += Math.round(lerp(channel(a, i), channel(b, i), t))
      .toString(16)
      .padStart(2, '0')
  }
  return out
}

/** A soft round light with a natural fall-off. */
export function glow(s: Studio, x: number, y: number, r: number, color: string, strength = 1, squash = 1): void {
  const stops: Stop[] = [
    [0, color, strength],
    [0.25, color, strength * 0.58],
    [0.5, color, strength * 0.24],
    [0.75, color, strength * 0.07],
    [1, color, 0],
  ]
  s.scene.ellipse(x, y, r, r * squash, { fill: s.scene.radial(x, y, r, stops) })
}

/** Turns a #rrggbb colour's hue by `degrees`, keeping how light it looks (the usual YIQ-style rotation matrix). */
export function turnHue(color: string, degrees: number): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => parseInt(color.slice(i, i + 2), 16))
  const c = Math.cos((degrees * Math.PI) / 180)
  const k = Math.sin((degrees * Math.PI) / 180)
  const out = [
    r * (0.213 + c * 0.787 - k * 0.213) + g * (0.715 - c * 0.715 - k * 0.715) + b * (0.072 - c * 0.072 + k * 0.928),
    r * (0.213 - c * 0.213 + k * 0.143) + g * (0.715 + c * 0.285 + k * 0.14) + b * (0.072 - c * 0.072 - k * 0.283),
    r * (0.213 - c * 0.213 - k * 0.787) + g * (0.715 - c * 0.715 + k * 0.715) + b * (0.072 + c * 0.928 + k * 0.072),
  ]
  return `#${out
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Haze that the subject's lower part sinks into. */
export function mist(s: Studio, color: string, strength: number): void {
  s.scene.cover(
    s.scene.linear(0, 210, 0, 318, [
      [0, color, 0],
      [0.6, color, strength * 0.7],
      [1, color, strength],
    ]),
  )
}

/** Fine dust as one path: `count` tiny marks, denser where `density` says so. */
export function dust(
  s: Studio,
  name: string,
  count: number,
  mark: (x: number, y: number, size: number) => string,
  maxY = H,
): string {
  const d = s.dice.fork(name)
  let path = ''
  for (let i = 0; i < count; i += 1) path += mark(d.range(2, W - 2), d.range(2, maxY), d.next() ** 2)
  return path
}

export const speck = (x: number, y: number, size: number): string => disc(x, y, 0.35 + size * 1.1)

/** Darkens edges so that the subject holds the eye and the name plate stays readable. */
export function vignette(s: Studio, color: string): void {
  s.scene.cover(
    s.scene.radial(CX, 158, 236, [
      [0, color, 0],
      [0.55, color, 0],
      [0.8, color, 0.42],
      [1, color, 0.88],
    ]),
  )
  s.scene.cover(
    s.scene.linear(0, H, 0, H - 120, [
      [0, color, 0.86],
      [0.45, color, 0.4],
      [1, color, 0],
    ]),
  )
}

const PRISM = ['#ff9ab0', '#ffd08a', '#fff3a8', '#a8f5c8', '#9fe0ff', '#c6b2ff'] as const

/** The light behind a Prime: a monumental fan of rays, every sixth in a colour of its own. */
export function glory(s: Studio, x: number, y: number): void {
  const d = s.dice.fork('glory')
  const turn = d.range(0, 15)
  const rays: string[] = PRISM.map(() => '')
  let gold = ''
  const n = 36
  for (let i = 0; i < n; i += 1) {
    const angle = turn + (i * 360) / n
    const spread = i % 2 === 0 ? d.range(4, 6.5) : d.range(1.2, 3)
    if (i % 2 === 0) rays[(i / 2) % 6] = (rays[(i / 2) % 6] ?? '') + wedge(x, y, angle, spread, 24, 330)
    else gold += wedge(x, y, angle, spread, 24, 330)
  }
  const fade = (c: string, a: number): string =>
    s.scene.radial(x, y, 250, [
      [0, '#fff6d8', a],
      [0.3, c, a * 0.8],
      [0.65, c, a * 0.3],
      [1, c, 0],
    ])
  rays.forEach((ray, i) => {
    s.scene.path(ray, { fill: fade(PRISM[i] ?? '#ffffff', 0.5) })
  })
  s.scene.path(gold, { fill: fade('#ffe2a0', 0.85) })
  glow(s, x, y, 120, '#fff1c4', 0.8)
}

/** A great ring of gold with a rim of light, behind a Prime. */
export function halo(s: Studio, x: number, y: number, r: number): void {
  const gold = s.scene.linear(x - r, y - r, x + r, y + r, [
    [0, '#fff6cf'],
    [0.3, '#e8b552'],
    [0.5, '#7d4d16'],
    [0.7, '#f6d27c'],
    [1, '#a86f22'],
  ])
  s.scene.circle(x, y, r, { fill: 'none', stroke: '#241305', 'stroke-width': 9, opacity: 0.55 })
  s.scene.circle(x, y, r, { fill: 'none', stroke: gold, 'stroke-width': 6 })
  s.scene.circle(x, y, r + 7, { fill: 'none', stroke: gold, 'stroke-width': 1.4, 'stroke-dasharray': '1.5 3.5' })
  let beads = ''
  for (let i = 0; i < 24; i += 1) {
    const [bx, by] = polar(x, y, r, i * 15)
    beads += disc(bx, by, i % 2 === 0 ? 1.6 : 0.8)
  }
  s.scene.path(beads, { fill: '#fffbe6' })
}

/** The gilded frame of a Prime, inside the card's edge. */
export function gilding(s: Studio): void {
  const gold = s.scene.linear(0, 0, W, H, [
    [0, '#fff3c4'],
    [0.2, '#c98f34'],
    [0.38, '#fff0b8'],
    [0.55, '#8a5a1c'],
    [0.75, '#ffe6a0'],
    [1, '#a8702a'],
  ])
  s.scene.path(`M5 5H${W - 5}V${H - 5}H5Z`, { fill: 'none', stroke: gold, 'stroke-width': 3.2 })
  const corners: Pt[] = [
    [5, 5],
    [W - 5, 5],
    [5, H - 5],
    [W - 5, H - 5],
  ]
  let d = ''
  for (const [x, y] of corners) {
    const sx = x < CX ? 1 : -1
    const sy = y < H / 2 ? 1 : -1
    const p = (dx: number, dy: number): string => `${num(x + sx * dx)} ${num(y + sy * dy)}`
    d += `M${p(0, 52)}C${p(3, 26)} ${p(26, 3)} ${p(52, 0)}C${p(30, 9)} ${p(14, 14)} ${p(13, 13)}C${p(14, 14)} ${p(9, 30)} ${p(0, 52)}Z`
    d += star(x + sx * 17, y + sy * 17, 4, 7, 2, 45)
  }
  s.scene.path(d, { fill: gold })
}

/** Doubled orbits, satellites and a crown of light: the mark of an evolved being. Drawn behind it. */
export function ascension(s: Studio, x: number, y: number): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('ascension')
  const r = d.range(94, 100)
  glow(s, x, y, 150, p.glow, 0.55)
  let rays = ''
  const n = d.whole(6, 9)
  for (let i = -n; i <= n; i += 1) {
    const angle = (i * 84) / n
    const [rx, ry] = polar(x, y, r + 9, angle)
    rays += leaf(rx, ry, angle, (i % 2 === 0 ? 44 : 25) * (1 - Math.abs(i) / (n * 1.6)) + 6, i % 2 === 0 ? 8 : 5, 0.28)
  }
  scene.path(rays, {
    fill: scene.radial(x, y, r + 52, [
      [0.6, p.spark],
      [0.8, p.glow],
      [1, p.light, 0.1],
    ]),
  })
  const metal = scene.linear(x - r, y - r, x + r, y + r, [
    [0, p.spark],
    [0.35, p.glow],
    [0.55, p.mid],
    [0.75, p.spark],
    [1, p.mid],
  ])
  for (const [radius, width] of [
    [r, 4],
    [r + 9, 1.6],
  ] as const) {
    scene.circle(x, y, radius, { fill: 'none', stroke: p.abyss, 'stroke-width': width + 2.5, opacity: 0.4 })
    scene.circle(x, y, radius, { fill: 'none', stroke: metal, 'stroke-width': width })
  }
  scene.circle(x, y, r - 8, {
    fill: 'none',
    stroke: p.spark,
    'stroke-width': 3,
    'stroke-dasharray': `${num(d.range(1, 3))} ${num(d.range(5, 9))}`,
    opacity: 0.7,
  })
  const turn = d.pick([45, 60, 70])
  let moons = ''
  let pupils = ''
  for (const angle of [turn, -turn, 180 - turn * 0.5, 180 + turn * 0.5]) {
    const [mx, my] = polar(x, y, r, angle)
    moons += disc(mx, my, 6.5)
    pupils += star(mx, my, 4, 5, 1.5)
  }
  scene.path(moons, { fill: p.abyss, stroke: p.spark, 'stroke-width': 1.6 })
  scene.path(pupils, { fill: p.spark })
}
