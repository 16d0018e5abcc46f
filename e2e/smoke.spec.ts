import { expect, test } from './fixtures'

test('the page opens', async ({ page }) => {
  await page.goto('./')
  await expect(page).toHaveTitle(/Snap Table/)
  await expect(page.locator('#root')).not.toBeEmpty()
})
