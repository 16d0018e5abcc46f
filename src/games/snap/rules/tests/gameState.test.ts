/** Chapter 2, Rule Objects & Game State: what players, cards, effects and actions are. */
import { hashOf } from '@/kernel/hash'
import { describe, expect, test } from 'vitest'
import { apply } from '../engine/apply'
import { decisionOf } from '../engine/decision'
import { check, legalActions } from '../engine/legal'
import { viewEvents, viewFor } from '../engine/view'
import { definitionOf } from '../engine/field'
import type { CardDefinition } from '../model/cards'
import type { GameState } from '../model/state'
import { scenario } from '../testing/scenario'
import { stateAt, type Position } from '../testing/position'
import { counter, evolution, monster, spell, testCard } from '../testing/testCards'
import { why } from '../testing/refusals'
import { layOut, newMatch, startedMatch } from '../testing/wholeMatch'

const lead = monster('Lead', 2500)
const rival = monster('Rival', 2500)
const reserve = monster('Second', 2200)
const rally = spell('Rally', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
const strike = spell('Strike', 'SPELL: Defeat target opposing Bench Monster.')
const snuff = counter('Snuff', 'COUNTER: Answer an opposing Spell. Negate it.')
const vanish = counter('Vanish', 'COUNTER: Answer an opposing Spell. Defeat target allied Bench Monster.')

/** Everything that a seat is shown: its view, the log so far, and, when it decides, its options. */
function shown(state: GameState, seat: 0 | 1): string {
  const decides = decisionOf(state)?.seat === seat
  return JSON.stringify([viewFor(state, seat), decides ? legalActions(state) : null])
}

describe('game-state/player', () => {
  const hidden = (first: string, second: string, third: string, fourth: string): Position => ({
    p1: { active: lead, hand: [rally] },
    p2: {
      active: rival,
      bench: [{ card: monster(first === 'A' ? 'Mist' : 'Fog', 2400), faceDown: true }],
      hand: [spell(first, 'SPELL: Your Active Monster gains 500 IMP until end of turn.')],
      locked: [counter(second, 'COUNTER: Answer an opposing Spell. Negate it.')],
      deck: [spell(third, 'SPELL: Your Active Monster gains 600 IMP until end of turn.')],
      reserve: [evolution(fourth, 'Rival', 4000)],
    },
  })

  test('game-state/player: exchanging the hidden cards of one player changes nothing that the other is shown', () => {
    const one = stateAt(hidden('A', 'B', 'C', 'D'))
    const other = stateAt(hidden('C', 'A', 'B', 'E'))
    expect(shown(other, 0)).toBe(shown(one, 0))
    expect(shown(other, 1)).not.toBe(shown(one, 1))
  })

  test('game-state/player: a window is offered to whoever holds cards, whatever they are', () => {
    const window = (card: typeof rally) => {
      const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival, hand: [card] } })
      g.p1.play('Rally')
      expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
      return shown(g.state(), 0)
    }
    expect(window(spell('Other', 'SPELL: Your Active Monster gains 500 IMP until end of turn.'))).toBe(window(snuff))
  })

  test('game-state/player: a face-down Monster’s class and IMP are no answer to what a text asks for', () => {
    const offered = (text: string, hidden: CardDefinition) => {
      const g = scenario({
        p1: { active: lead, hand: [spell('Probe', text)] },
        p2: { active: rival, bench: [{ card: hidden, faceDown: true }] },
      })
      return shown(g.state(), 0)
    }
    const coreon = testCard('Hidden', { cardClass: 'Coreon', imp: 2000 })
    const obscura = testCard('Hidden', { cardClass: 'Obscura', imp: 3000 })
    for (const text of [
      'SPELL: Reveal target opposing Coreon Monster.',
      'SPELL: Target opposing Monster with 2500 IMP or less loses 500 IMP.',
      'SPELL: Play only if your opponent controls 1 or more Coreon Monsters. Your Active Monster gains 500 IMP until end of turn.',
      'SPELL: Play only if each opposing Monster’s IMP is 3500 or less. Your Active Monster gains 500 IMP until end of turn.',
      'SPELL: Target opposing face-down Monster loses 500 IMP. If its IMP is 2000 or less, your Active Monster gains 500 IMP until end of turn.',
    ])
      expect(offered(text, coreon), text).toBe(offered(text, obscura))
    const asked = (hidden: CardDefinition) => {
      const probe =
        'SPELL: Target opposing face-down Monster loses 500 IMP. If its IMP is 2000 or less, your Active Monster gains 500 IMP until end of turn.'
      const g = scenario({
        p1: { active: lead, hand: [spell('Probe', probe)] },
        p2: { active: rival, bench: [{ card: hidden, faceDown: true }] },
      })
      g.p1.play('Probe', 'Hidden')
      return g.imp('Lead')
    }
    expect(asked(coreon)).toBe(asked(obscura))
    const all = scenario({
      p1: { active: lead, hand: [spell('Probe', 'SPELL: Reveal target opposing face-down Monster.')] },
      p2: { active: rival, bench: [{ card: coreon, faceDown: true }] },
    })
    all.p1.play('Probe', 'Hidden')
    expect(all.isFaceUp('Hidden')).toBe(true)
  })

  test('game-state/player: what a Lock-in is about stays hidden while a Counter Window waits', () => {
    const halt = counter('Halt', 'COUNTER: Answer an opposing Lock-in. Negate it.')
    const g = scenario({
      round: 4,
      step: 'lockIn',
      p1: { active: lead, deck: [rally, strike] },
      p2: { active: rival, hand: [halt] },
    })
    g.p1.lockIn('Strike')
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    expect(viewFor(g.state(), 1).chain).toMatchObject({ kind: 'Lock-in', card: null })
    expect(JSON.stringify([viewFor(g.state(), 1), viewEvents(g.events(), 1)])).not.toContain('Strike')
    const id = g.state().match.cards.findIndex((card) => card.name === 'Strike')
    expect(JSON.stringify(viewEvents(g.events(), 1))).not.toContain(`"card":${id}`)
    expect(JSON.stringify(viewEvents(g.events(), 0))).toContain(`"card":${id}`)
  })

  test('game-state/player: nobody at the table sees a private card', () => {
    const g = startedMatch()
    const table = viewFor(g.state(), 'table')
    for (const seat of table.seats) {
      for (const card of [...seat.hand, ...seat.locked, ...seat.deck, ...seat.reserve]) expect(card.known).toBe(false)
    }
    expect(JSON.stringify(table)).not.toContain('S4')
  })

  test('game-state/player: what the setup did is told to its player alone', () => {
    const g = newMatch()
    layOut(g, 0).confirm()
    expect(JSON.stringify(viewFor(g.state(), 1))).not.toMatch(/P1 (S\d|Lead|Second|Third|Fourth|Fifth)/)
    expect(JSON.stringify(viewFor(g.state(), 0))).toContain('P1 S4')
    const private_ = viewEvents(g.events(), 1).filter((event) => event.type === 'chosen' || event.type === 'placed')
    expect(private_.length).toBeGreaterThan(0)
    for (const event of private_) expect(event).toMatchObject({ card: null })
  })
})

