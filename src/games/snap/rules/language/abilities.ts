/** Abilities: a timing label and what stands behind it. */
import type { Ability, Condition, Instruction, TargetSpec } from '../model/effects'
import { mention } from './mentions'
import type { Phrase, PhraseParser } from './phrases'
import { choice } from './terms'
import * as T from './tokens'

interface Program {
  readonly optional: boolean
  readonly targets: readonly TargetSpec[]
  readonly body: readonly Instruction[]
}

export function defineAbilities(p: PhraseParser): { ability: Phrase<[], Ability> } {
  const sentences = p.define('sentences', () => {
    const body: Instruction[] = []
    p.some(() => {
      const sentence = p.use(p.shared.sentence)
      p.take(T.Period)
      p.act(() => body.push(...sentence))
    })
    return body
  })
  const targets = (): readonly TargetSpec[] => [...p.mentions.targets]

  const following = p.define('following', () => {
    p.take(T.DoTheFollowing)
    p.take(T.Colon)
    return p.use(sentences)
  })

  const optional = p.define('optional', () => {
    p.take(T.YouMay)
    return p.either<Instruction[]>([
      () => p.use(following),
      () => {
        const body = p.use(p.shared.sentence)
        const from = p.here()
        p.take(T.Period)
        p.maybe(() => {
          const more = p.use(sentences)
          p.act(() => {
            const message =
              'Whether the sentence after “you may …” is optional, too, is left open; join it with “, then”.'
            p.object({ code: 'secondSentence', from, message, suggestion: null })
            body.push(...more)
          })
        })
        return body
      },
    ])
  })

  const program = p.define('program', (): Program =>
    p.either<Program>([
      () => ({ optional: true, body: p.use(optional), targets: targets() }),
      () => ({ optional: false, body: p.use(sentences), targets: targets() }),
    ]),
  )

  const oncePerTurn = p.define('oncePerTurn', () => {
    p.take(T.OncePerTurn)
    p.take(T.Period)
    return true
  })

  const trigger = p.define('trigger', (): Ability => {
    p.take(T.When)
    const when = p.use(p.shared.event)
    p.take(T.Comma)
    const rest = p.use(program)
    const once = p.maybe(() => p.use(oncePerTurn)) ?? false
    return { kind: 'trigger', when, ...rest, oncePerTurn: once }
  })

  const replacement = p.define('replacement', (): Ability => {
    p.take(T.If)
    p.take(T.ThisMonster)
    p.take(T.WouldBeDefeated)
    const inCombat = p.maybe(() => p.take(T.InCombat)) !== undefined
    p.take(T.Comma)
    p.take(T.Instead)
    p.act(() => mention(p.mentions, { ref: 'self' }))
    const body = p.either<readonly Instruction[]>([
      () => p.use(following),
      () => {
        const clauses = p.use(p.shared.clauses)
        p.take(T.Period)
        return clauses
      },
    ])
    const once = p.maybe(() => p.use(oncePerTurn), 1) ?? false
    return { kind: 'replacement', would: inCombat ? 'be defeated in combat' : 'be defeated', oncePerTurn: once, body }
  })

  const constant = p.define('static', (): Ability => {
    const condition = p.maybe((): Condition => {
      const from = p.here()
      const isIf = p.either([choice(p, T.While, false), choice(p, T.If, true)])
      p.act(() => {
        const message = 'A PASSIVE that applies as long as something is true says “While”; “If” asks only once.'
        if (isIf) p.object({ code: 'whileNotIf', from, message, suggestion: 'While' })
      })
      const lasting = p.use(p.shared.condition)
      p.take(T.Comma)
      return lasting
    })
    const body = p.use(p.shared.clauses)
    p.take(T.Period)
    return { kind: 'static', condition: condition ?? null, body }
  })

  const spell = p.define('spell', (): Ability => {
    const condition = p.maybe(() => {
      p.take(T.PlayOnlyIf)
      const only = p.use(p.shared.condition)
      p.take(T.Period)
      return only
    })
    const body = p.use(sentences)
    return { kind: 'spell', condition: condition ?? null, targets: targets(), body }
  })

  const counter = p.define('counter', (): Ability => {
    const answers = p.use(p.shared.answers)
    p.take(T.Period)
    const resonance = p.maybe(() => {
      p.take(T.IsResonance)
      p.take(T.Period, 1)
      return true
    })
    const exceeds = p.maybe(() => {
      p.take(T.ExceedsCap)
      p.take(T.Period, 2)
      return true
    }, 1)
    const body = p.use(sentences)
    return {
      kind: 'counter',
      answers,
      resonance: resonance !== undefined,
      exceedsCap: exceeds !== undefined,
      targets: targets(),
      body,
    }
  })

  const ability = p.define('ability', () =>
    p.placed(() =>
      p.either<Ability>([
        () => {
          p.take(T.LABEL['ON REVEAL'])
          return { kind: 'reveal', ...p.use(program) }
        },
        () => {
          p.take(T.LABEL['ON ENTRY'])
          return { kind: 'entry', ...p.use(program, 1) }
        },
        () => {
          p.take(T.LABEL['PRIME ENTRY'])
          return { kind: 'primeEntry', ...p.use(program, 2) }
        },
        () => {
          p.take(T.LABEL.PASSIVE)
          return p.either<Ability>([() => p.use(trigger), () => p.use(replacement), () => p.use(constant)], 1)
        },
        () => {
          p.take(T.LABEL.SPELL)
          return p.use(spell)
        },
        () => {
          p.take(T.LABEL.COUNTER)
          return p.use(counter)
        },
        () => {
          p.take(T.LABEL['PRIME CONDITION'])
          const condition = p.use(p.shared.condition)
          p.take(T.Period)
          return { kind: 'primeCondition', condition }
        },
      ]),
    ),
  )
  return { ability }
}
