/** Chapter 4, Setup & Initial State: from two decks to the first decision. */
import { describe, expect, test } from 'vitest'
import { createMatch } from '../engine/create'
import { viewFor } from '../engine/view'
import { SNAP_STANDARD } from '../format/format'
import { verifyDeck } from '../format/verifyDeck'
import { scenario, scenarioFrom, type Scenario } from '../testing/scenario'
import type { Position } from '../testing/position'
import { evolution, monster, prime, spell } from '../testing/testCards'
import { why } from '../testing/refusals'
import { layOut, newMatch, startedMatch } from '../testing/wholeMatch'

const lead = monster('Lead', 2500)
const rival = monster('Rival', 2500)
const rally = spell('Rally', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
const chant = spell('Chant', 'SPELL: Your Active Monster gains 600 IMP until end of turn.')
const great = evolution('Great Lead', 'Lead', 4000)
const lord = prime('Lord', 7000, 'PRIME CONDITION: It is Round 1 or later.')

const counts = (g: Scenario, seat: 0 | 1) => {
  const { deck, locked, hand, reserve, lineup } = g.state().sides[seat]
  return { deck: deck.length, locked: locked.length, hand: hand.length, reserve: reserve.length, lineup: lineup.length }
}

describe('setup/deck-verification', () => {
  test('setup/deck-verification: Evolutions and the Prime Singular begin in the Reserve, beside the lineup and the Supports', () => {
    const g = newMatch({ p1: { withPrime: true, evolutions: [evolution('P1 Great Lead', 'P1 Lead', 4000)] } })
    expect(counts(g, 0)).toEqual({ deck: 20, locked: 0, hand: 0, reserve: 2, lineup: 4 })
    expect(g.zoneOf('P1 Prime')).toBe('reserve')
    expect(g.zoneOf('P1 Great Lead')).toBe('reserve')
    expect(counts(g, 1)).toEqual({ deck: 20, locked: 0, hand: 0, reserve: 0, lineup: 5 })
    expect(g.step()).toBe('setup')
  })
})

describe('setup/deck-verification, before a match', () => {
  const monsters = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => monster(`Monster ${name}`, 2500))
  const supports = Array.from({ length: 22 }, (_, index) =>
    spell(`Spell ${index}`, 'SPELL: Your Active Monster recovers 500 IMP.'),
  )
  const others = [
    lord,
    prime('Duke', 7000, 'PRIME CONDITION: It is Round 2 or later.'),
    evolution('Great A', 'Monster A', 4000),
    great,
  ]
  const find = (name: string) => [...monsters, ...supports, ...others].find((card) => card.name === name)
  const names = (cards: readonly { readonly name: string }[], count: number) =>
    cards.slice(0, count).map((card) => card.name)
  const verify = (lineup: readonly string[], spells: readonly string[], evolutions: readonly string[] = []) => {
    const verified = verifyDeck({ name: 'Deck', cards: [...lineup, ...spells], evolutions }, find, SNAP_STANDARD)
    return verified.ok ? verified.deck : verified.faults.map((fault) => `${fault.code} ${fault.rule}`)
  }

  test('setup/deck-verification: a legal deck is what a match starts with', () => {
    const deck = verify([...names(monsters, 4), 'Lord'], names(supports, 20), ['Great A'])
    expect(deck).toMatchObject({ lineup: { length: 5 }, supports: { length: 20 }, evolutions: { length: 1 } })
    if (!('lineup' in deck)) throw new Error('refused')
    const g = scenarioFrom(
      createMatch({
        format: SNAP_STANDARD,
        players: [
          { name: 'One', deck },
          { name: 'Two', deck },
        ],
      }),
    )
    expect(counts(g, 0)).toEqual({ deck: 20, locked: 0, hand: 0, reserve: 2, lineup: 4 })
    expect(g.asked()).toEqual({ seat: 0, kind: 'setup' })
  })

  test('setup/deck-verification: each limit that is broken is named', () => {
    expect(verify(names(monsters, 5), names(supports, 19))).toEqual([
      'deckSize setup/deck-verification',
      'supportCount setup/deck-verification',
    ])
    expect(verify(names(monsters, 6), names(supports, 19))).toContain('lineupSize prime-evolution/prime-singular')
    expect(verify(names(monsters, 5), [...names(supports, 19), 'Spell 0'])).toEqual([
      'duplicate setup/deck-verification',
    ])
    expect(verify([...names(monsters, 3), 'Lord', 'Duke'], names(supports, 20))).toEqual([
      'primeLimit setup/deck-verification',
    ])
    expect(verify(names(monsters, 5), names(supports, 20), ['Great Lead'])).toEqual([
      'evolutionWithoutMonster prime-evolution/evolution',
    ])
    expect(verify([...names(monsters, 4), 'Great A'], names(supports, 20))).toContain(
      'evolutionInDeck prime-evolution/evolution',
    )
  })
})

