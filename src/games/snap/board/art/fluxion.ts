/** Fluxion: currents, waves and ribbons. Nothing is straight, everything is under way. */
import { bezier, CX, disc, H, leaf, leaves, lerp, mirror, polar, ribbon, smooth, spiral, W, type Pt } from './path'
import type { Dice } from './seed'
import { dust, glow, mix, speck } from './light'
import type { Palette, Studio, World } from './world'

const palettes: readonly Palette[] = [
  {
    abyss: '#031019',
    deep: '#073349',
    mid: '#0f7d93',
    light: '#5fd6d8',
    glow: '#39e0e0',
    spark: '#eafffb',
    accent: '#ffb27a',
  },
  {
    abyss: '#050c20',
    deep: '#102c66',
    mid: '#2a67c4',
    light: '#7fb8ff',
    glow: '#58a4ff',
    spark: '#eef6ff',
    accent: '#8ff0d0',
  },
  {
    abyss: '#04141a',
    deep: '#0a4046',
    mid: '#1f9484',
    light: '#8fe8c0',
    glow: '#58efbe',
    spark: '#f2fff4',
    accent: '#ffd58a',
  },
  {
    abyss: '#0a0a22',
    deep: '#262a70',
    mid: '#4470c8',
    light: '#74d4f0',
    glow: '#62d6ff',
    spark: '#f0fbff',
    accent: '#ff9ac0',
  },
]

const prime: Palette = {
  abyss: '#06121c',
  deep: '#0d4358',
  mid: '#2f98a4',
  light: '#f2dc96',
  glow: '#ffe9a8',
  spark: '#fffdf0',
  accent: '#ffd272',
}

/** One swell across the card: its crest as points. */
function crest(d: Dice, y: number, height: number, tilt: number): Pt[] {
  const pts: Pt[] = []
  const phase = d.range(0, 7)
  const wave = d.range(0.018, 0.034)
  for (let x = -20; x <= W + 20; x += 26) {
    pts.push([
      x,
      y + tilt * (x - CX) + Math.sin(x * wave + phase) * height + Math.sin(x * wave * 2.3 + phase * 1.7) * height * 0.3,
    ])
  }
  return pts
}

function backdrop(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('sea')
  scene.cover(
    scene.linear(0, 0, W * 0.4, H, [
      [0, mix(p.deep, p.mid, 0.6)],
      [0.4, p.deep],
      [1, p.abyss],
    ]),
  )
  const lamp = d.range(60, W - 60)
  glow(s, lamp, 40, 190, p.light, 0.55)
  const tilt = d.range(0.18, 0.4) * d.pick([-1, 1])
  for (let i = 0; i < 6; i += 1) {
    const t = i / 5
    const y = lerp(34, 316, t)
    const pts = crest(d, y, lerp(13, 24, t), tilt)
    const body = smooth(pts)
    scene.path(`${body}L${W + 20} ${y + 130}L-20 ${y + 130}Z`, {
      fill: scene.linear(CX, y - 30, CX - tilt * 90, y + 110, [
        [0, mix(p.mid, p.light, 0.55 - t * 0.3), 0.75],
        [0.25, p.mid, 0.5],
        [0.7, p.deep, 0.5],
        [1, p.abyss, 0],
      ]),
    })
    scene.path(
      ribbon(pts, (k) => 0.6 + 4.2 * Math.sin(k * Math.PI) ** 2),
      { fill: p.spark, opacity: 0.28 + 0.12 * (1 - t) },
    )
    scene.path(
      [8, 16, 25].map((o) => smooth(pts.map(([x, yy]) => [x, yy + o + Math.sin(x * 0.05) * 3] as const))).join(''),
      {
        fill: 'none',
        stroke: p.light,
        'stroke-width': 0.7,
        opacity: 0.34,
      },
    )
  }
}

