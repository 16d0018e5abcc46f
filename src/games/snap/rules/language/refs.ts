/** References to Monsters: "this Monster", "it", "target opposing Monster", "your Active Monster". */
import type { TokenType } from 'chevrotain'
import type { GraveyardKind, MonsterFilter, MonsterRef, Player, TargetSpec } from '../model/effects'
import { onSide, printFilter } from './filters'
import { indexOfOrdinal, mention, ordinal, sameMonster } from './mentions'
import type { Mentions } from './mentions'
import type { Phrase, PhraseParser } from './phrases'
import { choice, printOwner } from './terms'
import * as T from './tokens'

const FIXED = [
  { ref: 'self', token: T.ThisMonster },
  { ref: 'event', token: T.ThatMonster },
  { ref: 'attacker', token: T.TheAttacker },
  { ref: 'defender', token: T.TheDefender },
  { ref: 'loser', token: T.TheLosingMonster },
] as const

interface RefPhrases {
  readonly ref: Phrase<[], MonsterRef>
  readonly graveyardSupport: Phrase<[], number>
  readonly graveyardMonster: Phrase<[], number>
}

export function defineRefs(p: PhraseParser): RefPhrases {
  const fixed = p.define('fixedRef', () =>
    p.either<MonsterRef>(
      FIXED.map((entry) => () => {
        p.take(entry.token)
        return { ref: entry.ref }
      }),
    ),
  )

  const it = p.define('it', (): MonsterRef => {
    const from = p.here()
    p.take(T.It)
    return p.act(() => lastMentioned(p, from))
  })

  /** "the first target" */
  const numbered = p.define('numberedTarget', (): number => {
    const from = p.here()
    p.take(T.The)
    const word = p.take(T.Ordinal)
    p.take(T.Target)
    return p.act(() => {
      const index = indexOfOrdinal(word.image)
      if (index >= p.mentions.targets.length)
        p.object({
          code: 'noSuchTarget',
          from,
          message: `This text has no ${ordinal(index)} target before this place; name it with a “target …” phrase first.`,
          suggestion: null,
        })
      return index
    })
  })

  const target = p.define('target', (): MonsterRef => {
    p.take(T.Target)
    const filter = p.use(p.shared.filter)
    return p.act(() => ({ ref: 'target', index: introduce(p.mentions, { kind: 'monster', filter }) }))
  })

  const each = p.define('each', (): MonsterRef => {
    p.take(T.Each)
    return { ref: 'each', filter: p.use(p.shared.filter) }
  })

  /** "your Active Monster" is each allied Active Monster, "the opposing Active Monster" each opposing one: there is one. */
  const single = (name: string, word: TokenType, side: 'allied' | 'opposing') =>
    p.define(name, (): MonsterRef => {
      const from = p.here()
      p.take(word)
      const filter = p.use(p.shared.filter)
      return p.act(() => {
        const fits = filter.place === 'active' && (filter.side === side || (side === 'allied' && filter.side === 'any'))
        if (!fits) {
          const message = `“${word.name} …” can only name one Active Monster; write “each ${side} …” for all of a class.`
          p.object({ code: 'notSingle', from, message, suggestion: `each ${printFilter(onSide(filter, side))}` })
        }
        return { ref: 'each', filter: onSide(filter, side) }
      })
    })
  const yourActive = single('yourActive', T.Your, 'allied')
  const theActive = single('theActive', T.The, 'opposing')

  const ref = p.define('ref', () =>
    p.placed((): MonsterRef => {
      const from = p.here()
      const who = p.either<MonsterRef>([
        () => p.use(fixed),
        () => p.use(it),
        () => ({ ref: 'target', index: p.use(numbered) }),
        () => p.use(target),
        () => p.use(each),
        () => p.use(yourActive),
        () => p.use(theActive),
      ])
      p.act(() => {
        const spec = who.ref === 'target' ? p.mentions.targets[who.index] : undefined
        if (spec?.kind === 'graveyard') objectToKind(p, from, 'a card in a Graveyard')
        mention(p.mentions, who)
      })
      return who
    }),
  )

  const inGraveyard = (name: string, kind: () => GraveyardKind) =>
    p.define(name, (): number => {
      const from = p.here()
      const index = p.either([
        () => {
          p.take(T.Target)
          const what = kind()
          p.take(T.In)
          const side = p.either([choice(p, T.Your, 'allied' as const), choice(p, T.Opponents, 'opposing' as const)], 1)
          p.take(T.Graveyard)
          return p.act(() => introduce(p.mentions, { kind: 'graveyard', side, what }))
        },
        () => p.use(numbered),
      ])
      p.act(() => {
        const spec = p.mentions.targets[index]
        const monster = name === 'graveyardMonster'
        if (spec?.kind === 'monster') objectToKind(p, from, 'a Monster on the field')
        else if (spec && (spec.what === 'Monster') !== monster)
          objectToKind(p, from, monster ? 'a Support' : 'a Monster')
      })
      return index
    })
  const graveyardSupport = inGraveyard('graveyardSupport', () => p.use(p.shared.supportKind))
  const graveyardMonster = inGraveyard('graveyardMonster', choice(p, T.Monster, 'Monster'))
  return { ref, graveyardSupport, graveyardMonster }
}

