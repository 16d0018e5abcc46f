/** One press answers one question: the second press of a double one, and a key that is held down, find nothing to answer. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { Table } from './table/table'

const line = (page: Page): Locator => page.getByRole('region', { name: 'The official line' })
const pass = (page: Page): Locator => new Table(page).decision.getByRole('button', { name: /^Pass to / })
const ANSWERED = 'Ann attacks or passes.'

/** Ann may play a Spell; each pass leads to the next step, with the next pass in the same place. */
async function begin(page: Page): Promise<void> {
  if ((await line(page).count()) > 0) await line(page).getByRole('button', { name: 'Restart' }).click()
  else await page.goto('./#/rulings/chain-cap-and-contribution')
  await expect(new Table(page).question).toHaveText('Ann plays a Spell or passes.')
  await ready(page)
}

const ready = (page: Page): Promise<void> => expect(pass(page)).toBeEnabled()

/** The step after is open, and stays so once its buttons take presses. */
async function wentOneStep(page: Page): Promise<void> {
  await expect(new Table(page).question).toHaveText(ANSWERED)
  await ready(page)
  await expect(new Table(page).question).toHaveText(ANSWERED)
}

test('a press on a pass button passes one step, however it is pressed', async ({ page }) => {
  await begin(page)
  await test.step('a double click', async () => {
    await pass(page).dblclick()
    await wentOneStep(page)
  })
  await test.step('Space twice', async () => {
    await begin(page)
    await pass(page).focus()
    await page.keyboard.press(' ')
    await page.keyboard.press(' ')
    await wentOneStep(page)
  })
  await test.step('Enter held down', async () => {
    await begin(page)
    await pass(page).focus()
    for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter')
    await wentOneStep(page)
    // The key is still down: the pass takes presses again, and this is none.
    await page.keyboard.down('Enter')
    await wentOneStep(page)
    await page.keyboard.up('Enter')
    await page.keyboard.press('Enter')
    await expect(new Table(page).question).not.toHaveText(ANSWERED)
  })
  await test.step('a press that began before the question was asked', async () => {
    await begin(page)
    await pass(page).hover()
    await page.mouse.down()
    // Another hand passes by key meanwhile.
    await pass(page).focus()
    await page.keyboard.press('Enter')
    await wentOneStep(page)
    await page.mouse.up()
    await wentOneStep(page)
  })
})

test('a new question shows that it takes no press yet, then that it does', async ({ page }) => {
  await begin(page)
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const button = document.querySelector('.decision-primary')
      seen.push(button?.getAttribute('aria-disabled') === 'true' ? 'not yet' : 'now')
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-disabled'] })
  })
  await pass(page).click()
  await wentOneStep(page)
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual(['not yet', 'now'])
})
