import { apart } from '../../language/mentions'
import type { Instruction } from '../../model/effects'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Choose one: …; or …" */
export const choose: VerbGrammar<'choose'> = {
  form: 'compound',
  phrase: (p) =>
    p.define('choose', () => {
      p.take(T.ChooseOne)
      p.take(T.Colon)
      const modes: Instruction[][] = [apart(p.mentions, () => p.use(p.shared.clauses))]
      p.some(() => {
        p.take(T.Semicolon)
        p.take(T.Or)
        modes.push(apart(p.mentions, () => p.use(p.shared.clauses, 1)))
      })
      p.mentions.last = null
      return { verb: 'choose', modes }
    }),
  print: (instruction, writer) => {
    const modes = instruction.modes.map((mode) => apart(writer.mentions, () => writer.clauses(mode)))
    writer.mentions.last = null
    return `choose one: ${modes.join('; or ')}`
  },
}
