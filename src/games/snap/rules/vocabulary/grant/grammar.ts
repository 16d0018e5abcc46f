import { printDuration } from '../../language/terms'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "… gains Blocker until end of turn" */
export const grant: VerbGrammar<'grant'> = {
  form: 'predicate',
  phrase: (p) =>
    p.define('grant', (who) => {
      p.take(T.Gains)
      const keyword = p.use(p.shared.keyword)
      const duration = p.maybe(() => p.use(p.shared.duration)) ?? null
      return { verb: 'grant', who, keyword, duration }
    }),
  print: (instruction, writer) =>
    `${writer.ref(instruction.who)} gains ${instruction.keyword}${printDuration(instruction.duration)}`,
}