/** A streamer: a tapering band, lit along one side, that may end in a curl. */
function streamers(
  s: Studio,
  spines: readonly (readonly Pt[])[],
  width: number,
  from: string,
  to: string,
  taper = 1,
): void {
  const { scene, palette: p } = s
  const both = spines.flatMap((spine) => [spine, mirror(spine)])
  const first = spines[0]
  const a = first?.[0] ?? [CX, 0]
  const b = first?.[first.length - 1] ?? [CX, H]
  const profile = (t: number): number =>
    width * (0.25 + Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.12)) * 0.9) * (1 - t * 0.72 * taper) + 0.5
  scene.path(both.map((spine) => ribbon(spine, (t) => profile(t) + 2.2)).join(''), { fill: p.abyss, opacity: 0.4 })
  scene.path(both.map((spine) => ribbon(spine, profile)).join(''), {
    fill: scene.linear(
      CX,
      Math.min(a[1], b[1]) - 6,
      CX,
      Math.max(a[1], b[1]) + 6,
      a[1] < b[1]
        ? [
            [0, from],
            [1, to],
          ]
        : [
            [0, to],
            [1, from],
          ],
    ),
  })
  scene.path(both.map((spine) => smooth(spine)).join(''), {
    fill: 'none',
    stroke: p.spark,
    'stroke-width': Math.max(0.7, width * 0.09),
    opacity: 0.75,
  })
}

/** A stroke that runs out along a Bézier and curls up at its end. */
function curl(a: Pt, b: Pt, c: Pt, end: Pt, r: number, way: number): Pt[] {
  const run = bezier(a, b, c, end, 12)
  const from = Math.atan2(end[0] - c[0], -(end[1] - c[1])) * (180 / Math.PI)
  const [ox, oy] = polar(end[0], end[1], r, from + 90 * way)
  const loop = spiral(ox, oy, r, r * 0.16, from - 90 * way, 1.25 * way, 16)
  return [...run, ...loop.slice(1)]
}

function eyes(s: Studio, x: number, y: number, size: number, tilt: number): void {
  const { scene, palette: p } = s
  scene.path(leaves(CX - x - size * 0.62, y - tilt * 1.1, 90 + tilt * 5, size * 1.26, size * 0.8), {
    fill: p.abyss,
    opacity: 0.8,
  })
  glow(s, CX - x, y, size * 1.2, p.glow, 0.9)
  glow(s, CX + x, y, size * 1.2, p.glow, 0.9)
  scene.path(leaves(CX - x - size * 0.46, y - tilt * 0.8, 90 + tilt * 5, size * 0.96, size * 0.4), { fill: p.spark })
}

/** A sleek head with swept gills; `snout` is how broad its end is, `crest` how long its fins. */
function head(s: Studio, y: number, w: number, h: number, snout: number, crest: number): void {
  const { scene, palette: p } = s
  for (let i = 2; i >= 0; i -= 1) {
    scene.path(
      leaves(CX - w * 0.26, y + h * (0.02 + i * 0.1), -38 - i * 30, crest * (1 - i * 0.14), crest * 0.36, 0.5, -3),
      {
        fill: scene.radial(CX, y, crest + w * 0.4, [
          [0, p.deep],
          [0.5, p.mid],
          [0.9, p.light],
          [1, p.spark],
        ]),
        stroke: p.spark,
        'stroke-width': 0.9,
        'stroke-opacity': 0.75,
      },
    )
  }
  const half: Pt[] = [
    [CX, y - h * 0.5],
    [CX - w * 0.3, y - h * 0.42],
    [CX - w * 0.52, y - h * 0.06],
    [CX - w * 0.3, y + h * 0.2],
    [CX - w * snout, y + h * 0.5],
    [CX, y + h * 0.62],
  ]
  scene.path(smooth([...half, ...mirror(half).reverse().slice(1, -1)], true), {
    fill: scene.radial(CX - w * 0.14, y - h * 0.16, h * 0.9, [
      [0, p.spark],
      [0.2, p.light],
      [0.55, p.mid],
      [1, p.abyss],
    ]),
    stroke: p.spark,
    'stroke-width': 1.1,
    'stroke-opacity': 0.8,
  })
  scene.path(
    leaf(CX, y - h * 0.46, 180, h * 0.98, w * 0.15, 0.3) +
      leaves(CX - w * 0.05, y + h * 0.1, -62, w * 0.5, w * 0.13, 0.4, -3),
    { fill: p.spark, opacity: 0.5 },
  )
}

