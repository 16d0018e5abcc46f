import { describe, expect, it } from 'vitest'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { interfaceStore } from './interfaceStore'
import { matchStore } from './matchStore'

describe('the interface', () => {
  it('forgets what was selected, shown large or marked when other eyes look', () => {
    matchStore.getState().start({
      names: ['Ada', 'Bo'],
      decks: ['pyre-verdict', 'tidal-concord'],
      format: SNAP_STANDARD,
      askOnlyWhenPossible: false,
    })
    matchStore.getState().liftCurtain()
    const { select, showLarge, mark, toggleLog } = interfaceStore.getState()
    select('c1')
    showLarge('c2')
    mark(['c3'])
    toggleLog()
    matchStore.getState().act({ type: 'concede', seat: 0 })
    expect(interfaceStore.getState()).toMatchObject({ selected: null, large: null, marked: [], logOpen: true })
    toggleLog(false)
    expect(interfaceStore.getState().logOpen).toBe(false)
  })
})
