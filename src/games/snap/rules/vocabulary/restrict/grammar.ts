import { printAct, printDuration } from '../../language/terms'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "… cannot attack until end of turn" */
export const restrict: VerbGrammar<'restrict'> = {
  form: 'predicate',
  phrase: (p) =>
    p.define('restrict', (who) => {
      p.take(T.Cannot)
      const act = p.use(p.shared.act)
      const duration = p.maybe(() => p.use(p.shared.duration)) ?? null
      return { verb: 'restrict', who, act, duration }
    }),
  print: (instruction, writer) =>
    `${writer.ref(instruction.who)} cannot ${printAct(instruction.act)}${printDuration(instruction.duration)}`,
}
