/** The gallery of rulings: finding one, stepping through its line on the real table, and playing on from it. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { Table } from './table/table'

const line = (page: Page): Locator => page.getByRole('region', { name: 'The official line' })
const moment = (page: Page): Locator => line(page).getByRole('status')
const next = (page: Page) => line(page).getByRole('button', { name: 'Next step' }).click()

test('a ruling is found, stepped through to its end, and gone back over', async ({ page }) => {
  await page.goto('./')
  await page.getByRole('link', { name: 'Rulings' }).click()
  await page.getByRole('searchbox', { name: 'Search the rulings' }).fill('disruptor blocker bench')
  await page.getByRole('link', { name: 'The guard steps in before the Bench' }).click()
  await expect(page).toHaveURL(/#\/rulings\/blocker-vs-disruptor$/)

  const table = new Table(page)
  const harrier = page.getByRole('button', { name: /^Slipstream Harrier, .*Active/ })
  await expect(harrier).toBeVisible()
  await expect(table.question).toHaveText('Ann attacks or passes.')

  await next(page)
  await expect(moment(page)).toContainText('Ann attacks Nettle of the Ninth Hour.')
  await expect(moment(page)).toContainText('combat/disruptor')
  await expect(table.question).toHaveText('Ben may block the attack with a Blocker.')

  await next(page)
  await expect(moment(page)).toContainText('Ben tries to block with Lumen Weftkeeper.')
  await expect(moment(page)).toContainText('Lumen Weftkeeper has no Blocker.')
  await expect(table.refusal).toContainText('keywords/blocker')

  await next(page)
  await expect(moment(page)).toContainText('Step 3 of 3')
  await expect(moment(page).getByRole('list', { name: 'In the end' })).toContainText(
    'Slipstream Harrier is in the Graveyard.',
  )
  await expect(harrier).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Eddy Courier, .*Active/ })).toBeVisible()
  await expect(line(page).getByRole('button', { name: 'End of line' })).toHaveAttribute('aria-disabled', 'true')

  await line(page).getByRole('button', { name: 'Back' }).click()
  await expect(harrier).toBeVisible()
  await line(page).getByRole('button', { name: 'Restart' }).click()
  await expect(table.question).toHaveText('Ann attacks or passes.')
})

test('from any moment the players go on as they like, and find the line again', async ({ page }) => {
  await page.goto('./#/rulings/blocker-vs-disruptor')
  await next(page)
  const table = new Table(page)
  // What the line says is followed when the table does it, too; anything else leaves it.
  await table.decision.getByRole('button', { name: 'No block' }).click()
  await expect(moment(page)).toContainText('You play on from step 1, both sides.')
  await expect(page.getByRole('button', { name: /^Nettle of the Ninth Hour/ })).toHaveCount(0)
  await table.button('End turn').click()
  await expect(page.getByRole('navigation', { name: 'Turn' })).toContainText('Ben’s turn')
  await line(page).getByRole('button', { name: 'Back to the line' }).click()
  await expect(table.question).toHaveText('Ben may block the attack with a Blocker.')
  await table.decision.getByRole('button', { name: 'Block with Bastion of Quiet Bells' }).click()
  await expect(moment(page)).toContainText('Step 3 of 3')
})

test('the rules of a ruling open over it; a match that runs waits until it is closed', async ({ page }) => {
  await page.goto('./#/new')
  await page.getByRole('radio', { name: 'Player A begins' }).click()
  await page.getByRole('button', { name: 'Start match' }).click()
  await page.getByRole('button', { name: 'I am Player A — show my cards' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Rulings' }).click()
  await page.getByRole('link', { name: 'Last locked, first opened' }).click()
  await page
    .getByRole('complementary', { name: 'Story' })
    .getByRole('link', { name: /support-access\/unlock-step/ })
    .click()
  const rule = page.getByRole('dialog', { name: 'Unlock Step' })
  await expect(rule).toContainText('support-access/unlock-step')
  await page.keyboard.press('Escape')
  await next(page)
  await page.getByRole('link', { name: 'Rulings', exact: true }).click()
  await page.getByRole('link', { name: 'Back to the match' }).click()
  await expect(page.getByRole('heading', { name: 'Player A sets up' })).toBeVisible()
})

test('every ruling of the library can be stepped through to its end', async ({ page }) => {
  test.setTimeout(480_000)
  await page.goto('./#/rulings')
  const library = page.getByRole('region', { name: /^The rulings library/ })
  await expect(library.getByRole('heading', { level: 3 })).toHaveCount(21)
  const links = await library.locator('h3 a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const link of links) {
    await page.goto(`./${link}`)
    await expect(line(page)).toBeVisible()
    await expect(moment(page)).toContainText('So the table stands.')
    while ((await line(page).getByRole('button', { name: 'Next step' }).count()) > 0) await next(page)
    await expect(moment(page).getByRole('list', { name: 'In the end' }), link).toBeVisible()
  }
})
