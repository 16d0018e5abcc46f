import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Reveal target face-down Monster" */
export const reveal: VerbGrammar<'reveal'> = {
  form: 'command',
  phrase: (p) =>
    p.define('reveal', () => {
      p.take(T.Reveal)
      return { verb: 'reveal', who: p.use(p.shared.ref) }
    }),
  print: (instruction, writer) => `reveal ${writer.ref(instruction.who)}`,
}
