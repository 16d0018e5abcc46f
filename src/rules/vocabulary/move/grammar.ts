import { choice } from '../../language/conditions'
import { printOwner, printZone } from '../../language/terms'
import type { TargetSpec } from '../../model/effects'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Move target Spell in your Graveyard to your Support Deck": a card can only go to a zone of its owner. */
export const move: VerbGrammar<'move'> = {
  form: 'command',
  phrase: (p) =>
    p.define('move', () => {
      p.take(T.Move)
      const index = p.use(p.shared.graveyardTarget)
      p.take(T.To)
      const from = p.here()
      const owner = p.either([choice(p, T.Your, 'you' as const), choice(p, T.Opponents, 'opponent' as const)])
      const to = p.use(p.shared.zone)
      p.act(() => {
        const right = ownerOf(p.mentions.targets[index])
        const message = 'A card can only move to a zone of the player in whose Graveyard it is.'
        const suggestion = `${printOwner(right)} ${printZone(to)}`
        if (owner !== right) p.object({ code: 'otherSide', from, message, suggestion })
      })
      return { verb: 'move', index, to }
    }),
  print: ({ index, to }, writer) =>
    `move ${writer.graveyardTarget(index)} to ${printOwner(ownerOf(writer.targets[index]))} ${printZone(to)}`,
}

const ownerOf = (target: TargetSpec | undefined) =>
  target?.kind === 'graveyard' && target.side === 'opposing' ? 'opponent' : 'you'
