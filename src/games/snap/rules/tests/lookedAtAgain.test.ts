/** What was chosen or declared is looked at again when it happens (`chains/illegal-target-at-resolution`). */
import { describe, expect, test } from 'vitest'
import { counter, monster, spell } from '../testing/testCards'
import { scenario } from '../testing/scenario'

const plain = monster('Plain', 2500)
const mover = monster('Mover', 2300, '', ['Swap'])
const brute = monster('Brute', 3000)
const filler = spell('Filler', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')

describe('looked at again when it happens', () => {
  test('chains/illegal-target-at-resolution: the target of a delayed effect, when the turn ends', () => {
    const grudge = spell(
      'Grudge',
      'SPELL: At the end of this turn, target allied Bench Monster gains 500 IMP until your next turn.',
    )
    const g = scenario({ p1: { active: plain, bench: [mover], hand: [grudge] }, p2: { active: brute } })
    g.p1.play('Grudge', 'Mover')
    g.p1.pass('swap')
    g.p1.swap('Mover') // no Bench Monster any more; nothing is left to do in the turn
    expect(g.imp('Mover')).toBe(2300)
    expect(g.events()).toContainEqual(expect.objectContaining({ type: 'delayedResolved', outcome: 'no legal target' }))
  })

  test('keywords/swap: a Swap whose keyword went away meanwhile is not done, one that a card gave is', () => {
    const lender = monster('Lender', 2000, 'PASSIVE: Your Active Monster gains Swap.')
    const cut = counter(
      'Cut',
      'COUNTER: Answer an opposing Swap. Defeat each opposing Bench Monster with 2000 IMP or less.',
    )
    const gift = spell('Gift', 'SPELL: You get 1 additional Swap this turn.')
    const play = (given: boolean) => {
      const g = scenario({
        p1: { active: plain, bench: [monster('Other', 2600), lender], hand: given ? [gift] : [] },
        p2: { active: brute, hand: [cut, filler] },
        format: given ? { swaps: 0 } : {},
      })
      if (given) {
        g.p1.play('Gift')
        g.passWindows()
      }
      g.p1.pass('swap')
      g.p1.swap('Other')
      g.p2.counter('Cut')
      g.passWindows()
      return [g.zoneOf('Lender'), g.zoneOf('Other')]
    }
    expect(play(false)).toEqual(['graveyard', 'bench'])
    expect(play(true)).toEqual(['graveyard', 'active'])
  })
})

describe('combat/overdrive: the first attack is this Monster’s', () => {
  const racer = monster('Racer', 3000, '', ['Overdrive', 'Swap'])
  const more = { attacks: 2 }

  test('keywords/overdrive: another Monster’s attack before it takes nothing away', () => {
    const g = scenario({
      step: 'attack',
      format: more,
      p1: { active: monster('Scout', 1000), bench: [racer] },
      p2: { active: monster('Wall', 2000), bench: [monster('Next', 2000), monster('Last', 2000)] },
    })
    g.p1.attack('Wall') // Scout falls, Racer takes its place
    g.passWindows()
    expect(g.zoneOf('Racer')).toBe('active')
    g.p1.attack('Wall')
    g.passWindows()
    g.p2.promote('Next')
    expect(g.happened('overdriveGained')).toBe(true)
  })

  test('keywords/overdrive: its own second attack gives none', () => {
    const g = scenario({
      step: 'attack',
      format: more,
      p1: { active: racer, hand: [filler] },
      p2: { active: monster('Even', 3000), bench: [monster('Next', 2000)] },
    })
    g.p1.attack('Even')
    g.passWindows()
    g.p1.pass('swap')
    expect(g.happened('overdriveGained')).toBe(false)
  })
})
