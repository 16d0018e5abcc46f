import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { Game } from './table/game'
import { gameWith } from './table/games'
import { byClicks } from './table/hands'
import { outside, scrolling, smallText } from './table/look'
import { zoneName } from './table/names'
import { kindOf } from './table/policy'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off', actionTimeout: 15_000 })
test.setTimeout(480_000)

const SCREENS = [
  { width: 1024, height: 600 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

const SEEN = ['confirm', 'unlock', 'flip', 'play on a target', 'counter without target', 'evolve', 'attack Active', 'block', 'promote', 'swap']

/** A game in which much is to be seen early. */
const plan = () => gameWith({ names: ['Ann', 'Ben'], decks: ['Pyre Verdict', 'Tidal Concord'] }, SEEN, 64)

/** Looks at the same moment on every screen. */
async function fits(page: Page, moment: string, names: readonly string[]): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    const at = `${moment}, ${screen.width} x ${screen.height}`
    await expect.poll(() => scrolling(page), at).toEqual([])
    await expect.poll(() => outside(page, names), at).toEqual([])
    await expect.poll(() => smallText(page), at).toEqual([])
  }
  await page.setViewportSize(SCREENS[1])
}

test('setup and play fit a screen from 1024 x 600 up without scrolling, and every text is large enough', async ({ page }) => {
  const { players, actions } = plan()
  const game = new Game(page, players, byClicks)
  await game.begin()
  await fits(page, 'the first curtain', players.names)
  await game.ready()
  await fits(page, 'an empty setup', players.names)
  const moments = new Set(['confirm', 'play on a target', 'evolve', 'attack Active', 'promote'])
  for (const action of actions) {
    if (moments.size === 0) break
    if (moments.delete(kindOf(action))) {
      await game.ready(action)
      await fits(page, `before ${kindOf(action)}`, players.names)
    }
    await game.do(action)
    if (action.type === 'counter') await fits(page, 'a Chain', players.names)
  }
  await game.ready()
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await fits(page, 'the open log', players.names)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('every zone and action is within reach', async ({ page }) => {
    const { players, actions } = plan()
    const game = new Game(page, players, byClicks, { folded: true })
    await game.begin()
    const wanted = new Set([...SEEN, 'lockIn'])
    for (const action of actions) {
      if (wanted.size === 0) break
      await game.do(action)
      wanted.delete(kindOf(action))
      expect(await smallText(page), kindOf(action)).toEqual([])
    }
    expect([...wanted]).toEqual([])

    await game.ready()
    const view = game.mirror.view()
    const seat = game.mirror.screen.seat
    for (const zone of ['locked', 'deck', 'reserve', 'graveyard'] as const) {
      const name = zoneName(view, seat, zone)
      await page.getByRole('group', { name, exact: true }).scrollIntoViewIfNeeded()
      const cards = view.seats[seat][zone].length
      if (cards === 0) continue
      await game.table.button(`Open ${name}`).click()
      const tray = page.getByRole('region', { name: /, open$/ })
      await expect(tray.getByRole('button').filter({ hasNotText: /^$/ })).toHaveCount(cards)
      await game.table.closePile()
    }
  })
})
