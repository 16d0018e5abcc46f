/**
 * What grammar files are written against: a small set of parsing moves, the rules they share, and the writer
 * that prints a tree. The parser class behind it is in `grammar.ts`.
 */
import type { IToken, TokenType } from 'chevrotain'
import type { CardClass, Keyword } from '../model/cards'
import type {
  Ability,
  Act,
  Answers,
  Condition,
  Duration,
  Instruction,
  MonsterFilter,
  MonsterRef,
  MoveZone,
  Place,
  Side,
  SupportKind,
  TargetSpec,
  TriggerEvent,
  Verb,
} from '../model/effects'
import type { Mentions } from './mentions'

/** A grammar rule: `A` are its arguments, `R` is what it parses to. */
export type Phrase<A extends unknown[], R> = (...args: A) => R

/** Place of a piece of text, `to` exclusive. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** The rules that several phrases use. */
export interface SharedPhrases {
  readonly duration: Phrase<[], Duration>
  readonly keyword: Phrase<[], Keyword>
  readonly cardClass: Phrase<[], CardClass>
  readonly side: Phrase<[], Side>
  readonly place: Phrase<[], Place>
  /** A number. */
  readonly count: Phrase<[], number>
  /** "500 IMP" */
  readonly amount: Phrase<[], number>
  readonly act: Phrase<[], Act>
  readonly supportKind: Phrase<[], SupportKind>
  /** A zone that cards can be moved to, without its owner. */
  readonly zone: Phrase<[], MoveZone>
  readonly filter: Phrase<[], MonsterFilter>
  readonly ref: Phrase<[], MonsterRef>
  /** "target Spell in your Graveyard": the index of the target. */
  readonly graveyardSupport: Phrase<[], number>
  readonly graveyardMonster: Phrase<[], number>
  readonly condition: Phrase<[], Condition>
  readonly event: Phrase<[], TriggerEvent>
  readonly answers: Phrase<[], Answers>
  /** Instructions in one sentence, joined by ", then". */
  readonly clauses: Phrase<[], Instruction[]>
  readonly sentence: Phrase<[], Instruction[]>
  readonly ability: Phrase<[], Ability>
}

/**
 * The moves of a grammar rule. `nth` tells several uses of the same token, rule or move in one rule apart.
 */
export interface PhraseParser {
  readonly shared: SharedPhrases
  readonly mentions: Mentions
  define<A extends unknown[], R>(name: string, body: (...args: A) => R): Phrase<A, R>
  take(token: TokenType, nth?: number): IToken
  use<R>(phrase: Phrase<[], R>, nth?: number): R
  useWith<A extends unknown[], R>(phrase: Phrase<A, R>, args: A, nth?: number): R
  /** An optional part; `given` looks ahead where the next token alone does not decide. */
  maybe<R>(body: () => R, nth?: number, given?: () => boolean): R | undefined
  either<R>(alternatives: readonly (() => R)[], nth?: number): R
  repeat(body: () => void, nth?: number): void
  some(body: () => void, nth?: number): void
  /** The `n`-th token ahead is of this type. */
  ahead(n: number, token: TokenType): boolean
  /** Runs code that looks at parsed values: skipped while the grammar is recorded and once a fault was found. */
  act<R>(body: () => R): R
  /** Parses a node of the tree and remembers where in the text it stands. */
  placed<R extends object>(body: () => R): R
  /** Reports something that parses but cannot be meant, at the tokens consumed since `from`. */
  object(fault: Objection): void
  /** Offset at which the next token starts. */
  here(): number
}

export const OBJECTIONS = [
  'unresolvedIt',
  'noSuchTarget',
  'notSingle',
  'otherSide',
  'secondSentence',
  'whileNotIf',
  'numberTooLarge',
] as const

/** A fault found while parsing; `from` as `here()` gave it. */
export interface Objection {
  readonly code: (typeof OBJECTIONS)[number]
  readonly from: number
  readonly message: string
  readonly suggestion: string | null
}

/** Prints the parts of a tree, keeping track of what was mentioned. */
export interface Writer {
  readonly targets: readonly TargetSpec[]
  readonly mentions: Mentions
  ref(who: MonsterRef): string
  /** "its" or "this Monster’s" */
  owner(who: MonsterRef): string
  graveyardTarget(index: number): string
  filter(filter: MonsterFilter, many?: 'many'): string
  condition(condition: Condition): string
  /** Instructions in one sentence. */
  clauses(body: readonly Instruction[]): string
}

export type InstructionOf<V extends Verb> = Extract<Instruction, { verb: V }>

/** How a verb is read and written. `print` gives lower case without a final period. */
export type VerbGrammar<V extends Verb> =
  /** "… gains 500 IMP": the Monster stands before it. */
  | {
      readonly form: 'predicate'
      readonly phrase: (parser: PhraseParser) => Phrase<[MonsterRef], InstructionOf<V>>
      readonly print: (instruction: InstructionOf<V>, writer: Writer) => string
    }
  /** "defeat …": stands alone. */
  | {
      readonly form: 'command'
      readonly phrase: (parser: PhraseParser) => Phrase<[], InstructionOf<V>>
      readonly print: (instruction: InstructionOf<V>, writer: Writer) => string
    }
  /** "if …, …": contains instructions; a sentence of its own, or in brackets. */
  | {
      readonly form: 'compound'
      readonly phrase: (parser: PhraseParser) => Phrase<[], InstructionOf<V>>
      readonly print: (instruction: InstructionOf<V>, writer: Writer, bracketed: boolean) => string
    }
