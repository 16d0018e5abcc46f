/** Conditions: "you control 2 or more other Synaphera Monsters and it is your turn". */
import type { Condition, GraveyardKind, MonsterRef, Player } from '../model/effects'
import { onSide, printFilter } from './filters'
import { mention } from './mentions'
import { choice, printOwner } from './terms'
import { lastMentioned } from './refs'
import type { Phrase, PhraseParser, Writer } from './phrases'
import * as T from './tokens'

export function defineConditions(p: PhraseParser): { condition: Phrase<[], Condition> } {
  const atLeast = p.define('atLeast', () => {
    const count = p.use(p.shared.count)
    p.take(T.OrMore)
    return count
  })

  const controlled = p.define('controlled', (): Condition => {
    const side = p.either([
      choice(p, T.YouControl, 'allied' as const),
      choice(p, T.OpponentControls, 'opposing' as const),
      choice(p, T.ThereAre, 'any' as const),
    ])
    const count = p.use(atLeast)
    const from = p.here()
    const filter = p.use(p.shared.filter)
    p.maybe(() => p.take(T.OnTheField))
    return p.act(() => {
      p.mentions.last = null
      if (side !== 'any' && filter.side !== 'any' && filter.side !== side) {
        const message = `Who controls these Monsters is said twice, and differently; leave out “${filter.side}”.`
        p.object({ code: 'otherSide', from, message, suggestion: printFilter(onSide(filter, 'any'), 'many') })
      }
      return { test: 'count', filter: side === 'any' ? filter : onSide(filter, side), atLeast: count }
    })
  })

  const graveyard = p.define('inGraveyard', (): Condition => {
    const count = p.use(atLeast)
    const what = p.either<GraveyardKind>([
      choice(p, T.Monsters, 'Monster'),
      choice(p, T.Monster, 'Monster'),
      () => p.use(p.shared.supportKind),
    ])
    p.either([() => p.take(T.Are), () => p.take(T.Is)], 1)
    p.take(T.In)
    const player = p.either<Player>([choice(p, T.Your, 'you'), choice(p, T.Opponents, 'opponent')], 2)
    p.take(T.Graveyard)
    return p.act(() => {
      p.mentions.last = null
      return { test: 'graveyard', player, what, atLeast: count }
    })
  })

  const locked = p.define('haveLocked', (): Condition => {
    const player = p.either<Player>([choice(p, T.YouHave, 'you'), choice(p, T.OpponentHas, 'opponent')])
    const count = p.use(atLeast)
    p.take(T.LockedSupports)
    return { test: 'locked', player, atLeast: count }
  })

  const round = p.define('round', (): Condition => {
    p.take(T.It)
    p.take(T.Is)
    p.take(T.Round)
    const count = p.use(p.shared.count)
    p.take(T.OrLater)
    return { test: 'round', atLeast: count }
  })

  const turn = p.define('turnOf', (): Condition => {
    p.take(T.It)
    p.take(T.Is)
    const player = p.either<Player>([choice(p, T.Your, 'you'), choice(p, T.Opponents, 'opponent')])
    p.take(T.Turn)
    return { test: 'turn', player }
  })

  const impAtMost = p.define('impAtMost', (): number => {
    p.take(T.Imp)
    p.take(T.Is)
    const amount = p.use(p.shared.count)
    p.take(T.OrLess)
    return amount
  })

  /** "its IMP is 2000 or less" */
  const itsImp = p.define('itsImp', (): Condition => {
    const from = p.here()
    p.take(T.Its)
    const who = p.act((): MonsterRef => lastMentioned(p, from))
    return { test: 'imp', who, atMost: p.use(impAtMost) }
  })

  /** "this Monster is Active", "this Monster’s IMP is 2000 or less" */
  const ofMonster = p.define('ofMonster', (): Condition => {
    const who = p.use(p.shared.ref)
    return p.either<Condition>([
      () => {
        p.take(T.Possessive)
        return { test: 'imp', who, atMost: p.use(impAtMost) }
      },
      () => {
        p.take(T.Is)
        const place = p.either<'active' | 'bench'>([choice(p, T.Active, 'active'), choice(p, T.OnTheBench, 'bench')], 1)
        return { test: 'place', who, place }
      },
    ])
  })

  const single = p.define('singleCondition', () =>
    p.placed(() =>
      p.either<Condition>([
        () => p.use(controlled),
        () => p.use(graveyard),
        () => p.use(locked),
        () => p.use(round),
        () => p.use(turn),
        () => p.use(itsImp),
        () => p.use(ofMonster),
        () => {
          p.take(T.Open)
          const inner = p.use(p.shared.condition)
          p.take(T.Close)
          return inner
        },
      ]),
    ),
  )

  const condition = p.define('condition', () =>
    p.placed((): Condition => {
      const first = p.use(single)
      const all = [first]
      p.repeat(() => {
        p.take(T.And)
        all.push(p.use(single, 1))
      })
      return all.length === 1 ? first : { test: 'and', all }
    }),
  )
  return { condition }
}

/** The words of a condition, in lower case. */
export function printCondition(condition: Condition, writer: Writer): string {
  switch (condition.test) {
    case 'count': {
      writer.mentions.last = null
      const { filter, atLeast } = condition
      const monsters = `${atLeast} or more ${writer.filter(onSide(filter, 'any'), 'many')}`
      if (filter.side === 'allied') return `you control ${monsters}`
      return filter.side === 'opposing' ? `your opponent controls ${monsters}` : `there are ${monsters} on the field`
    }
    case 'graveyard':
      writer.mentions.last = null
      return `${condition.atLeast} or more ${condition.what}s are in ${printOwner(condition.player)} Graveyard`
    case 'locked': {
      const who = condition.player === 'you' ? 'you have' : 'your opponent has'
      return `${who} ${condition.atLeast} or more Locked Supports`
    }
    case 'place':
      return `${writer.ref(condition.who)} is ${condition.place === 'active' ? 'Active' : 'on the Bench'}`
    case 'imp':
      return `${writer.owner(condition.who)} IMP is ${condition.atMost} or less`
    case 'round':
      return `it is Round ${condition.atLeast} or later`
    case 'turn':
      return `it is ${printOwner(condition.player)} turn`
    case 'and':
      return condition.all
        .map((part) => (part.test === 'and' ? `(${printCondition(part, writer)})` : printCondition(part, writer)))
        .join(' and ')
    default:
      return condition satisfies never
  }
}

/** "its", or the Monster’s name with "’s". */
export function printOwnerOf(who: MonsterRef, writer: Writer): string {
  const name = writer.ref(who)
  mention(writer.mentions, who)
  return name === 'it' ? 'its' : `${name}’s`
}
