/** What happens at once is ordered by its controller, the turn player first (`timing/simultaneous-effects`). */
import { describe, expect, test } from 'vitest'
import { evolution, monster, spell } from '../testing/testCards'
import { scenario } from '../testing/scenario'

const plain = monster('Plain', 2500)
const strong = monster('Strong', 5000)
const filler = spell('Filler', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
const purge = spell('Purge', 'SPELL: Defeat each Monster with 2000 IMP or less.')

describe('timing/simultaneous-effects: entry effects of one card', () => {
  const giant = (first: string, second: string) =>
    evolution('Giant', 'Plain', 4000, `ON ENTRY: ${first}\nON ENTRY: ${second}`)
  const table = (first: string, second: string) =>
    scenario({
      step: 'evolution',
      p1: { active: plain, reserve: [giant(first, second)], locked: [filler], deck: [filler] },
      p2: { active: strong },
    })

  test('are ordered by their controller', () => {
    const g = table('This Monster loses 500 IMP.', 'This Monster recovers 500 IMP.')
    g.p1.evolve('Giant', 'Plain')
    expect(g.asked()).toEqual({ seat: 0, kind: 'order' })
    g.p1.order('Giant', 2)
    expect(g.imp('Giant')).toBe(3500) // recovered first, when there was nothing to recover
  })

  test('mandatory ones come before “you may” ones, however they are printed', () => {
    const g = table('You may unlock 1 of your Locked Supports.', 'Lock 1 Support from your Support Deck.')
    g.p1.evolve('Giant', 'Plain')
    expect(g.asked()).toEqual({ seat: 0, kind: 'trigger' })
    expect(g.events().filter((event) => event.type === 'lockedIn')).toHaveLength(1)
    g.p1.decline()
  })
})

describe('timing/simultaneous-effects: replacement effects', () => {
  test('several of one Monster: its controller chooses which stands in', () => {
    const cat = monster(
      'Cat',
      2000,
      'PASSIVE: If this Monster would be defeated, instead this Monster loses 500 IMP. Once per turn.\nPASSIVE: If this Monster would be defeated, instead lock 1 Support from your Support Deck. Once per turn.',
    )
    const g = scenario({ p1: { active: strong, hand: [purge] }, p2: { active: plain, bench: [cat], deck: [filler] } })
    g.p1.play('Purge')
    expect(g.asked()).toEqual({ seat: 1, kind: 'order' })
    g.p2.order('Cat', 2)
    expect([g.zoneOf('Cat'), g.imp('Cat'), g.zoneOf('Filler')]).toEqual(['bench', 2000, 'locked'])
    expect(g.events().filter((event) => event.type === 'used')).toHaveLength(1)
  })

  test('of several Monsters: the turn player’s first, each player ordering their own', () => {
    const phoenix = (name: string, does: string) =>
      monster(name, 2000, `PASSIVE: If this Monster would be defeated, instead ${does}.`)
    const g = scenario({
      p1: { active: strong, bench: [phoenix('Own', 'the opposing Active Monster loses 500 IMP')], hand: [purge] },
      p2: {
        active: monster('Mark', 2600),
        bench: [
          phoenix('Sooth', 'your Active Monster recovers 500 IMP'),
          phoenix('Sap', 'your Active Monster loses 500 IMP'),
        ],
        hand: [filler],
      },
    })
    g.p1.play('Purge')
    g.passWindows()
    expect(g.imp('Mark')).toBe(2100)
    expect(g.asked()).toEqual({ seat: 1, kind: 'order' })
    g.p2.order('Sap')
    expect(g.imp('Mark')).toBe(2100) // 500 more lost, then 500 recovered
  })
})
