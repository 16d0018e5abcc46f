import { describe, expect, it } from 'vitest'
import { preferences } from './preferences'

const merge = preferences.persist.getOptions().merge
const merged = (stored: unknown) => merge?.(stored, preferences.getState())

describe('preferences', () => {
  it('take what is stored when it fits', () => {
    expect(
      merged({ names: ['Ada', 'Bo'], decks: ['pyre-verdict', null], askOnlyWhenPossible: true, motion: 'off' }),
    ).toMatchObject({
      names: ['Ada', 'Bo'],
      askOnlyWhenPossible: true,
      motion: 'off',
    })
  })

  it.each([
    undefined,
    null,
    'x',
    {},
    { names: ['Ada'] },
    { names: ['Ada', 'Bo'], decks: [null, null], askOnlyWhenPossible: 'yes', motion: 'system' },
  ])('stay as they are when %j is stored', (stored) => {
    expect(merged(stored)).toEqual(preferences.getState())
  })

  it('keep nothing but the choices', () => {
    const { change, ...choices } = preferences.getState()
    change({ motion: 'off' })
    const kept = preferences.persist.getOptions().partialize?.(preferences.getState())
    expect(kept).toEqual({ ...choices, motion: 'off' })
  })
})
