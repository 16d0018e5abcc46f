import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Defeat target opposing Monster" */
export const defeat: VerbGrammar<'defeat'> = {
  form: 'command',
  phrase: (p) =>
    p.define('defeat', () => {
      p.take(T.Defeat)
      return { verb: 'defeat', who: p.use(p.shared.ref) }
    }),
  print: (instruction, writer) => `defeat ${writer.ref(instruction.who)}`,
}