/** A ray with great wings. */
function ray(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const span = d.range(98, 116)
  const rise = d.range(-30, 34)
  const tails: Pt[][] = []
  for (let i = 0; i < d.whole(2, 3) + more; i += 1) {
    tails.push(
      curl(
        [CX - 3 - i * 9, 200],
        [CX - 8 - i * 16, 240],
        [CX - 10 - i * 32, 250 - i * 20],
        [CX - 30 - i * 26, 284 - i * 22],
        10 + i * 2,
        i % 2 === 0 ? 1 : -1,
      ),
    )
  }
  streamers(s, tails, 12, p.light, p.deep)
  for (let i = 1 + more; i >= 0; i -= 1) {
    const k = 1 - i * 0.12
    const wing: Pt[] = [
      [CX, 116 - i * 10],
      [CX - 24 * k, 122 - i * 12],
      [CX - span * 0.58, 134 + rise * 0.5 - i * 20],
      [CX - span * k, 108 + rise * 1.5 - i * 22],
      [CX - span * 0.86 * k, 150 + rise * 0.8 - i * 14],
      [CX - span * 0.5, 182 + rise * 0.2],
      [CX - 18, 226],
    ]
    scene.path(smooth([...wing, ...mirror(wing).reverse().slice(0, -1)], true), {
      fill: scene.radial(CX, 156, span * 1.12, [
        [0, i > 0 ? p.deep : p.abyss],
        [0.3, mix(p.deep, p.mid, 0.8)],
        [0.7, mix(p.mid, p.light, 0.3)],
        [0.92, mix(p.light, p.mid, i * 0.3)],
        [1, p.spark],
      ]),
      stroke: p.spark,
      'stroke-width': 1.5,
      'stroke-opacity': 0.85,
    })
  }
  let veins = ''
  for (let i = 0; i < 8; i += 1) {
    const t = i / 7
    const vein = bezier(
      [CX - 6, 138 + t * 62],
      [CX - 36, 144 + t * 40 + rise * 0.3],
      [CX - span * 0.6, 142 + t * 32 + rise * 0.6],
      [CX - span * (0.95 - t * 0.4), 116 + rise * (1.4 - t) + t * 60],
      8,
    )
    veins += smooth(vein) + smooth(mirror(vein))
  }
  scene.path(veins, { fill: 'none', stroke: p.spark, 'stroke-width': 0.9, opacity: 0.5 })
  const spots = [0, 1, 2, 3].map((i): Pt => [CX - 30 - i * 15, 158 + rise * 0.1 * i - i * 5])
  scene.path([...spots, ...mirror(spots)].map(([x, y], i) => disc(x, y, 4.6 - (i % 4) * 0.8)).join(''), {
    fill: p.accent,
    stroke: p.spark,
    'stroke-width': 0.9,
    opacity: 0.9,
  })
  const horns = curl([CX - 10, 124], [CX - 16, 96], [CX - 32, 90], [CX - d.range(34, 50), 66], 9, d.pick([-1, 1]))
  streamers(s, [horns], 12, p.light, p.spark)
  head(s, 150, 42, 62, 0.14, d.range(26, 40))
  eyes(s, 12, 145, 15, 3)
}

