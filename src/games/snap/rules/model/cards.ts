/** What a card is: its printed facts and the effect tree its text was parsed into. */
import type { Ability } from './effects'

export const CARD_CLASSES = ['Coreon', 'Fluxion', 'Synaphera', 'Obscura', 'Aetherion'] as const
export type CardClass = (typeof CARD_CLASSES)[number]

export const CARD_TYPES = [
  'Monster',
  'Monster (Prime Singular)',
  'Spell',
  'Counter',
  'Evolution',
  'Prime Evolution',
] as const
export type CardType = (typeof CARD_TYPES)[number]

export const KEYWORDS = ['Trigger', 'Blocker', 'Swap', 'Disruptor', 'Overdrive'] as const
export type Keyword = (typeof KEYWORDS)[number]

/** A checked card: its text has been parsed, so that it can be played. */
export interface CardDefinition {
  /** Published id: set, class, template, number (`S1-OBS-BM-046`). */
  readonly id: string
  readonly name: string
  readonly cardClass: CardClass
  readonly archetype: string
  readonly cardType: CardType
  readonly template: string
  /** Printed IMP (starting IMP on a Prime Singular); null on Supports. */
  readonly imp: number | null
  readonly keywords: readonly Keyword[]
  /** The printed text, as the record has it. */
  readonly text: string
  /** The program that the text is. */
  readonly abilities: readonly Ability[]
  /** The name of the card that an Evolution upgrades; null on every other card. */
  readonly evolvesFrom: string | null
}

/** A verified deck (`setup/deck-verification`). */
export interface Deck {
  readonly name: string
  /** The Monster lineup: as many as the format says, a Prime Singular among them if there is one. */
  readonly lineup: readonly CardDefinition[]
  readonly supports: readonly CardDefinition[]
  /** Evolution cards beside the deck. */
  readonly evolutions: readonly CardDefinition[]
}

export const isPrimeSingular = (card: CardDefinition): boolean => card.cardType === 'Monster (Prime Singular)'
export const isEvolution = (card: CardDefinition): boolean =>
  card.cardType === 'Evolution' || card.cardType === 'Prime Evolution'
export const isResonanceCounter = (card: CardDefinition): boolean =>
  card.abilities.some((ability) => ability.kind === 'counter' && ability.resonance)
export const isSupport = (card: CardDefinition): boolean => card.cardType === 'Spell' || card.cardType === 'Counter'