describe('game-state/card', () => {
  test('game-state/card: an instance keeps its id for its whole life, and is a new object in a new zone', () => {
    const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival } })
    const before = g.state()
    const id = before.sides[0].hand[0]!
    g.p1.play('Rally')
    expect(g.zoneOf('Rally')).toBe('graveyard')
    expect(g.state().sides[0].graveyard).toEqual([id])
    expect(g.state().objects[id]).not.toBe(before.objects[id])
  })

  test('game-state/card: the card type decides what a card can do', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally, snuff], reserve: [evolution('Great Lead', 'Lead', 4000)] },
      p2: { active: rival, hand: [strike, snuff] },
    })
    expect(why(g.p1.tries.play('Snuff'))).toContain('notASpell turn-procedure/spell-phase')
    expect(why(g.p1.tries.play('Great Lead'))).toContain('notInHand zones/hand')
    g.p1.play('Rally')
    expect(why(g.p2.tries.counter('Strike'))).toContain('notACounter chains/chain-creation')
    expect(g.p2.tries.counter('Snuff')).toEqual([])
    g.passWindows()
    expect(g.step()).toBe('evolution')
    expect(g.p1.tries.evolve('Great Lead', 'Lead')).toEqual([])
  })
})

describe('game-state/monster', () => {
  test('game-state/monster: only a lineup Monster takes a slot', () => {
    const g = newMatch({ p1: { withPrime: true, evolutions: [evolution('P1 Great Lead', 'P1 Lead', 4000)] } })
    expect(g.p1.tries.place('P1 Lead', 0)).toEqual([])
    expect(why(g.p1.tries.place('P1 S1', 0))).toContain('notInLineup setup/bench-placement')
    expect(why(g.p1.tries.place('P1 Great Lead', 0))).toContain('notInLineup setup/bench-placement')
    expect(why(g.p1.tries.place('P1 Prime', 0))).toContain('notInLineup setup/bench-placement')
    expect(g.zoneOf('P1 Prime')).toBe('reserve')
  })
})

describe('game-state/support-card', () => {
  test('game-state/support-card: the same choices give the same Supports, byte for byte', () => {
    const [one, other] = [startedMatch(), startedMatch()]
    expect(hashOf(other.state())).toBe(hashOf(one.state()))
    one.p1.play('P1 S1')
    expect(hashOf(other.state())).not.toBe(hashOf(one.state()))
    one.passWindows()
    other.p1.play('P1 S1')
    other.passWindows()
    expect(other.asked()).toEqual(one.asked())
    expect(hashOf(other.state())).toBe(hashOf(one.state()))
  })
})

