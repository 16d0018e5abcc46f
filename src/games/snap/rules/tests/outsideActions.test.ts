/** Actions that come from outside: from a file, a test, another window (`game-state/legal-action`). */
import { describe, expect, test } from 'vitest'
import { apply } from '../engine/apply'
import { check } from '../engine/legal'
import { why } from '../testing/refusals'
import { monster, spell } from '../testing/testCards'
import { scenario } from '../testing/scenario'
import type { Action } from '../model/actions'

const table = () =>
  scenario({
    p1: {
      active: monster('Plain', 2500),
      hand: [spell('Rally', 'SPELL: Target allied Monster gains 500 IMP until end of turn.')],
    },
    p2: { active: monster('Brute', 3000) },
  })

describe('game-state/legal-action: a malformed action is refused, not thrown', () => {
  const strange: readonly unknown[] = [
    null,
    undefined,
    'pass',
    [],
    {},
    { type: 'constructor', seat: 0 },
    { type: '__proto__', seat: 0 },
    { type: 'toString', seat: 0 },
    { type: 'pass' },
    { type: 'pass', seat: 2, to: null },
    { type: 'pass', seat: 0, to: 'lunch' },
    { type: 'play', seat: 0, card: 1 },
    { type: 'play', seat: 0, card: 1, targets: null },
    { type: 'play', seat: 0, card: 1, targets: [null] },
    { type: 'play', seat: 0, card: 1, targets: ['x'] },
    { type: 'play', seat: 0, card: 1, targets: [{ seat: 0 }] },
    { type: 'play', seat: 0, card: 1, targets: [{ card: 'Rally' }] },
    { type: 'play', seat: 0, card: 1.5, targets: [] },
    { type: 'counter', seat: 0, card: 1, targets: [] },
    { type: 'attack', seat: 0 },
    { type: 'swap', seat: 0, slot: 'Flex' },
    { type: 'choose', seat: 0, card: 1, to: 'graveyard' },
    { type: 'order', seat: 0 },
    { type: 'mode', seat: 0, mode: null },
  ]
  test.each(strange.map((action) => [JSON.stringify(action), action]))('%s', (_, action) => {
    const state = table().state()
    expect(why(check(state, action as Action))).toEqual(['malformed game-state/legal-action'])
    const done = apply(state, action as Action)
    expect(done.ok).toBe(false)
    expect(done.state).toBe(state)
  })

  test('a card that is not in the match is told as such', () => {
    expect(why(check(table().state(), { type: 'play', seat: 0, card: 99 as never, targets: [] }))).toEqual([
      'unknownCard game-state/legal-action',
    ])
  })
})

describe('game-end/mandatory-resolving-effect: an offer of a draw', () => {
  test('lapses with the next decision of whoever made it', () => {
    const g = table()
    g.p1.offerDraw()
    expect(g.p2.options()).toContain('acceptDraw')
    g.p1.play('Rally', 'Plain')
    expect(g.p2.options()).not.toContain('acceptDraw')
    expect(g.events()).toContainEqual({ type: 'drawWithdrawn', seat: 0, lapsed: true })
    expect(g.p1.options()).toContain('offerDraw')
  })

  test('outlives what the other player decides', () => {
    const g = table()
    g.p2.offerDraw()
    g.p1.play('Rally', 'Plain')
    g.p1.acceptDraw()
    expect(g.result()).toEqual({ winner: null, reason: 'agreed draw' })
  })

  test('can be taken back by whoever made it, and by nobody else', () => {
    const g = table()
    expect(why(g.p1.tries.withdrawDraw())).toEqual(['notYourOffer game-end/mandatory-resolving-effect'])
    g.p1.offerDraw()
    expect(why(g.p2.tries.withdrawDraw())).toEqual(['notYourOffer game-end/mandatory-resolving-effect'])
    g.p1.withdrawDraw()
    expect(g.p2.options()).not.toContain('acceptDraw')
  })
})
