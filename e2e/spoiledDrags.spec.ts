/** A drag that is disturbed puts the card back, whatever is released afterwards. */
import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { Table } from './table/table'

const ASKED = 'Ann attacks or passes.'

const harrier = (page: Page): Locator => page.getByRole('button', { name: /^Slipstream Harrier, .*Active/ })
const attacked = (page: Page): Locator => page.getByRole('group', { name: 'Ben: Active Slot' })
const heldPicture = (page: Page): Locator => page.locator('.held-picture')

async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox()
  if (box === null) throw new Error('The place is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Nothing is held, nothing glows, and nothing has been done. */
async function liesBack(page: Page): Promise<void> {
  await expect(heldPicture(page)).toHaveCount(0)
  await expect(attacked(page)).not.toHaveAttribute('data-state')
  await expect(new Table(page).question).toHaveText(ASKED)
}

async function open(page: Page): Promise<void> {
  await page.goto('./#/rulings/blocker-vs-disruptor')
  await expect(new Table(page).question).toHaveText(ASKED)
}

test('another button, a lost window and a release outside put a dragged card back', async ({ page }) => {
  await open(page)
  const carry = async (): Promise<void> => {
    const from = await middleOf(harrier(page))
    const to = await middleOf(attacked(page))
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 3, from.y + 1)
    await page.mouse.move(from.x + 8, from.y + 4)
    await page.mouse.move(to.x, to.y, { steps: 3 })
    await expect(attacked(page)).toHaveAttribute('data-state', 'legal-pointed')
  }
  const disturbances: Readonly<Record<string, () => Promise<unknown>>> = {
    'the right button': async () => {
      await page.mouse.down({ button: 'right' })
      await liesBack(page)
      await page.mouse.up({ button: 'right' })
    },
    'the middle button': async () => {
      await page.mouse.down({ button: 'middle' })
      await liesBack(page)
      await page.mouse.up({ button: 'middle' })
    },
    'another window in front': () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
    'a hidden tab': () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'a pointer that the system takes away': () =>
      page.evaluate(() => document.dispatchEvent(new PointerEvent('pointercancel'))),
    'a release that the page did not hear of': () =>
      page.evaluate(() => document.dispatchEvent(new MouseEvent('mousemove', { buttons: 0 }))),
  }
  for (const [what, disturb] of Object.entries(disturbances)) {
    await test.step(what, async () => {
      await carry()
      await disturb()
      await liesBack(page)
      const home = await middleOf(harrier(page))
      // The button that is still down is let go over the card, which must not take it for a click.
      await page.mouse.move(home.x, home.y)
      await page.mouse.up()
      await expect(harrier(page)).toHaveAttribute('aria-pressed', 'false')
      await liesBack(page)
    })
  }
  await carry()
  await page.mouse.up()
  await expect(new Table(page).question).toHaveText('Ben may block the attack with a Blocker.')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a second finger and a touch that is taken away put a dragged card back', async ({ page }) => {
    await open(page)
    const fingers = await page.context().newCDPSession(page)
    const from = await middleOf(harrier(page))
    const to = await middleOf(attacked(page))
    const carry = async (): Promise<void> => {
      await touch(fingers, 'touchStart', [from])
      await expect(heldPicture(page)).toHaveCount(1)
      for (const part of [0.3, 0.7, 1])
        await touch(fingers, 'touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
      await expect(attacked(page)).toHaveAttribute('data-state', 'legal-pointed')
    }

    await carry()
    await touch(fingers, 'touchStart', [to, { x: 40, y: 40 }])
    await liesBack(page)
    await touch(fingers, 'touchEnd', [])
    await liesBack(page)

    await carry()
    await touch(fingers, 'touchCancel', [])
    await liesBack(page)

    await carry()
    await touch(fingers, 'touchEnd', [])
    await expect(new Table(page).question).toHaveText('Ben may block the attack with a Blocker.')
  })
})

const touch = async (
  fingers: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
  touchPoints: readonly { readonly x: number; readonly y: number }[],
): Promise<void> => {
  await fingers.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: touchPoints.map((point, id) => ({ ...point, id })),
  })
}
