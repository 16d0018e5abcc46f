/** Single terms: durations, keywords, classes, sides, places, numbers, zones. */
import type { TokenType } from 'chevrotain'
import { CARD_CLASSES, KEYWORDS } from '../model/cards'
import type { Act, Duration, MoveZone, Place, Player, Side, SupportKind } from '../model/effects'
import { ACTS, DURATIONS, MOVE_ZONES, SUPPORT_KINDS } from '../model/effects'
import type { PhraseParser, SharedPhrases } from './phrases'
import * as T from './tokens'

const ACT: Record<Act, TokenType> = { attack: T.Attack, block: T.Block, swap: T.KEYWORD.Swap, evolve: T.Evolve }
const ZONE: Record<MoveZone, TokenType> = { hand: T.Hand, deck: T.SupportDeck, graveyard: T.Graveyard }
const KIND: Record<SupportKind, TokenType> = { Support: T.Support, Spell: T.Spell, Counter: T.Counter }
const SIDE = { allied: T.Allied, opposing: T.Opposing } as const
const PLACE = { active: T.Active, bench: T.Bench } as const

type Terms = Pick<
  SharedPhrases,
  'duration' | 'keyword' | 'cardClass' | 'side' | 'place' | 'count' | 'amount' | 'act' | 'supportKind' | 'zone'
>

/** Beyond this a number says nothing more about a game, and a machine could no longer keep it exactly. */
export const GREATEST_NUMBER = 99999

export function defineTerms(p: PhraseParser): Terms {
  /** One of some fixed words, each with the value that it means. */
  const oneOf = <Value>(name: string, values: readonly Value[], token: (value: Value) => TokenType) =>
    p.define(name, () =>
      p.either(
        values.map((value) => () => {
          p.take(token(value))
          return value
        }),
      ),
    )
  const count = p.define('count', () => {
    const from = p.here()
    const token = p.take(T.Integer)
    return p.act(() => {
      const number = Number.parseInt(token.image, 10)
      if (number <= GREATEST_NUMBER) return number
      p.object({
        code: 'numberTooLarge',
        from,
        message: `A number in card text is ${GREATEST_NUMBER} at most; write a smaller one.`,
        suggestion: null,
      })
      return GREATEST_NUMBER
    })
  })
  return {
    count,
    amount: p.define('amount', () => {
      const amount = p.use(count)
      p.take(T.Imp)
      return amount
    }),
    duration: oneOf<Duration>('duration', DURATIONS, (duration) => T.DURATION[duration]),
    keyword: oneOf('keyword', KEYWORDS, (keyword) => T.KEYWORD[keyword]),
    cardClass: oneOf('cardClass', CARD_CLASSES, (cardClass) => T.CLASS[cardClass]),
    side: oneOf<Side>('side', ['allied', 'opposing'], (side) => (side === 'allied' ? SIDE.allied : SIDE.opposing)),
    place: oneOf<Place>('place', ['active', 'bench'], (place) => (place === 'active' ? PLACE.active : PLACE.bench)),
    act: oneOf<Act>('act', ACTS, (act) => ACT[act]),
    supportKind: oneOf<SupportKind>('supportKind', SUPPORT_KINDS, (kind) => KIND[kind]),
    zone: oneOf<MoveZone>('zone', MOVE_ZONES, (zone) => ZONE[zone]),
  }
}

/** An alternative that is one fixed word and means `value`. */
export function choice<Value>(p: PhraseParser, token: TokenType, value: Value): () => Value {
  return () => {
    p.take(token)
    return value
  }
}

/** A duration after its clause; "" for none. */
export const printDuration = (duration: Duration | null): string => (duration === null ? '' : ` ${duration}`)

/** The canonical word of an act. */
export const printAct = (act: Act): string => ACT[act].name

/** The canonical word of a zone. */
export const printZone = (zone: MoveZone): string => ZONE[zone].name

/** "your" or "your opponent’s" */
export const printOwner = (player: Player): string => (player === 'you' ? 'your' : 'your opponent’s')

/** "1 Support", "2 Supports" */
export const printCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
