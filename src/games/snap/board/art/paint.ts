/** Card id, class and type in; one picture out. Pure: the same card is the same picture everywhere. */
import { aetherion } from './aetherion/aetherion'
import type { CardClass, CardType } from '@/games/snap/rules'
import { subjectOf } from './subject'
import { coreon } from './coreon/coreon'
import { fluxion } from './fluxion/fluxion'
import { ascension, gilding, glory, glow, halo, mist, turnHue, vignette } from './light'
import { obscura } from './obscura/obscura'
import { CX, H, W } from './path'
import { createScene } from './scene'
import { dice, hashText } from './seed'
import { synaphera } from './synaphera/synaphera'
import type { Palette, Studio, World } from './world'

const WORLDS: Readonly<Record<CardClass, World>> = {
  Coreon: coreon,
  Fluxion: fluxion,
  Synaphera: synaphera,
  Obscura: obscura,
  Aetherion: aetherion,
}

/** Where a being's heart is: rings and rays are centred here. */
const HEART = 152

function compose(world: World, studio: Studio): void {
  const { scene, subject, palette } = studio
  world.backdrop(studio)
  if (subject.prime) {
    glory(studio, CX, HEART)
    halo(studio, CX, HEART, 98)
  }
  if (subject.evolved) ascension(studio, CX, HEART)
  switch (subject.form) {
    case 'being':
      if (subject.prime) {
        scene.group({ transform: `translate(${CX} ${HEART}) scale(1.14) translate(${-CX} ${-HEART})` }, () =>
          world.being(studio),
        )
      } else world.being(studio)
      break
    case 'burst':
      world.burst(studio)
      break
    case 'ward':
      world.ward(studio)
      break
    default: {
      const unknown: never = subject.form
      throw new Error(`no composition for ${String(unknown)}`)
    }
  }
  mist(studio, palette.deep, 0.5)
  glow(studio, CX, HEART - 10, 128, palette.glow, 0.16)
  world.foreground(studio)
  vignette(studio, palette.abyss)
  if (subject.prime) gilding(studio)
}

/** No two cards of one palette have quite the same light. */
const tinted = (p: Palette, degrees: number): Palette => ({
  abyss: turnHue(p.abyss, degrees),
  deep: turnHue(p.deep, degrees),
  mid: turnHue(p.mid, degrees),
  light: turnHue(p.light, degrees),
  glow: turnHue(p.glow, degrees),
  spark: turnHue(p.spark, degrees * 0.5),
  accent: turnHue(p.accent, -degrees),
})

/** The picture as an SVG document: numbers and colours only, no text of a card. */
export function paint(cardClass: CardClass, cardId: string, cardType: CardType): string {
  const world = WORLDS[cardClass]
  const subject = subjectOf(cardType)
  const roll = dice(hashText(cardId))
  const tint = roll.fork('palette')
  const chosen = subject.prime ? world.prime : tint.pick(world.palettes)
  const palette = tinted(chosen, tint.range(-1, 1) * (subject.prime ? 6 : world.sway))
  const studio: Studio = { scene: createScene(W, H), dice: roll, palette, subject }
  compose(world, studio)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${studio.scene.markup()}</svg>`
}

/** More than two decks; a picture is 20 to 100 kB of text. */
export const PICTURES_KEPT = 160
const painted = new Map<string, string>()

/**
 * The picture as the address of an SVG image of 252 × 352. An image is drawn once for all places that show it, and is one
 * element in the page instead of some 150. The last `PICTURES_KEPT` are kept, so that showing a card again costs a map look-up.
 */
export function picture(cardClass: CardClass, cardId: string, cardType: CardType): string {
  const key = `${cardClass}|${cardType}|${cardId}`
  const known = painted.get(key)
  if (known !== undefined) return known
  const made = `data:image/svg+xml,${encodeURIComponent(paint(cardClass, cardId, cardType))}`
  if (painted.size >= PICTURES_KEPT) {
    const oldest = painted.keys().next().value
    if (oldest !== undefined) painted.delete(oldest)
  }
  painted.set(key, made)
  return made
}
