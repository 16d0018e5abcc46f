/** Instructions in sentences: clauses joined by ", then", and the compound forms. */
import type { Instruction, MonsterRef } from '../model/effects'
import { COMPOUNDS, COMMANDS, PREDICATES, printInstruction, isCompound } from '../vocabulary/grammar'
import type { Phrase, PhraseParser, Writer } from './phrases'
import * as T from './tokens'

interface SentencePhrases {
  readonly clauses: Phrase<[], Instruction[]>
  readonly sentence: Phrase<[], Instruction[]>
}

export function defineSentences(p: PhraseParser): SentencePhrases {
  const predicates: Phrase<[MonsterRef], Instruction>[] = PREDICATES.map((grammar) => grammar(p))
  const commands: Phrase<[], Instruction>[] = COMMANDS.map((grammar) => grammar(p))
  const compounds: Phrase<[], Instruction>[] = COMPOUNDS.map((grammar) => grammar(p))

  const compound = p.define('compound', () => p.placed(() => p.either(compounds.map((phrase) => () => p.use(phrase)))))

  const clause = p.define('clause', () =>
    p.placed((): Instruction =>
      p.either<Instruction>([
        () => {
          const who = p.use(p.shared.ref)
          return p.either(
            predicates.map((phrase) => () => p.useWith(phrase, [who])),
            1,
          )
        },
        ...commands.map((phrase) => () => p.use(phrase)),
        () => {
          p.take(T.Open)
          const inner = p.use(compound)
          p.take(T.Close)
          return inner
        },
      ]),
    ),
  )

  const clauses = p.define('clauses', () => {
    const body = [p.use(clause)]
    p.repeat(() => {
      p.take(T.Comma)
      p.either([() => p.take(T.Then), () => p.take(T.And)])
      body.push(p.use(clause, 1))
    })
    return body
  })

  /** Without its period. */
  const sentence = p.define('sentence', () => p.either<Instruction[]>([() => [p.use(compound)], () => p.use(clauses)]))
  return { clauses, sentence }
}

/** Instructions in one sentence, in lower case; `joint` stands between them. */
export function printClauses(body: readonly Instruction[], writer: Writer, joint = ', then '): string {
  return body.map((instruction) => printInstruction(instruction, writer, true)).join(joint)
}

/** One sentence for each instruction. */
export function printSentences(body: readonly Instruction[], writer: Writer): string {
  return body.map((instruction) => `${capital(printInstruction(instruction, writer, false))}.`).join(' ')
}

/** "you may …" */
export function printOptional(body: readonly Instruction[], writer: Writer): string {
  const only = body.length === 1 ? body[0] : undefined
  if (only?.verb === 'choose') return `you may ${printInstruction(only, writer, false)}.`
  return `you may ${printTogether(body, writer)}`
}

/** One sentence to its period, or "do the following: …" when an instruction needs a sentence of its own. */
export function printTogether(body: readonly Instruction[], writer: Writer): string {
  return body.some(isCompound) ? `do the following: ${printSentences(body, writer)}` : `${printClauses(body, writer)}.`
}

/** The text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
