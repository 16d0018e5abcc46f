import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Open your Flex Slot" */
export const openFlex: VerbGrammar<'openFlex'> = {
  form: 'command',
  phrase: (p) =>
    p.define('openFlex', () => {
      p.take(T.Open_)
      p.take(T.Your)
      p.take(T.FlexSlot)
      return { verb: 'openFlex' }
    }),
  print: () => 'open your Flex Slot',
}