/** Twin serpents that wind about each other round a pearl. */
function twins(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const y0 = 282
  const y1 = 128
  const waves = d.pick([1.5, 2])
  const wide = d.range(46, 62)
  const at = (t: number): Pt => [
    CX - Math.sin(t * Math.PI * 2 * waves + (waves === 2 ? Math.PI : 0)) * wide * (0.45 + t * 0.6),
    y0 + (y1 - y0) * t,
  ]
  const strand = (from: number, to: number): Pt[] => Array.from({ length: 15 }, (_, i) => at(lerp(from, to, i / 14)))
  const width = (t: number): number => 5 + 21 * Math.sin(Math.PI * Math.min(0.62, t * 0.78)) * 0.95
  const band = (spine: readonly Pt[], from: number, to: number): void => {
    const w = (k: number): number => width(lerp(from, to, k))
    scene.path(
      ribbon(spine, (k) => w(k) + 6),
      { fill: p.abyss, opacity: 0.55 },
    )
    scene.path(ribbon(spine, w), {
      fill: scene.linear(CX - wide, y1, CX + wide, y0, [
        [0, p.spark],
        [0.25, p.light],
        [0.55, p.mid],
        [1, p.deep],
      ]),
      stroke: p.spark,
      'stroke-width': 0.9,
      'stroke-opacity': 0.6,
    })
    scene.path(smooth(spine.map(([x, y]) => [x - 4, y - 2] as const)), {
      fill: 'none',
      stroke: p.spark,
      'stroke-width': 2.4,
      opacity: 0.6,
      'stroke-dasharray': '5 4',
    })
  }
  const fins: Pt[][] = []
  const n = 3 + more
  for (let i = 0; i < n; i += 1) {
    const t = i / (n - 1)
    fins.push(
      curl(
        [CX - wide * 0.8, 128],
        polar(CX - wide * 0.7, 130, 28, -30 - 70 * t),
        polar(CX - wide * 0.6, 128, 50, -26 - 84 * t),
        polar(CX - wide * 0.62, 122, 62 + 6 * more, -14 - 80 * t),
        8 + 2 * t,
        t < 0.4 ? 1 : -1,
      ),
    )
  }
  streamers(s, fins, 13, p.mid, p.light)
  const whole = strand(0, 1)
  band(whole, 0, 1)
  band(mirror(whole), 0, 1)
  for (let k = 0; k < waves * 2; k += 2) {
    const mid = k / (waves * 2)
    if (mid > 0.02) band(strand(mid - 0.09, mid + 0.09), mid - 0.09, mid + 0.09)
  }
  const hx = at(1)[0]
  const left: Pt[] = [
    [hx - 16, 142],
    [hx - 20, 120],
    [hx - 4, 98],
    [hx + 20, 96],
    [CX - 20, 112],
    [CX - 24, 122],
    [hx + 14, 128],
    [hx + 10, 146],
  ]
  scene.path(smooth(left, true) + smooth(mirror(left), true), {
    fill: scene.linear(CX, 94, CX, 146, [
      [0, p.spark],
      [0.3, p.light],
      [0.8, p.mid],
      [1, p.deep],
    ]),
    stroke: p.spark,
    'stroke-width': 1.1,
  })
  scene.path(leaves(hx, 104, -38, 50 + more * 8, 15, 0.4, -6) + leaves(hx - 8, 112, -74, 42, 14, 0.4, -6), {
    fill: p.light,
    stroke: p.spark,
    'stroke-width': 0.8,
  })
  scene.path(leaves(hx + 6, 108, 98, 15, 8), { fill: p.abyss })
  scene.path(leaves(hx + 8, 109, 98, 10, 4), { fill: p.spark })
  pearl(s, CX, 104 - d.range(0, 14), 15 + more * 2)
}

function pearl(s: Studio, x: number, y: number, r: number): void {
  const { scene, palette: p } = s
  glow(s, x, y, r * 3.2, p.accent, 0.8)
  scene.circle(x, y, r, {
    fill: scene.radial(x - r * 0.3, y - r * 0.3, r * 1.3, [
      [0, '#ffffff'],
      [0.3, p.spark],
      [0.65, p.accent],
      [1, p.mid],
    ]),
    stroke: p.spark,
    'stroke-width': 1,
  })
  scene.path(
    ribbon(spiral(x, y, r * 0.7, r * 0.1, 200, 1.4, 16), (t) => 3 * (1 - t) + 0.5),
    { fill: '#ffffff', opacity: 0.75 },
  )
}

