import { choice } from '../../language/terms'
import type { MonsterRef, Side, TargetSpec } from '../../model/effects'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Swap target allied Bench Monster with your Active Monster": always the Active Monster of the same player. */
export const swap: VerbGrammar<'swap'> = {
  form: 'command',
  phrase: (p) => {
    const partner = p.define('swapPartner', () =>
      p.either<Side>([
        () => {
          p.take(T.Your)
          p.take(T.Active)
          p.take(T.Monster)
          return 'allied'
        },
        () => {
          p.take(T.The)
          p.take(T.Opposing)
          p.take(T.Active, 1)
          p.take(T.Monster, 1)
          return 'opposing'
        },
        choice(p, T.TheSamePlayersActive, 'any'),
      ]),
    )
    return p.define('swap', () => {
      p.take(T.KEYWORD.Swap)
      const who = p.use(p.shared.ref)
      p.take(T.With)
      const from = p.here()
      const side = p.use(partner)
      p.act(() => {
        p.mentions.last = null
        const right = sideOf(who, p.mentions.targets)
        const message = 'A Swap exchanges two Monsters of one player; name the Active Monster of the same player.'
        if (side !== right) p.object({ code: 'otherSide', from, message, suggestion: PARTNER[right] })
      })
      return { verb: 'swap', who }
    })
  },
  print: ({ who }, writer) => {
    const name = writer.ref(who)
    writer.mentions.last = null
    return `swap ${name} with ${PARTNER[sideOf(who, writer.targets)]}`
  },
}

const PARTNER: Record<Side, string> = {
  allied: 'your Active Monster',
  opposing: 'the opposing Active Monster',
  any: T.TheSamePlayersActive.name,
}

/** The side that a reference tells; "any" when only the game knows. */
function sideOf(who: MonsterRef, targets: readonly TargetSpec[]): Side {
  if (who.ref === 'self') return 'allied'
  if (who.ref === 'each') return who.filter.side
  const spec = who.ref === 'target' ? targets[who.index] : undefined
  return spec?.kind === 'monster' ? spec.filter.side : 'any'
}
