import { describe, expect, it } from 'vitest'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { changedValues, formatWith } from './formatChoice'

describe('a chosen format', () => {
  it('is the standard where nothing is changed', () => {
    expect(formatWith({})).toEqual(SNAP_STANDARD)
    expect(changedValues(SNAP_STANDARD)).toEqual({})
  })

  it('comes back from its changes, and has another name', () => {
    const format = formatWith({ attacks: 2, handLimit: 7, firstRoundPeace: false })
    expect(format).toMatchObject({ attacks: 2, handLimit: 7, firstRoundPeace: false, chainCap: SNAP_STANDARD.chainCap })
    expect(format.name).not.toBe(SNAP_STANDARD.name)
    expect(formatWith(changedValues(format))).toEqual(format)
  })

  it('takes nothing that does not fit', () => {
    expect(formatWith({ attacks: 99, chainCap: 1.5, handLimit: true, deckSize: 3, nothing: 1 })).toEqual(SNAP_STANDARD)
  })
})
