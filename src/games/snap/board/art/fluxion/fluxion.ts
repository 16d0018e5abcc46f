/** Fluxion: currents, waves and ribbons. Nothing is straight, everything is under way. */
import { CX, disc, H, leaf, lerp, polar, ribbon, smooth, spiral, W, type Pt } from '../path'
import { dust, glow, mix, speck } from '../light'
import type { Palette, Studio, World } from '../world'
import { prime, being } from './beings'
import { crest } from './shapes'

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
