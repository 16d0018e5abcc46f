import { printOwnersZone, takeOwnersZone } from '../../language/refs'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Return target Monster in your Graveyard to your Bench" */
export const returnMonster: VerbGrammar<'return'> = {
  form: 'command',
  phrase: (p) =>
    p.define('return', () => {
      p.take(T.Return)
      const index = p.use(p.shared.graveyardMonster)
      p.take(T.To)
      takeOwnersZone(
        p,
        index,
        () => p.take(T.Bench),
        () => T.Bench.name,
      )
      return { verb: 'return', index }
    }),
  print: ({ index }, writer) =>
    `return ${writer.graveyardTarget(index)} to ${printOwnersZone(writer.targets[index], T.Bench.name)}`,
}
