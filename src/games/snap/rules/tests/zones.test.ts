/** Chapter 3, Zone Reference: what each zone holds, who sees it, and what it lets a card do. */
import { describe, expect, test } from 'vitest'
import { viewFor } from '../engine/view'
import type { CardView, Viewer } from '../model/views'
import { scenario, type Scenario } from '../testing/scenario'
import { counter, evolution, monster, prime, spell } from '../testing/testCards'
import { why } from '../testing/refusals'
import { newMatch, startedMatch } from '../testing/wholeMatch'

const lead = monster('Lead', 2500)
const rival = monster('Rival', 2400)
const giant = monster('Giant', 3900)
const rally = spell('Rally', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
const other = spell('Other', 'SPELL: Your Active Monster gains 600 IMP until end of turn.')
const third = spell('Third', 'SPELL: Your Active Monster gains 700 IMP until end of turn.')

const seen = (cards: readonly CardView[]): readonly (string | null)[] =>
  cards.map((card) => (card.known ? card.definition.name : null))
const seat = (g: Scenario, viewer: Viewer, of: 0 | 1) => viewFor(g.state(), viewer).seats[of]

describe('zones/active-slot', () => {
  test('zones/active-slot: the Active Monster attacks and is attacked, and everyone sees it', () => {
    const g = scenario({ step: 'attack', p1: { active: lead }, p2: { active: rival, bench: [giant] } })
    expect(g.p1.can('attack')).toEqual([{ type: 'attack', seat: 0, target: 0 }])
    for (const viewer of [0, 1, 'table'] as const)
      expect(seat(g, viewer, 1).field[0]?.monster).toMatchObject({ imp: 2400, faceUp: true })
    g.p1.attack()
    expect(g.zoneOf('Rival')).toBe('graveyard')
    expect(g.zoneOf('Giant')).toBe('active')
  })

  test('zones/active-slot: it holds one Monster; another one takes its place only by an exchange', () => {
    const g = newMatch()
    g.p1.place('P1 Lead', 0)
    g.p1.place('P1 Second', 0)
    expect(g.zoneOf('P1 Second')).toBe('active')
    expect(g.zoneOf('P1 Lead')).toBe('lineup')
  })
})

describe('zones/bench', () => {
  test('zones/bench: a Bench Monster neither attacks nor is attacked', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: lead, bench: [giant] },
      p2: { active: rival, bench: [monster('Shy', 2000)] },
    })
    expect(why(g.p1.tries.attack('Shy'))).toEqual(['benchNeedsDisruptor combat/disruptor'])
    g.p1.attack()
    expect(g.events()).toContainEqual(
      expect.objectContaining({ type: 'attackDeclared', attacker: { seat: 0, slot: 0 } }),
    )
    expect(g.events()).toContainEqual(expect.objectContaining({ type: 'compared', attackerImp: 2500 }))
  })

  test('zones/bench: a keyword allows the target that the zone does not', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: monster('Sneak', 2500, '', ['Disruptor']) },
      p2: { active: rival, bench: [monster('Shy', 2000)] },
    })
    g.p1.attack('Shy')
    expect(g.zoneOf('Shy')).toBe('graveyard')
    expect(g.zoneOf('Rival')).toBe('active')
  })

  test('zones/bench: a face-down Monster shows its face to its controller and a back to everyone else', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally], bench: [{ card: giant, faceDown: true }] },
      p2: { active: rival },
    })
    expect(seat(g, 0, 0).field[1]?.monster?.card?.definition.name).toBe('Giant')
    for (const viewer of [1, 'table'] as const) {
      expect(seat(g, viewer, 0).field[1]?.monster).toMatchObject({
        faceUp: false,
        card: null,
        imp: null,
        baseImp: null,
        keywords: [],
        under: [],
      })
      expect(JSON.stringify(viewFor(g.state(), viewer))).not.toContain('Giant')
    }
  })
})

