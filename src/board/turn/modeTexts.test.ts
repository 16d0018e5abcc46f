import { expect, it } from 'vitest'
import { modeTexts } from './modeTexts'

it('reads the choices out of a printed text', () => {
  expect(modeTexts('SPELL: Choose one: lock 1 Support from your Support Deck; or unlock 1 of your Locked Supports.')).toEqual([
    'Lock 1 Support from your Support Deck',
    'Unlock 1 of your Locked Supports',
  ])
})
it('finds none where there is none', () => {
  expect(modeTexts('SPELL: Defeat target Monster.')).toEqual([])
})