describe('setup/starting-information', () => {
  test('setup/starting-information: counts are public, identities are their owner’s', () => {
    const g = startedMatch({ p1: { withPrime: true } })
    const seen = viewFor(g.state(), 1).seats[0]
    expect([seen.hand.length, seen.locked.length, seen.deck.length, seen.reserve.length]).toEqual([3, 3, 14, 1])
    for (const zone of [seen.hand, seen.locked, seen.deck, seen.reserve])
      for (const card of zone) expect(card.known).toBe(false)
    expect(seen.field.filter((slot) => slot.monster !== null && slot.slot > 0)).toHaveLength(3)
    for (const slot of seen.field.slice(1)) if (slot.monster) expect(slot.monster.card).toBeNull()
  })

  test('setup/starting-information: a player reads the whole own deck and where each card is', () => {
    const g = startedMatch({ p1: { withPrime: true } })
    const own = viewFor(g.state(), 0).seats[0]
    const names = [...own.hand, ...own.locked, ...own.deck, ...own.reserve].map((card) =>
      card.known ? card.definition.name : '?',
    )
    const monsters = own.field.flatMap((slot) => (slot.monster?.card ? [slot.monster.card.definition.name] : []))
    expect(names).not.toContain('?')
    expect([...names, ...monsters]).toHaveLength(25)
  })
})

describe('setup/opening-support-commitment', () => {
  test('setup/opening-support-commitment: the starting hand is chosen, not drawn, and then exactly three more Supports are locked', () => {
    const g = newMatch()
    const p1 = layOut(g, 0)
    expect(why(p1.tries.choose('P1 S7', 'hand'))).toEqual(['handChosen setup/opening-support-commitment'])
    expect(why(p1.tries.choose('P1 S7', 'locked'))).toEqual(['lockChosen support-access/opening-lock-in'])
    p1.choose('P1 S4', 'deck')
    expect(why(p1.tries.confirm())).toEqual(['setupIncomplete support-access/opening-lock-in'])
    p1.choose('P1 S20', 'locked')
    p1.choose('P1 S1', 'deck')
    expect(why(p1.tries.confirm())).toEqual(['setupIncomplete setup/opening-support-commitment'])
    p1.choose('P1 S4', 'hand')
    p1.confirm()
    expect(['P1 S2', 'P1 S3', 'P1 S4'].map(g.zoneOf)).toEqual(['hand', 'hand', 'hand'])
    expect(['P1 S5', 'P1 S6', 'P1 S20'].map(g.zoneOf)).toEqual(['locked', 'locked', 'locked'])
  })

  test('setup/opening-support-commitment: both players have committed before Player 1’s first turn', () => {
    const g = newMatch()
    expect(g.asked()).toEqual({ seat: 0, kind: 'setup' })
    expect(why(g.p2.tries.confirm())).toEqual(['notYourDecision timing/priority-shorthand'])
    layOut(g, 0).confirm()
    expect(g.asked()).toEqual({ seat: 1, kind: 'setup' })
    expect(g.happened('turnBegan')).toBe(false)
    layOut(g, 1).confirm()
    expect(g.events()).toContainEqual({ type: 'turnBegan', seat: 0, round: 1 })
    expect(g.asked()).toEqual({ seat: 0, kind: 'step' })
    expect(counts(g, 0)).toEqual({ deck: 14, locked: 3, hand: 3, reserve: 0, lineup: 0 })
  })
})

