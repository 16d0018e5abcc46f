import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { NewMatch } from './table/newMatch'

/** 24 letters without a space, as wide as letters are. */
const WIDE = ['W'.repeat(24), 'M'.repeat(24)] as const

/** Every letter of these lies within the window. */
async function fits(...parts: readonly Locator[]): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeVisible()
    const { left, right, width } = await part.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const box = range.getBoundingClientRect()
      return { left: box.left, right: box.right, width: window.innerWidth }
    })
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
  }
}

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`two long names fit on a screen of ${width} by ${height}: coin, curtain, setup, questions`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    const screen = new NewMatch(page)
    await screen.open()
    await screen.seat('A').getByLabel('Name at seat A').fill(WIDE[0])
    await screen.seat('B').getByLabel('Name at seat B').fill(WIDE[1])
    await screen.start.click()
    const coin = page.getByRole('dialog', { name: 'Coin toss' })
    await fits(coin.getByRole('status'))
    await coin.getByRole('button', { name: 'Go to the setup' }).click()
    const curtain = page.getByRole('dialog', { name: /^Pass the screen to/ })
    await fits(curtain.getByRole('heading'), curtain.getByRole('paragraph').first(), curtain.getByRole('button'))
    await curtain.getByRole('button').click()
    await fits(page.getByRole('main', { name: 'Setup' }).getByRole('heading').first())
    await page.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('menuitem', { name: /offers a draw/ })
      .first()
      .click()
    const question = page.getByRole('alertdialog')
    await fits(question.getByRole('heading'))
    await question.getByRole('button', { name: 'Offer a draw' }).click()
    await fits(page.getByRole('region', { name: 'Draw offer' }).getByRole('status'))
  })
}

test('a direction mark is not taken into a name, and a name from right to left keeps to itself', async ({ page }) => {
  const screen = new NewMatch(page)
  await screen.open()
  await screen.seat('A').getByLabel('Name at seat A').fill('\u202eAda')
  await expect(screen.seat('A').getByLabel('Name at seat A')).toHaveValue('Ada')
  await screen.seat('B').getByLabel('Name at seat B').fill('עדה 2')
  await page.getByRole('radio', { name: /^\u2068עדה 2\u2069 begins$/ }).click()
  await screen.start.click()
  const heading = page.getByRole('heading', { name: /^Pass the screen to/ })
  await expect(heading).toHaveText('Pass the screen to \u2068עדה 2\u2069')
})
