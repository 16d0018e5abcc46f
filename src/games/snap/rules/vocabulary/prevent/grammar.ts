import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Prevent that defeat" */
export const prevent: VerbGrammar<'prevent'> = {
  form: 'command',
  phrase: (p) =>
    p.define('prevent', () => {
      p.take(T.Prevent)
      p.take(T.ThatDefeat)
      return { verb: 'prevent' }
    }),
  print: () => 'prevent that defeat',
}
