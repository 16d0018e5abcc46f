import { FORMAT_FIELDS, SEATS, SNAP_STANDARD, type Seat, type Slot } from '@/games/snap/rules'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { Game } from './table/game'
import { gameWith } from './table/games'
import { byClicks } from './table/hands'
import { outside, scrolling, smallText } from './table/look'
import type { Players } from './table/mirror'
import { slotName, zoneName } from './table/names'
import { NewMatch } from './table/newMatch'
import { ANN_AND_BEN, OPENING } from './table/openings'
import { kindOf } from './table/policy'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off', actionTimeout: 15_000 })
test.setTimeout(480_000)

const SCREENS = [
  { width: 1024, height: 600 },
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

const SEEN = [
  'confirm',
  'unlock',
  'flip',
  'play on a target',
  'counter without target',
  'evolve',
  'attack Active',
  'block',
  'promote',
  'swap',
]

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

test('setup and play fit a screen from 1024 x 600 up without scrolling, and every text is large enough', async ({
  page,
}) => {
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

  test('with as many Bench Slots as a format allows, each of them is within reach', async ({ page }) => {
    const game = new Game(page, WITH_MOST_SLOTS, byClicks, { folded: true })
    await beginWithMostSlots(game)
    for (const seat of SEATS) {
      await placeFromBehind(game, seat)
      for (const slot of slotNames(game, [seat])) await reachable(page, slot)
      await game.do({ type: 'confirm', seat })
    }
    await game.ready()
    for (const slot of slotNames(game, SEATS)) await reachable(page, slot)
    expect(await smallText(page)).toEqual([])
  })
})

/** As many Bench Slots as the Format panel allows. */
const MOST_SLOTS = Math.max(
  ...FORMAT_FIELDS.flatMap((field) => (field.kind === 'number' && field.key === 'benchSlots' ? [field.most] : [])),
)

const WITH_MOST_SLOTS: Players = { ...ANN_AND_BEN, format: { ...SNAP_STANDARD, benchSlots: MOST_SLOTS } }

/** Ann sits down to her setup. */
async function beginWithMostSlots(game: Game): Promise<void> {
  const setup = new NewMatch(game.table.page)
  await setup.open()
  await setup.fill(WITH_MOST_SLOTS)
  await setup.setFormat('Bench Slots', MOST_SLOTS)
  await setup.start.click()
  await game.seesTheTable()
  await game.ready()
}

/** One Monster to the Active Slot, the others from the last Bench Slot on, so that there are gaps; and the first Supports. */
async function placeFromBehind(game: Game, seat: Seat): Promise<void> {
  const { field, hand, locked } = OPENING[seat]
  for (const [index, name] of field.slice(0, 4).entries()) {
    await game.do({
      type: 'place',
      seat,
      card: game.card(name),
      slot: (index === 0 ? 0 : MOST_SLOTS + 1 - index) as Slot,
    })
  }
  for (const name of field.slice(4)) await game.do({ type: 'place', seat, card: game.card(name), slot: 1 as Slot })
  await game.layOut(seat, { field: [], hand, locked })
}

function slotNames(game: Game, seats: readonly Seat[]): readonly string[] {
  const view = game.mirror.view()
  return seats.flatMap((seat) => view.seats[seat].field.map(({ slot }) => slotName(view, seat, slot)))
}

/** A place can be brought onto the screen as a whole, and the page itself stays where it is. */
async function reachable(page: Page, name: string): Promise<void> {
  const place = page.getByRole('group', { name, exact: true })
  await place.scrollIntoViewIfNeeded()
  await expect(place).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => [document.documentElement.scrollWidth <= innerWidth, scrollX, scrollY])).toEqual([
    true,
    0,
    0,
  ])
}

/** On every screen each slot is to be seen as a whole, without scrolling anything. */
async function showsSlots(page: Page, names: readonly string[]): Promise<void> {
  for (const screen of SCREENS) {
    await page.setViewportSize(screen)
    for (const name of names)
      await expect(
        page.getByRole('group', { name, exact: true }),
        `${name}, ${screen.width} x ${screen.height}`,
      ).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize(SCREENS[0])
}

test('with as many Bench Slots as a format allows, setup and play still fit the screen', async ({ page }) => {
  const game = new Game(page, WITH_MOST_SLOTS, byClicks)
  const { names } = WITH_MOST_SLOTS
  await beginWithMostSlots(game)
  await fits(page, 'an empty setup', names)
  await showsSlots(page, slotNames(game, [0]))
  for (const seat of SEATS) {
    await placeFromBehind(game, seat)
    await fits(page, 'a full setup', names)
    await showsSlots(page, slotNames(game, [seat]))
    await game.do({ type: 'confirm', seat })
  }
  await game.ready()
  await fits(page, 'the table', names)
  await showsSlots(page, slotNames(game, SEATS))
})

test.describe('with movement', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('on a table that waits for an answer everything comes to rest', async ({ page }) => {
    await page.goto('./#/rulings/blocker-vs-disruptor')
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(page.getByRole('status', { name: 'Open decision' })).toHaveText(
      'Ben may block the attack with a Blocker.',
    )
    // Whatever the step has set in motion comes to its end.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } })

  test('a card that is looked at leaves the answers to the open question in sight', async ({ page }) => {
    const game = new Game(page, ANN_AND_BEN, byClicks)
    await game.begin()
    await game.setUp(OPENING)
    await game.ready()
    const answers = game.table.decision.getByRole('button')
    await expect(answers.first()).toBeEnabled()
    const dock = page.getByRole('complementary', { name: 'Card in large' })
    const cards = page
      .getByRole('main', { name: 'Table' })
      .getByRole('button', { name: /, (?:in hand|Active|Bench \d)/ })
    let seen = 0
    for (const card of await cards.all()) {
      await card.click({ position: { x: 12, y: 24 } })
      const box = (await dock.isVisible()) ? await dock.boundingBox() : null
      if (box !== null) {
        seen++
        for (const answer of await answers.all()) {
          const free = await answer.boundingBox()
          if (free === null) continue
          const apart =
            box.x + box.width <= free.x ||
            free.x + free.width <= box.x ||
            box.y + box.height <= free.y ||
            free.y + free.height <= box.y
          expect(
            apart,
            `${(await card.getAttribute('aria-label')) ?? ''} over ${(await answer.textContent()) ?? ''}`,
          ).toBe(true)
        }
      }
      await page.keyboard.press('Escape')
    }
    expect(seen).toBeGreaterThan(0)
  })
})
