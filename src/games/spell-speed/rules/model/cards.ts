/** A card: what is printed on it, and the effects that its text means. */

export const CARD_KINDS = ['monster', 'Spell', 'Quick Spell', 'Trap', 'Final Trap'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** As printed. */
export interface PrintedCard {
  readonly name: string
  readonly kind: CardKind
  /** Monsters alone have Power. */
  readonly power?: number
  readonly text: string
}

export interface CardDefinition extends PrintedCard {
  readonly effects: readonly Effect[]
}

/** One effect of a card: a Spell or Trap has one, a monster any number. */
export interface Effect {
  readonly label: Label
  /** It does something only while its card is still on the field. */
  readonly whileOnField: boolean
  readonly costs: readonly Cost[]
  readonly only: Only | null
  readonly does: readonly Instruction[]
}

export type Label =
  /** The whole text of a Spell or Trap. */
  | { readonly kind: 'card' }
  /** Used once per turn, in the own Main Phase or as a reply. */
  | { readonly kind: 'main' }
  | { readonly kind: 'quick' }
  /** It becomes ready by itself (`spell/chain/ready`). */
  | { readonly kind: 'ready'; readonly when: ReadyWhen; readonly optional: boolean }

export type ReadyWhen = 'summoned' | 'destroyed' | 'standby'

export type Cost =
  { readonly kind: 'loseLife'; readonly amount: number } | { readonly kind: 'discard'; readonly count: number }

/** What must be open for the text to be used. */
export type Only = { readonly kind: 'against'; readonly link: LinkFilter } | { readonly kind: 'attack' }

/** An opposing link; a Quick Spell is a Spell, a Final Trap a Trap. */
export interface LinkFilter {
  readonly what: 'Spell' | 'Trap' | 'Spell or Trap' | 'any'
}

export type Who = 'you' | 'opponent' | 'each'

export type Instruction =
  | { readonly verb: 'loseLife' | 'gainLife'; readonly who: Who; readonly amount: number }
  | { readonly verb: 'destroy' | 'return'; readonly target: Filter }
  /** `target` null: this monster. */
  | {
      readonly verb: 'power'
      readonly target: Filter | null
      readonly amount: number
      readonly untilEndOfTurn: boolean
    }
  | { readonly verb: 'negateAttack' | 'negateLink' }

/** What a target must be. A text asks nothing about the face of a set card. */
export interface Filter {
  readonly side: 'opposing' | 'allied' | 'any'
  readonly what: 'monster' | 'set or face-up Spell or Trap' | 'face-up Spell or Trap' | 'set Spell or Trap'
}

/** What each instruction that has a target asks of it, in the order of the text. */
export const filtersOf = (effect: Effect): readonly Filter[] => effect.does.flatMap((one) => filterOf(one) ?? [])

export const filterOf = (instruction: Instruction): Filter | null =>
  'target' in instruction ? instruction.target : null

/** The Spell Speed of an effect (`spell/speed/kinds`). */
export function speedOf(kind: CardKind, { label }: Effect): number {
  switch (kind) {
    case 'Spell':
      return 1
    case 'Quick Spell':
    case 'Trap':
      return 2
    case 'Final Trap':
      return 3
    case 'monster':
      return label.kind === 'quick' ? 2 : 1
    default:
      return kind satisfies never
  }
}

export const isTrap = (kind: CardKind): boolean => kind === 'Trap' || kind === 'Final Trap'
