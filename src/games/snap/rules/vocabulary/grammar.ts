/** Every verb's phrase and printing. A verb that is missing here does not compile. */
import type { Instruction, MonsterRef, Verb } from '../model/effects'
import type { InstructionOf, Phrase, PhraseParser, VerbGrammar, Writer } from '../language/phrases'
import { choose } from './choose/grammar'
import { defeat } from './defeat/grammar'
import { delay } from './delay/grammar'
import { extraSwap } from './extraSwap/grammar'
import { gain } from './gain/grammar'
import { grant } from './grant/grammar'
import { if_ } from './if/grammar'
import { lock } from './lock/grammar'
import { lose } from './lose/grammar'
import { move } from './move/grammar'
import { moveLocked } from './moveLocked/grammar'
import { negate } from './negate/grammar'
import { openFlex } from './openFlex/grammar'
import { permit } from './permit/grammar'
import { prevent } from './prevent/grammar'
import { recover } from './recover/grammar'
import { redirect } from './redirect/grammar'
import { restrict } from './restrict/grammar'
import { returnMonster } from './return/grammar'
import { reveal } from './reveal/grammar'
import { swap } from './swap/grammar'
import { unlock } from './unlock/grammar'

export const VERB_GRAMMARS: { readonly [V in Verb]: VerbGrammar<V> } = {
  gain,
  lose,
  recover,
  defeat,
  negate,
  prevent,
  swap,
  lock,
  unlock,
  moveLocked,
  move,
  return: returnMonster,
  reveal,
  redirect,
  grant,
  restrict,
  permit,
  extraSwap,
  openFlex,
  if: if_,
  choose,
  delay,
}

type AnyGrammar = { [V in Verb]: VerbGrammar<V> }[Verb]
const all: readonly AnyGrammar[] = Object.values(VERB_GRAMMARS)

/** Phrases that follow their Monster. */
export const PREDICATES: readonly ((parser: PhraseParser) => Phrase<[MonsterRef], Instruction>)[] = all.flatMap(
  (grammar) => (grammar.form === 'predicate' ? [grammar.phrase] : []),
)
/** Phrases that stand alone. */
export const COMMANDS: readonly ((parser: PhraseParser) => Phrase<[], Instruction>)[] = all.flatMap((grammar) =>
  grammar.form === 'command' ? [grammar.phrase] : [],
)
/** Phrases that contain instructions. */
export const COMPOUNDS: readonly ((parser: PhraseParser) => Phrase<[], Instruction>)[] = all.flatMap((grammar) =>
  grammar.form === 'compound' ? [grammar.phrase] : [],
)

export const isCompound = (instruction: Instruction): boolean => VERB_GRAMMARS[instruction.verb].form === 'compound'

/** One instruction in lower case, without a final period; `bracketed`: it stands in a sentence with others. */
export function printInstruction<V extends Verb>(
  instruction: InstructionOf<V>,
  writer: Writer,
  bracketed: boolean,
): string {
  const grammar: VerbGrammar<V> = VERB_GRAMMARS[instruction.verb]
  if (grammar.form !== 'compound') return grammar.print(instruction, writer)
  const text = grammar.print(instruction, writer, bracketed)
  return bracketed ? `(${text})` : text
}
