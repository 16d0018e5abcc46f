import { apart } from '../../language/mentions'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "If …, …. Otherwise, …."; in brackets "(if …, …; otherwise, …)" */
export const if_: VerbGrammar<'if'> = {
  form: 'compound',
  phrase: (p) =>
    p.define('if', () => {
      p.take(T.If)
      const condition = p.use(p.shared.condition)
      p.take(T.Comma)
      const then = apart(p.mentions, () => p.use(p.shared.clauses))
      const otherwise = p.maybe(
        () => {
          p.either([() => p.take(T.Period), () => p.take(T.Semicolon)])
          p.take(T.Otherwise)
          p.take(T.Comma, 1)
          return p.use(p.shared.clauses, 1)
        },
        0,
        () => p.ahead(2, T.Otherwise),
      )
      p.mentions.last = null
      return { verb: 'if', condition, then, otherwise: otherwise ?? [] }
    }),
  print: (instruction, writer, bracketed) => {
    const condition = writer.condition(instruction.condition)
    const then = apart(writer.mentions, () => writer.clauses(instruction.then))
    const text = `if ${condition}, ${then}`
    const otherwise = instruction.otherwise.length > 0 ? writer.clauses(instruction.otherwise) : null
    writer.mentions.last = null
    if (otherwise === null) return text
    return bracketed ? `${text}; otherwise, ${otherwise}` : `${text}. Otherwise, ${otherwise}`
  },
}
