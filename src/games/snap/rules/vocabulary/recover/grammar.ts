import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "… recovers 500 IMP" */
export const recover: VerbGrammar<'recover'> = {
  form: 'predicate',
  phrase: (p) =>
    p.define('recover', (who) => {
      p.take(T.Recovers)
      return { verb: 'recover', who, amount: p.use(p.shared.amount) }
    }),
  print: (instruction, writer) => `${writer.ref(instruction.who)} recovers ${instruction.amount} IMP`,
}