/** A wave that has taken a shape: arms of water, a train of curls. */
function undine(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const lift = d.range(-6, 46)
  const reach = d.range(54, 74)
  const arms: Pt[][] = []
  const n = d.whole(1, 3) + more
  for (let i = 0; i < n; i += 1) {
    const k = i / Math.max(1, n - 1)
    arms.push(
      curl(
        [CX - 12, 150 + k * 30],
        [CX - reach * 0.8, 138 + k * 40],
        [CX - reach, 186 - lift + k * 46],
        [CX - reach - 26 + k * 14, 140 - lift + k * 66],
        14 - k * 4,
        d.pick([-1, 1, 1]),
      ),
    )
  }
  const skirt: Pt[][] = []
  const train = d.whole(3, 5)
  for (let i = 0; i < train; i += 1) {
    skirt.push(
      curl(
        [CX - 4 - i * 3, 180],
        [CX - 14 - i * 16, 214],
        [CX + 4 - i * 26, 250 - i * 4],
        [CX - 14 - i * 24, 290 - i * 15],
        9 + d.range(0, 4),
        i % 2 === 0 ? 1 : -1,
      ),
    )
  }
  const hair = Array.from({ length: d.whole(2, 4) }, (_, i) =>
    curl(
      [CX - 6, 104],
      [CX - 18 - i * 8, 62 - i * 2],
      [CX - 38 - i * 12, 78 + i * 8],
      [CX - 40 - i * 16, 54 + i * 24],
      9 + i * 2,
      i % 2 === 0 ? -1 : 1,
    ),
  )
  streamers(s, skirt, 27, p.light, p.deep, 0.7)
  streamers(s, hair, 17, p.mid, p.light)
  streamers(s, arms, 30, p.mid, p.spark, 0.75)
  const body: Pt[] = [
    [CX, 126],
    [CX - 24, 134],
    [CX - 31, 152],
    [CX - 15, 186],
    [CX - 22, 222],
    [CX, 276],
  ]
  scene.path(smooth([...body, ...mirror(body).reverse().slice(1, -1)], true), {
    fill: scene.linear(CX - 26, 124, CX + 22, 262, [
      [0, p.spark],
      [0.22, p.light],
      [0.5, p.mid],
      [0.8, p.deep],
      [1, p.deep, 0.2],
    ]),
    stroke: p.spark,
    'stroke-width': 0.9,
    'stroke-opacity': 0.7,
  })
  scene.path([0, 1, 2, 3, 4, 5].map((i) => leaves(CX - 1, 162 + i * 14, -122 + i * 8, 24 - i * 2, 6)).join(''), {
    fill: p.spark,
    opacity: 0.4,
  })
  pearl(s, CX, 156, 8 + more * 2)
  head(s, 112, 38, 54, 0.16, d.range(34, 52))
  eyes(s, 10.5, 112, 14, 3.4)
}

