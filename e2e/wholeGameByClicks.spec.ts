import { expect, test } from './fixtures'
import { Game } from './table/game'
import { gameWith } from './table/games'
import { byClicks } from './table/hands'
import { EVERY_GESTURE } from './table/policy'

// A picture of each of a hundred moves takes longer than the moves; the comparison says what differs.
test.use({
  viewport: { width: 1024, height: 600 },
  contextOptions: { reducedMotion: 'reduce' },
  trace: 'off',
  actionTimeout: 15_000,
})
test.setTimeout(480_000)

test('a whole game by clicks alone, to the result and back to the start', async ({ page }) => {
  const { players, actions } = gameWith(
    { names: ['Ann', 'Ben'], decks: ['Tidal Concord', 'Pyre Verdict'] },
    EVERY_GESTURE,
    572,
  )
  const game = new Game(page, players, byClicks)
  await game.begin()
  await game.doAll(actions)

  const { names } = players
  const result = page.getByRole('dialog', { name: `${names[game.winner]} wins` })
  await expect(result).toHaveAccessibleDescription(`${names[game.loser]} has no Monster left on the field.`)
  await expect(result).toContainText('game-end/defeat-condition-check')
  await result.getByRole('button', { name: 'Look at the table' }).click()
  await expect(result).toBeHidden()
  await game.seesTheTable()
  await page.getByRole('button', { name: 'Result', exact: true }).click()
  await result.getByRole('button', { name: 'Back to the start' }).click()
  await expect(page.getByRole('heading', { name: 'Snap Table' })).toBeVisible()
})
