import type { Action } from '@/games/snap/rules'
import { describe, expect, it } from 'vitest'
import { at, numberOf, spellOptions, tableView } from '../testing/tableView'
import { actionKey, keysWithBeginnings } from './actionKey'
import type { Piece } from './piece'
import { idsOf, legalSpots, usablePieces, waysOf } from './targets'

const inHand = (name: string): Piece => ({ kind: 'card', seat: 0, zone: 'hand', card: numberOf(name) })
const table = (begun: null | Extract<Action, { type: 'play' }> = null) => ({
  view: tableView(),
  options: spellOptions(),
  begun,
})

describe('action keys', () => {
  it('are the same for the same action in another order of fields', () => {
    expect(actionKey({ type: 'pass', seat: 0, to: 'end' })).toBe(actionKey({ to: 'end', seat: 0, type: 'pass' }))
  })
  it('keep targets in order', () => {
    const [one, two] = [
      { seat: 0, slot: at(0) },
      { seat: 1, slot: at(0) },
    ] as const
    const play = (targets: readonly (typeof one | typeof two)[]): Action => ({
      type: 'play',
      seat: 0,
      card: numberOf('Rally'),
      targets,
    })
    expect(actionKey(play([one, two]))).not.toBe(actionKey(play([two, one])))
  })
  it('hold every beginning of a targeted action', () => {
    const keys = keysWithBeginnings(spellOptions())
    expect(keys.has(actionKey({ type: 'play', seat: 0, card: numberOf('Crossed Embers'), targets: [] }))).toBe(true)
    expect(
      keys.has(
        actionKey({ type: 'play', seat: 0, card: numberOf('Deep Breath'), targets: [{ seat: 0, slot: at(0) }] }),
      ),
    ).toBe(false)
  })
})

describe('legal spots', () => {
  it('are those of the legal actions and no others', () => {
    expect(idsOf(legalSpots(inHand('Rally'), table()))).toEqual(new Set(['slot:0:0', 'slot:0:1', 'play']))
    expect(idsOf(legalSpots(inHand('Deep Breath'), table()))).toEqual(new Set(['play']))
    expect(idsOf(legalSpots(inHand('Veil of Silence'), table()))).toEqual(new Set())
  })
  it('of the second target come after the first', () => {
    const begun = {
      type: 'play',
      seat: 0,
      card: numberOf('Crossed Embers'),
      targets: [{ seat: 0, slot: at(1) }],
    } as const
    expect(idsOf(legalSpots(inHand('Crossed Embers'), table(begun)))).toEqual(new Set(['slot:1:0', 'slot:1:1']))
  })
})

describe('ways', () => {
  it('name each thing once, and leave the detour over the play area out', () => {
    expect(waysOf(inHand('Rally'), table()).map(({ meaning }) => meaning.kind)).toEqual(['act', 'act'])
    expect(waysOf(inHand('Deep Breath'), table())).toHaveLength(1)
  })
})

it('every offered action but passing can be begun with some piece', () => {
  expect(usablePieces(spellOptions())).toEqual(
    new Set(['Rally', 'Crossed Embers', 'Deep Breath'].map((name) => `card:${numberOf(name)}`)),
  )
})
