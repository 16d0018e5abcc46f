import { describe, expect, it } from 'vitest'
import { loadScenario } from '@/games/snap/scenarios/gallery'
import { testDeck } from '@/match/testing/decks'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { createMatchStore } from './createMatchStore'
import { layOut } from './layOut'

const opened = async (id: string) => {
  const scenario = await loadScenario(id)
  if (scenario === null) throw new Error(`no scenario ${id}`)
  const store = createMatchStore((name) => testDeck(name === 'amber' ? 'Amber' : 'Beryl'))
  return { store, laid: layOut(scenario), at: () => store.getState() }
}

const known = (cards: readonly { readonly known: boolean }[]): boolean => cards.every((card) => card.known)

describe('a scenario on the table', () => {
  it('is an open table: no curtain, both hands known, the deciding seat’s options', async () => {
    const { store, laid, at } = await opened('chain-cap-reached')
    store.getState().openScenario(laid)
    for (let moment = 0; moment < laid.line.moments.length; moment++) {
      at().goToMoment(moment)
      const { view, privacy, eyes, decision, options, scenario } = at()
      expect(scenario).toMatchObject({ id: 'chain-cap-reached', at: moment, playingOn: false })
      expect(privacy.mode).toBe('open')
      expect(eyes).toBe(privacy.seat)
      if (decision !== null) expect(decision.seat).toBe(eyes)
      if (decision !== null) expect(options.length).toBeGreaterThan(0)
      for (const side of view?.seats ?? [])
        expect(known(side.hand) && known(side.locked) && known(side.deck)).toBe(true)
    }
  })

  it('shows the events of the next act, and the reasons of a refused attempt', async () => {
    const { laid, at } = await opened('blocker-vs-disruptor')
    at().openScenario(laid)
    at().goToMoment(1)
    expect(at().events.map(({ type }) => type)).toContain('attackDeclared')
    at().goToMoment(2)
    expect(at().refused?.reasons.map(({ rule }) => rule)).toContain('keywords/blocker')
    at().goToMoment(3)
    expect(at().refused).toBeNull()
    expect(at().events.map(({ type }) => type)).toContain('blocked')
    at().goToMoment(0)
    expect(at().events).toEqual([])
    expect(at().log).toEqual([])
  })

  it('follows the line when the players do what it says, and leaves it when they do something else', async () => {
    const { laid, at } = await opened('blocker-vs-disruptor')
    at().openScenario(laid)
    const attack = laid.line.moments[1]!.action!
    const block = laid.line.moments[3]!.action!
    expect(at().act(attack)).toBe(true)
    expect(at().scenario).toMatchObject({ at: 1, playingOn: false })
    // The attempt in between may be left out.
    expect(at().act(block)).toBe(true)
    expect(at().scenario).toMatchObject({ at: 3, playingOn: false })
    at().goToMoment(1)
    expect(at().act({ type: 'pass', seat: 1, to: null })).toBe(true)
    expect(at().scenario).toMatchObject({ at: 1, playingOn: true })
    at().goToMoment(1)
    expect(at().scenario).toMatchObject({ at: 1, playingOn: false })
    expect(at().decision).toMatchObject({ seat: 1, kind: 'block' })
    at().playOn()
    expect(at().scenario?.playingOn).toBe(true)
  })

  it('sets a running match aside and brings it back', async () => {
    const { laid, at } = await opened('unlock-order')
    expect(
      at().start({
        names: ['Ada', 'Bo'],
        decks: ['amber', 'beryl'],
        format: SNAP_STANDARD,
        askOnlyWhenPossible: false,
      }),
    ).toEqual([])
    at().liftCurtain()
    const before = at().view
    at().openScenario(laid)
    expect(at().config?.names).toEqual(['Ann', 'Ben'])
    expect(at().running).toBe(true)
    at().openScenario(laid)
    at().closeScenario()
    expect(at().scenario).toBeNull()
    expect(at().config?.names).toEqual(['Ada', 'Bo'])
    expect(at().view).toEqual(before)
    at().closeScenario()
    expect(at().view).toEqual(before)
    at().act({ type: 'concede', seat: 0 })
    expect(at().running).toBe(false)
  })

  it('leaves an empty table where no match was', async () => {
    const { laid, at } = await opened('unlock-order')
    at().openScenario(laid)
    expect(at().running).toBe(false)
    at().leave()
    expect(at().view).toBeNull()
    expect(at().scenario).toBeNull()
  })
})