const ownerOf = (target: TargetSpec | undefined): Player =>
  target?.kind === 'graveyard' && target.side === 'opposing' ? 'opponent' : 'you'

/** "your hand", "your opponent’s Bench": where a card out of a Graveyard goes, always a zone of its owner's. */
export function takeOwnersZone<Zone>(
  p: PhraseParser,
  index: number,
  takeZone: () => Zone,
  printZone: (zone: Zone) => string,
): Zone {
  const from = p.here()
  const owner = p.either([choice(p, T.Your, 'you' as const), choice(p, T.Opponents, 'opponent' as const)])
  const zone = takeZone()
  p.act(() => {
    const right = ownerOf(p.mentions.targets[index])
    const message = 'A card can only go to a zone of the player in whose Graveyard it is.'
    if (owner !== right)
      p.object({ code: 'otherSide', from, message, suggestion: `${printOwner(right)} ${printZone(zone)}` })
  })
  return zone
}

export const printOwnersZone = (target: TargetSpec | undefined, zone: string): string =>
  `${printOwner(ownerOf(target))} ${zone}`

function introduce(mentions: Mentions, spec: TargetSpec): number {
  return mentions.targets.push(spec) - 1
}

function objectToKind(p: PhraseParser, from: number, what: string): void {
  const message = `This target is ${what}, which this instruction cannot take; name the target that is meant.`
  p.object({ code: 'noSuchTarget', from, message, suggestion: null })
}

/** What "it" and "its" mean here. */
export function lastMentioned(p: PhraseParser, from: number): MonsterRef {
  const last = p.mentions.last
  if (last !== null) return { ...last }
  const message = '“it” names nobody here; name the Monster, as in “this Monster” or “the first target”.'
  p.object({ code: 'unresolvedIt', from, message, suggestion: 'this Monster' })
  return { ref: 'self' }
}

/** A reference as the text would name it now; notes the mention. */
export function printRef(who: MonsterRef, mentions: Mentions, targets: readonly TargetSpec[]): string {
  const known = sameMonster(mentions.last, who)
  mention(mentions, who)
  if (known) return 'it'
  switch (who.ref) {
    case 'self':
      return T.ThisMonster.name
    case 'event':
      return T.ThatMonster.name
    case 'attacker':
      return T.TheAttacker.name
    case 'defender':
      return T.TheDefender.name
    case 'loser':
      return T.TheLosingMonster.name
    case 'target':
      return printTarget(who.index, mentions, targets)
    case 'each':
      return printEach(who.filter)
    default:
      return who satisfies never
  }
}

/** A target: its whole phrase at the first mention, its number afterwards. */
export function printTarget(index: number, mentions: Mentions, targets: readonly TargetSpec[]): string {
  const spec = targets[index]
  if (spec === undefined || index < mentions.targets.length) return `the ${ordinal(index)} target`
  introduce(mentions, spec)
  return `target ${printSpec(spec)}`
}

function printSpec(spec: TargetSpec): string {
  switch (spec.kind) {
    case 'monster':
      return printFilter(spec.filter)
    case 'graveyard':
      return `${spec.what} in ${spec.side === 'allied' ? 'your' : 'your opponent’s'} Graveyard`
    default:
      return spec satisfies never
  }
}

function printEach(filter: MonsterFilter): string {
  const single = filter.place === 'active' && !filter.other
  if (single && filter.side === 'allied') return `your ${printFilter(onSide(filter, 'any'))}`
  if (single && filter.side === 'opposing') return `the ${printFilter(filter)}`
  return `each ${printFilter(filter)}`
}
