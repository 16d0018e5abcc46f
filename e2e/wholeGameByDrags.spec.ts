import { expect, test } from './fixtures'
import { Game } from './table/game'
import { gameWith } from './table/games'
import { byDrags } from './table/hands'
import { EVERY_GESTURE } from './table/policy'

// A picture of each of a hundred moves takes longer than the moves; the comparison says what differs.
test.use({ trace: 'off', actionTimeout: 15_000 })
test.setTimeout(480_000)

test('a whole game by mouse drags, then a rematch that the other one begins', async ({ page }) => {
  const { players, actions } = gameWith(
    { names: ['Ann', 'Ben'], decks: ['Pyre Verdict', 'Tidal Concord'] },
    EVERY_GESTURE,
    3870,
  )
  const game = new Game(page, players, byDrags)
  await game.begin()
  await game.doAll(actions)

  const { names, decks } = players
  const result = page.getByRole('dialog', { name: `${names[game.winner]} wins` })
  await expect(result).toHaveAccessibleDescription(`${names[game.loser]} has no Monster left on the field.`)
  await result.getByRole('button', { name: `Rematch, ${names[1]} begins` }).click()

  // The same two decks, and the other one sets up and begins as Player 1.
  const rematch = new Game(page, { names: [names[1], names[0]], decks: [decks[1], decks[0]] }, byDrags)
  await rematch.seesTheTable()
  await rematch.do(rematch.legal('place'))
  await expect(page.getByRole('heading', { name: `${names[1]} sets up` })).toBeVisible()
})
