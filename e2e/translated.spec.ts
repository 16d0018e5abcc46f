/** A page translator replaces every text of the page by elements of its own; the game goes on under it. */
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { Game } from './table/game'
import { gameWith } from './table/games'
import { byClicks } from './table/hands'

test.use({ trace: 'off', actionTimeout: 15_000 })
test.setTimeout(480_000)

/** As much of a game as shows both setups, Counter Windows, a block and several turns. */
const LONG_ENOUGH = 30

/** Does to the page what Google Translate does: the page's own text nodes are gone, other ones stand in <font> elements. */
const translate = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const isLeft = (text: Node): boolean => {
      const around = text.parentElement
      return around?.closest('font, script, style, svg, textarea, [translate=no]') !== null
    }
    const replaceIn = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
        if (node instanceof Text) texts.push(node)
      for (const text of texts) {
        if (isLeft(text) || text.data === '') continue
        const outer = document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
        outer.appendChild(document.createElementNS('http://www.w3.org/1999/xhtml', 'font')).textContent = text.data
        text.replaceWith(outer)
      }
    }
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const added of addedNodes) replaceIn(added)
    })
    document.addEventListener('DOMContentLoaded', () => {
      replaceIn(document.body)
      watch.observe(document.body, { subtree: true, childList: true })
    })
  })

test('a game goes on under a page translator, and every text that changes is seen to change', async ({ page }) => {
  await translate(page)
  const { players, actions } = gameWith(
    { names: ['Ann', 'Ben'], decks: ['Pyre Verdict', 'Tidal Concord'] },
    ['counter without target', 'block', 'accept on a target', 'promote', 'swap'],
    64,
  )
  const game = new Game(page, players, byClicks)
  await game.begin()
  // What the page shows is compared with what is true after each action.
  await game.doAll(actions.slice(0, LONG_ENOUGH))
  expect(await page.locator('main font').count()).toBeGreaterThan(50)
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await expect(page.getByRole('complementary', { name: 'Log' }).getByRole('listitem').last()).toBeAttached()
  await expect(page.getByText('could not be drawn')).toHaveCount(0)
})

test('the screens beside the table stand a page translator, too', async ({ page }) => {
  await translate(page)
  await page.goto('./#/rulings/blocker-vs-disruptor')
  const line = page.getByRole('region', { name: 'The official line' })
  const told = line.getByRole('status')
  await expect(told).toContainText('The position')
  for (const step of ['Step 1 of 3', 'Step 2 of 3', 'Step 3 of 3']) {
    await line.getByRole('button', { name: 'Next step' }).click()
    await expect(told).toContainText(step)
  }
  await line.getByRole('button', { name: 'Back' }).click()
  await expect(told).toContainText('Step 2 of 3')
  await page.getByRole('link', { name: 'Rulings', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search the rulings' }).fill('chain')
  await page.getByRole('searchbox', { name: 'Search the rulings' }).fill('disruptor blocker bench')
  await expect(page.getByRole('link', { name: 'The guard steps in before the Bench' })).toBeVisible()
  await page.goto('./#/rules')
  const search = page.getByRole('combobox').or(page.getByRole('searchbox')).first()
  for (const words of ['lock', 'chain cap', 'qzxv']) await search.fill(words)
  await expect(page.getByText('Nothing in the rules is near “qzxv”.')).toBeVisible()
  await page.goto('./#/new')
  for (const name of ['Ada', 'Cleo']) await page.getByLabel('Name at seat A').fill(name)
  await page.getByRole('radio', { name: 'Cleo begins' }).click()
  await expect(page.getByText('Player 1, begins')).toBeVisible()
  await page.getByRole('radio', { name: 'Toss a coin' }).click()
  await expect(page.getByText('The coin decides the order').first()).toBeVisible()
})
