/**
 * What one viewer may know, built field by field from the state (`engine/view`): a hidden card is a back with a
 * key that tells nothing. The board knows these types and not the state's.
 */
import type { CardDefinition, Keyword } from './cards'
import type { Duration, Instruction, TargetSpec } from './effects'
import type { CardId, FieldPlace, PerSeat, Seat, Slot } from './ids'
import type { Combat, Result } from './state'
import type { AskKind, Ordered } from './tasks'
import type { Step } from './steps'

import type { Viewer } from '@/kernel/seats'

export type { Viewer }

/** A card that the viewer knows. */
export interface KnownCard {
  readonly known: true
  /** Unique on the table; stays the same while the card moves between zones that the viewer can see. */
  readonly key: string
  readonly card: CardId
  readonly definition: CardDefinition
  readonly owner: Seat
}

/** A card back. */
export interface HiddenCard {
  readonly known: false
  /** Its place, e.g. `1-hand-0`. */
  readonly key: string
  readonly owner: Seat
}

export type CardView = KnownCard | HiddenCard

export interface ModifierView {
  readonly source: CardDefinition
  /** Whose card made it; null: a PASSIVE of a Monster on the field. */
  readonly controller: Seat | null
  /** Null: a PASSIVE, as long as it applies. */
  readonly duration: Duration | null
  /** "+500", "Blocker", "cannot attack": a signed IMP amount, a keyword or an act. */
  readonly imp: number | null
  readonly keyword: Keyword | null
  readonly note:
    'cannot attack' | 'cannot block' | 'cannot swap' | 'cannot evolve' | 'may attack though newly evolved' | null
}

export interface MonsterView extends FieldPlace {
  /** Follows the Monster object from slot to slot. */
  readonly key: string
  readonly faceUp: boolean
  /** Null: face-down and not the viewer's. */
  readonly card: KnownCard | null
  /** The Evolution stack beneath, the lowest first. */
  readonly under: readonly KnownCard[]
  /** Current IMP; null when the viewer does not know the Monster. */
  readonly imp: number | null
  readonly baseImp: number | null
  readonly loss: number
  readonly keywords: readonly Keyword[]
  readonly modifiers: readonly ModifierView[]
  readonly newlyEvolved: boolean
  readonly enteredThisTurn: boolean
  /** The Active Monster of the turn player that has no attack left. */
  readonly spent: boolean
}

export interface SlotView {
  readonly slot: Slot
  readonly kind: 'active' | 'bench' | 'flex'
  /** False: a closed Flex Slot. */
  readonly open: boolean
  readonly monster: MonsterView | null
}

export interface SeatView {
  readonly seat: Seat
  readonly name: string
  readonly field: readonly SlotView[]
  readonly deck: readonly CardView[]
  readonly locked: readonly CardView[]
  readonly hand: readonly CardView[]
  readonly reserve: readonly CardView[]
  /** Oldest first; public. */
  readonly graveyard: readonly KnownCard[]
  /** Setup: lineup Monsters without a slot. */
  readonly lineup: readonly CardView[]
  readonly ready: boolean
  readonly attacksLeft: number
  readonly swapsLeft: number
}

export interface ChainLinkView {
  /** The index that `answers` refers to. */
  readonly index: number
  readonly seat: Seat
  readonly card: KnownCard
  readonly answers: number
  readonly targets: readonly (FieldPlace | KnownCard)[]
  readonly negated: boolean
  readonly resolved: boolean
}

export interface ChainView {
  readonly kind: 'Spell' | 'attack' | 'combat result' | 'unlock' | 'Evolution' | 'Prime entry' | 'Swap' | 'Lock-in'
  readonly seat: Seat
  /** The Spell, the Evolution, the Prime; null for actions without a public card. */
  readonly card: KnownCard | null
  readonly targets: readonly (FieldPlace | KnownCard)[]
  readonly links: readonly ChainLinkView[]
  readonly negated: boolean
}

export interface CombatView {
  readonly attacker: FieldPlace | null
  readonly defender: FieldPlace | null
  readonly attackerSeat: Seat
  readonly blocked: boolean
  /** The Monster that the comparison would defeat. */
  readonly loser: FieldPlace | null
  readonly outcome: Pick<Combat, 'negated' | 'prevented'>
}

export interface TriggerView {
  readonly id: number
  readonly controller: Seat
  readonly card: KnownCard
  readonly optional: boolean
  /** The ability's canonical text index on its card. */
  readonly ability: number
}

/** One of several effects to choose from, by the id that the action names. */
export interface ChoiceView {
  readonly id: number
  readonly card: KnownCard
  readonly ability: number
}

/** One effect of a "choose one", with the targets that it may name. */
export interface ModeView {
  readonly body: readonly Instruction[]
  readonly targets: readonly TargetSpec[]
}

/** What is asked, and of whom; the options are `legalActions`. */
export interface DecisionView {
  readonly seat: Seat
  readonly kind: AskKind
  /** The step, for an optional one. */
  readonly step: Step
  /** The card whose effect asks; null when the rules ask, or when the viewer may not know it. */
  readonly source: KnownCard | null
  /** The ability of `source` that asks, as an index; -1: none. */
  readonly ability: number
  readonly optional: boolean
  /** `pick`: what happens with the picked card. */
  readonly purpose: 'lock' | 'unlock' | 'hand' | 'deck' | 'graveyard' | null
  /** `order`: what is put in an order, and the effects to choose from. */
  readonly among: Ordered | null
  readonly choices: readonly ChoiceView[]
  /** `mode`: the effects that the text offers; which of them can be chosen the legal actions say. */
  readonly modes: readonly ModeView[]
  /** `standstill`: the other player wants the draw. */
  readonly agreed: boolean
}

export interface View {
  readonly viewer: Viewer
  readonly round: number
  readonly turn: Seat
  readonly turnNumber: number
  readonly step: Step
  readonly seats: PerSeat<SeatView>
  readonly chain: ChainView | null
  readonly combat: CombatView | null
  /** Triggers that are ready and wait for Trigger Resolution. */
  readonly pending: readonly TriggerView[]
  /** Null: the game is over. */
  readonly decision: DecisionView | null
  readonly drawOffer: Seat | null
  readonly result: Result | null
}
