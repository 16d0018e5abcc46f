import { printDuration } from '../../language/terms'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "… loses 500 IMP until end of turn"; without a duration the loss is lasting. */
export const lose: VerbGrammar<'lose'> = {
  form: 'predicate',
  phrase: (p) =>
    p.define('lose', (who) => {
      p.take(T.Loses)
      const amount = p.use(p.shared.amount)
      const duration = p.maybe(() => p.use(p.shared.duration)) ?? null
      return { verb: 'lose', who, amount, duration }
    }),
  print: (instruction, writer) =>
    `${writer.ref(instruction.who)} loses ${instruction.amount} IMP${printDuration(instruction.duration)}`,
}
