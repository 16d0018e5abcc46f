import { ACTIVE, type Slot, type Step } from '@/games/snap/rules'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { tryByClick, tryByDrag, type Attempt, type Try } from './table/attempt'
import { Game } from './table/game'
import { byClicks, carryTo, letGo, lift } from './table/hands'
import { monsterAt } from './table/names'

const ANN = 0
const BEN = 1
const slot = (number: number): Slot => number as Slot

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off', actionTimeout: 15_000 })
test.setTimeout(480_000)

/** What is legal is clicked: here it only leads on. */
const newGame = (page: Page): Game =>
  new Game(page, { names: ['Ann', 'Ben'], decks: ['Pyre Verdict', 'Tidal Concord'] }, byClicks)

const ANNS = {
  field: ['Nettle of the Ninth Hour', 'Cinderjaw Outrider', 'Ironvow Penitent'],
  hand: ['Cinder Rally', 'Furnace Oath', 'Scorched Reply'],
  locked: ['Burn the Furnace White', 'Word Cut Short', 'Through the Shieldwall'],
} as const
const BENS = {
  field: ['Slipstream Harrier', 'Eddy Courier', 'Lumen Weftkeeper', 'Mirrorgill Diviner', 'Bastion of Quiet Bells'],
  hand: ['Chime of Renewal', 'Mantle of Foam', 'Spared by the Ebb'],
  locked: ['Patient Archive', 'Stillwater Edict', 'Answering Melody'],
} as const

/** What cannot be done yet while Ann sets up. */
async function inSetup(game: Game, tries: Try): Promise<void> {
  const { table } = game
  await game.ready()
  await game.layOut(ANN, ANNS)
  const confirm = table.button('Confirm setup')
  await expect(confirm).toBeDisabled()
  await expect(confirm).toHaveAccessibleDescription(/./)
  const open = table.page.getByRole('list', { name: 'Still open' }).getByRole('listitem')
  await expect(open.filter({ hasText: 'Every Monster of the lineup needs a slot first.' })).toContainText(
    'setup/bench-placement',
  )

  const lictor = game.card('Gravewax Lictor')
  const attempts: readonly Attempt[] = [
    {
      what: 'a Monster into the closed Flex Slot',
      piece: { card: lictor },
      spot: { seat: ANN, slot: slot(4) },
      action: { type: 'place', seat: ANN, card: lictor, slot: slot(4) },
      rule: 'zones/flex-slot',
    },
    {
      what: 'a fourth Support to the starting hand',
      piece: { card: game.card('Blood on the Ledger') },
      spot: { zone: 'hand' },
      action: { type: 'choose', seat: ANN, card: game.card('Blood on the Ledger'), to: 'hand' },
      rule: 'setup/opening-support-commitment',
    },
    {
      what: 'a fourth Support to the Opening Lock-in',
      piece: { card: game.card('Blood on the Ledger') },
      spot: { zone: 'locked' },
      action: { type: 'choose', seat: ANN, card: game.card('Blood on the Ledger'), to: 'locked' },
      rule: 'support-access/opening-lock-in',
    },
  ]
  for (const attempt of attempts) await test.step(attempt.what, () => tries(game, attempt))

  await game.do({ type: 'place', seat: ANN, card: lictor, slot: slot(3) })
  await game.do({ type: 'confirm', seat: ANN })
  await game.layOut(BEN, BENS)
  await game.do({ type: 'confirm', seat: BEN })
}

/** Round 1, Ann's Spell Phase. */
async function inTheFirstRound(game: Game, tries: Try): Promise<void> {
  await game.ready()
  const card = (name: string) => game.card(name)
  const attempts: readonly Attempt[] = [
    {
      what: 'an Unlock by Player 1 in Round 1',
      piece: { card: card('Burn the Furnace White') },
      spot: { zone: 'hand' },
      action: { type: 'unlock', seat: ANN, card: card('Burn the Furnace White') },
      rule: 'rulings/player-1-first-turn-unlock',
    },
    {
      what: 'a Spell that is still locked',
      piece: { card: card('Burn the Furnace White') },
      spot: 'play',
      action: { type: 'play', seat: ANN, card: card('Burn the Furnace White'), targets: [] },
      rule: 'zones/locked-support-zone',
    },
    {
      what: 'an attack in Round 1',
      piece: { slot: ACTIVE },
      spot: { seat: BEN, slot: ACTIVE },
      action: { type: 'attack', seat: ANN, target: ACTIVE },
      rule: 'setup/first-round-restrictions',
    },
    {
      what: 'an Evolution in Round 1',
      piece: { card: card('Nettle, Thorn of Midnight') },
      spot: { seat: ANN, slot: ACTIVE },
      action: { type: 'evolve', seat: ANN, card: card('Nettle, Thorn of Midnight'), slot: ACTIVE },
      rule: 'setup/first-round-restrictions',
    },
    {
      what: 'a Counter without a Counter Window',
      piece: { card: card('Scorched Reply') },
      spot: 'play',
      action: { type: 'counter', seat: ANN, card: card('Scorched Reply'), answers: -1, targets: [] },
      rule: 'rulings/counter-window-passed',
    },
    {
      what: 'a Lock-in outside its step',
      piece: { card: card('Blood on the Ledger') },
      spot: { zone: 'locked' },
      action: { type: 'lockIn', seat: ANN, card: card('Blood on the Ledger') },
      rule: 'turn-procedure/lock-in-phase',
    },
    {
      what: 'a Spell of an own Monster on the other side',
      piece: { card: card('Cinder Rally') },
      spot: { seat: BEN, slot: ACTIVE },
      action: { type: 'play', seat: ANN, card: card('Cinder Rally'), targets: [{ seat: BEN, slot: ACTIVE }] },
      rule: 'card-text/targets-before-resolution',
    },
  ]
  for (const attempt of attempts) await test.step(attempt.what, () => tries(game, attempt))

  await test.step('the other one’s Monster', () => liftsNothing(game))

  // After the only Spell of Round 1 the Swap is still open, for Nettle has the keyword.
  await game.do({ type: 'play', seat: ANN, card: card('Furnace Oath'), targets: [] })
  await game.passWindows()
  await game.ready()
  const second: Attempt = {
    what: 'a second Spell in Round 1',
    piece: { card: card('Cinder Rally') },
    spot: { seat: BEN, slot: slot(1) },
    action: { type: 'play', seat: ANN, card: card('Cinder Rally'), targets: [{ seat: BEN, slot: slot(1) }] },
    rule: 'setup/first-round-restrictions',
  }
  await test.step(second.what, () => tries(game, second))
  await game.do({ type: 'swap', seat: ANN, slot: slot(1) })
}

