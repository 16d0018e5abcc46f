import { expect, test } from './fixtures'

test.beforeEach(async ({ page }) => {
  await page.goto('./')
})

test.describe('a page is not quiet after', () => {
  test('a console error', async ({ page, troubles }) => {
    await page.evaluate(() => {
      console.error('on purpose')
    })
    await expect.poll(() => troubles.splice(0)).toEqual([expect.stringMatching(/^console error: on purpose/)])
  })

  test('an uncaught exception', async ({ page, troubles }) => {
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('on purpose')
      })
    })
    await expect.poll(() => troubles.splice(0)).toEqual([expect.stringMatching(/^unhandled: Error: on purpose/)])
  })

  test('an unhandled rejection', async ({ page, troubles }) => {
    await page.evaluate(() => {
      void Promise.reject(new Error('on purpose'))
    })
    await expect.poll(() => troubles.splice(0)).toEqual([expect.stringMatching(/^unhandled: Error: on purpose/)])
  })

  test('a file that is missing', async ({ page, troubles }) => {
    await page.evaluate(() =>
      fetch('./no-such-file.json', { headers: { accept: 'application/json' } }).then(() => null),
    )
    await expect.poll(() => troubles.splice(0)).toEqual([expect.stringContaining('404')])
  })
})

// Expected to fail, and shown with a cross: were it to pass, a page that is not quiet would no longer fail its test.
test.fail('(fails on purpose) a test whose page is not quiet', async ({ page }) => {
  await page.evaluate(() => {
    console.error('on purpose')
  })
})
