/** Monsters that come back from the Graveyard: another object, on the Bench, with nothing of what it was. */
import { describe, expect, test } from 'vitest'
import { evolution, monster, prime, spell } from '../testing/testCards'
import { scenario } from '../testing/scenario'
import { why } from '../testing/refusals'

const plain = monster('Plain', 2500)
const weak = monster('Weak', 2000, '', ['Swap'])
const spare = monster('Spare', 2200)
const lost = monster('Lost', 2400)
const idle = spell('Idle', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
const fall = spell('Fall', 'SPELL: Defeat target allied Monster.')
const rise = spell('Rise', 'SPELL: Return target Monster in your Graveyard to your Bench.')

describe('return', () => {
  test('zones/graveyard: the targeted Monster comes face-up to the first empty Bench Slot, and reveals nothing', () => {
    const teller = monster('Teller', 2000, 'ON REVEAL: This Monster gains 500 IMP until end of turn.', ['Trigger'])
    const g = scenario({
      p1: { active: plain, bench: [spare], graveyard: [lost, teller], hand: [rise, idle] },
      p2: { active: weak },
    })
    g.p1.play('Rise', 'Teller')
    g.passWindows()
    expect([g.zoneOf('Teller'), g.zoneOf('Lost'), g.imp('Teller')]).toEqual(['bench', 'graveyard', 2000])
    expect(g.state().sides[0].field[2]).toMatchObject({ faceUp: true })
    expect(g.state().pending).toEqual([])
  })

  test('zones/flex-slot: an open Flex Slot is used when the Bench is full, a closed one never', () => {
    const full = { active: plain, bench: [spare, monster('Second', 2150), monster('Third', 2100)], graveyard: [lost] }
    const opened = scenario({
      p1: {
        ...full,
        hand: [spell('Open', 'SPELL: Open your Flex Slot. Return target Monster in your Graveyard to your Bench.')],
      },
      p2: { active: weak },
    })
    opened.p1.play('Open', 'Lost')
    expect(opened.zoneOf('Lost')).toBe('flex')
    const closed = scenario({ p1: { ...full, hand: [rise, idle] }, p2: { active: weak } })
    closed.p1.play('Rise', 'Lost')
    closed.passWindows()
    expect(closed.zoneOf('Lost')).toBe('graveyard')
    expect(closed.events()).toContainEqual(
      expect.objectContaining({ type: 'skipped', what: 'no free slot', rule: 'zones/bench' }),
    )
  })

  test('prime-evolution/evolution: an Evolution or a Prime Singular is no target: it comes by its own step only', () => {
    const bloom = evolution('Bloom', 'Plain', 3600)
    const crown = prime('Crown', 7000, 'PRIME CONDITION: It is Round 4 or later.')
    const g = scenario({ p1: { active: plain, graveyard: [bloom, crown, lost], hand: [rise] }, p2: { active: weak } })
    expect(g.p1.tries.play('Rise', 'Bloom')).not.toEqual([])
    expect(g.p1.tries.play('Rise', 'Crown')).not.toEqual([])
    expect(g.p1.tries.play('Rise', 'Lost')).toEqual([])
  })

  test('zones/graveyard: a Monster goes back to its owner, also by the other player’s card', () => {
    const mercy = spell('Mercy', 'SPELL: Return target Monster in your opponent’s Graveyard to your opponent’s Bench.')
    const g = scenario({ p1: { active: plain, hand: [mercy] }, p2: { active: weak, graveyard: [lost] } })
    g.p1.play('Mercy', 'Lost')
    expect(g.state().sides[1].field[1]?.faceUp).toBe(true)
    expect(g.zoneOf('Lost')).toBe('bench')
  })

  test('keywords/swap: it may not swap in the turn in which it returned', () => {
    const mover = monster('Mover', 2300, '', ['Swap'])
    const g = scenario({
      p1: { active: plain, bench: [monster('Other', 2000, '', ['Swap'])], graveyard: [mover], hand: [rise, idle] },
      p2: { active: weak, hand: [idle] },
    })
    g.p1.play('Rise', 'Mover')
    g.passWindows()
    g.p1.pass('swap')
    expect(why(g.p1.tries.swap('Mover'))).toContain('swapFreshMonster keywords/swap')
  })

  test('prime-evolution/evolution: it evolves from the turn after', () => {
    const g = scenario({
      p1: { active: plain, graveyard: [lost], reserve: [evolution('Bloom', 'Lost', 3600)], hand: [rise, idle] },
      p2: { active: weak, hand: [idle] },
    })
    g.p1.play('Rise', 'Lost')
    g.passWindows()
    g.p1.pass('evolution')
    expect(why(g.p1.tries.evolve('Bloom', 'Lost'))).toContain('revealedThisTurn prime-evolution/evolution')
  })
})

describe('what comes back is another Monster', () => {
  test('game-state/monster: bonuses and losses stay behind: printed IMP', () => {
    const oath = spell(
      'Oath',
      'SPELL: Target allied Monster gains 1000 IMP until your next turn, then it loses 500 IMP.',
    )
    const g = scenario({ p1: { active: plain, bench: [lost], hand: [oath, fall, rise, idle] }, p2: { active: weak } })
    g.p1.play('Oath', 'Lost')
    g.passWindows()
    expect(g.imp('Lost')).toBe(2900)
    g.p1.play('Fall', 'Lost')
    g.passWindows()
    g.p1.play('Rise', 'Lost')
    g.passWindows()
    expect([g.zoneOf('Lost'), g.imp('Lost')]).toEqual(['bench', 2400])
    expect(g.state().modifiers).toEqual([])
  })

  test('keywords/trigger: “once per turn” counts anew for it', () => {
    const watcher = monster(
      'Watcher',
      2400,
      'PASSIVE: When you play a Spell, this Monster loses 500 IMP. Once per turn.',
      ['Trigger'],
    )
    const second = spell('Second', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
    const g = scenario({
      p1: { active: plain, bench: [watcher], hand: [idle, fall, rise, second] },
      p2: { active: weak },
    })
    const triggered = () => g.events().filter((event) => event.type === 'triggered').length
    for (const [name, target] of [['Idle'], ['Fall', 'Watcher'], ['Rise', 'Watcher'], ['Second']] as const) {
      g.p1.play(name, ...(target === undefined ? [] : [target]))
      g.passWindows()
    }
    expect(triggered()).toBe(2) // by Idle, and by Second after it came back
  })

  test('rulings/illegal-target-during-resolution: what waited for the Monster that left misses the one that returned', () => {
    const debt = spell(
      'Debt',
      'SPELL: Target allied Monster gains 1000 IMP until end of turn. At the end of this turn, it loses 500 IMP.',
    )
    const g = scenario({
      p1: { active: plain, bench: [lost, spare], hand: [debt, fall, rise, idle] },
      p2: { active: weak },
    })
    g.p1.play('Debt', 'Lost')
    g.passWindows()
    g.p1.play('Fall', 'Lost')
    g.passWindows()
    g.p1.play('Rise', 'Lost')
    g.passWindows()
    g.p1.pass('end')
    expect(g.happened('delayedResolved')).toBe(true)
    expect(g.happened('impLost')).toBe(false)
    expect(g.imp('Lost')).toBe(2400)
  })
})