/** A great fish seen head on, rising: fins like sails. */
function leviathan(s: Studio, d: Dice, more: number): void {
  const { scene, palette: p } = s
  const sails = d.whole(4, 6) + more
  for (let ring = 1; ring >= 0; ring -= 1) {
    let web = ''
    let rays = ''
    const out: Pt[] = []
    for (let i = 0; i <= sails; i += 1) {
      const a = -22 - (i / sails) * (ring === 1 ? 128 : 106)
      const long = (ring === 1 ? 104 : 76) + (i % 2 === 0 ? 8 : -2) + more * 4
      out.push(polar(CX - 12, 166, long, a))
      if (i < sails) out.push(polar(CX - 12, 166, long * 0.84, a - (ring === 1 ? 64 : 53) / sails))
      const v: Pt[] = [[CX - 12, 166], polar(CX - 12, 166, long * 0.5, a + 5), polar(CX - 12, 166, long, a)]
      rays += smooth(v) + smooth(mirror(v))
    }
    const edge: Pt[] = [[CX - 8, 150], ...out, [CX - 8, 186]]
    web += smooth(edge, true, 0.8) + smooth(mirror(edge), true, 0.8)
    scene.path(web, {
      fill: scene.radial(CX, 166, ring === 1 ? 116 : 88, [
        [0.1, p.abyss],
        [0.45, p.deep],
        [0.75, ring === 1 ? p.mid : mix(p.mid, p.accent, 0.35)],
        [1, p.light],
      ]),
      stroke: p.spark,
      'stroke-width': 1.2,
      'stroke-opacity': 0.85,
    })
    scene.path(rays, { fill: 'none', stroke: p.spark, 'stroke-width': 1, opacity: 0.6 })
  }
  const barbels = [0, 1].map((i) =>
    curl(
      [CX - 12, 214],
      [CX - 24 - i * 16, 236],
      [CX - 20 - i * 30, 262 - i * 10],
      [CX - 40 - i * 28, 268 - i * 14],
      10,
      i === 0 ? 1 : -1,
    ),
  )
  streamers(s, barbels, 10, p.light, p.mid)
  const body: Pt[] = [
    [CX, 100],
    [CX - 22, 112],
    [CX - 42, 142],
    [CX - 46, 172],
    [CX - 30, 206],
    [CX - 12, 228],
    [CX, 236],
  ]
  scene.path(smooth([...body, ...mirror(body).reverse().slice(1, -1)], true), {
    fill: scene.radial(CX - 10, 132, 112, [
      [0, p.spark],
      [0.2, p.light],
      [0.5, p.mid],
      [1, p.abyss],
    ]),
    stroke: p.spark,
    'stroke-width': 1.3,
  })
  scene.path(
    [0, 1, 2].map((i) => leaves(CX - 20 + i * 2, 124 - i * 3, -34 - i * 20, 46 - i * 6, 13, 0.4, -5)).join('') +
      leaf(CX, 132, 0, 62, 12, 0.3),
    {
      fill: scene.radial(CX, 130, 66, [
        [0, p.mid],
        [0.7, p.light],
        [1, p.spark],
      ]),
      stroke: p.spark,
      'stroke-width': 0.8,
    },
  )
  scene.path([0, 1, 2].map((i) => leaves(CX - 15 + i * 2, 186 + i * 9, 214 - i * 8, 34 - i * 5, 6, 0.5, 5)).join(''), {
    fill: p.abyss,
    opacity: 0.55,
  })
  const lip: Pt[] = [
    [CX - 20, 214],
    [CX - 8, 203],
    [CX, 201],
    [CX + 8, 203],
    [CX + 20, 214],
  ]
  scene.path(
    ribbon(lip, (k) => 5 * Math.sin(Math.PI * k)),
    { fill: p.abyss },
  )
  scene.path(leaves(CX - 13, 207, 184, 22, 4.6, 0.2) + leaves(CX - 5, 203, 180, 13, 3.6, 0.2), { fill: p.spark })
  eyes(s, 25, 168, 22, 4.6)
  const lure = curl([CX, 106], [CX - 2, 70], [CX - 20, 60], [CX - 26, 74], 7, -1)
  scene.path(
    ribbon(lure, (t) => 6 * (1 - t) + 1),
    { fill: p.light },
  )
  pearl(s, CX, 62 - more * 3, 9 + more * 2)
}

function being(s: Studio): void {
  const d = s.dice.fork('being')
  const more = (s.subject.evolved ? 1 : 0) + (s.subject.prime ? 1 : 0)
  glow(s, CX, 150, 130, s.palette.light, 0.5)
  d.pick([ray, twins, undine, leviathan])(s, d, more)
}

/** A maelstrom, seen at a slant. */
function burst(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('burst')
  const x = CX + d.range(-14, 14)
  const y = 166 + d.range(-14, 14)
  const squash = d.range(0.62, 1)
  const way = d.pick([-1, 1])
  const arms = d.whole(4, 6)
  const turns = d.range(0.7, 1.05) * way
  const start = d.range(0, 360)
  glow(s, x, y, 150, p.glow, 0.6)
  for (const layer of [0, 1, 2] as const) {
    let body = ''
    let shine = ''
    for (let i = 0; i < arms; i += 1) {
      const spine = spiral(x, y, 9, 164 - layer * 22, start + layer * 17 + (i * 360) / arms, turns, 20, squash)
      body += ribbon(spine, (t) => 2 + Math.sin(Math.PI * t ** 0.8) * (34 - layer * 10))
      shine += smooth(
        spiral(x, y, 12, 160 - layer * 22, start + layer * 17 - 7 * way + (i * 360) / arms, turns, 16, squash),
      )
    }
    scene.path(body, {
      fill: scene.radial(
        x,
        y,
        160,
        layer === 2
          ? [
              [0, '#ffffff'],
              [0.25, p.spark],
              [0.6, p.light],
              [1, p.light, 0],
            ]
          : [
              [0, p.spark],
              [0.2, p.light],
              [0.55, layer === 0 ? p.deep : p.mid],
              [1, p.deep, 0.2],
            ],
      ),
      opacity: layer === 2 ? 0.85 : 0.92,
    })
    scene.path(shine, { fill: 'none', stroke: p.spark, 'stroke-width': 1, opacity: 0.6 })
  }
  let spray = ''
  for (let i = 0; i < 60; i += 1) {
    const [px, py] = polar(0, 0, d.range(40, 150), d.range(0, 360))
    spray += disc(x + px, y + py * squash, 0.5 + d.next() ** 3 * 3)
  }
  scene.path(spray, { fill: p.spark, opacity: 0.75 })
  glow(s, x, y, 52, '#ffffff', 0.95)
}

