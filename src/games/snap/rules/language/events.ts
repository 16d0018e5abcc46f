/** What makes a PASSIVE Trigger ready, and what a Counter answers. */
import type { Answerable, Answers, Player, Side, TriggerEvent } from '../model/effects'
import type { TokenType } from 'chevrotain'
import { choice } from './terms'
import type { Phrase, PhraseParser } from './phrases'
import * as T from './tokens'

interface EventPhrases {
  readonly event: Phrase<[], TriggerEvent>
  readonly answers: Phrase<[], Answers>
}

const ANSWERED: readonly { readonly what: Answerable; readonly token: TokenType }[] = [
  { what: 'Spell', token: T.Spell },
  { what: 'attack', token: T.Attack },
  { what: 'combat result', token: T.CombatResult },
  { what: 'Counter', token: T.Counter },
  { what: 'unlock', token: T.Unlock },
  { what: 'Evolution', token: T.Evolution },
  { what: 'Prime entry', token: T.PrimeEntry },
  { what: 'Swap', token: T.KEYWORD.Swap },
  { what: 'Lock-in', token: T.LockIn },
]

export function defineEvents(p: PhraseParser): EventPhrases {
  const ofThis = p.define('eventOfThis', (): TriggerEvent => {
    p.take(T.ThisMonster)
    return p.either<TriggerEvent>([
      () => {
        p.take(T.Defeats)
        p.take(T.A)
        p.take(T.Monster)
        p.take(T.InCombat)
        return { event: 'defeatsInCombat' }
      },
      () => {
        p.take(T.Is)
        p.take(T.Defeated)
        return { event: 'defeated', self: true, side: 'allied' }
      },
      () => {
        p.take(T.Becomes)
        p.take(T.Active)
        return { event: 'becomesActive' }
      },
    ])
  })

  const ofMonster = p.define('eventOfMonster', (): TriggerEvent => {
    p.take(T.A)
    const side = p.either<'allied' | 'opposing'>([choice(p, T.Allied, 'allied'), choice(p, T.Opposing, 'opposing')])
    p.take(T.Monster)
    return p.either<TriggerEvent>(
      [
        () => {
          p.take(T.Is)
          p.take(T.Defeated)
          return { event: 'defeated', self: false, side }
        },
        () => {
          p.take(T.Evolves)
          return { event: 'evolves', side }
        },
      ],
      1,
    )
  })

  const ofPlayer = p.define('eventOfPlayer', (): TriggerEvent => {
    const player = p.either<Player>([choice(p, T.You, 'you'), choice(p, T.Opponent, 'opponent')])
    const event = p.either<'unlocks' | 'locks' | 'plays'>(
      [
        choice(p, T.Unlock, 'unlocks'),
        choice(p, T.Unlocks, 'unlocks'),
        choice(p, T.Lock, 'locks'),
        choice(p, T.Locks, 'locks'),
        choice(p, T.Play, 'plays'),
        choice(p, T.Plays, 'plays'),
      ],
      1,
    )
    p.take(T.A)
    const from = p.here()
    const support = p.use(p.shared.supportKind)
    return p.act((): TriggerEvent => {
      if (event === 'plays') return { event, player, support }
      if (support !== 'Support') {
        const message = 'Which kind of Support is locked or unlocked is hidden from a player; write “a Support”.'
        p.object({ code: 'otherSide', from, message, suggestion: 'Support' })
      }
      return { event, player }
    })
  })

  const event = p.define('event', () => {
    const what = p.either([() => p.use(ofThis), () => p.use(ofMonster), () => p.use(ofPlayer)])
    p.act(() => {
      p.mentions.last = subjectOf(what)
    })
    return what
  })

  const answers = p.define('answers', (): Answers => {
    p.take(T.Answer)
    p.take(T.A)
    const side = p.maybe(() => p.use(p.shared.side))
    const what = p.either(ANSWERED.map((entry) => choice(p, entry.token, entry.what)))
    return { what, side: side ?? 'any' }
  })
  return { event, answers }
}

/** The Monster that is "it" after the event. */
export function subjectOf(event: TriggerEvent) {
  switch (event.event) {
    case 'becomesActive':
      return { ref: 'self' } as const
    case 'defeated':
      return event.self ? ({ ref: 'self' } as const) : ({ ref: 'event' } as const)
    case 'evolves':
      return { ref: 'event' } as const
    case 'defeatsInCombat':
    case 'unlocks':
    case 'locks':
    case 'plays':
      return null
    default:
      return event satisfies never
  }
}

const byPlayer = (player: Player, verb: string): string => (player === 'you' ? `you ${verb}` : `your opponent ${verb}s`)

/** The words of an event, in lower case. */
export function printEvent(event: TriggerEvent): string {
  switch (event.event) {
    case 'defeatsInCombat':
      return 'this Monster defeats a Monster in combat'
    case 'defeated':
      return event.self ? 'this Monster is defeated' : `an ${event.side} Monster is defeated`
    case 'unlocks':
      return `${byPlayer(event.player, 'unlock')} a Support`
    case 'locks':
      return `${byPlayer(event.player, 'lock')} a Support`
    case 'plays':
      return `${byPlayer(event.player, 'play')} a ${event.support}`
    case 'evolves':
      return `an ${event.side} Monster evolves`
    case 'becomesActive':
      return 'this Monster becomes Active'
    default:
      return event satisfies never
  }
}

const SIDE_WORD: Record<Side, string> = { allied: 'an allied ', opposing: 'an opposing ', any: '' }

/** "answer an opposing Spell" */
export function printAnswers(answers: Answers): string {
  if (answers.side !== 'any') return `answer ${SIDE_WORD[answers.side]}${answers.what}`
  return `answer ${/^[aeiou]/i.test(answers.what) ? 'an' : 'a'} ${answers.what}`
}
