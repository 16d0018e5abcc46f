/** Classes of Monsters: "other allied Bench Coreon Monster with Blocker". */
import type { Keyword } from '../model/cards'
import type { MonsterFilter, Side } from '../model/effects'
import type { Phrase, PhraseParser } from './phrases'
import * as T from './tokens'

/** What a filter says when it says nothing. */
export const ANY_MONSTER: MonsterFilter = {
  side: 'any',
  place: 'field',
  cardClass: null,
  keyword: null,
  other: false,
  faceDown: false,
  maxImp: null,
}

interface With {
  readonly keyword: Keyword | null
  readonly maxImp: number | null
}

export function defineFilter(p: PhraseParser): { filter: Phrase<[], MonsterFilter> } {
  const imp = p.define('impLimit', () => {
    const amount = p.use(p.shared.amount)
    p.take(T.OrLess)
    return amount
  })
  const properties = p.define('properties', (): With => {
    p.take(T.With)
    return p.either<With>([
      () => {
        const keyword = p.use(p.shared.keyword)
        const maxImp = p.maybe(
          () => {
            p.take(T.And)
            return p.use(imp)
          },
          0,
          () => p.ahead(3, T.Imp),
        )
        return { keyword, maxImp: maxImp ?? null }
      },
      () => ({ keyword: null, maxImp: p.use(imp, 1) }),
    ])
  })
  const filter = p.define('filter', () =>
    p.placed((): MonsterFilter => {
      const other = p.maybe(() => p.take(T.Other))
      const side = p.maybe(() => p.use(p.shared.side), 1)
      const faceDown = p.maybe(() => p.take(T.FaceDown), 2)
      const place = p.maybe(() => p.use(p.shared.place), 3)
      const cardClass = p.maybe(() => p.use(p.shared.cardClass), 4)
      p.either([() => p.take(T.Monster), () => p.take(T.Monsters)])
      // "Swap … with your Active Monster" is no property.
      const isProperty = (): boolean =>
        p.ahead(2, T.Integer) || Object.values(T.KEYWORD).some((word) => p.ahead(2, word))
      const having = p.maybe(() => p.use(properties), 5, isProperty)
      return {
        side: side ?? 'any',
        place: place ?? 'field',
        cardClass: cardClass ?? null,
        keyword: having?.keyword ?? null,
        other: other !== undefined,
        faceDown: faceDown !== undefined,
        maxImp: having?.maxImp ?? null,
      }
    }),
  )
  return { filter }
}

/** The words of a filter, in their fixed order. */
export function printFilter(filter: MonsterFilter, many?: 'many'): string {
  const properties = [filter.keyword, filter.maxImp === null ? null : `${filter.maxImp} IMP or less`].filter(
    (property) => property !== null,
  )
  return [
    filter.other ? 'other' : '',
    filter.side === 'any' ? '' : filter.side,
    filter.faceDown ? 'face-down' : '',
    filter.place === 'field' ? '' : filter.place === 'active' ? 'Active' : 'Bench',
    filter.cardClass ?? '',
    many ? 'Monsters' : 'Monster',
    properties.length > 0 ? `with ${properties.join(' and ')}` : '',
  ]
    .filter((word) => word !== '')
    .join(' ')
}

/** The same filter for another side. */
export const onSide = (filter: MonsterFilter, side: Side): MonsterFilter => ({ ...filter, side })
