/** The largest of Fluxion's Monsters. */
import { CX, leaf, leaves, mirror, polar, ribbon, smooth, type Pt } from '../path'
import type { Dice } from '../seed'
import { mix } from '../light'
import type { Studio } from '../world'
import { streamers, curl, eyes, pearl } from './shapes'

/** A great fish seen head on, rising: fins like sails. */
export function leviathan(s: Studio, d: Dice, more: number): void {
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
