/** What the Monsters of Coreon and its scenery are both drawn with. */
import { clamp01, CX, line, mirror, polar, poly, type Pt } from '../path'
import type { Dice } from '../seed'
import { glow, mix } from '../light'
import type { Palette, Studio } from '../world'

const SHADES = 8

/** Facets gathered by shade, so that a hundred facets are eight elements. */
interface Mesh {
  readonly bins: string[]
  readonly edges: string[]
}

export const mesh = (): Mesh => ({ bins: Array.from({ length: SHADES }, () => ''), edges: [] })

export function facet(m: Mesh, pts: readonly Pt[], shade: number): void {
  const bin = Math.min(SHADES - 1, Math.floor(clamp01(shade) * SHADES))
  m.bins[bin] = (m.bins[bin] ?? '') + poly(pts)
}

/** Where a world's core burns; facets that face it are hot. */
export interface Forge {
  readonly x: number
  readonly y: number
  readonly reach: number
}

export function shadeOf(d: Dice, forge: Forge, centre: Pt, nx: number, ny: number): number {
  const dx = forge.x - centre[0]
  const dy = forge.y - centre[1]
  const far = Math.hypot(dx, dy) || 1
  const facing = (nx * dx + ny * dy) / far
  const heat = Math.max(0, 1 - far / forge.reach)
  const key = Math.max(0, -ny * 0.7 - nx * 0.5)
  return 0.14 + 0.36 * Math.max(0, facing) + 0.4 * heat * (0.5 + 0.5 * facing) + 0.22 * key + d.range(-0.06, 0.08)
}

interface Shard {
  readonly at: Pt
  readonly angle: number
  readonly length: number
  readonly width: number
  /** 0..1 along its length: where it is widest. */
  readonly belly?: number
  /** -1..1: where its ridge runs across. */
  readonly ridge?: number
  readonly twin?: boolean
}

/** A crystal with four facets round a ridge; `twin` adds its reflection, lit as the other side. */
export function shard(m: Mesh, d: Dice, forge: Forge, sh: Shard): void {
  const belly = sh.belly ?? 0.4
  const [x, y] = sh.at
  const tip = polar(x, y, sh.length, sh.angle)
  const [mx, my] = polar(x, y, sh.length * belly, sh.angle)
  const left = polar(mx, my, sh.width / 2, sh.angle - 90)
  const right = polar(mx, my, sh.width / 2, sh.angle + 90)
  const [rx, ry] = polar(x, y, sh.length * (belly + 0.06), sh.angle)
  const ridge = polar(rx, ry, ((sh.ridge ?? d.range(-0.5, 0.5)) * sh.width) / 2, sh.angle + 90)
  const faces: readonly (readonly [readonly [Pt, Pt, Pt], number])[] = [
    [[sh.at, left, ridge], -130],
    [[sh.at, right, ridge], 130],
    [[left, tip, ridge], -65],
    [[right, tip, ridge], 65],
  ]
  for (const [pts, turn] of faces) {
    const [a, b, e] = pts
    const c: Pt = [(a[0] + b[0] + e[0]) / 3, (a[1] + b[1] + e[1]) / 3]
    const [nx, ny] = polar(0, 0, 1, sh.angle + turn)
    facet(m, pts, shadeOf(d, forge, c, nx, ny))
    if (sh.twin === true) facet(m, mirror(pts), shadeOf(d, forge, [2 * CX - c[0], c[1]], -nx, ny))
  }
  const outline: Pt[] = [left, tip, right]
  m.edges.push(line(outline))
  if (sh.twin === true) m.edges.push(line(mirror(outline)))
}

function ramp(p: Palette): string[] {
  return [
    mix(p.abyss, p.deep, 0.5),
    p.deep,
    mix(p.deep, p.mid, 0.45),
    mix(p.deep, p.mid, 0.85),
    mix(p.mid, p.light, 0.35),
    mix(p.mid, p.light, 0.8),
    mix(p.light, p.spark, 0.3),
    mix(p.light, p.spark, 0.7),
  ]
}

export function drawMesh(s: Studio, m: Mesh, edge = 0.5, dim = 0): void {
  ramp(s.palette).forEach((color, i) => {
    const fill = dim > 0 ? mix(color, s.palette.abyss, dim) : color
    s.scene.path(m.bins[i] ?? '', { fill, stroke: fill, 'stroke-width': 0.5, 'stroke-linejoin': 'round' })
  })
  if (edge > 0) {
    s.scene.path(m.edges.join(''), {
      fill: 'none',
      stroke: s.scene.linear(0, 40, 0, 280, [
        [0, s.palette.accent, edge],
        [0.5, s.palette.light, edge],
        [1, s.palette.spark, edge * 0.7],
      ]),
      'stroke-width': 0.8,
    })
  }
}

export function core(s: Studio, x: number, y: number, r: number): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('core')
  glow(s, x, y, r * 3.6, p.glow, 0.85)
  const sides = d.pick([4, 6, 6, 8])
  const turn = sides === 4 ? 0 : 180 / sides
  const rim: Pt[] = Array.from({ length: sides }, (_, i) =>
    polar(x, y, r * (sides === 4 && i % 2 === 0 ? 1.3 : 1), turn + (i * 360) / sides),
  )
  scene.path(poly(rim), {
    fill: scene.radial(x, y, r * 1.2, [
      [0, '#ffffff'],
      [0.35, p.spark],
      [0.7, p.light],
      [1, p.glow],
    ]),
    stroke: p.spark,
    'stroke-width': 1,
  })
  const inner = rim.map(([px, py]) => [x + (px - x) * 0.45, y + (py - y) * 0.45] as const)
  scene.path(poly(inner) + rim.map((q, i) => line([q, inner[i] ?? q])).join(''), {
    fill: 'none',
    stroke: p.mid,
    'stroke-width': 0.7,
    opacity: 0.7,
  })
}
