import { printDuration } from '../../language/terms'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "… can attack while newly evolved until end of turn" */
export const permit: VerbGrammar<'permit'> = {
  form: 'predicate',
  phrase: (p) =>
    p.define('permit', (who) => {
      p.take(T.CanAttackNewlyEvolved)
      const duration = p.maybe(() => p.use(p.shared.duration)) ?? null
      return { verb: 'permit', who, duration }
    }),
  print: (instruction, writer) =>
    `${writer.ref(instruction.who)} ${T.CanAttackNewlyEvolved.name}${printDuration(instruction.duration)}`,
}