describe('zones/flex-slot', () => {
  test('zones/flex-slot: closed beside a Prime Singular; it is no empty Bench Slot', () => {
    const g = newMatch({ p1: { withPrime: true } })
    expect(why(g.p1.tries.place('P1 Lead', 4))).toContain('flexClosed zones/flex-slot')
    expect(g.p1.tries.place('P1 Lead', 3)).toEqual([])
    expect(seat(g, 0, 0).field[4]).toMatchObject({ kind: 'flex', open: false, monster: null })
  })

  test('zones/flex-slot: open for a lineup without a Prime Singular, whose fifth Monster starts there', () => {
    const g = startedMatch({ p2: { withPrime: true } })
    expect(g.zoneOf('P1 Fifth')).toBe('flex')
    expect(seat(g, 1, 0).field[4]).toMatchObject({ kind: 'flex', open: true })
    expect(seat(g, 0, 1).field[4]).toMatchObject({ kind: 'flex', open: false })
  })

  test('zones/flex-slot: an effect opens it', () => {
    const g = scenario({
      p1: { active: lead, hand: [spell('Widen', 'SPELL: Open your Flex Slot.')] },
      p2: { active: rival },
    })
    expect(seat(g, 0, 0).field[4]?.open).toBe(false)
    g.p1.play('Widen')
    expect(seat(g, 0, 0).field[4]?.open).toBe(true)
    expect(seat(g, 0, 1).field[4]?.open).toBe(false)
  })

  test('zones/flex-slot: it is a Bench-style slot: what names a Bench Monster reaches it, and it can be promoted', () => {
    const strike = spell('Strike', 'SPELL: Defeat target opposing Bench Monster.')
    const g = scenario({ p1: { active: lead, hand: [strike] }, p2: { active: rival, flex: giant } })
    expect(g.p1.tries.play('Strike', 'Giant')).toEqual([])
    expect(why(g.p1.tries.play('Strike', 'Rival'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
    g.p1.pass('attack')
    g.p1.attack()
    g.passWindows()
    expect(g.zoneOf('Rival')).toBe('graveyard')
    expect(g.zoneOf('Giant')).toBe('active')
  })
})

describe('zones/support-deck', () => {
  test('zones/support-deck: its owner sees every card, the others the count', () => {
    const g = scenario({ p1: { active: lead, hand: [rally], deck: [other, third] }, p2: { active: rival } })
    expect([...seen(seat(g, 0, 0).deck)].sort()).toEqual(['Other', 'Third'])
    for (const viewer of [1, 'table'] as const) expect(seen(seat(g, viewer, 0).deck)).toEqual([null, null])
  })

  test('zones/support-deck: a card in it cannot be played', () => {
    const g = scenario({ p1: { active: lead, hand: [rally], deck: [other] }, p2: { active: rival } })
    expect(why(g.p1.tries.play('Other'))).toEqual(['notInHand zones/hand'])
    expect(g.p1.tries.play('Rally')).toEqual([])
  })
})

describe('zones/locked-support-zone', () => {
  test('zones/locked-support-zone: its owner sees identities, the opponent the count', () => {
    const g = scenario({ p1: { active: lead, hand: [rally], locked: [other, third] }, p2: { active: rival } })
    expect(seen(seat(g, 0, 0).locked)).toEqual(['Other', 'Third'])
    for (const viewer of [1, 'table'] as const) expect(seen(seat(g, viewer, 0).locked)).toEqual([null, null])
  })

  test('zones/locked-support-zone: a Locked Support is not playable until it is unlocked', () => {
    const g = scenario({
      round: 3,
      step: 'unlock',
      p1: { active: lead, hand: [rally], locked: [other, third] },
      p2: { active: rival },
    })
    g.p1.unlock('Third')
    expect(g.step()).toBe('spell')
    expect(why(g.p1.tries.play('Other'))).toEqual(['lockedNotPlayable zones/locked-support-zone'])
    expect(g.p1.tries.play('Third')).toEqual([])
  })

  test('zones/locked-support-zone: a locked Counter answers nothing', () => {
    const snuff = counter('Snuff', 'COUNTER: Answer an opposing Spell. Negate it.')
    const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival, hand: [other], locked: [snuff] } })
    g.p1.play('Rally')
    expect(why(g.p2.tries.counter('Snuff'))).toContain('lockedNotPlayable zones/locked-support-zone')
    g.p2.pass()
    expect(g.imp('Lead')).toBe(3000)
  })
})

