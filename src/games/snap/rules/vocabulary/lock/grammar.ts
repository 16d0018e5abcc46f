import { printCount } from '../../language/terms'
import type { InstructionOf, VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Lock 1 Support from your Support Deck", "Your opponent locks 1 Support from their Support Deck" */
export const lock: VerbGrammar<'lock'> = {
  form: 'command',
  phrase: (p) =>
    p.define('lock', () =>
      p.either<InstructionOf<'lock'>>([
        () => {
          p.take(T.Lock)
          const count = p.use(p.shared.count)
          p.take(T.Support)
          p.take(T.From)
          p.take(T.Your)
          p.take(T.SupportDeck)
          return { verb: 'lock', player: 'you', count }
        },
        () => {
          p.take(T.Opponent)
          p.take(T.Locks)
          const count = p.use(p.shared.count, 1)
          p.take(T.Support, 1)
          p.take(T.From, 1)
          p.take(T.Their)
          p.take(T.SupportDeck, 1)
          return { verb: 'lock', player: 'opponent', count }
        },
      ]),
    ),
  print: ({ player, count }) =>
    player === 'you'
      ? `lock ${printCount(count, 'Support')} from your Support Deck`
      : `your opponent locks ${printCount(count, 'Support')} from their Support Deck`,
}
