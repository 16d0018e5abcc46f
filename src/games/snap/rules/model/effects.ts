/**
 * The effect tree: what a card's text is parsed into and what the engine runs
 * (`card-text/digital-readability`). A closed union of small verbs; window,
 * duration, limit, optional and target filter are fields, never parts of a verb's name.
 */
import type { CardClass, Keyword } from './cards'

export const TIMING_LABELS = [
  'ON REVEAL',
  'ON ENTRY',
  'PASSIVE',
  'SPELL',
  'COUNTER',
  'PRIME CONDITION',
  'PRIME ENTRY',
] as const
export type TimingLabel = (typeof TIMING_LABELS)[number]

/** Stable durations (`card-text/duration-language`). */
export const DURATIONS = ['until end of turn', 'until your next turn', 'during this combat'] as const
export type Duration = (typeof DURATIONS)[number]

/** Whose: seen from the controller of the effect. */
export const SIDES = ['allied', 'opposing', 'any'] as const
export type Side = (typeof SIDES)[number]

/** A player, seen from the controller of the effect. */
export const PLAYERS = ['you', 'opponent'] as const
export type Player = (typeof PLAYERS)[number]

/** Where a Monster stands; `bench` includes an open Flex Slot, which is a Bench-style slot (`zones/flex-slot`). */
export const PLACES = ['active', 'bench', 'field'] as const
export type Place = (typeof PLACES)[number]

/** A class of Monsters, as a text names it ("opposing Bench Monster", "other allied Coreon Monster"). */
export interface MonsterFilter {
  readonly side: Side
  readonly place: Place
  /** Null: any class. Only a face-up Monster has a class that others may ask for. */
  readonly cardClass: CardClass | null
  readonly keyword: Keyword | null
  /** True: not the Monster whose text this is. */
  readonly other: boolean
  /** True: only face-down Monsters. False: only face-up ones. */
  readonly faceDown: boolean
  /** "with N IMP or less" (current IMP); null: any. */
  readonly maxImp: number | null
}

export const SUPPORT_KINDS = ['Support', 'Spell', 'Counter'] as const
export type SupportKind = (typeof SUPPORT_KINDS)[number]

/**
 * What a text can call a card in a Graveyard. As a target, `Monster` is one of the lineup: an Evolution or a
 * Prime Singular comes to the field only by its own step (`prime-evolution/evolution`, `prime-evolution/prime-entry`).
 */
export type GraveyardKind = SupportKind | 'Monster'

/** What may be chosen as a target, before anything resolves (`card-text/targets-before-resolution`). */
export type TargetSpec =
  | { readonly kind: 'monster'; readonly filter: MonsterFilter }
  | { readonly kind: 'graveyard'; readonly side: Exclude<Side, 'any'>; readonly what: GraveyardKind }

/** Late-bound reference to Monsters; looked up again when the instruction runs. */
export type MonsterRef =
  | { readonly ref: 'self' }
  /** The n-th target of the ability, from 0. */
  | { readonly ref: 'target'; readonly index: number }
  | { readonly ref: 'attacker' }
  | { readonly ref: 'defender' }
  /** The Monster that the combat result would defeat. */
  | { readonly ref: 'loser' }
  /** The Monster that the trigger's event was about ("that Monster"). */
  | { readonly ref: 'event' }
  /** "each allied Bench Monster" */
  | { readonly ref: 'each'; readonly filter: MonsterFilter }

export const MOVE_ZONES = ['hand', 'deck', 'graveyard'] as const
export type MoveZone = (typeof MOVE_ZONES)[number]

/** Acts that a text can forbid or allow beyond the rules. */
export const ACTS = ['attack', 'block', 'swap', 'evolve'] as const
export type Act = (typeof ACTS)[number]

