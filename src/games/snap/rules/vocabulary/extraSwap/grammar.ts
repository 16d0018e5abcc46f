import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "You get 1 additional Swap this turn" */
export const extraSwap: VerbGrammar<'extraSwap'> = {
  form: 'command',
  phrase: (p) =>
    p.define('extraSwap', () => {
      p.take(T.YouGet)
      const from = p.here()
      const count = p.use(p.shared.count)
      p.take(T.AdditionalSwap)
      p.act(() => {
        const message = 'One effect gives one additional Swap; write “1 additional Swap this turn”.'
        if (count !== 1) p.object({ code: 'otherSide', from, message, suggestion: '1 additional Swap this turn' })
      })
      return { verb: 'extraSwap' }
    }),
  print: () => 'you get 1 additional Swap this turn',
}
