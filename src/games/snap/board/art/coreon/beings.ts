/** The Monsters of Coreon. */
import { CX, line, mirror, polar, poly, type Pt } from '../path'
import type { Dice } from '../seed'
import { glow } from '../light'
import type { Palette, Studio } from '../world'
import { mesh, type Forge, shard, drawMesh, core } from './shapes'

export const prime: Palette = {
  abyss: '#120703',
  deep: '#43180c',
  mid: '#b0561a',
  light: '#ffca5e',
  glow: '#ff9a2a',
  spark: '#fffbe6',
  accent: '#ffe9b0',
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

export function being(s: Studio): void {
  const d = s.dice.fork('being')
  const more = (s.subject.evolved ? 1 : 0) + (s.subject.prime ? 1 : 0)
  d.pick([golem, beast, sentinel, scarab])(s, d, more)
}
