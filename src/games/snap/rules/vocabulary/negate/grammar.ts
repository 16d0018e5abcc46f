import { printZone } from '../../language/terms'
import type { VerbGrammar } from '../../language/phrases'
import * as T from '../../language/tokens'

/** "Negate it", "Negate it and move it to its owner’s Support Deck" */
export const negate: VerbGrammar<'negate'> = {
  form: 'command',
  phrase: (p) =>
    p.define('negate', () => {
      p.take(T.Negate)
      p.either([() => p.take(T.It), () => p.take(T.TheAnsweredAction)])
      const destination = p.maybe(() => {
        p.take(T.MoveItTo)
        return p.use(p.shared.zone)
      })
      p.act(() => {
        p.mentions.last = null
      })
      return { verb: 'negate', destination: destination ?? null }
    }),
  print: (instruction, { mentions }) => {
    // "it" would be the Monster that was mentioned last.
    const what = mentions.last === null ? 'it' : T.TheAnsweredAction.name
    mentions.last = null
    const { destination } = instruction
    return destination === null ? `negate ${what}` : `negate ${what} ${T.MoveItTo.name} ${printZone(destination)}`
  },
}
