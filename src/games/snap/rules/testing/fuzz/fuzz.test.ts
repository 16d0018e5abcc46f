/** A part of `npm run fuzz`: made-up cards in formats of chance. */
import { expect, test } from 'vitest'
import { randomFormat } from '../randomFormat'
import { fuzz } from './fuzz'

test(
  'with cards that nobody has designed every game ends, loses no card, tells no secret and says nothing untrue',
  { timeout: 180_000 },
  () => {
    for (const game of fuzz(25, 1, randomFormat)) {
      expect(game.faults).toEqual([])
      expect(game.reason).not.toBeNull()
    }
  },
)