/** Bands of water that pass over and under one another: a knot that holds. */
function ward(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('ward')
  const y = 164
  const loops = d.pick([3, 4, 5])
  const reach = 36
  const r = loops === 3 ? 54 : 50
  const turn = d.pick([0, 180 / loops])
  glow(s, CX, y, 140, p.glow, 0.55)
  const hoop = (i: number, from: number, to: number, radius = r): Pt[] => {
    const [ox, oy] = polar(CX, y, reach, turn + (i * 360) / loops)
    return Array.from({ length: 25 }, (_, k) =>
      polar(ox, oy, radius, turn + (i * 360) / loops + lerp(from, to, k / 24)),
    )
  }
  const band = (i: number, from: number, to: number): void => {
    const spine = hoop(i, from, to)
    scene.path(
      ribbon(spine, () => 20),
      { fill: p.abyss, opacity: 0.62 },
    )
    scene.path(
      ribbon(spine, () => 14),
      {
        fill: scene.linear(CX - 80, y - 90, CX + 80, y + 90, [
          [0, p.spark],
          [0.3, p.light],
          [0.6, p.mid],
          [1, p.light],
        ]),
      },
    )
    scene.path(smooth(hoop(i, from, to, r + 3)) + smooth(hoop(i, from, to, r - 3.5)), {
      fill: 'none',
      stroke: p.spark,
      'stroke-width': 1,
      opacity: 0.75,
    })
  }
  for (let i = 0; i < loops; i += 1) band(i, -180, 180)
  for (let i = 0; i < loops; i += 1) band(i, 20, 120)
  const rim: Pt[] = Array.from({ length: 49 }, (_, k) =>
    polar(CX, y, 104 + 5 * Math.sin((k / 48) * Math.PI * 2 * loops * 3), (k * 360) / 48),
  )
  scene.path(
    ribbon(rim, () => 5),
    { fill: p.light, opacity: 0.9 },
  )
  scene.path(smooth(rim.map(([px, py]) => [CX + (px - CX) * 1.07, y + (py - y) * 1.07] as const)), {
    fill: 'none',
    stroke: p.spark,
    'stroke-width': 0.9,
    opacity: 0.6,
  })
  glow(s, CX, y, 40, p.spark, 0.95)
  scene.path(leaf(CX, y + 19, 0, 38, 20), { fill: p.spark })
}

function foreground(s: Studio): void {
  const { scene, palette: p } = s
  const d = s.dice.fork('near')
  const y = 306
  const pts = crest(d, y, 16, d.range(-0.2, 0.2))
  scene.path(`${smooth(pts)}L${W + 20} ${H}L-20 ${H}Z`, {
    fill: scene.linear(0, y - 20, 0, H, [
      [0, p.mid, 0.75],
      [1, p.abyss],
    ]),
  })
  scene.path(
    ribbon(pts, (t) => 1 + 4 * Math.sin(t * Math.PI)),
    { fill: p.spark, opacity: 0.55 },
  )
  scene.path(dust(s, 'spray', 60, speck), { fill: p.spark, opacity: 0.7 })
}

export const fluxion: World = { palettes, prime, sway: 16, backdrop, being, burst, ward, foreground }
