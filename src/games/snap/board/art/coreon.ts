/** Coreon: forged crystal and molten cores. Everything is a facet; light comes from below, out of the rock. */
import { clamp01, CX, disc, H, line, mirror, num, polar, poly, star, W, type Pt } from './path'
import type { Dice } from './seed'
import { dust, glow, mix } from './light'
import type { Palette, Studio, World } from './world'

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

const prime: Palette = {
  abyss: '#120703',
  deep: '#43180c',
  mid: '#b0561a',
  light: '#ffca5e',
  glow: '#ff9a2a',
  spark: '#fffbe6',
  accent: '#ffe9b0',
}

const SHADES = 8

/** Facets gathered by shade, so that a hundred facets are eight elements. */
interface Mesh {
  readonly bins: string[]
  readonly edges: string[]
}

const mesh = (): Mesh => ({ bins: Array.from({ length: SHADES }, () => ''), edges: [] })

function facet(m: Mesh, pts: readonly Pt[], shade: number): void {
  const bin = Math.min(SHADES - 1, Math.floor(clamp01(shade) * SHADES))
  m.bins[bin] = (m.bins[bin] ?? '') + poly(pts)
}

/** Where a world's core burns; facets that face it are hot. */
interface Forge {
  readonly x: number
  readonly y: number
  readonly reach: number
}

