import { printDuration } from '../../language/terms'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "… gains 500 IMP until end of turn" */
export const gain: VerbGrammar<'gain'> = {
  form: 'predicate',
  phrase: (p) =>
    p.define('gain', (who) => {
      p.take(T.Gains)
      const amount = p.use(p.shared.amount)
      const duration = p.maybe(() => p.use(p.shared.duration)) ?? null
      return { verb: 'gain', who, amount, duration }
    }),
  print: (instruction, writer) =>
    `${writer.ref(instruction.who)} gains ${instruction.amount} IMP${printDuration(instruction.duration)}`,
}
