/** Chapter 05: what a player reads of the own Supports, and what the other one reads of them. */
import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures'
import { deckNamed } from './table/decks'
import { Game } from './table/game'
import { byClicks } from './table/hands'
import { zoneName } from './table/names'
import { ANN, ANN_AND_BEN, BEN, OPENING } from './table/openings'
import { leaksOf, secretsFrom } from './table/secrets'

test.use({ trace: 'off', actionTimeout: 15_000 })
test.setTimeout(480_000)

type Places = Readonly<Record<string, readonly string[]>>

/** The manifest is read line by line: each card by name, and its place; what is not named elsewhere is in the deck. */
async function reads(manifest: Locator, supports: readonly string[], elsewhere: Places): Promise<void> {
  const placeOf = (name: string): string =>
    Object.keys(elsewhere).find((place) => elsewhere[place]?.includes(name) === true) ?? 'Deck'
  const lines = manifest.getByRole('listitem')
  await expect(lines).toHaveCount(supports.length)
  const read = (await lines.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
  expect(read.map((text) => text.replace(/ (?:Spell|Counter) /, ': '))).toEqual(
    [...supports].sort().map((name) => `${name}: ${placeOf(name)}`),
  )
}

test('support-access/owner-visible-deck-information: the owner reads at any time where each Support is, and nobody else does', async ({
  page,
}) => {
  const supports = deckNamed('Pyre Verdict').supports.map(({ name }) => name)
  expect(supports).toHaveLength(20)
  const game = new Game(page, ANN_AND_BEN, byClicks)
  const { table, mirror } = game
  await game.begin()
  await game.setUp(OPENING)
  await game.idleUntil(({ round }) => round === 2)

  await game.do({ type: 'unlock', seat: ANN, card: game.card('Word Cut Short') })
  await game.idleUntil(({ step }) => step === 'spell')
  await game.do({ type: 'play', seat: ANN, card: game.card('Kindling Covenant'), targets: [] })
  await game.do({ type: 'mode', seat: ANN, mode: 0 })
  await game.idleUntil(() => mirror.decision?.kind === 'pick')
  await game.ready()

  await test.step('while the Spell is resolved and asks for a Support', async () => {
    expect(mirror.decision?.kind).toBe('pick')
    await reads(await table.openManifest(mirror.view(), ANN), supports, {
      Hand: ['Cinder Rally', 'Furnace Oath', 'Word Cut Short'],
      Locked: ['Burn the Furnace White', 'Through the Shieldwall'],
      Chain: ['Kindling Covenant'],
    })
    await page.getByRole('tab', { name: /^Still in the deck/ }).click()
  })

  await game.do({ type: 'pick', seat: ANN, card: game.card('Blood on the Ledger') })
  const manifest = await table.openManifest(mirror.view(), ANN)
  await reads(manifest, supports, {
    Hand: ['Cinder Rally', 'Furnace Oath', 'Word Cut Short'],
    Locked: ['Burn the Furnace White', 'Through the Shieldwall', 'Blood on the Ledger'],
    Graveyard: ['Kindling Covenant'],
  })
  // A line is a card: it shows what the card says.
  await manifest.getByRole('button', { name: /^Ambush at the Vault/ }).click()
  await expect(page.getByRole('complementary', { name: 'Card in large' })).toContainText('Answer an opposing unlock')

  // The manifest is left open as the turn passes on.
  await game.idleUntil(({ turn }) => turn === BEN)
  await expect(manifest).toHaveCount(0)
  expect(await leaksOf(page, secretsFrom(mirror, 'table'))).toEqual([])
  await game.ready()
  const closed = table.button(`Open ${zoneName(mirror.view(), ANN, 'deck')}`)
  await expect(closed).toHaveAttribute('aria-disabled', 'true')
  await closed.click({ force: true })
  await expect(page.getByRole('tab')).toHaveCount(0)
  const own = await table.openManifest(mirror.view(), BEN)
  await expect(own.getByRole('listitem')).toHaveCount(20)
  await expect(own).toContainText('Chime of Renewal')
  expect(await leaksOf(page, secretsFrom(mirror, BEN))).toEqual([])
})

test('support-access/open-log: the owner’s log names what was unlocked and locked, the opponent’s only says that it was', async ({
  page,
}) => {
  const game = new Game(page, ANN_AND_BEN, byClicks)
  const { mirror } = game
  const log = page.getByRole('complementary', { name: 'Log' })
  const line = (text: string): Locator => log.getByRole('listitem').filter({ hasText: text })
  const openLog = () => page.getByRole('button', { name: 'Log', exact: true }).click()

  await game.begin()
  await game.setUp(OPENING)
  await game.idleUntil(({ round }) => round === 2)
  await game.do({ type: 'unlock', seat: ANN, card: game.card('Word Cut Short') })
  // Round 4 is the first with an ongoing Lock-in.
  await game.idleUntil(({ turn, step }) => turn === ANN && step === 'lockIn')
  expect(mirror.state.round).toBe(4)
  await game.do({ type: 'lockIn', seat: ANN, card: game.card('Blood on the Ledger') })

  await test.step('Ben', async () => {
    expect(mirror.screen).toEqual({ mode: 'curtain', seat: BEN })
    await game.ready()
    await openLog()
    await expect(line('Ann unlocks a Support.')).toHaveCount(3)
    await expect(line('Ann locks a Support.')).toHaveCount(1)
    await expect(log).not.toContainText('Word Cut Short')
    await expect(log).not.toContainText('Blood on the Ledger')
    await expect(line('Ben unlocks Patient Archive.')).toHaveCount(1)
    expect(await leaksOf(page, secretsFrom(mirror, BEN))).toEqual([])
    await log.getByRole('button', { name: 'Close log' }).click()
  })

  await game.idleUntil(({ round }) => round === 5)
  await test.step('Ann', async () => {
    await game.ready()
    await openLog()
    await expect(
      line('Ann unlocks Word Cut Short.').getByRole('link', { name: /support-access\/unlock-step/ }),
    ).toBeVisible()
    await expect(
      line('Ann locks Blood on the Ledger.').getByRole('link', { name: /support-access\/open-log/ }),
    ).toBeVisible()
    await expect(line('Ann unlocks a Support.')).toHaveCount(0)
    await expect(line('Ben locks a Support.')).toHaveCount(1)
    await expect(log).not.toContainText('Patient Archive')
    expect(await leaksOf(page, secretsFrom(mirror, ANN))).toEqual([])
  })
})
