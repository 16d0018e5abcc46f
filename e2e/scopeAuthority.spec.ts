/** Chapter 01: the values of the Core Rulebook as fields of the format, and the rulings as positions on the table. */
import { ACTIVE, RULE_IDS, ruleTitle, SNAP_STANDARD } from '@/games/snap/rules'
import { expect, test } from './fixtures'
import { Game } from './table/game'
import { byClicks } from './table/hands'
import { NewMatch } from './table/newMatch'
import { ANN, ANN_AND_BEN, OPENING } from './table/openings'

test.use({ trace: 'off', actionTimeout: 15_000 })

test('scope-authority/core-rule-priority: a value that the Core Rulebook has to fix can be set otherwise; the match says so and plays by it', async ({
  page,
}) => {
  test.setTimeout(480_000)
  const game = new Game(page, { ...ANN_AND_BEN, format: { ...SNAP_STANDARD, attacks: 2 } }, byClicks)
  const { table, mirror } = game
  const newMatch = new NewMatch(page)
  await newMatch.open()
  await newMatch.fill(game.players)
  await newMatch.setFormat('Attacks a turn', 2)
  await expect(page.getByRole('region', { name: 'Format' })).toContainText('Attacks a turn: 2')
  await newMatch.start.click()
  await game.setUp(OPENING)

  await test.step('the match says in what it is not the standard, and which rule leaves it open', async () => {
    await game.ready()
    await page.getByRole('button', { name: 'Format: 1 change' }).click()
    const differing = page.getByRole('dialog', { name: 'Not the standard format' })
    const field = differing.getByRole('listitem')
    await expect(field).toHaveCount(1)
    await expect(field).toContainText('Attacks a turn')
    await expect(field).toContainText('2 standard: 1')
    await field.getByRole('link', { name: /turn-procedure\/attack-phase/ }).click()
    const entry = page.getByRole('dialog', { name: 'Attack Phase' })
    await expect(entry).toContainText(
      'Our reading, where the reference leaves it open. The format sets it: Attacks a turn (standard: 1).',
    )
    await page.keyboard.press('Escape')
    await expect(entry).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(differing).toHaveCount(0)
  })

  // Ironvow Penitent has no Overdrive: what comes after the first attack is the format's.
  await game.idleUntil(({ round, turn, step }) => round === 2 && turn === ANN && step === 'spell')
  await game.do({ type: 'pass', seat: ANN, to: 'attack' })
  const attack = { type: 'attack', seat: ANN, target: ACTIVE } as const
  await game.do(attack)
  await game.passWindows()
  await expect(page.getByRole('button', { name: /^Eddy Courier, / })).toHaveCount(0)
  await game.do(game.legal('promote'))

  await game.ready()
  expect(mirror.state.step).toBe('attack')
  await expect(page.getByRole('navigation', { name: 'Turn' }).locator('[aria-current=step]')).toContainText('Attack')
  await expect(table.question).toHaveText('Ann attacks or passes.')
  await game.do(attack)
  await game.passWindows()
  // Two Monsters fell in one turn, and there is no third attack.
  await expect(table.group('Ben: Graveyard, 2 cards')).toBeVisible()
  await game.do(game.legal('promote'))
  expect(mirror.state.step).not.toBe('attack')
  await expect(table.question).not.toHaveText('Ann attacks or passes.')
})

const RULINGS = RULE_IDS.filter(({ id }) => id.startsWith('rulings/'))

test('scope-authority/examples-and-rulings: every ruling is in the gallery, shows its position and official line, and is played on from there', async ({
  page,
}) => {
  expect(RULINGS).toHaveLength(21)
  await page.goto('./')
  await page.getByRole('link', { name: 'Rulings' }).click()
  const library = page.getByRole('region', { name: /^The rulings library/ })
  await expect(library.getByRole('heading', { level: 3 })).toHaveCount(RULINGS.length)
  for (const { id } of RULINGS) {
    const ruling = library
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .filter({ has: page.getByText(ruleTitle(id) ?? '', { exact: true }) })
    await expect(ruling, id).toHaveCount(1)
    await expect(ruling.getByRole('link', { name: new RegExp(`${id}$`) }), id).toBeVisible()
  }

  await library.getByRole('link', { name: 'Last locked, first opened' }).click()
  const line = page.getByRole('region', { name: 'The official line' })
  const story = page.getByRole('complementary', { name: 'Story' })
  const lockedCards = (count: string) => page.getByRole('group', { name: `Ann: Locked Support, ${count}`, exact: true })
  const card = (name: string) => page.getByRole('button', { name, exact: true })

  await test.step('the position and the line', async () => {
    await expect(line).toContainText('So the table stands.')
    for (const name of ['Cinder Rally', 'Brand of the Ninth Hour', 'Furnace Oath'])
      await expect(
        lockedCards('3 cards').getByRole('button', { name: `${name}, Spell, locked`, exact: true }),
      ).toBeVisible()
    await expect(story).toContainText('The lock is no queue.')
    await line.getByRole('button', { name: 'Next step' }).click()
    await expect(line).toContainText('Ann unlocks Furnace Oath.')
    await expect(card('Furnace Oath, Spell, in hand')).toBeVisible()
  })

  await test.step('played on otherwise', async () => {
    await line.getByRole('button', { name: 'Restart' }).click()
    await line.getByRole('button', { name: 'Play on' }).click()
    await expect(line).toContainText('You play on from the position, both sides.')
    await card('Cinder Rally, Spell, locked').click()
    await page
      .getByRole('group', { name: 'What this card can do' })
      .getByRole('button', { name: /^Unlock / })
      .click()
    await expect(card('Cinder Rally, Spell, in hand')).toBeVisible()
    await expect(lockedCards('2 cards').getByRole('button', { name: /, locked$/ })).toHaveCount(2)
  })

  await story.getByRole('link', { name: /rulings\/unlock-order/ }).click()
  await expect(page.getByRole('dialog', { name: 'Unlock order' })).toContainText('rulings/unlock-order')
})
