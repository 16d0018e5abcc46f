/** What one viewer may know: another type than the state, in which a hidden card is a back. */
import type { Outcome } from '@/kernel/ruleset'
import type { PerSeat, Seat, Viewer } from '@/kernel/seats'
import type { CardKind } from './cards'
import type { Attack, CardId, EndReason, LinkId, ObjectId, Phase, WindowEvent } from './state'

export interface Face {
  readonly card: CardId
  readonly name: string
  readonly kind: CardKind
  /** Of a monster, as printed. */
  readonly power: number | null
  readonly text: string
}

/** A key says which box it is, and nothing of the card in it. */
export interface CardView {
  readonly key: string
  /** Null: a back. */
  readonly face: Face | null
}

export interface MonsterView extends CardView {
  readonly object: ObjectId
  readonly face: Face
  /** As it is now. */
  readonly power: number
  readonly attacked: boolean
  readonly used: readonly number[]
}

export interface SupportView extends CardView {
  readonly object: ObjectId
  readonly faceUp: boolean
  readonly setThisTurn: boolean
}

export interface SideView {
  readonly seat: Seat
  readonly name: string
  readonly life: number
  readonly monsters: readonly (MonsterView | null)[]
  readonly supports: readonly (SupportView | null)[]
  readonly hand: readonly CardView[]
  readonly deck: number
  readonly graveyard: readonly CardView[]
  readonly summons: number
}

export interface LinkView {
  readonly id: LinkId
  readonly seat: Seat
  readonly face: Face
  readonly effect: number
  readonly speed: number
  readonly object: ObjectId
  readonly targets: readonly ObjectId[]
  readonly answers: LinkId | null
  readonly negated: boolean
}

/** Who must decide: what to do, about an event, about the newest link, or about an effect that is ready. */
export interface Ask {
  readonly kind: 'act' | 'window' | 'chain' | 'ready'
  readonly seat: Seat
}

export interface DuelView {
  readonly viewer: Viewer
  readonly turn: number
  readonly player: Seat
  readonly phase: Phase
  readonly sides: PerSeat<SideView>
  /** Chain Link 1 first. */
  readonly chain: readonly LinkView[]
  /** Effects that wait for a Chain of their own. */
  readonly ready: readonly { readonly id: LinkId; readonly seat: Seat; readonly face: Face; readonly effect: number }[]
  /** The event that may be answered. */
  readonly window: WindowEvent | null
  readonly attack: Attack | null
  readonly ask: Ask | null
  readonly drawOffer: Seat | null
  readonly result: Outcome<EndReason> | null
}