describe('zones/hand', () => {
  test('zones/hand: private to its owner', () => {
    const g = scenario({ p1: { active: lead, hand: [rally, other] }, p2: { active: rival } })
    expect(seen(seat(g, 0, 0).hand)).toEqual(['Rally', 'Other'])
    for (const viewer of [1, 'table'] as const) expect(seen(seat(g, viewer, 0).hand)).toEqual([null, null])
  })

  test('zones/hand: a Support is played from it, a Monster never comes to it', () => {
    const g = newMatch({ p1: { evolutions: [evolution('P1 Great Lead', 'P1 Lead', 4000)] } })
    expect(g.p1.tries.choose('P1 S1', 'hand')).toEqual([])
    expect(why(g.p1.tries.choose('P1 Lead', 'hand'))).toEqual(['notASupportOfYours setup/opening-support-commitment'])
    expect(why(g.p1.tries.choose('P1 Great Lead', 'hand'))).toEqual([
      'notASupportOfYours setup/opening-support-commitment',
    ])
  })
})

describe('zones/monster-reserve', () => {
  const great = evolution('Great Lead', 'Lead', 4000)
  const lord = prime('Lord', 7000, 'PRIME CONDITION: It is Round 2 or later.')

  test('zones/monster-reserve: private to its owner', () => {
    const g = scenario({ p1: { active: lead, hand: [rally], reserve: [great, lord] }, p2: { active: rival } })
    expect([...seen(seat(g, 0, 0).reserve)].sort()).toEqual(['Great Lead', 'Lord'])
    for (const viewer of [1, 'table'] as const) expect(seen(seat(g, viewer, 0).reserve)).toEqual([null, null])
  })

  test('zones/monster-reserve: it is no second hand; its cards come only by Evolution and Prime entry', () => {
    const g = scenario({ p1: { active: lead, hand: [rally], reserve: [great, lord] }, p2: { active: rival } })
    expect(why(g.p1.tries.play('Great Lead'))).toEqual(['notInHand zones/hand'])
    expect(why(g.p1.tries.play('Lord'))).toEqual(['notInHand zones/hand'])
    g.p1.pass('evolution')
    expect(g.p1.tries.evolve('Great Lead', 'Lead')).toEqual([])
    expect(why(g.p1.tries.evolve('Lord', 'Lead'))).toContain('notAnEvolution prime-evolution/evolution')
  })

  test('zones/monster-reserve: an Evolution that lies elsewhere cannot evolve anybody', () => {
    const g = scenario({
      step: 'evolution',
      p1: { active: lead, graveyard: [great], reserve: [evolution('Greater Lead', 'Lead', 4200)] },
      p2: { active: rival },
    })
    expect(why(g.p1.tries.evolve('Great Lead', 'Lead'))).toContain('notInReserve zones/monster-reserve')
    expect(g.p1.tries.evolve('Greater Lead', 'Lead')).toEqual([])
  })
})

describe('zones/graveyard', () => {
  test('zones/graveyard: public, oldest first', () => {
    const g = scenario({ p1: { active: lead, hand: [other, rally] }, p2: { active: rival } })
    g.p1.play('Rally')
    g.passWindows()
    g.p1.play('Other')
    for (const viewer of [0, 1, 'table'] as const)
      expect(seen(seat(g, viewer, 0).graveyard)).toEqual(['Rally', 'Other'])
  })

  test('zones/graveyard: cards in it do not act', () => {
    const banner = monster('Banner', 2000, 'PASSIVE: Each other allied Monster gains 500 IMP.')
    const g = scenario({
      p1: { active: lead, bench: [banner], hand: [other], graveyard: [rally] },
      p2: { active: rival, hand: [spell('Strike', 'SPELL: Defeat target opposing Bench Monster.')] },
    })
    expect(g.imp('Lead')).toBe(3000)
    expect(why(g.p1.tries.play('Rally'))).toEqual(['notInHand zones/hand'])
    g.p1.pass('end')
    g.p2.play('Strike', 'Banner')
    g.passWindows()
    expect(g.zoneOf('Banner')).toBe('graveyard')
    expect(g.imp('Lead')).toBe(2500)
  })

  test('zones/graveyard: unless an effect refers to them', () => {
    const recall = spell('Recall', 'SPELL: Move target Spell in your Graveyard to your hand.')
    const g = scenario({
      p1: { active: lead, hand: [recall], graveyard: [rally, monster('Fallen', 2000)] },
      p2: { active: rival, graveyard: [other] },
    })
    expect(why(g.p1.tries.play('Recall', 'Other'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
    expect(why(g.p1.tries.play('Recall', 'Fallen'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
    g.p1.play('Recall', 'Rally')
    expect(g.zoneOf('Rally')).toBe('hand')
    expect(g.p1.tries.play('Rally')).toEqual([])
  })
})
