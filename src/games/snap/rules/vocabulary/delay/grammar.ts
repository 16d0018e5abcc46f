import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "At the end of this turn, …" */
export const delay: VerbGrammar<'delay'> = {
  form: 'compound',
  phrase: (p) =>
    p.define('delay', () => {
      p.take(T.AtEndOfTurn)
      p.take(T.Comma)
      const then = p.use(p.shared.clauses)
      p.mentions.last = null
      return { verb: 'delay', then }
    }),
  print: (instruction, writer) => {
    const then = writer.clauses(instruction.then)
    writer.mentions.last = null
    return `at the end of this turn, ${then}`
  },
}