function shadeOf(d: Dice, forge: Forge, centre: Pt, nx: number, ny: number): number {
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
function shard(m: Mesh, d: Dice, forge: Forge, sh: Shard): void {
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

function drawMesh(s: Studio, m: Mesh, edge = 0.5, dim = 0): void {
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

function core(s: Studio, x: number, y: number, r: number): void {
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

function eyes(s: Studio, x: number, y: number, w: number, slant: number): void {
  const { scene, palette: p } = s
  const left: Pt[] = [
    [CX - x, y + slant * 0.3],
    [CX - x - w, y - slant],
    [CX - x - w * 0.55, y + slant * 0.55],
  ]
  glow(s, CX - x - w / 2, y, w * 1.7, p.glow, 0.9)
  glow(s, CX + x + w / 2, y, w * 1.7, p.glow, 0.9)
  scene.path(poly(left) + poly(mirror(left)), { fill: p.spark })
}

/** A broad-shouldered golem round a burning heart. */
function golem(s: Studio, d: Dice, more: number): void {
  const forge: Forge = { x: CX, y: 176, reach: 105 }
  const back = mesh()
  const spikes = d.whole(3, 5) + more
  for (let i = 0; i < spikes; i += 1) {
    const t = i / (spikes - 1)
    shard(back, d, forge, {
      at: [CX - 14, 168],
      angle: -18 - 88 * t,
      length: d.range(84, 112) + more * 14 + 20 * Math.sin(t * 3),
      width: d.range(17, 26),
      belly: 0.55,
      twin: true,
    })
  }
  drawMesh(s, back, 0.35, 0.3)
  const body = mesh()
  const bulk = d.range(0.9, 1.2)
  shard(body, d, forge, { at: [CX - 12, 226], angle: -160, length: d.range(58, 76), width: 34, twin: true })
  shard(body, d, forge, {
    at: [CX - 62 * bulk, 158],
    angle: d.range(-184, -164),
    length: d.range(74, 92),
    width: 33 * bulk,
    belly: 0.62,
    twin: true,
  })
  shard(body, d, forge, {
    at: [CX - 58 * bulk, 216],
    angle: d.range(172, 188),
    length: d.range(44, 58),
    width: 36 * bulk,
    belly: 0.34,
    twin: true,
  })
  shard(body, d, forge, { at: [CX - 10, 206], angle: -192, length: 66, width: 32, belly: 0.35, twin: true })
  shard(body, d, forge, { at: [CX - 4, 205], angle: -52, length: 66, width: 40, belly: 0.6, twin: true })
  shard(body, d, forge, {
    at: [CX - 8, 158],
    angle: -84 + d.range(-8, 8),
    length: 78 * bulk,
    width: 52 * bulk,
    belly: 0.62,
    twin: true,
  })
  shard(body, d, forge, {
    at: [CX - 70 * bulk, 152],
    angle: d.range(-40, -14),
    length: d.range(30, 56),
    width: 22,
    belly: 0.3,
    twin: true,
  })
  drawMesh(s, body, 0.6)
  core(s, CX, 178, d.range(12, 16) + more)
  const head = mesh()
  const horn = d.range(28, 54) + more * 10
  shard(head, d, forge, {
    at: [CX - 10, 116],
    angle: d.range(-46, -22),
    length: horn,
    width: 13,
    belly: 0.3,
    twin: true,
  })
  shard(head, d, forge, { at: [CX - 1, 146], angle: -17, length: 46, width: 26, belly: 0.6, twin: true })
  shard(head, d, forge, { at: [CX, 98], angle: 180, length: 54, width: 22, belly: 0.45, ridge: 0.1 })
  drawMesh(s, head, 0.7)
  eyes(s, 4, 119, 11, 4.5)
}

/** The mask of a beast, close up, in a mane of crystal. */
function beast(s: Studio, d: Dice, more: number): void {
  const forge: Forge = { x: CX, y: 196, reach: 120 }
  const mane = mesh()
  for (const ring of [1, 0] as const) {
    const n = (ring === 1 ? d.whole(6, 8) : d.whole(4, 6)) + more
    for (let i = 0; i < n; i += 1) {
      const angle = -8 - (i / (n - 1)) * 146
      shard(mane, d, forge, {
        at: polar(CX - 6, 160, 26, angle),
        angle: angle + d.range(-5, 5),
        length: (ring === 1 ? d.range(82, 104) : d.range(54, 72)) + more * 8,
        width: d.range(20, 30),
        belly: 0.5,
        twin: true,
      })
    }
  }
  drawMesh(s, mane, 0.5, 0.16)
  glow(s, CX, 176, 90, s.palette.glow, 0.45)
  const face = mesh()
  shard(face, d, forge, {
    at: [CX - 22, 140],
    angle: d.range(-36, -14),
    length: d.range(64, 92) + more * 10,
    width: 24,
    belly: 0.25,
    twin: true,
  })
  shard(face, d, forge, {
    at: [CX - 8, 148],
    angle: -128 + d.range(-10, 8),
    length: 74,
    width: 44,
    belly: 0.5,
    twin: true,
  })
  shard(face, d, forge, { at: [CX - 6, 172], angle: -168, length: 76, width: 32, belly: 0.45, twin: true })
  shard(face, d, forge, { at: [CX, 116], angle: 180, length: d.range(112, 132), width: 38, belly: 0.42, ridge: 0.05 })
  shard(face, d, forge, {
    at: [CX - 4, 156],
    angle: -66 + d.range(-6, 8),
    length: 62,
    width: 22,
    belly: 0.4,
    twin: true,
  })
  drawMesh(s, face, 0.75)
  eyes(s, 13, 158, 21, 6.5)
  const m = d.range(10, 18)
  const fang: Pt[] = [
    [CX - m, 226],
    [CX - m - 6, 222],
    [CX - m - 1, 248],
  ]
  s.scene.path(poly(fang) + poly(mirror(fang)), { fill: s.palette.spark, opacity: 0.9 })
  core(s, CX, 130, d.range(7, 10) + more * 2)
}

/** A floating sentinel: plates in orbit round one great core. */
function sentinel(s: Studio, d: Dice, more: number): void {
  const forge: Forge = { x: CX, y: 162, reach: 120 }
  const m = mesh()
  const n = d.whole(4, 5) + more
  for (let i = 0; i < n; i += 1) {
    const angle = -14 - (i / (n - 1)) * 152
    shard(m, d, forge, {
      at: polar(CX, 162, 38, angle),
      angle: angle + d.range(-12, 12),
      length: d.range(60, 96),
      width: d.range(28, 40),
      belly: d.range(0.3, 0.55),
      twin: true,
    })
  }
  shard(m, d, forge, { at: [CX, 196], angle: 180, length: d.range(86, 110), width: 34, belly: 0.3 })
  shard(m, d, forge, { at: [CX, 128], angle: 0, length: d.range(58, 82) + more * 12, width: 30, belly: 0.35 })
  drawMesh(s, m, 0.6)
  core(s, CX, 162, d.range(27, 32))
  const slit: Pt[] = [
    [CX, 143],
    [CX + 5.5, 162],
    [CX, 181],
    [CX - 5.5, 162],
  ]
  s.scene.path(poly(slit), { fill: s.palette.abyss })
  const plates = mesh()
  shard(plates, d, forge, { at: [CX - 4, 118], angle: -104, length: 60, width: 22, belly: 0.4, twin: true })
  shard(plates, d, forge, { at: [CX - 4, 206], angle: -76, length: 60, width: 22, belly: 0.4, twin: true })
  drawMesh(s, plates, 0.8)
}

/** A scarab seen from above: two great wing cases, and the fire in the seam between them. */
function scarab(s: Studio, d: Dice, more: number): void {
  const forge: Forge = { x: CX, y: 168, reach: 115 }
  const legs = mesh()
  for (const [y, angle] of [
    [130, -52],
    [168, -92],
    [204, -128],
  ] as const) {
    const knee = polar(CX - 34, y, d.range(44, 54), angle)
    shard(legs, d, forge, { at: [CX - 34, y], angle, length: 58, width: 15, twin: true })
    shard(legs, d, forge, {
      at: knee,
      angle: angle < -90 ? angle - 40 : angle + 46,
      length: d.range(40, 52),
      width: 12,
      belly: 0.25,
      twin: true,
    })
  }
  if (more > 0)
    for (const angle of [-66, -84, -102])
      shard(legs, d, forge, { at: [CX - 20, 160], angle, length: 112 + more * 6, width: 26, belly: 0.6, twin: true })
  drawMesh(s, legs, 0.5, 0.12)
  const shell = mesh()
  const wide = d.range(50, 60)
  shard(shell, d, forge, {
    at: [CX - 3, 136],
    angle: -162,
    length: 128,
    width: wide,
    belly: 0.45,
    ridge: -0.1,
    twin: true,
  })
  shard(shell, d, forge, { at: [CX - 30, 138], angle: 192, length: 112, width: 36, belly: 0.5, twin: true })
  shard(shell, d, forge, { at: [CX - 4, 138], angle: -176, length: 132, width: 22, belly: 0.4, twin: true })
  shard(shell, d, forge, { at: [CX - 2, 146], angle: -70, length: 56, width: 34, belly: 0.55, twin: true })
  shard(shell, d, forge, { at: [CX - 2, 140], angle: -28, length: 40, width: 30, belly: 0.6, twin: true })
  const horn = d.range(52, 74) + more * 8
  shard(shell, d, forge, { at: [CX - 12, 112], angle: -34, length: horn, width: 14, belly: 0.3, twin: true })
  shard(shell, d, forge, {
    at: [CX - 12 - Math.sin(0.6) * horn * 0.7, 112 - Math.cos(0.6) * horn * 0.7],
    angle: 24,
    length: 34,
    width: 10,
    belly: 0.3,
    twin: true,
  })
  shard(shell, d, forge, { at: [CX, 126], angle: 0, length: d.range(40, 64), width: 20, belly: 0.35 })
  drawMesh(s, shell, 0.75)
  s.scene.path(
    line([
      [CX, 150],
      [CX, 252],
    ]),
    { stroke: s.palette.spark, 'stroke-width': 2, fill: 'none' },
  )
  core(s, CX, 152, d.range(12, 15) + more)
  eyes(s, 9, 116, 10, 4)
}

function being(s: Studio): void {
  const d = s.dice.fork('being')
  const more = (s.subject.evolved ? 1 : 0) + (s.subject.prime ? 1 : 0)
  d.pick([golem, beast, sentinel, scarab])(s, d, more)
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