/** Whoever drags what is not theirs has nothing in the hand: no place answers. */
async function liftsNothing(game: Game): Promise<void> {
  const { table, mirror } = game
  const view = mirror.view()
  const place = table.spot(view, ANN, { seat: BEN, slot: ACTIVE })
  await lift(table.page, table.button(monsterAt(view, BEN, slot(1))))
  const box = await place.boundingBox()
  if (box !== null) await table.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await expect(table.page.locator('[role=group][data-state]')).toHaveCount(0)
  await letGo(table.page)
  await game.seesTheTable()
}

const pass = (game: Game, seat: 0 | 1, to: Step): Promise<void> => game.do({ type: 'pass', seat, to })

/** Round 2: Ann's Spell, Evolution, Attack and Swap Phases. */
async function inTheSecondRound(game: Game, tries: Try): Promise<void> {
  const card = (name: string) => game.card(name)
  await game.do({ type: 'unlock', seat: BEN, card: card('Patient Archive') })
  await pass(game, BEN, 'end')
  await game.do({ type: 'unlock', seat: ANN, card: card('Word Cut Short') })
  await game.do({ type: 'flip', seat: ANN, slot: slot(2) })

  const attempts: Readonly<Partial<Record<Step, readonly Attempt[]>>> = {
    spell: [
      {
        what: 'a Prime Singular whose condition is not met',
        piece: { card: card('Vhal, Sovereign of Embers') },
        spot: { seat: ANN, slot: ACTIVE },
        action: { type: 'enter', seat: ANN, card: card('Vhal, Sovereign of Embers'), slot: ACTIVE },
        rule: 'prime-evolution/prime-singular',
      },
    ],
    evolution: [
      {
        what: 'an Evolution onto a Monster that it does not name',
        piece: { card: card('Cinderjaw Warbringer') },
        spot: { seat: ANN, slot: slot(2) },
        action: { type: 'evolve', seat: ANN, card: card('Cinderjaw Warbringer'), slot: slot(2) },
        rule: 'prime-evolution/evolution',
      },
    ],
    attack: [
      {
        what: 'a Spell in the Attack Phase',
        piece: { card: card('Cinder Rally') },
        spot: 'play',
        action: { type: 'play', seat: ANN, card: card('Cinder Rally'), targets: [] },
        rule: 'timing/missed-window',
      },
      {
        what: 'an attack on the Bench without Disruptor',
        piece: { slot: ACTIVE },
        spot: { seat: BEN, slot: slot(2) },
        action: { type: 'attack', seat: ANN, target: slot(2) },
        rule: 'combat/disruptor',
      },
    ],
    swap: [
      {
        what: 'a Swap without the keyword',
        piece: { slot: slot(2) },
        spot: { seat: ANN, slot: ACTIVE },
        action: { type: 'swap', seat: ANN, slot: slot(2) },
        rule: 'keywords/swap',
      },
      {
        what: 'an attack after the Attack Phase',
        piece: { slot: ACTIVE },
        spot: { seat: BEN, slot: ACTIVE },
        action: { type: 'attack', seat: ANN, target: ACTIVE },
        rule: 'timing/missed-window',
      },
    ],
  }
  for (const step of ['spell', 'evolution', 'attack', 'swap'] as const) {
    if (step !== 'spell') await pass(game, ANN, step)
    expect(game.mirror.state.step).toBe(step)
    for (const attempt of attempts[step] ?? []) await test.step(attempt.what, () => tries(game, attempt))
  }
}

for (const [way, tries] of [
  ['drag', tryByDrag],
  ['click', tryByClick],
] as const) {
  test(`what is not legal is refused with its reason, and nothing changes: by ${way}`, async ({ page }) => {
    const game = newGame(page)
    await game.begin()
    await inSetup(game, tries)
    await inTheFirstRound(game, tries)
    await inTheSecondRound(game, tries)
  })
}

test('a reason stays to be read for some seconds, and goes by itself', async ({ page }) => {
  await page.clock.install()
  const game = newGame(page)
  await game.begin()
  await game.ready()
  const { table, mirror } = game
  const view = mirror.view()
  await lift(page, table.piece(view, ANN, { card: game.card('Cinderjaw Outrider') }))
  const flex = { seat: ANN, slot: slot(4) } as const
  await carryTo(page, table.spot(view, ANN, flex), flex)
  await letGo(page)
  // However long a busy machine takes from here on, no time passes on the page but what is said below.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
  await page.mouse.move(4, 4)
  await page.clock.runFor(200)
  await expect(table.refusal).toContainText('Ann’s Flex Slot is closed until something opens it.')
  await page.clock.fastForward(5_000)
  await expect(table.refusal).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(table.refusal).toHaveCount(0)
})
