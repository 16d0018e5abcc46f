/** A game in which nobody can do anything any more (`game-end/mandatory-resolving-effect`). */
import { describe, expect, test } from 'vitest'
import { playOut } from '@/ai/playOut'
import { seededRandom } from '@/kernel/random'
import { monster, spell } from '../testing/testCards'
import { scenario } from '../testing/scenario'
import { decisionOf } from '../engine/decision'
import { apart, snap } from '../ruleset'
import { openingAt } from '../scenario/position'
import { stateAt } from '../testing/position'

const pacifist = (name: string) => monster(name, 2500, 'PASSIVE: This Monster cannot attack.')
const stuck = { round: 3, step: 'attack', p1: { active: pacifist('Dove') }, p2: { active: pacifist('Owl') } } as const

describe('game-end/mandatory-resolving-effect: a game that nobody can move', () => {
  test('asks whether to go on when a whole round passed in which nobody could decide and nothing changed', () => {
    const g = scenario(stuck)
    expect(g.asked()?.kind).toBe('standstill')
    expect(g.state().round).toBeLessThan(7)
    const seat = g.asked()?.seat ?? 0
    const before = g.round()
    ;[g.p1, g.p2][seat]?.goOn()
    expect(g.asked()).toEqual({ seat, kind: 'standstill' })
    expect(g.round()).toBe(before + 1)
  })

  test('ends in a draw only when both agree', () => {
    const g = scenario(stuck)
    const [one, other] = g.asked()?.seat === 0 ? [g.p1, g.p2] : [g.p2, g.p1]
    one.agreeDraw()
    expect(g.result()).toBeNull()
    other.goOn()
    expect(g.asked()?.kind).toBe('standstill')
    one.agreeDraw()
    other.agreeDraw()
    expect(g.result()).toEqual({ winner: null, reason: 'standstill' })
  })

  test('is a draw with its own reason in simulations', () => {
    expect(playOut(snap, apart(stateAt(stuck)), seededRandom(1)).state.result).toEqual({
      winner: null,
      reason: 'standstill',
    })
  })

  test('asks also when something goes on changing by itself for ever', () => {
    const pendulum = monster(
      'Pendulum',
      2500,
      'PASSIVE: When you lock a Support, move 1 of your Locked Supports to your Support Deck. PASSIVE: This Monster cannot attack.',
      ['Trigger'],
    )
    const { state, events } = openingAt({
      round: 4,
      step: 'attack',
      p1: { active: pendulum, deck: [spell('Coin', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')] },
      p2: { active: pacifist('Owl') },
    })
    expect(decisionOf(state)?.kind).toBe('standstill')
    expect(events.filter((event) => event.type === 'lockedIn').length).toBeGreaterThan(3)
  })

  test('is not asked while somebody can still do something each round', () => {
    const g = scenario({
      round: 3,
      step: 'attack',
      p1: { active: pacifist('Dove') },
      p2: { active: monster('Brute', 2500) },
    })
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    for (let round = 0; round < 4; round++) g.p2.pass('end')
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
  })
})
