/** The class names of the five classes' colours, written out so that the style sheet has them. */
import type { CardClass } from '@/games/snap/rules'

export const CLASS_BACKGROUNDS: Readonly<Record<CardClass, string>> = {
  Coreon: 'bg-coreon',
  Fluxion: 'bg-fluxion',
  Synaphera: 'bg-synaphera',
  Obscura: 'bg-obscura',
  Aetherion: 'bg-aetherion',
}

export const CLASS_TEXTS: Readonly<Record<CardClass, string>> = {
  Coreon: 'text-coreon',
  Fluxion: 'text-fluxion',
  Synaphera: 'text-synaphera',
  Obscura: 'text-obscura',
  Aetherion: 'text-aetherion',
}
