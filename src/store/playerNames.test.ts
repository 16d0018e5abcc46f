import { describe, expect, it } from 'vitest'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { createMatchStore } from './createMatchStore'
import { findDeck } from './deckChoices'
import { namesFault } from './playerNames'

describe('names of players', () => {
  it.each([
    ['', 'Bo'],
    ['Ada', ' \u200b\u3164'],
  ])('%j and %j: both need one', (one, other) => expect(namesFault([one, other])).toBe('Both players need a name.'))

  it.each([
    ['Ada', 'ADA '],
    ['Ada', 'A\u200bda'],
    ['Ada', '\u202eAda'],
    ['Ada B', 'Ada\u00a0 B'],
    ['Zoë', 'Zoe\u0308'],
    ['D’Arcy', "D'Arcy"],
  ])('%j and %j look the same', (one, other) => {
    expect(namesFault([one, other])).toBe('The two players need different names.')
    const store = createMatchStore(findDeck)
    const faults = store.getState().start({
      names: [one, other],
      decks: ['pyre-verdict', 'tidal-concord'],
      format: SNAP_STANDARD,
      askOnlyWhenPossible: false,
    })
    expect(faults).toEqual([{ sentence: 'The two players need different names.', rule: null }])
    expect(store.getState().view).toBeNull()
  })

  it.each([
    ['Ada', 'Adah'],
    ['Zoe', 'Zoë'],
  ])('%j and %j differ', (one, other) => expect(namesFault([one, other])).toBeNull())

  it('stand in every sentence without unseen characters, and apart where they are written from right to left', () => {
    const store = createMatchStore(findDeck)
    store.getState().start({
      names: ['A\u202eda\u0007 ', 'עדה'],
      decks: ['pyre-verdict', 'tidal-concord'],
      format: SNAP_STANDARD,
      askOnlyWhenPossible: false,
    })
    const expected = ['Ada', '\u2068עדה\u2069']
    expect(store.getState().config?.names).toEqual(expected)
    expect(store.getState().view?.seats.map(({ name }) => name)).toEqual(expected)
    store.getState().act({ type: 'offerDraw', seat: 1 })
    expect(store.getState().log.at(-1)?.text).toBe('\u2068עדה\u2069 offers a draw.')
    store.getState().rematch()
    expect(store.getState().config?.names).toEqual(expected.toReversed())
  })
})