describe('setup/first-turn-balance', () => {
  test('setup/first-turn-balance: Player 1 skips the first Unlock Step, Player 2 unlocks one of free choice', () => {
    const g = startedMatch()
    expect(g.state().sides[0].locked).toHaveLength(3)
    expect(g.events()).toContainEqual(
      expect.objectContaining({ type: 'skipped', seat: 0, what: 'first Unlock not yet' }),
    )
    expect(why(g.p1.tries.unlock('P1 S4'))).toContain('firstRound rulings/player-1-first-turn-unlock')
    g.p1.pass('end')
    expect(g.asked()).toEqual({ seat: 1, kind: 'unlock' })
    expect(g.p2.can('unlock')).toHaveLength(3)
    g.p2.unlock('P2 S5')
    expect(['P2 S4', 'P2 S5', 'P2 S6'].map(g.zoneOf)).toEqual(['locked', 'hand', 'locked'])
    expect(g.round()).toBe(1)
  })
})

describe('setup/bench-placement', () => {
  test('setup/bench-placement: the whole lineup is placed, face-down, before the setup is confirmed', () => {
    const g = newMatch()
    const p1 = layOut(g, 0)
    p1.place('P1 Second', 0)
    expect(['P1 Lead', 'P1 Second'].map(g.zoneOf)).toEqual(['bench', 'active'])
    p1.confirm()
    for (const name of ['P1 Lead', 'P1 Second', 'P1 Third', 'P1 Fourth', 'P1 Fifth'])
      expect(g.isFaceUp(name)).toBe(false)
    layOut(g, 1)
  })

  test('setup/bench-placement: a lineup with an empty open slot is not confirmed', () => {
    const g = newMatch()
    for (const card of ['P1 S1', 'P1 S2', 'P1 S3']) g.p1.choose(card, 'hand')
    for (const card of ['P1 S4', 'P1 S5', 'P1 S6']) g.p1.choose(card, 'locked')
    ;['P1 Lead', 'P1 Second', 'P1 Third', 'P1 Fourth'].forEach((name, slot) => g.p1.place(name, slot))
    expect(why(g.p1.tries.confirm())).toEqual(['setupIncomplete setup/bench-placement'])
    g.p1.place('P1 Fifth', 4)
    expect(g.p1.tries.confirm()).toEqual([])
  })

  test('setup/bench-placement: in a format with more slots than Monsters it is still the Active Slot that is filled', () => {
    const g = newMatch({ format: { benchSlots: 5 } })
    for (const card of ['P1 S1', 'P1 S2', 'P1 S3']) g.p1.choose(card, 'hand')
    for (const card of ['P1 S4', 'P1 S5', 'P1 S6']) g.p1.choose(card, 'locked')
    ;['P1 Lead', 'P1 Second', 'P1 Third', 'P1 Fourth', 'P1 Fifth'].forEach((name, index) => g.p1.place(name, index + 1))
    expect(why(g.p1.tries.confirm())).toEqual(['setupIncomplete setup/bench-placement'])
    g.p1.place('P1 Lead', 0)
    expect(g.p1.tries.confirm()).toEqual([])
  })

  test('setup/bench-placement: the Flex Slot is not available because it is drawn', () => {
    const g = newMatch({ p1: { withPrime: true } })
    g.p1.place('P1 Lead', 0)
    expect(why(g.p1.tries.place('P1 Lead', 4))).toEqual(['flexClosed zones/flex-slot'])
    expect(why(g.p1.tries.place('P1 Lead', 5))).not.toEqual([])
    for (const [slot, name] of ['P1 Lead', 'P1 Second', 'P1 Third', 'P1 Fourth'].entries())
      if (slot > 0) g.p1.place(name, slot)
    for (const card of ['P1 S1', 'P1 S2', 'P1 S3']) g.p1.choose(card, 'hand')
    for (const card of ['P1 S4', 'P1 S5', 'P1 S6']) g.p1.choose(card, 'locked')
    expect(g.p1.tries.confirm()).toEqual([])
  })
})

