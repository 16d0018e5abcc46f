import { expect, test } from './fixtures'

test('the page opens', async ({ page }) => {
  await page.goto('./')
  await expect(page).toHaveTitle(/Snap Table/)
  await expect(page.locator('#root')).not.toBeEmpty()
})

test('an address without the hash leads to the same place', async ({ page, troubles }) => {
  await page.goto('./rules/support-access/unlock-step')
  await expect(page).toHaveURL(/\/#\/rules\/support-access\/unlock-step$/)
  await expect(
    page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: 'support-access/unlock-step', exact: true }) }),
  ).toBeInViewport()
  // The browser looks ahead for files before it has read where they really are.
  const real = troubles.filter((trouble) => !trouble.includes('/rules/support-access/assets/'))
  troubles.splice(0, troubles.length, ...real)
})
