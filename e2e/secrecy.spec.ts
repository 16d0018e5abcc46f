import { SEATS } from '@/games/snap/rules'
import { expect, test } from './fixtures'
import { keptInFibers } from './table/fibers'
import { Game } from './table/game'
import { gameWith } from './table/games'
import { byClicks } from './table/hands'
import { leaksOf, secretsFrom } from './table/secrets'

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off', actionTimeout: 15_000 })
test.setTimeout(480_000)

/** As much of a game as shows every kind of moment: both setups, windows, blocks, effects, several Rounds. */
const LONG_ENOUGH = 60

test('nobody’s private card is anywhere in the page while others look, and nothing leaves the machine', async ({
  page,
  context,
  baseURL,
}) => {
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))

  const { players, actions } = gameWith(
    { names: ['Ann', 'Ben'], decks: ['Pyre Verdict', 'Tidal Concord'] },
    ['counter without target', 'block', 'accept on a target', 'promote', 'swap'],
    64,
  )
  const moments = { open: 0, quick: 0, curtain: 0 }
  const game = new Game(page, players, byClicks)
  game.onSight = async () => {
    const { screen } = game.mirror
    const eyes = screen.mode === 'open' ? screen.seat : 'table'
    moments[screen.mode]++
    const secrets = secretsFrom(game.mirror, eyes)
    const moment = `${screen.mode}, ${players.names[screen.seat]}, Round ${game.mirror.state.round}`
    expect(await leaksOf(page, secrets), moment).toEqual([])
    // What was taken off the page is let go a moment later.
    await expect.poll(() => keptInFibers(page, secrets), `what React keeps, ${moment}`).toEqual([])
  }
  await game.begin()
  await game.doAll(actions.slice(0, LONG_ENOUGH))

  // The page is read, and by whoever is asked: their own cards are found in it.
  await game.ready()
  const own = secretsFrom(game.mirror, SEATS.find((seat) => seat !== game.mirror.screen.seat) ?? 0)
  expect((await leaksOf(page, own)).length).toBeGreaterThan(0)
  expect((await keptInFibers(page, own)).length).toBeGreaterThan(0)
  expect(moments.curtain).toBeGreaterThan(10)
  expect(moments.quick).toBeGreaterThan(10)
  expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !/^(?:data|blob):/.test(url))).toEqual([])
})
