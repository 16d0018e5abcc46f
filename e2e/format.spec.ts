/** A match that is not the standard: set before it begins, said while it runs, and played by. */
import {
  apply,
  createMatch,
  decisionOf,
  legalActions,
  SNAP_STANDARD,
  viewFor,
  type Action,
  type Format,
  type GameState,
} from '@/games/snap/rules'
import { expect, test } from './fixtures'
import { deckNamed } from './table/decks'
import { byClicks } from './table/hands'
import { NewMatch } from './table/newMatch'
import { Table } from './table/table'

const FORMAT: Format = { ...SNAP_STANDARD, firstRoundPeace: false, attacks: 2 }
const PLAYERS = { names: ['Ann', 'Ben'], decks: ['Pyre Verdict', 'Tidal Concord'] } as const

/** The shortest way to an attack in the first Round, which the standard forbids. */
function wayToAnAttack(): { readonly state: GameState; readonly actions: readonly Action[] } {
  let state = createMatch({
    format: FORMAT,
    players: [
      { name: PLAYERS.names[0], deck: deckNamed(PLAYERS.decks[0]) },
      { name: PLAYERS.names[1], deck: deckNamed(PLAYERS.decks[1]) },
    ],
  })
  const start = state
  const actions: Action[] = []
  while (actions.length < 60) {
    const action = leading(state)
    actions.push(action)
    const done = apply(state, action)
    if (!done.ok) throw new Error('refused')
    state = done.state
    if (action.type === 'attack') return { state: start, actions }
    if (state.round > 1) break
  }
  throw new Error('No attack in the first Round')
}

/** Sets up without rearranging, then attacks as soon as that is possible. */
function leading(state: GameState): Action {
  const options = legalActions(state)
  const seat = decisionOf(state)?.seat ?? 0
  const { lineup, deck, hand, field } = state.sides[seat]
  const to = hand.length < FORMAT.startingHand ? 'hand' : 'locked'
  const chosen =
    options.find(({ type }) => type === 'confirm' || type === 'attack') ??
    options.find((action) => action.type === 'place' && lineup.includes(action.card) && field[action.slot] === null) ??
    options.find((action) => action.type === 'choose' && action.to === to && deck.includes(action.card)) ??
    options.filter((action) => action.type === 'pass').sort((one, other) => order(one) - order(other))[0] ??
    options[0]
  if (chosen === undefined) throw new Error('nothing to do')
  return chosen
}

const order = (action: Action): number =>
  action.type !== 'pass' || action.to === null ? 1 : action.to === 'attack' ? 0 : 2

test('setup/first-round-restrictions: a format without peace says so, and Round 1 has attacks', async ({ page }) => {
  test.setTimeout(480_000)
  const setup = new NewMatch(page)
  await setup.open()
  await setup.fill({ names: [...PLAYERS.names], decks: [...PLAYERS.decks] })
  await page.getByRole('button', { name: 'Format: Snap Standard' }).click()
  const panel = page.getByRole('dialog', { name: 'Format' })
  await panel.getByRole('switch', { name: 'Peace in Round 1' }).click()
  await panel.getByRole('spinbutton', { name: 'Attacks a turn' }).fill('7')
  await expect(panel.getByRole('alert')).toHaveText('“Attacks a turn” is a whole number from 1 to 3.')
  await panel.getByRole('spinbutton', { name: 'Attacks a turn' }).fill('2')
  await expect(panel.getByRole('status')).toHaveText('2 changes')
  await panel.getByRole('button', { name: 'Done' }).click()
  await setup.start.click()

  const table = new Table(page)
  const hands = byClicks(table)
  const { actions, state: start } = wayToAnAttack()
  let state = start
  for (const action of actions) {
    const name = PLAYERS.names[action.seat]
    const curtain = table.curtain(name)
    await expect(
      curtain
        .or(table.decision)
        .or(page.getByRole('heading', { name: `${name} sets up` }))
        .first(),
    ).toBeVisible()
    if (await curtain.isVisible()) await table.liftCurtain(name)
    await hands.do(action, viewFor(state, action.seat))
    const done = apply(state, action)
    if (!done.ok) throw new Error('refused')
    state = done.state
  }
  await expect(page.getByRole('navigation', { name: 'Turn' })).toContainText('Round 1')
  await expect(page.getByRole('log', { name: 'What happened last' })).toContainText('attacks')

  await page.getByRole('button', { name: 'Format: 2 changes' }).click()
  const differing = page.getByRole('dialog', { name: 'Not the standard format' })
  await expect(differing.getByRole('listitem').filter({ hasText: 'Attacks a turn' })).toContainText('2 standard: 1')
  await expect(differing.getByRole('listitem').filter({ hasText: 'Peace in Round 1' })).toContainText(
    'off standard: on',
  )
})

test('a rematch keeps the format, and the next match offers it again', async ({ page }) => {
  await page.goto('./#/new')
  await page.getByRole('button', { name: 'Format: Snap Standard' }).click()
  await page.getByRole('button', { name: 'Chain cap: more' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('radio', { name: 'Player A begins' }).click()
  await page.getByRole('button', { name: 'Start match' }).click()
  await page.getByRole('button', { name: 'I am Player A — show my cards' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Player A concedes' }).click()
  await page.getByRole('button', { name: 'Concede' }).click()
  await page.getByRole('button', { name: 'Rematch, Player B begins' }).click()
  await page.getByRole('button', { name: 'I am Player B — show my cards' }).click()
  await expect(page.getByRole('button', { name: 'Format: 1 change' })).toBeVisible()
  await page.goto('./#/new')
  await page.getByRole('button', { name: 'Leave the match' }).click()
  await expect(page.getByRole('button', { name: 'Start match' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Format: 1 change' })).toBeVisible()
})

test('setup/deck-verification: a deck that the format does not allow starts no match', async ({ page }) => {
  await page.goto('./#/new')
  await page.getByRole('button', { name: 'Format: Snap Standard' }).click()
  await page.getByRole('button', { name: 'Prime Singulars in a lineup: less' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Start match' }).click()
  const faults = page.getByRole('alert')
  await expect(faults).toContainText('The lineup has 1 Prime Singular')
  await expect(faults.getByRole('link', { name: /setup\/deck-verification/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
