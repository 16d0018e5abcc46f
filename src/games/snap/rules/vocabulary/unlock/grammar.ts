import type { InstructionOf, VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Unlock 1 of your Locked Supports", "Your opponent unlocks 1 of their Locked Supports" */
export const unlock: VerbGrammar<'unlock'> = {
  form: 'command',
  phrase: (p) =>
    p.define('unlock', () =>
      p.either<InstructionOf<'unlock'>>([
        () => {
          p.take(T.Unlock)
          const count = p.use(p.shared.count)
          p.take(T.Of)
          p.take(T.Your)
          p.take(T.LockedSupports)
          return { verb: 'unlock', player: 'you', count }
        },
        () => {
          p.take(T.Opponent)
          p.take(T.Unlocks)
          const count = p.use(p.shared.count, 1)
          p.take(T.Of, 1)
          p.take(T.Their)
          p.take(T.LockedSupports, 1)
          return { verb: 'unlock', player: 'opponent', count }
        },
      ]),
    ),
  print: ({ player, count }) =>
    player === 'you'
      ? `unlock ${count} of your Locked Supports`
      : `your opponent unlocks ${count} of their Locked Supports`,
}