export type Instruction =
  /** "… gains 500 IMP until end of turn" */
  | { readonly verb: 'gain'; readonly who: MonsterRef; readonly amount: number; readonly duration: Duration | null }
  /** "… loses 500 IMP": without a duration a lasting loss. */
  | { readonly verb: 'lose'; readonly who: MonsterRef; readonly amount: number; readonly duration: Duration | null }
  /** "… recovers 500 IMP": takes lasting loss away. */
  | { readonly verb: 'recover'; readonly who: MonsterRef; readonly amount: number }
  /** "Defeat …" */
  | { readonly verb: 'defeat'; readonly who: MonsterRef }
  /** "Negate it": what the Counter answers. A destination other than the Graveyard is named by the Counter (null: the usual one). */
  | { readonly verb: 'negate'; readonly destination: MoveZone | null }
  /** "Prevent that defeat": of the combat result that the Counter answers, or of the event that a replacement replaces. */
  | { readonly verb: 'prevent' }
  /** "Swap … with your Active Monster": an allied Bench Monster and the Active of the same player. */
  | { readonly verb: 'swap'; readonly who: MonsterRef }
  /** "Lock 1 Support from your Support Deck": the player chooses which. */
  | { readonly verb: 'lock'; readonly player: Player; readonly count: number }
  /** "Unlock 1 of your Locked Supports": the player chooses which. */
  | { readonly verb: 'unlock'; readonly player: Player; readonly count: number }
  /** "Your opponent moves 1 of their Locked Supports to their Graveyard": the player chooses which. */
  | { readonly verb: 'moveLocked'; readonly player: Player; readonly count: number; readonly to: MoveZone }
  /** "Move target Spell in your Graveyard to your Support Deck" */
  | { readonly verb: 'move'; readonly index: number; readonly to: MoveZone }
  /** "Return target Monster in your Graveyard to your Bench": a new object, face-up. */
  | { readonly verb: 'return'; readonly index: number }
  /** "Reveal target face-down Monster" */
  | { readonly verb: 'reveal'; readonly who: MonsterRef }
  /** "Redirect the attack to …" */
  | { readonly verb: 'redirect'; readonly to: MonsterRef }
  /** "… gains Blocker until end of turn" */
  | { readonly verb: 'grant'; readonly who: MonsterRef; readonly keyword: Keyword; readonly duration: Duration | null }
  /** "… cannot attack until end of turn" */
  | { readonly verb: 'restrict'; readonly who: MonsterRef; readonly act: Act; readonly duration: Duration | null }
  /** "… can attack this turn even though it newly evolved": overrides the newly-evolved restriction, nothing else. */
  | { readonly verb: 'permit'; readonly who: MonsterRef; readonly duration: Duration | null }
  /** "You get 1 additional Swap this turn": a Swap in the Swap Phase that no keyword is needed for. */
  | { readonly verb: 'extraSwap' }
  /** "Open your Flex Slot" */
  | { readonly verb: 'openFlex' }
  /** "If …, …. Otherwise, …." */
  | {
      readonly verb: 'if'
      readonly condition: Condition
      readonly then: readonly Instruction[]
      readonly otherwise: readonly Instruction[]
    }
  /** "Choose one: …; or …." */
  | { readonly verb: 'choose'; readonly modes: readonly (readonly Instruction[])[] }
  /** "At the end of this turn, …." */
  | { readonly verb: 'delay'; readonly then: readonly Instruction[] }

export type Verb = Instruction['verb']

export type Condition =
  /** "you control 2 or more other allied Synaphera Monsters" */
  | { readonly test: 'count'; readonly filter: MonsterFilter; readonly atLeast: number }
  /** "2 or more Monsters are in your Graveyard" */
  | { readonly test: 'graveyard'; readonly player: Player; readonly what: GraveyardKind; readonly atLeast: number }
  /** "your opponent has 2 or more Locked Supports" */
  | { readonly test: 'locked'; readonly player: Player; readonly atLeast: number }
  /** "this Monster is Active" / "is on the Bench" */
  | { readonly test: 'place'; readonly who: MonsterRef; readonly place: 'active' | 'bench' }
  /** "its IMP is 2000 or less" */
  | { readonly test: 'imp'; readonly who: MonsterRef; readonly atMost: number }
  /** "it is Round 4 or later" */
  | { readonly test: 'round'; readonly atLeast: number }
  /** "it is your turn" */
  | { readonly test: 'turn'; readonly player: Player }
  | { readonly test: 'and'; readonly all: readonly Condition[] }

