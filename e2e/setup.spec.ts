/** Chapter 04: what both players know as the first turn begins. */
import { opponentOf, SNAP_STANDARD, type Seat, type Slot } from '@/games/snap/rules'
import { expect, test } from './fixtures'
import { Game } from './table/game'
import { byClicks } from './table/hands'
import { placeAt, slotName, zoneName, type Zone } from './table/names'
import { NewMatch } from './table/newMatch'
import { ANN, ANN_AND_BEN, BEN, OPENING } from './table/openings'
import { leaksOf, secretsFrom } from './table/secrets'

test.use({ trace: 'off', actionTimeout: 15_000 })
test.setTimeout(480_000)

/** At the start of play, see `OPENING`: 20 Supports less three in hand and three locked; all Evolutions, and Ann's Prime Singular. */
const COUNTS: Readonly<Record<Exclude<Zone, 'lineup'>, number>> = {
  hand: 3,
  locked: 3,
  deck: 14,
  graveyard: 0,
  reserve: 5,
}

test('setup/starting-information: both players know the format and every count, and nobody the other one’s cards', async ({
  page,
}) => {
  const game = new Game(page, { ...ANN_AND_BEN, format: { ...SNAP_STANDARD, chainCap: 2 } }, byClicks)
  const { table, mirror } = game
  const newMatch = new NewMatch(page)
  await newMatch.open()
  await newMatch.fill(game.players)
  await newMatch.setFormat('Chain cap', 2)
  await newMatch.start.click()
  await game.setUp(OPENING)

  const looksAround = async (seat: Seat): Promise<void> => {
    await game.ready()
    const view = mirror.view()
    expect(view.viewer).toBe(seat)
    const other = opponentOf(seat)

    await page.getByRole('button', { name: 'Format: 1 change' }).click()
    const format = page.getByRole('dialog', { name: 'Not the standard format' })
    await expect(format.getByRole('listitem').filter({ hasText: 'Chain cap' })).toContainText('2 standard: 3')
    await page.keyboard.press('Escape')

    for (const whose of [seat, other]) {
      for (const [zone, count] of Object.entries(COUNTS) as [Exclude<Zone, 'lineup'>, number][]) {
        expect(view.seats[whose][zone], `${game.nameOf(whose)}: ${zone}`).toHaveLength(count)
        await expect(table.group(zoneName(view, whose, zone))).toBeVisible()
      }
    }

    // Each sees the own Monsters, and the back of every one that the other has not revealed.
    for (const [index, name] of OPENING[seat].field.entries()) {
      await expect(table.group(slotName(view, seat, index as Slot)).getByRole('button')).toHaveAccessibleName(
        new RegExp(`^${name}, `),
      )
    }
    const hidden = [...OPENING[other].field.keys()]
      .map((index) => placeAt(view, other, index as Slot))
      .filter(({ monster }) => monster?.faceUp === false)
    expect(hidden).toHaveLength(seat === ANN ? 5 : 3)
    for (const { slot } of hidden)
      await expect(table.group(slotName(view, other, slot)).getByRole('button')).toHaveAccessibleName(
        /^Face-down card, /,
      )

    for (const zone of ['hand', 'locked', 'deck', 'reserve'] as const) {
      await expect(
        table.group(zoneName(view, other, zone)).getByRole('button', { name: /, (?:Spell|Counter|Evolution)/ }),
      ).toHaveCount(0)
    }
    await expect((await table.openManifest(view, seat)).getByRole('listitem')).toHaveCount(20)
    await table.closePile()
    expect(await leaksOf(page, secretsFrom(mirror, seat))).toEqual([])
  }

  await test.step('Ann', () => looksAround(ANN))
  await game.idleUntil(({ turn }) => turn === BEN)
  expect(await leaksOf(page, secretsFrom(mirror, 'table')), 'behind the curtain').toEqual([])
  await test.step('Ben', () => looksAround(BEN))
})
