import { printZone } from '../../language/terms'
import type { InstructionOf, VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Move 1 of your Locked Supports to your Graveyard", "Your opponent moves 1 of their Locked Supports to their hand" */
export const moveLocked: VerbGrammar<'moveLocked'> = {
  form: 'command',
  phrase: (p) =>
    p.define('moveLocked', () =>
      p.either<InstructionOf<'moveLocked'>>([
        () => {
          p.take(T.Move)
          const count = p.use(p.shared.count)
          p.take(T.Of)
          p.take(T.Your)
          p.take(T.LockedSupports)
          p.take(T.To)
          p.take(T.Your, 1)
          return { verb: 'moveLocked', player: 'you', count, to: p.use(p.shared.zone) }
        },
        () => {
          p.take(T.Opponent)
          p.take(T.Moves)
          const count = p.use(p.shared.count, 1)
          p.take(T.Of, 1)
          p.take(T.Their)
          p.take(T.LockedSupports, 1)
          p.take(T.To, 1)
          p.take(T.Their, 1)
          return { verb: 'moveLocked', player: 'opponent', count, to: p.use(p.shared.zone, 1) }
        },
      ]),
    ),
  print: ({ player, count, to }) =>
    player === 'you'
      ? `move ${count} of your Locked Supports to your ${printZone(to)}`
      : `your opponent moves ${count} of their Locked Supports to their ${printZone(to)}`,
}
