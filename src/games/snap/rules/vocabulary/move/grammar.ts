import { printOwnersZone, takeOwnersZone } from '../../language/refs'
import { printZone } from '../../language/terms'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Move target Spell in your Graveyard to your Support Deck" */
export const move: VerbGrammar<'move'> = {
  form: 'command',
  phrase: (p) =>
    p.define('move', () => {
      p.take(T.Move)
      const index = p.use(p.shared.graveyardSupport)
      p.take(T.To)
      const to = takeOwnersZone(p, index, () => p.use(p.shared.zone), printZone)
      return { verb: 'move', index, to }
    }),
  print: ({ index, to }, writer) =>
    `move ${writer.graveyardTarget(index)} to ${printOwnersZone(writer.targets[index], printZone(to))}`,
}