describe('setup/first-round-restrictions', () => {
  const position: Position = {
    p1: { active: lead, bench: [monster('Mover', 2400, '', ['Swap'])], hand: [rally, chant], reserve: [great, lord] },
    p2: { active: rival, hand: [spell('Reply', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')] },
  }

  test('setup/first-round-restrictions: nobody attacks, evolves or enters a Prime in Round 1', () => {
    for (const turn of [0, 1] as const) {
      const { p1, p2 } = position
      const g = scenario({ round: 1, turn, step: 'spell', p1: turn === 0 ? p1 : p2, p2: turn === 0 ? p2 : p1 })
      const player = turn === 0 ? g.p1 : g.p2
      expect(why(player.tries.attack())).toContain('firstRound setup/first-round-restrictions')
      expect(why(player.tries.evolve('Great Lead', 'Lead'))).toContain('firstRound setup/first-round-restrictions')
      expect(why(player.tries.enter('Lord', 'Lead'))).toContain('firstRound setup/first-round-restrictions')
      player.pass('evolution')
      expect(g.step()).toBe('swap')
    }
  })

  test('setup/first-round-restrictions: all of it is allowed in Round 2', () => {
    for (const [step, can] of [
      ['evolution', 'evolve'],
      ['prime', 'enter'],
      ['attack', 'attack'],
    ] as const) {
      const g = scenario({ ...position, round: 2, step })
      expect(g.step()).toBe(step)
      expect(g.p1.options()).toContain(can)
    }
  })

  test('setup/first-round-restrictions: one Spell a player in Round 1, any number later', () => {
    const first = scenario({ ...position, round: 1 })
    first.p1.play('Rally')
    first.passWindows()
    expect(first.step()).toBe('swap')
    expect(why(first.p1.tries.play('Chant'))).toContain('firstRoundSpell setup/first-round-restrictions')
    first.p1.pass('end')
    expect(first.p2.tries.play('Reply')).toEqual([])

    const second = scenario({ ...position, round: 2 })
    second.p1.play('Rally')
    second.passWindows()
    expect(second.p1.tries.play('Chant')).toEqual([])
  })
})

describe('setup/illegal-setup', () => {
  test('setup/illegal-setup: an incomplete setup is told, and can be corrected until it is confirmed', () => {
    const g = newMatch()
    expect(why(g.p1.tries.confirm())).toEqual([
      'setupIncomplete setup/bench-placement',
      'setupIncomplete setup/opening-support-commitment',
      'setupIncomplete support-access/opening-lock-in',
    ])
    const p1 = layOut(g, 0)
    p1.choose('P1 S1', 'deck')
    p1.choose('P1 S9', 'hand')
    p1.place('P1 Fifth', 0)
    p1.confirm()
    expect(g.zoneOf('P1 S9')).toBe('hand')
    expect(g.zoneOf('P1 Fifth')).toBe('active')
  })

  test('setup/illegal-setup: a confirmed setup stays', () => {
    const g = newMatch()
    layOut(g, 0).confirm()
    expect(g.p1.tries.place('P1 Second', 0)).not.toEqual([])
    expect(g.p1.tries.choose('P1 S1', 'deck')).not.toEqual([])
    layOut(g, 1).confirm()
    expect(why(g.p1.tries.place('P1 Second', 0))).toEqual(['decisionIsAnother timing/timing-window'])
    expect(why(g.p1.tries.choose('P1 S1', 'deck'))).toEqual(['decisionIsAnother timing/timing-window'])
  })
})
