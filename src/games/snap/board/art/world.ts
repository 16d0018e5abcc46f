/** What a class world must be able to paint, and the studio it paints in. */
import type { Dice } from './seed'
import type { Scene } from './scene'
import type { Subject } from './subject'

export interface Palette {
  /** Darkest ground. */
  readonly abyss: string
  readonly deep: string
  readonly mid: string
  readonly light: string
  /** The colour of the light source. */
  readonly glow: string
  /** Near white, for eyes and sparks. */
  readonly spark: string
  /** A contrasting second hue. */
  readonly accent: string
}

export interface Studio {
  readonly scene: Scene
  readonly dice: Dice
  readonly palette: Palette
  readonly subject: Subject
}

export interface World {
  readonly palettes: readonly Palette[]
  /** The gilded palette of this world's Prime Singulars. */
  readonly prime: Palette
  /** By how many degrees a card's hues may turn from its palette, either way. */
  readonly sway: number
  backdrop(studio: Studio): void
  being(studio: Studio): void
  burst(studio: Studio): void
  ward(studio: Studio): void
  /** What stands before the subject: motes, near shapes. */
  foreground(studio: Studio): void
}
