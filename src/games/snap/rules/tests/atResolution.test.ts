/** What has changed between the declaration of an action and its resolution counts (`game-state/effect`). */
import { describe, expect, test } from 'vitest'
import { counter, evolution, monster, prime, spell } from '../testing/testCards'
import { scenario, type Scenario } from '../testing/scenario'

const plain = monster('Plain', 2500, '', ['Swap'])
const spare = monster('Spare', 2200)
const rival = monster('Rival', 2600)
const idle = spell('Idle', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
const impossible = (g: Scenario): void =>
  expect(g.events()).toContainEqual(expect.objectContaining({ type: 'originResolved', outcome: 'no legal target' }))

describe('game-state/effect', () => {
  test('prime-evolution/prime-singular: a Prime does not enter when its condition fails at the entry', () => {
    const king = prime('King', 7000, 'PRIME CONDITION: You control 2 or more Monsters.')
    const ambush = counter('Ambush', 'COUNTER: Answer an opposing Prime entry. Defeat target opposing Bench Monster.')
    const g = scenario({
      step: 'prime',
      p1: { active: plain, bench: [spare], reserve: [king] },
      p2: { active: rival, hand: [ambush] },
    })
    g.p1.enter('King', 'Plain')
    g.p2.counter('Ambush', { on: ['Spare'] })
    impossible(g)
    expect([g.zoneOf('King'), g.zoneOf('Plain')]).toEqual(['reserve', 'active'])
  })

  test('prime-evolution/evolution: a Monster that may not evolve any more does not', () => {
    const bind = counter(
      'Bind',
      'COUNTER: Answer an opposing Evolution. Target opposing Monster cannot evolve until end of turn.',
    )
    const g = scenario({
      step: 'evolution',
      p1: { active: plain, reserve: [evolution('Bloom', 'Plain', 3600)] },
      p2: { active: rival, hand: [bind] },
    })
    g.p1.evolve('Bloom', 'Plain')
    g.p2.counter('Bind', { on: ['Plain'] })
    impossible(g)
    expect(g.zoneOf('Bloom')).toBe('reserve')
  })

  test('keywords/swap: neither of the two may be barred when the Swap is done', () => {
    const bind = counter(
      'Bind',
      'COUNTER: Answer an opposing Swap. Target opposing Monster cannot swap until end of turn.',
    )
    for (const barred of ['Plain', 'Spare']) {
      const g = scenario({ step: 'swap', p1: { active: plain, bench: [spare] }, p2: { active: rival, hand: [bind] } })
      g.p1.swap('Spare')
      g.p2.counter('Bind', { on: [barred] })
      impossible(g)
      expect(g.zoneOf('Plain')).toBe('active')
    }
  })

  test('support-access/unlock-step: a Support that left Locked Support meanwhile is not unlocked', () => {
    const rob = counter(
      'Rob',
      'COUNTER: Answer an opposing unlock. Your opponent moves 1 of their Locked Supports to their Graveyard.',
    )
    const g = scenario({ step: 'unlock', p1: { active: plain, locked: [idle] }, p2: { active: rival, hand: [rob] } })
    g.p2.counter('Rob')
    impossible(g)
    expect(g.zoneOf('Idle')).toBe('graveyard')
  })

  test('chains/illegal-target-at-resolution: a delayed move finds only what still lies in the Graveyard', () => {
    const later = spell(
      'Later',
      'SPELL: At the end of this turn, move target Spell in your Graveyard to your Support Deck.',
    )
    const now = spell('Now', 'SPELL: Move target Spell in your Graveyard to your hand.')
    const g = scenario({ p1: { active: plain, hand: [later, now], graveyard: [idle] }, p2: { active: rival } })
    g.p1.play('Later', 'Idle')
    g.passWindows()
    g.p1.play('Now', 'Idle')
    g.passWindows()
    g.p1.pass('end')
    expect(g.zoneOf('Idle')).toBe('hand')
  })
})

describe('replacement effects', () => {
  const instead = (name: string, text: string, would = 'be defeated') =>
    monster(name, 2000, `PASSIVE: If this Monster would ${would}, instead ${text}.`)
  const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')

  test('combat/defeat-timing: one does not stand in for a defeat that comes of itself', () => {
    const g = scenario({
      p1: { active: plain, hand: [fall] },
      p2: { active: instead('Loop', 'defeat this Monster'), bench: [spare] },
    })
    g.p1.play('Fall', 'Loop')
    expect(g.zoneOf('Loop')).toBe('graveyard')
  })

  test('combat/defeat-timing: two that pass a defeat to each other come to an end', () => {
    const text = 'defeat the opposing Active Monster'
    const g = scenario({
      step: 'attack',
      p1: {
        active: monster('Ann', 3000, `PASSIVE: If this Monster would be defeated, instead ${text}.`),
        bench: [spare],
      },
      p2: { active: instead('Ben', text), bench: [rival] },
    })
    g.p1.attack()
    // Ben's defeat becomes Ann's, hers becomes Ben's, and for that nothing stands in any more.
    expect([g.zoneOf('Ann'), g.zoneOf('Ben')]).toEqual(['active', 'graveyard'])
  })

  test('combat/overdrive: a defeat by what stands in for the defeat in combat gives none', () => {
    const racer = monster('Racer', 3000, '', ['Overdrive'])
    const g = scenario({
      step: 'attack',
      p1: { active: racer },
      p2: { active: instead('Ash', 'defeat this Monster', 'be defeated in combat'), bench: [spare] },
    })
    g.p1.attack()
    expect(g.zoneOf('Ash')).toBe('graveyard')
    expect(g.happened('overdriveGained')).toBe(false)
  })
})

describe('text that reads the table', () => {
  test('card-text/digital-readability: “each” means all of them, and of nobody nothing is true', () => {
    const probe = spell(
      'Probe',
      'SPELL: If each opposing Bench Monster’s IMP is 2200 or less, your Active Monster gains 500 IMP until end of turn.',
    )
    const imp = (bench: readonly number[]) => {
      const g = scenario({
        p1: { active: plain, hand: [probe] },
        p2: { active: rival, bench: bench.map((value, index) => monster(`Bench ${index}`, value)) },
      })
      g.p1.play('Probe')
      return g.imp('Plain')
    }
    expect([imp([2000, 2200]), imp([2000, 2300]), imp([])]).toEqual([3000, 2500, 2500])
  })

  test('prime-evolution/evolution-stack: a stack in the Graveyard is one Monster', () => {
    const banner = monster(
      'Banner',
      2000,
      'PASSIVE: While 2 or more Monsters are in your Graveyard, this Monster gains 500 IMP.',
    )
    const imp = (graveyard: readonly (typeof plain)[]) =>
      scenario({ p1: { active: banner, graveyard, hand: [idle] }, p2: { active: rival } }).imp('Banner')
    expect([imp([plain, evolution('Bloom', 'Plain', 3600)]), imp([plain, spare])]).toEqual([2000, 2500])
  })

  test('prime-evolution/evolution: the kind of quotes and capitals make no other name', () => {
    const warden = monster("Warden's Oath", 2500)
    const g = scenario({
      step: 'evolution',
      p1: { active: warden, reserve: [evolution('Bloom', 'warden’s oath', 3600)] },
      p2: { active: rival },
    })
    g.p1.evolve('Bloom', "Warden's Oath")
    expect(g.imp('Bloom')).toBe(3600)
  })
})

describe('chains/chain-creation', () => {
  test('chains/chain-creation: where a Counter may exceed the Chain cap, a full Chain asks whoever could hold it', () => {
    const boost = (name: string) =>
      counter(name, 'COUNTER: Answer an opposing Spell. Your Active Monster gains 500 IMP until end of turn.')
    const over = counter(
      'Over',
      'COUNTER: Answer an opposing Spell. This Counter may exceed the Chain cap. Your Active Monster gains 500 IMP until end of turn.',
    )
    const asked = (held: typeof over, other: typeof over) => {
      const g = scenario({
        format: { chainCap: 1 },
        p1: { active: plain, hand: [idle], deck: [other] },
        p2: { active: rival, hand: [boost('One'), held] },
      })
      g.p1.play('Idle')
      g.p2.counter('One')
      return g.asked()
    }
    expect(asked(boost('Two'), over)).toEqual(asked(over, boost('Two')))
    expect(asked(boost('Two'), boost('Three'))).toEqual({ seat: 0, kind: 'step' })
  })
})

describe('support-access/unlock-step', () => {
  test('support-access/unlock-step: with a hand limit nothing is unlocked or moved into a full hand', () => {
    const full = (text: string) => {
      const g = scenario({
        format: { handLimit: 1 },
        p1: {
          active: plain,
          hand: [spell('Ask', text), idle],
          locked: [spell('Locked', 'SPELL: Open your Flex Slot.')],
          graveyard: [spell('Old', 'SPELL: Open your Flex Slot.')],
        },
        p2: { active: rival },
      })
      g.p1.play('Ask', ...(text.includes('target') ? ['Old'] : []))
      g.passWindows()
      return g.state().sides[0].hand.length
    }
    expect(full('SPELL: Unlock 1 of your Locked Supports.')).toBe(1)
    expect(full('SPELL: Move target Spell in your Graveyard to your hand.')).toBe(1)
  })
})
