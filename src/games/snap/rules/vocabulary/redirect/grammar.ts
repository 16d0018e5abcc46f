import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Redirect the attack to target allied Bench Monster" */
export const redirect: VerbGrammar<'redirect'> = {
  form: 'command',
  phrase: (p) =>
    p.define('redirect', () => {
      p.take(T.Redirect)
      p.take(T.TheAttack)
      p.take(T.To)
      return { verb: 'redirect', to: p.use(p.shared.ref) }
    }),
  print: (instruction, writer) => `redirect the attack to ${writer.ref(instruction.to)}`,
}
