/** A match that runs is not left, replaced or closed without a question, and waits for whoever comes back. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { NewMatch } from './table/newMatch'
import { ANN_AND_BEN } from './table/openings'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave the match?' })
const stay = (page: Page) => question(page).getByRole('button', { name: 'Stay' }).click()
const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave the match' }).click()

/** Ann’s setup, as it was left: one Monster lies in the Active Slot. */
async function isThere(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/play$/)
  await expect(page.getByRole('heading', { name: 'Ann sets up' })).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'Ann: Active Slot' }).getByRole('button', { name: /^Nettle of the Ninth Hour, / }),
  ).toBeVisible()
}

async function begin(page: Page): Promise<void> {
  await new NewMatch(page).startMatch(ANN_AND_BEN)
  await page.getByRole('button', { name: 'I am Ann — show my cards' }).click()
  await page.getByRole('button', { name: /^Nettle of the Ninth Hour, .*in lineup$/ }).click()
  await page
    .getByRole('button', { name: /^Place Nettle of the Ninth Hour in the Active Slot/ })
    .last()
    .click()
  await isThere(page)
}

test('Back, another address and the menu ask; whoever stays or comes back finds the match as it was', async ({
  page,
}) => {
  await begin(page)
  await test.step('Back, and stay; as often as one likes', async () => {
    for (let times = 0; times < 2; times++) {
      await page.goBack()
      await stay(page)
      await isThere(page)
    }
  })
  await test.step('Back, and leave', async () => {
    await page.goBack()
    await leave(page)
    await expect(page.getByRole('heading', { name: 'New match' })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Back to the match' }).click()
    await isThere(page)
  })
  await test.step('another address', async () => {
    await page.evaluate(() => (location.hash = '#/rulings'))
    await stay(page)
    await isThere(page)
    await page.evaluate(() => (location.hash = '#/rulings'))
    await leave(page)
    await expect(page.getByRole('heading', { name: 'Rulings on the table' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the match' }).click()
    await isThere(page)
  })
  await test.step('the menu', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Leave the match' }).click()
    await leave(page)
    await page.getByRole('button', { name: 'Back to the match' }).click()
    await isThere(page)
  })
  await test.step('the rules are beside the table: nothing is left', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Rules' }).click()
    await page.goBack()
    await isThere(page)
  })
})

test('another match asks before it takes the place of one that runs', async ({ page }) => {
  await begin(page)
  await page.goBack()
  await leave(page)
  const screen = new NewMatch(page)
  await page.getByRole('radio', { name: 'Ben begins' }).click()
  await screen.start.click()
  const replacing = page.getByRole('alertdialog', { name: 'Start another match?' })
  await replacing.getByRole('button', { name: 'Keep the match' }).click()
  await page.getByRole('link', { name: 'Home' }).click()
  await page.getByRole('button', { name: 'Back to the match' }).click()
  await isThere(page)
  await page.goBack()
  await leave(page)
  await page.getByRole('button', { name: 'New match' }).click()
  await page.getByRole('radio', { name: 'Ben begins' }).click()
  await screen.start.click()
  await replacing.getByRole('button', { name: 'Start another match' }).click()
  await expect(page.getByRole('dialog', { name: 'Pass the screen to Ben' })).toBeVisible()
})

test('the browser asks before it closes a match that runs, also from elsewhere, and not once it is over', async ({
  page,
}) => {
  await begin(page)
  const asks = async (): Promise<void> => {
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
  }
  await asks()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Rulings' }).click()
  await page.getByRole('link', { name: 'Last locked, first opened' }).click()
  await expect(page.getByRole('region', { name: 'The official line' })).toBeVisible()
  await asks()
  await page.getByRole('link', { name: 'Rulings', exact: true }).click()
  await page.getByRole('link', { name: 'Back to the match' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Ann concedes' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await expect(page.getByRole('dialog', { name: 'Ben wins' })).toBeVisible()
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
})