describe('game-state/effect', () => {
  const position: Position = {
    p1: { active: lead, hand: [strike] },
    p2: { active: rival, bench: [reserve, monster('Third', 2300)], hand: [vanish] },
  }

  test('game-state/effect: does what it says while its target is legal', () => {
    const g = scenario(position)
    g.p1.play('Strike', 'Second')
    g.passWindows()
    expect(g.zoneOf('Second')).toBe('graveyard')
    expect(g.zoneOf('Third')).toBe('bench')
  })

  test('game-state/effect: does nothing once its only target is gone, and takes no other', () => {
    const g = scenario(position)
    g.p1.play('Strike', 'Second')
    g.p2.counter('Vanish', { on: ['Second'] })
    g.passWindows()
    expect(g.zoneOf('Second')).toBe('graveyard')
    expect(g.zoneOf('Third')).toBe('bench')
    expect(g.events()).toContainEqual({ type: 'originResolved', outcome: 'no legal target' })
    expect(g.zoneOf('Strike')).toBe('graveyard')
  })
})

describe('game-state/legal-action', () => {
  const position: Position = {
    p1: {
      active: lead,
      bench: [monster('Sidekick', 2000)],
      hand: [rally, strike],
      locked: [spell('Kept', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')],
    },
    p2: { active: rival, bench: [reserve] },
  }

  test('game-state/legal-action: step, card type, zone and target must all allow it, and each says so', () => {
    const g = scenario(position)
    expect(why(g.p1.tries.attack())).toEqual(['wrongStep turn-procedure/attack-phase'])
    expect(why(g.p2.tries.attack())).toContain('notYourDecision timing/priority-shorthand')
    expect(why(g.p1.tries.play('Kept'))).toEqual(['lockedNotPlayable zones/locked-support-zone'])
    expect(why(g.p1.tries.play('Strike', 'Rival'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
    expect(why(g.p1.tries.play('Strike'))).toEqual(['targetCount card-text/targets-before-resolution'])
    expect(g.p1.tries.play('Strike', 'Second')).toEqual([])
  })

  test('game-state/legal-action: all reasons are told at once', () => {
    const g = scenario({ ...position, round: 1 })
    expect(why(g.p1.tries.attack('Second'))).toEqual([
      'wrongStep turn-procedure/attack-phase',
      'firstRound setup/first-round-restrictions',
      'benchNeedsDisruptor combat/disruptor',
    ])
  })

  test('game-state/legal-action: a refused action changes nothing; an offered one is never refused', () => {
    const g = scenario(position)
    const state = g.state()
    const hash = hashOf(state)
    const done = apply(state, { type: 'attack', seat: 0, target: 0 as never })
    expect(done.ok).toBe(false)
    expect(done.state).toBe(state)
    expect(hashOf(state)).toBe(hash)
    for (const action of legalActions(state)) {
      expect(check(state, action)).toEqual([])
      expect(apply(state, action).ok).toBe(true)
    }
    expect(hashOf(state)).toBe(hash)
  })

  test('game-state/legal-action: an action that names nothing of this match is refused, not thrown', () => {
    const { state } = { state: scenario(position).state() }
    expect(why(check(state, { type: 'play', seat: 0, card: 999 as never, targets: [] }))).toEqual([
      'unknownCard game-state/legal-action',
    ])
    expect(check(state, { type: 'swap', seat: 0, slot: 17 as never })).not.toEqual([])
    expect(check(state, { type: 'attack', seat: 0, target: -1 as never })).not.toEqual([])
  })
})

describe('game-state/game-state', () => {
  test('game-state/game-state: everything, an open Chain too, is one JSON value that goes on the same from a copy', () => {
    const g = scenario({ p1: { active: lead, hand: [strike] }, p2: { active: rival, bench: [reserve], hand: [snuff] } })
    g.p1.play('Strike', 'Second')
    const copy = JSON.parse(JSON.stringify(g.state())) as GameState
    expect(hashOf(copy)).toBe(hashOf(g.state()))
    const answer = legalActions(copy).find((action) => action.type === 'counter')!
    const done = apply(copy, answer)
    g.p2.counter('Snuff')
    expect(done.ok && hashOf(done.state)).toBe(hashOf(g.state()))
    expect(definitionOf(g.state(), g.state().sides[0].graveyard[0]!).name).toBe('Strike')
  })
})

test('game-state/player: even a tree that no text may say asks a face-down Monster nothing about its face', () => {
  const peek = (cardClass: 'Coreon' | 'Obscura') => ({
    ...spell('Peek', 'SPELL: Reveal target opposing face-down Monster.'),
    abilities: [
      {
        kind: 'spell' as const,
        condition: null,
        targets: [
          {
            kind: 'monster' as const,
            filter: {
              side: 'opposing' as const,
              place: 'field' as const,
              cardClass,
              keyword: null,
              other: false,
              faceDown: true,
              maxImp: null,
            },
          },
        ],
        body: [{ verb: 'reveal' as const, who: { ref: 'target' as const, index: 0 } }],
      },
    ],
  })
  const hidden = testCard('Hidden', { cardClass: 'Coreon' })
  for (const cardClass of ['Coreon', 'Obscura'] as const) {
    const g = scenario({
      p1: { active: monster('Eye', 2500), hand: [peek(cardClass)] },
      p2: { active: monster('Wall', 2500), bench: [{ card: hidden, faceDown: true }] },
    })
    expect(g.p1.can('play')).toEqual([])
  }
})