/** What makes a PASSIVE Trigger ready (`keywords/trigger`). */
export type TriggerEvent =
  /** "this Monster defeats a Monster in combat" */
  | { readonly event: 'defeatsInCombat' }
  /** "an allied Monster is defeated" / "this Monster is defeated" (`self`) */
  | { readonly event: 'defeated'; readonly self: boolean; readonly side: Exclude<Side, 'any'> }
  /** "you unlock a Support" */
  | { readonly event: 'unlocks'; readonly player: Player }
  /** "you lock a Support" */
  | { readonly event: 'locks'; readonly player: Player }
  /** "your opponent plays a Spell" */
  | { readonly event: 'plays'; readonly player: Player; readonly support: SupportKind }
  /** "an allied Monster evolves" */
  | { readonly event: 'evolves'; readonly side: Exclude<Side, 'any'> }
  /** "this Monster becomes Active" (by Swap or promotion) */
  | { readonly event: 'becomesActive' }

/** What a Counter answers (`chains/chain-creation`, `turn-procedure/*`). */
export const ANSWERABLE = [
  'Spell',
  'attack',
  'combat result',
  'Counter',
  'unlock',
  'Evolution',
  'Prime entry',
  'Swap',
  'Lock-in',
] as const
export type Answerable = (typeof ANSWERABLE)[number]

export interface Answers {
  readonly what: Answerable
  /** Whose: `opposing` Spell, `allied` Spell. A combat result is `allied` when it would defeat an allied Monster. */
  readonly side: Side
}

interface Program {
  readonly targets: readonly TargetSpec[]
  readonly body: readonly Instruction[]
}

export type Ability =
  /** ON REVEAL: pending when the Monster is flipped, resolved in Trigger Resolution. */
  | ({ readonly kind: 'reveal'; readonly optional: boolean } & Program)
  /** ON ENTRY: resolves at once when the card enters the field (an Evolution evolving). */
  | ({ readonly kind: 'entry'; readonly optional: boolean } & Program)
  /** PRIME ENTRY: resolves at once, as part of the entry. */
  | ({ readonly kind: 'primeEntry'; readonly optional: boolean } & Program)
  /** PASSIVE: When …: a Trigger. */
  | ({
      readonly kind: 'trigger'
      readonly when: TriggerEvent
      readonly optional: boolean
      readonly oncePerTurn: boolean
    } & Program)
  /** PASSIVE: (While …,) …: applies as long as the face-up Monster is on the field. Its verbs are gain, lose, grant, restrict and permit, without duration. */
  | { readonly kind: 'static'; readonly condition: Condition | null; readonly body: readonly Instruction[] }
  /** PASSIVE: If this Monster would be defeated (in combat), instead …. */
  | {
      readonly kind: 'replacement'
      /** Which defeats: those of combat only, or every one. */
      readonly would: 'be defeated in combat' | 'be defeated'
      readonly oncePerTurn: boolean
      /** Runs instead of the defeat; the Monster is `self`. */
      readonly body: readonly Instruction[]
    }
  | ({ readonly kind: 'spell'; readonly condition: Condition | null } & Program)
  /** `resonance`: a Resonance Counter, which a format must allow (`chains/resonance-counter`). `exceedsCap`: the Chain cap does not hold for it. */
  | ({
      readonly kind: 'counter'
      readonly answers: Answers
      readonly resonance: boolean
      readonly exceedsCap: boolean
    } & Program)
  | { readonly kind: 'primeCondition'; readonly condition: Condition }

export type AbilityKind = Ability['kind']
