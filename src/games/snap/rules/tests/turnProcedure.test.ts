/** Chapter 6, Turn Procedure Matrix: the ten steps, what is mandatory in them and what may be answered. */
import { describe, expect, test } from 'vitest'
import { SNAP_STANDARD } from '../format/format'
import { STEPS } from '../model/steps'
import { scenario, type Scenario } from '../testing/scenario'
import type { Position } from '../testing/position'
import { counter, evolution, monster, prime, spell } from '../testing/testCards'
import { why } from '../testing/refusals'
import { startedMatch } from '../testing/wholeMatch'

const gain = 'SPELL: Your Active Monster gains 500 IMP until end of turn.'
const lead = monster('Lead', 2500)
const rival = monster('Rival', 2500)
const giant = monster('Giant', 3900)
const idle = spell('Idle', gain)
const [a, b, c] = [spell('A', gain), spell('B', gain), spell('C', gain)]
const great = evolution('Great Lead', 'Lead', 4000)
const lord = prime('Lord', 7000, 'PRIME CONDITION: It is Round 2 or later.')
const snuff = counter('Snuff', 'COUNTER: Answer an opposing Spell. Negate it.')
const answers = (what: string) => counter(`No ${what}`, `COUNTER: Answer an opposing ${what}. Negate it.`)

const stepsOf = (g: Scenario, seat: 0 | 1) =>
  g.events().flatMap((event) => (event.type === 'stepBegan' && event.seat === seat ? [event.step] : []))

describe('the ten steps', () => {
  test('turn-procedure: a turn has the ten steps in their order, then the other player’s turn begins', () => {
    const g = startedMatch()
    g.p1.pass('end')
    expect(stepsOf(g, 0)).toEqual(STEPS)
    expect(g.asked()).toEqual({ seat: 1, kind: 'unlock' })
    expect(g.round()).toBe(1)
    g.p2.unlock('P2 S4')
    g.p2.pass('end')
    expect(stepsOf(g, 1)).toEqual(STEPS)
    expect(g.asked()).toEqual({ seat: 0, kind: 'unlock' })
    expect(g.round()).toBe(2)
  })

  test('turn-procedure: a step without a decision passes by itself', () => {
    const g = scenario({ p1: { active: lead }, p2: { active: rival } })
    expect(g.step()).toBe('attack')
    g.p1.attack()
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(g.step()).toBe('attack')
  })

  test('turn-procedure: naming a later step passes every optional one before it, but no mandatory one', () => {
    const g = scenario({
      round: 4,
      p1: { active: lead, hand: [idle], deck: [a, b], reserve: [great, lord] },
      p2: { active: rival },
    })
    expect(g.p1.can('pass').map((action) => action.type === 'pass' && action.to)).toEqual([
      'evolution',
      'prime',
      'attack',
      'swap',
      'end',
    ])
    g.p1.pass('attack')
    expect(g.step()).toBe('attack')
    for (const refusals of [
      g.p1.tries.play('Idle'),
      g.p1.tries.evolve('Great Lead', 'Lead'),
      g.p1.tries.enter('Lord', 'Lead'),
    ]) {
      expect(why(refusals)).toContain('stepPassed timing/missed-window')
    }
    g.p1.pass('end')
    expect(g.asked()).toEqual({ seat: 0, kind: 'lockIn' })
  })

  test('turn-procedure: a step that was passed cannot be named again', () => {
    const g = scenario({ step: 'attack', p1: { active: lead }, p2: { active: rival } })
    expect(g.p1.can('pass').map((action) => action.type === 'pass' && action.to)).toEqual(['swap', 'end'])
    expect(why(g.p1.tries.pass('spell'))).toEqual(['notOffered timing/missed-window'])
  })
})

describe('turn-procedure/unlock-step', () => {
  test('turn-procedure/unlock-step: mandatory as soon as a Locked Support can unlock', () => {
    const g = scenario({ step: 'unlock', p1: { active: lead, locked: [a, b] }, p2: { active: rival, hand: [snuff] } })
    expect(g.p1.options()).toEqual(expect.not.arrayContaining(['pass']))
    g.p1.unlock('A')
    expect(g.step()).toBe('spell')
  })

  test('turn-procedure/unlock-step: answered only by a Counter that answers an unlock', () => {
    const position = (held: typeof snuff): Position => ({
      step: 'unlock',
      p1: { active: lead, locked: [a, b] },
      p2: { active: rival, hand: [held] },
    })
    const none = scenario(position(snuff))
    none.p1.unlock('A')
    expect(none.asked()).toEqual({ seat: 0, kind: 'step' })
    const held = scenario(position(answers('unlock')))
    held.p1.unlock('A')
    expect(held.asked()).toEqual({ seat: 1, kind: 'window' })
    expect(held.zoneOf('A')).toBe('locked')
    held.p2.pass()
    expect(held.zoneOf('A')).toBe('hand')
    expect(held.asked()).toEqual({ seat: 0, kind: 'step' })
  })

  test('turn-procedure/unlock-step: the unlock of a single Support can be answered just the same', () => {
    const g = scenario({
      step: 'unlock',
      p1: { active: lead, locked: [a] },
      p2: { active: rival, hand: [answers('unlock')] },
    })
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    g.p2.counter('No unlock')
    expect(g.zoneOf('A')).toBe('locked')
  })

  test('turn-procedure/unlock-step: a negated unlock leaves the Support locked and is not made up for', () => {
    const reader = monster(
      'Reader',
      2500,
      'PASSIVE: When you unlock a Support, this Monster gains 500 IMP until end of turn.',
      ['Trigger'],
    )
    const g = scenario({
      step: 'unlock',
      p1: { active: reader, locked: [a, b] },
      p2: { active: rival, hand: [answers('unlock')] },
    })
    g.p1.unlock('A')
    g.p2.counter('No unlock')
    expect(['A', 'B'].map(g.zoneOf)).toEqual(['locked', 'locked'])
    expect(g.step()).toBe('attack')
    expect(g.happened('triggered')).toBe(false)
  })
})

describe('turn-procedure/flip-step', () => {
  const eager = monster('Eager', 2500, 'ON REVEAL: This Monster gains 500 IMP until end of turn.', ['Trigger'])
  const [x, y] = [monster('X', 2000), monster('Y', 2100)]
  const down = (card: typeof x) => ({ card, faceDown: true })

  test('turn-procedure/flip-step: a face-down Active is always ready, also in Round 1', () => {
    const g = scenario({
      round: 1,
      step: 'flip',
      p1: { active: down(lead), bench: [down(x), down(y)], hand: [idle] },
      p2: { active: down(rival) },
    })
    expect(g.step()).toBe('spell')
    expect(['Lead', 'X', 'Y', 'Rival'].map(g.isFaceUp)).toEqual([true, false, false, false])
  })

  test('turn-procedure/flip-step: from Round 2 one face-down Bench or Flex Monster is ready, too, of its controller’s choice', () => {
    for (const [name, others] of [
      ['X', ['Y', 'Giant']],
      ['Giant', ['X', 'Y']],
    ] as const) {
      const g = scenario({
        round: 2,
        step: 'flip',
        p1: { active: lead, bench: [down(x), down(y)], flex: down(giant), hand: [idle] },
        p2: { active: rival, bench: [down(monster('Z', 2000))] },
      })
      expect(g.asked()).toEqual({ seat: 0, kind: 'flip' })
      expect(g.p1.can('flip')).toHaveLength(3)
      expect(why(g.p1.tries.pass())).toEqual(['decisionIsAnother timing/timing-window'])
      expect(why(g.p1.tries.flip('Lead'))).toEqual(['notFaceDown turn-procedure/flip-step'])
      g.p1.flip(name)
      expect(g.isFaceUp(name)).toBe(true)
      for (const other of others) expect(g.isFaceUp(other)).toBe(false)
      expect(g.isFaceUp('Z')).toBe(false)
      expect(g.step()).toBe('spell')
    }
  })

  test('turn-procedure/flip-step: nobody is asked when there is one to reveal', () => {
    const g = scenario({
      round: 2,
      step: 'flip',
      p1: { active: down(lead), bench: [x, down(y)], hand: [idle] },
      p2: { active: rival },
    })
    expect(g.step()).toBe('spell')
    expect(['Lead', 'Y'].map(g.isFaceUp)).toEqual([true, true])
  })

  test('turn-procedure/flip-step: ON REVEAL waits for Trigger Resolution, and no Chain can answer the flip', () => {
    const g = scenario({
      round: 2,
      step: 'flip',
      p1: { active: lead, bench: [down(eager), down(y)], hand: [idle] },
      p2: { active: rival, hand: [snuff] },
    })
    expect(g.state().pending).toEqual([])
    g.p1.flip('Eager')
    const order = g.events().map((event) => (event.type === 'stepBegan' ? event.step : event.type))
    const until = order.indexOf('spell')
    expect(
      order
        .slice(0, until)
        .filter((what) => ['revealed', 'triggered', 'trigger', 'triggerResolved', 'declared'].includes(what)),
    ).toEqual(['revealed', 'triggered', 'trigger', 'triggerResolved'])
    expect(g.imp('Eager')).toBe(3000)
  })

  test('turn-procedure/flip-step: two Monsters revealed in one Flip Step resolve in their controller’s order', () => {
    const keen = monster('Keen', 2500, 'ON REVEAL: This Monster gains 600 IMP until end of turn.', ['Trigger'])
    const g = scenario({
      round: 2,
      step: 'flip',
      p1: { active: down(keen), bench: [down(eager), down(y)], hand: [idle] },
      p2: { active: rival },
    })
    expect(g.isFaceUp('Keen')).toBe(true)
    g.p1.flip('Eager')
    expect(g.step()).toBe('trigger')
    expect(g.asked()).toEqual({ seat: 0, kind: 'order' })
    g.p1.order('Eager')
    expect([g.imp('Eager'), g.imp('Keen')]).toEqual([3000, 3100])
  })
})

describe('turn-procedure/trigger-resolution', () => {
  test('turn-procedure/trigger-resolution: mandatory: a Trigger that is not “you may” cannot be declined', () => {
    const hunter = monster(
      'Hunter',
      2500,
      'PASSIVE: When you unlock a Support, target opposing Monster loses 500 IMP.',
      ['Trigger'],
    )
    const g = scenario({ step: 'unlock', p1: { active: hunter, locked: [a] }, p2: { active: rival, bench: [giant] } })
    expect(g.asked()).toEqual({ seat: 0, kind: 'trigger' })
    expect(g.step()).toBe('trigger')
    expect(why(g.p1.tries.decline())).toEqual(['mustDecide turn-procedure/trigger-resolution'])
    expect(why(g.p1.tries.play('A'))).not.toEqual([])
    g.p1.accept('Giant')
    expect(g.imp('Giant')).toBe(3400)
    expect(g.imp('Rival')).toBe(2500)
    expect(g.step()).toBe('spell')
  })

  test('turn-procedure/trigger-resolution: it creates no Chain, whatever Counters are held', () => {
    const hunter = monster(
      'Hunter',
      2500,
      'PASSIVE: When you unlock a Support, target opposing Monster loses 500 IMP.',
      ['Trigger'],
    )
    const any = counter('Any', 'COUNTER: Answer a Spell. Negate it.')
    const g = scenario({
      step: 'unlock',
      p1: { active: hunter, locked: [a] },
      p2: { active: rival, bench: [giant], hand: [snuff, any] },
    })
    expect(g.state().chain).toBeNull()
    expect(g.p2.tries.counter('Snuff')).not.toEqual([])
    g.p1.accept('Rival')
    expect(g.state().chain).toBeNull()
    expect(g.asked()).toEqual({ seat: 0, kind: 'step' })
  })

  test('turn-procedure/trigger-resolution: “you may” asks', () => {
    const scholar = monster(
      'Scholar',
      2500,
      'PASSIVE: When you unlock a Support, you may lock 1 Support from your Support Deck.',
      ['Trigger'],
    )
    const position: Position = {
      step: 'unlock',
      p1: { active: scholar, locked: [a], deck: [b] },
      p2: { active: rival },
    }
    const yes = scenario(position)
    yes.p1.accept()
    expect(yes.zoneOf('B')).toBe('locked')
    const no = scenario(position)
    no.p1.decline()
    expect(no.zoneOf('B')).toBe('deck')
  })

  test('turn-procedure/trigger-resolution: Triggers that make each other ready without end are cut off', () => {
    const wheel = monster(
      'Wheel',
      2500,
      'PASSIVE: When you unlock a Support, lock 1 Support from your Support Deck.\nPASSIVE: When you lock a Support, unlock 1 of your Locked Supports.',
      ['Trigger'],
    )
    const pile = Array.from({ length: 120 }, (_, index) => spell(`Pile ${index}`, gain))
    const picks = (triggerLimit: number) => {
      const g = scenario({
        format: { triggerLimit },
        step: 'flip',
        p1: {
          active: lead,
          bench: [
            {
              card: monster('Start', 2000, 'ON REVEAL: Unlock 1 of your Locked Supports.', ['Trigger']),
              faceDown: true,
            },
            wheel,
          ],
          locked: [a],
          deck: pile,
        },
        p2: { active: rival },
      })
      let count = 0
      while (g.asked()?.kind === 'pick') {
        g.p1.pick(g.state().match.cards[g.state().sides[0].deck[0]!]!.name)
        count++
      }
      expect(g.step()).toBe('spell')
      expect(g.state().pending).toEqual([])
      const dropped = g.events().filter((event) => event.type === 'triggerResolved' && event.outcome === 'limit').length
      return { count, dropped }
    }
    expect(picks(20)).toEqual({ count: 10, dropped: 1 })
    expect(picks(40)).toEqual({ count: 20, dropped: 1 })
    // A long way that ends is gone to its end: 120 cards, two Triggers each.
    expect(picks(SNAP_STANDARD.triggerLimit)).toEqual({ count: 119, dropped: 0 })
  })

  test('turn-procedure/trigger-resolution: a Trigger without a legal target is not asked about', () => {
    const hunter = monster(
      'Hunter',
      2500,
      'PASSIVE: When you unlock a Support, you may do the following: Defeat target opposing Bench Monster.',
      ['Trigger'],
    )
    const g = scenario({ step: 'unlock', p1: { active: hunter, locked: [a] }, p2: { active: rival } })
    expect(g.step()).toBe('spell')
    expect(g.events()).toEqual([])
    expect(g.state().pending).toEqual([])
  })
})

describe('turn-procedure/spell-phase', () => {
  test('turn-procedure/spell-phase: any number of Spells, one at a time, each with its own Counter Window', () => {
    const g = scenario({ p1: { active: lead, hand: [a, b, c] }, p2: { active: rival, hand: [snuff] } })
    for (const name of ['A', 'B']) {
      g.p1.play(name)
      expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
      expect(why(g.p1.tries.play('C'))).toContain('notYourDecision timing/priority-shorthand')
      g.p2.pass()
      g.p1.pass()
      expect(g.step()).toBe('spell')
    }
    g.p1.play('C')
    g.p2.counter('Snuff')
    expect(g.imp('Lead')).toBe(3500)
    expect(g.step()).toBe('attack')
  })

  test('turn-procedure/spell-phase: only the turn player plays Spells, and only in this phase', () => {
    const g = scenario({ p1: { active: lead, hand: [a] }, p2: { active: rival, hand: [b] } })
    expect(why(g.p2.tries.play('B'))).toContain('notYourDecision timing/priority-shorthand')
    g.p1.pass('attack')
    expect(why(g.p1.tries.play('A'))).toEqual(['stepPassed timing/missed-window'])
    g.p1.pass('end')
    expect(g.p2.tries.play('B')).toEqual([])
  })

  test('turn-procedure/spell-phase: a Spell without a legal target is not playable', () => {
    const strike = spell('Strike', 'SPELL: Defeat target opposing Bench Monster.')
    const g = scenario({ p1: { active: lead, hand: [strike, a] }, p2: { active: rival } })
    expect(g.p1.can('play')).toHaveLength(1)
    expect(g.p1.tries.play('A')).toEqual([])
    expect(why(g.p1.tries.play('Strike', 'Rival'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
  })
})

describe('turn-procedure/evolution-step', () => {
  const position: Position = {
    step: 'evolution',
    p1: { active: lead, bench: [monster('Cub', 2000)], reserve: [great, evolution('Great Cub', 'Cub', 3600)] },
    p2: { active: rival, hand: [snuff] },
  }

  test('turn-procedure/evolution-step: at most one Evolution a turn', () => {
    const g = scenario(position)
    g.p1.evolve('Great Cub', 'Cub')
    expect(g.zoneOf('Great Cub')).toBe('bench')
    expect(g.zoneOf('Cub')).toBe('stack')
    expect(why(g.p1.tries.evolve('Great Lead', 'Lead'))).toContain('evolutionUsed prime-evolution/evolution')
  })

  test('turn-procedure/evolution-step: optional', () => {
    const g = scenario(position)
    g.p1.pass('attack')
    expect(g.zoneOf('Great Lead')).toBe('reserve')
    expect(why(g.p1.tries.evolve('Great Lead', 'Lead'))).toContain('stepPassed timing/missed-window')
  })

  test('turn-procedure/evolution-step: only onto the Monster that it names, face-up since the turn began', () => {
    const g = scenario({
      step: 'evolution',
      p1: {
        active: { card: lead, revealedThisTurn: true },
        bench: [monster('Cub', 2000), { card: monster('Pup', 2000), faceDown: true }],
        reserve: [great, evolution('Great Cub', 'Cub', 3600), evolution('Great Pup', 'Pup', 3600)],
      },
      p2: { active: rival },
    })
    expect(why(g.p1.tries.evolve('Great Lead', 'Lead'))).toEqual(['revealedThisTurn prime-evolution/evolution'])
    expect(why(g.p1.tries.evolve('Great Cub', 'Lead'))).toContain('doesNotEvolve prime-evolution/evolution')
    expect(why(g.p1.tries.evolve('Great Pup', 'Pup'))).toEqual(['faceDown prime-evolution/evolution'])
    expect(g.p1.tries.evolve('Great Cub', 'Cub')).toEqual([])
  })

  test('turn-procedure/evolution-step: answered only by a Counter that answers Evolution', () => {
    const none = scenario(position)
    none.p1.evolve('Great Lead', 'Lead')
    expect(none.zoneOf('Great Lead')).toBe('active')
    const held = scenario({ ...position, p2: { active: rival, hand: [answers('Evolution')] } })
    held.p1.evolve('Great Lead', 'Lead')
    expect(held.asked()).toEqual({ seat: 1, kind: 'window' })
    held.p2.counter('No Evolution')
    expect(held.zoneOf('Great Lead')).toBe('reserve')
    expect(held.zoneOf('Lead')).toBe('active')
    expect(held.zoneOf('No Evolution')).toBe('graveyard')
  })

  test('turn-procedure/evolution-step: where both hold an answer the opponent speaks first', () => {
    const cheer = counter(
      'Cheer',
      'COUNTER: Answer an allied Evolution. Your Active Monster gains 500 IMP until your next turn.',
    )
    const g = scenario({
      ...position,
      p1: { ...position.p1, hand: [cheer] },
      p2: { active: rival, hand: [answers('Evolution')] },
    })
    g.p1.evolve('Great Cub', 'Cub')
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    g.p2.pass()
    expect(g.asked()).toEqual({ seat: 0, kind: 'window' })
    g.p1.counter('Cheer')
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    g.p2.counter('No Evolution')
    expect(g.zoneOf('Great Cub')).toBe('reserve')
    expect(g.imp('Lead')).toBe(3000)
  })

  test('turn-procedure/evolution-step: a Monster that is moved in answer is still the one that evolves', () => {
    const shove = counter(
      'Shove',
      'COUNTER: Answer an opposing Evolution. Swap target opposing Bench Monster with the opposing Active Monster.',
    )
    const g = scenario({ ...position, p2: { active: rival, hand: [shove] } })
    g.p1.evolve('Great Cub', 'Cub')
    g.p2.counter('Shove', { on: ['Cub'] })
    expect(g.zoneOf('Great Cub')).toBe('active')
    expect(g.zoneOf('Cub')).toBe('stack')
    expect(g.zoneOf('Lead')).toBe('bench')
  })
})

describe('turn-procedure/prime-singular-step', () => {
  const position: Position = {
    step: 'prime',
    p1: { active: lead, bench: [monster('Page', 2000)], reserve: [lord] },
    p2: { active: rival, hand: [snuff] },
  }

  test('turn-procedure/prime-singular-step: an eligible Prime takes the slot of an own Monster', () => {
    const g = scenario(position)
    g.p1.enter('Lord', 'Page')
    expect(['Lord', 'Page'].map(g.zoneOf)).toEqual(['bench', 'graveyard'])
    expect(g.happened('defeated')).toBe(false)
  })

  test('turn-procedure/prime-singular-step: optional', () => {
    const g = scenario(position)
    g.p1.pass('attack')
    expect(why(g.p1.tries.enter('Lord', 'Page'))).toEqual(['stepPassed timing/missed-window'])
  })

  test('turn-procedure/prime-singular-step: not before its condition holds', () => {
    const late = prime('Late', 7000, 'PRIME CONDITION: It is Round 5 or later.')
    const early = scenario({ ...position, round: 4, p1: { active: lead, reserve: [late] } })
    expect(early.step()).toBe('attack')
    expect(why(early.p1.tries.enter('Late', 'Lead'))).toContain('primeConditionUnmet prime-evolution/prime-singular')
    const then = scenario({ ...position, round: 5, p1: { active: lead, reserve: [late] } })
    expect(then.p1.tries.enter('Late', 'Lead')).toEqual([])
  })

  test('turn-procedure/prime-singular-step: it replaces a face-up Monster of the own field, Flex included', () => {
    const g = scenario({
      step: 'prime',
      p1: {
        active: lead,
        bench: [{ card: monster('Page', 2000), faceDown: true }],
        flex: monster('Squire', 2000),
        reserve: [lord],
      },
      p2: { active: rival },
    })
    expect(why(g.p1.tries.enter('Lord', 'Page'))).toEqual(['faceDown prime-evolution/prime-entry'])
    g.p1.enter('Lord', 'Squire')
    expect(g.zoneOf('Lord')).toBe('flex')
  })

  test('turn-procedure/prime-singular-step: one entry a turn', () => {
    const duke = prime('Duke', 7000, 'PRIME CONDITION: It is Round 2 or later.')
    const g = scenario({ ...position, p1: { active: lead, bench: [monster('Page', 2000)], reserve: [lord, duke] } })
    g.p1.enter('Lord', 'Page')
    expect(why(g.p1.tries.enter('Duke', 'Lead'))).toContain('primeUsed turn-procedure/prime-singular-step')
  })

  test('turn-procedure/prime-singular-step: answered only by a Counter that answers Prime entry', () => {
    const none = scenario(position)
    none.p1.enter('Lord', 'Lead')
    expect(none.zoneOf('Lord')).toBe('active')
    const held = scenario({ ...position, p2: { active: rival, hand: [answers('Prime entry')] } })
    held.p1.enter('Lord', 'Lead')
    expect(held.asked()).toEqual({ seat: 1, kind: 'window' })
    held.p2.counter('No Prime entry')
    expect(['Lord', 'Lead'].map(held.zoneOf)).toEqual(['reserve', 'active'])
  })

  test('turn-procedure/prime-singular-step: it replaces the Monster that was named and no other', () => {
    const cull = counter('Cull', 'COUNTER: Answer an opposing Prime entry. Defeat the opposing Active Monster.')
    const g = scenario({ ...position, p2: { active: rival, hand: [cull] } })
    g.p1.enter('Lord', 'Lead')
    g.p2.counter('Cull')
    expect(g.zoneOf('Lead')).toBe('graveyard')
    expect(g.zoneOf('Page')).toBe('active')
    expect(g.zoneOf('Lord')).toBe('reserve')
  })

  test('turn-procedure/prime-singular-step: it follows the named Monster into another slot', () => {
    const shove = counter(
      'Shove',
      'COUNTER: Answer an opposing Prime entry. Swap target opposing Bench Monster with the opposing Active Monster.',
    )
    const g = scenario({ ...position, p2: { active: rival, hand: [shove] } })
    g.p1.enter('Lord', 'Page')
    g.p2.counter('Shove', { on: ['Page'] })
    expect(['Lord', 'Page', 'Lead'].map(g.zoneOf)).toEqual(['active', 'graveyard', 'bench'])
  })
})

describe('turn-procedure/attack-phase', () => {
  test('turn-procedure/attack-phase: one attack a turn, and it is optional', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: lead, bench: [monster('Mover', 2000, '', ['Swap'])] },
      p2: { active: rival },
    })
    g.p1.attack()
    expect(g.step()).toBe('swap')
    expect(why(g.p1.tries.attack())).toEqual([
      'stepPassed timing/missed-window',
      'attacksUsed turn-procedure/attack-phase',
    ])
    const none = scenario({ step: 'attack', p1: { active: lead }, p2: { active: rival } })
    none.p1.pass()
    expect(none.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(none.happened('attackDeclared')).toBe(false)
  })

  test('turn-procedure/attack-phase: a window for the declaration, another for a result that would defeat', () => {
    const guard = counter('Guard', 'COUNTER: Answer an allied combat result. Prevent that defeat.')
    const g = scenario({
      step: 'attack',
      p1: { active: giant },
      p2: { active: rival, hand: [answers('attack'), guard] },
    })
    g.p1.attack()
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    expect(g.state().chain?.origin.kind).toBe('attack')
    expect(why(g.p2.tries.counter('Guard'))).toEqual(['nothingToAnswer chains/chain-creation'])
    expect(g.p2.tries.counter('No attack')).toEqual([])
    g.p2.pass()
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    expect(g.state().chain?.origin.kind).toBe('combat result')
    expect(why(g.p2.tries.counter('No attack'))).toEqual(['nothingToAnswer chains/chain-creation'])
    g.p2.counter('Guard')
    g.passWindows()
    expect(g.zoneOf('Rival')).toBe('active')
  })

  test('turn-procedure/attack-phase: equal IMP would defeat nobody, so that there is no result to answer', () => {
    const g = scenario({ step: 'attack', p1: { active: lead }, p2: { active: rival, hand: [snuff] } })
    g.p1.attack()
    g.p2.pass()
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(g.step()).toBe('attack')
  })

  test('turn-procedure/attack-phase: a negated attack is used up', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: giant, bench: [monster('Mover', 2000, '', ['Swap'])] },
      p2: { active: rival, hand: [answers('attack')] },
    })
    g.p1.attack()
    g.p2.counter('No attack')
    expect(g.zoneOf('Rival')).toBe('active')
    expect(g.happened('compared')).toBe(false)
    expect(g.step()).toBe('swap')
    expect(why(g.p1.tries.attack())).toContain('attacksUsed turn-procedure/attack-phase')
  })
})

describe('turn-procedure/swap-phase', () => {
  const mover = monster('Mover', 2000, '', ['Swap'])
  const position: Position = {
    step: 'swap',
    p1: { active: lead, bench: [mover, giant, null] },
    p2: { active: rival, bench: [monster('Other', 2000)], hand: [snuff] },
  }

  test('turn-procedure/swap-phase: exists only where a Swap is legal', () => {
    const g = scenario({ ...position, p1: { active: lead, bench: [giant] } })
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(why(g.p1.tries.swap('Giant'))).toContain('noSwapKeyword keywords/swap')
  })

  test('turn-procedure/swap-phase: exchanges the Active and one Bench Monster of the same player, once', () => {
    const g = scenario(position)
    expect(why(g.p1.tries.swap('Giant'))).toEqual(['noSwapKeyword keywords/swap'])
    g.p1.swap('Mover')
    expect(['Mover', 'Lead', 'Giant'].map(g.zoneOf)).toEqual(['active', 'bench', 'bench'])
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(g.events().filter((event) => event.type === 'swapped')).toHaveLength(1)
  })

  test('turn-procedure/swap-phase: the keyword of either of the two is enough', () => {
    const g = scenario({ ...position, p1: { active: mover, bench: [giant] } })
    g.p1.swap('Giant')
    expect(['Giant', 'Mover'].map(g.zoneOf)).toEqual(['active', 'bench'])
  })

  test('turn-procedure/swap-phase: a card can give one', () => {
    const shift = spell('Shift', 'SPELL: You get 1 additional Swap this turn.')
    const g = scenario({ p1: { active: lead, bench: [giant], hand: [shift] }, p2: { active: rival } })
    g.p1.play('Shift')
    g.p1.pass('swap')
    g.p1.swap('Giant')
    expect(g.zoneOf('Giant')).toBe('active')
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
  })

  test('turn-procedure/swap-phase: a given Swap comes beside the one by keyword', () => {
    const shift = spell('Shift', 'SPELL: You get 1 additional Swap this turn.')
    const g = scenario({
      p1: { active: lead, bench: [mover, giant], flex: monster('Fifth', 2100), hand: [shift] },
      p2: { active: rival },
    })
    g.p1.play('Shift')
    g.p1.pass('swap')
    g.p1.swap('Mover')
    g.p1.swap('Fifth')
    expect(['Fifth', 'Lead', 'Mover'].map(g.zoneOf)).toEqual(['active', 'bench', 'flex'])
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
  })

  test('turn-procedure/swap-phase: an unused given Swap ends with the turn', () => {
    const shift = spell('Shift', 'SPELL: You get 1 additional Swap this turn.')
    const g = scenario({ p1: { active: lead, bench: [giant], hand: [shift] }, p2: { active: rival } })
    g.p1.play('Shift')
    g.p1.pass('end')
    g.p2.pass('end')
    expect(g.asked()).toEqual({ seat: 0, kind: 'step' })
    expect(why(g.p1.tries.swap('Giant'))).toContain('noSwapKeyword keywords/swap')
  })

  test('turn-procedure/swap-phase: a face-down Monster that is swapped in is revealed', () => {
    const sly = monster('Sly', 2200, 'ON REVEAL: This Monster gains 500 IMP until end of turn.', ['Trigger'])
    const g = scenario({
      step: 'swap',
      p1: { active: mover, bench: [{ card: sly, faceDown: true }] },
      p2: { active: rival },
    })
    g.p1.swap('Sly')
    expect(g.isFaceUp('Sly')).toBe(true)
    expect(g.zoneOf('Sly')).toBe('active')
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(g.imp('Sly')).toBe(2700)
  })

  test('turn-procedure/swap-phase: never into an empty slot', () => {
    const g = scenario(position)
    expect(g.p1.can('swap')).toHaveLength(1)
    g.p1.pass()
    expect(['Lead', 'Mover'].map(g.zoneOf)).toEqual(['active', 'bench'])
  })

  test('turn-procedure/swap-phase: not with a Monster that evolved this turn', () => {
    const swift = evolution('Great Mover', 'Mover', 3600, '', ['Swap'])
    const roamer = monster('Roamer', 2000, '', ['Swap'])
    const g = scenario({
      step: 'swap',
      p1: { active: lead, bench: [{ card: swift, under: [mover], evolvedThisTurn: true }, roamer] },
      p2: { active: rival },
    })
    expect(why(g.p1.tries.swap('Great Mover'))).toEqual(['swapFreshMonster keywords/swap'])
    expect(g.p1.tries.swap('Roamer')).toEqual([])
    const earlier = scenario({
      step: 'swap',
      p1: { active: lead, bench: [{ card: swift, under: [mover] }] },
      p2: { active: rival },
    })
    expect(earlier.p1.tries.swap('Great Mover')).toEqual([])
  })

  test('turn-procedure/swap-phase: answered only by a Counter that answers a Swap', () => {
    const none = scenario(position)
    none.p1.swap('Mover')
    expect(none.asked()).toEqual({ seat: 1, kind: 'step' })
    const held = scenario({ ...position, p2: { active: rival, hand: [answers('Swap')] } })
    held.p1.swap('Mover')
    expect(held.asked()).toEqual({ seat: 1, kind: 'window' })
    held.p2.counter('No Swap')
    expect(['Lead', 'Mover'].map(held.zoneOf)).toEqual(['active', 'bench'])
  })

  test('turn-procedure/swap-phase: a Swap whose Active Monster is gone exchanges nobody', () => {
    const cull = counter('Cull', 'COUNTER: Answer an opposing Swap. Defeat the opposing Active Monster.')
    const g = scenario({ ...position, p2: { active: rival, hand: [cull] } })
    g.p1.swap('Mover')
    g.p2.counter('Cull')
    g.p1.promote('Giant')
    expect(['Lead', 'Giant', 'Mover'].map(g.zoneOf)).toEqual(['graveyard', 'active', 'bench'])
  })
})

describe('turn-procedure/lock-in-phase', () => {
  const position: Position = {
    round: 4,
    step: 'lockIn',
    p1: { active: lead, deck: [a, b] },
    p2: { active: rival, hand: [snuff, idle] },
  }

  test('turn-procedure/lock-in-phase: mandatory from Round 4 onward, exactly one', () => {
    const g = scenario(position)
    expect(g.p1.options()).toEqual(expect.not.arrayContaining(['pass']))
    g.p1.lockIn('B')
    expect(['A', 'B'].map(g.zoneOf)).toEqual(['deck', 'locked'])
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    const before = scenario({ ...position, round: 3 })
    expect(before.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(before.zoneOf('A')).toBe('deck')
  })

  test('turn-procedure/lock-in-phase: it cannot be taken before its time, nor in the other player’s turn', () => {
    const g = scenario({
      ...position,
      step: 'spell',
      p1: { active: lead, hand: [c], deck: [a, b] },
      p2: { active: rival, deck: [idle] },
    })
    expect(why(g.p1.tries.lockIn('A'))).toEqual(['wrongStep turn-procedure/lock-in-phase'])
    expect(why(g.p2.tries.lockIn('Idle'))).toContain('notYourDecision timing/priority-shorthand')
  })

  test('turn-procedure/lock-in-phase: answered only by a Counter that answers Lock-in', () => {
    const none = scenario(position)
    none.p1.lockIn('A')
    expect(none.zoneOf('A')).toBe('locked')
    expect(none.asked()).toEqual({ seat: 1, kind: 'step' })
    const held = scenario({ ...position, p2: { active: rival, hand: [answers('Lock-in'), idle] } })
    held.p1.lockIn('A')
    expect(held.asked()).toEqual({ seat: 1, kind: 'window' })
    held.p2.counter('No Lock-in')
    expect(held.zoneOf('A')).toBe('deck')
    expect(held.zoneOf('No Lock-in')).toBe('graveyard')
  })
})

describe('turn-procedure/end-phase', () => {
  test('turn-procedure/end-phase: “until end of turn” ends before the next turn begins', () => {
    const g = scenario({ p1: { active: lead, hand: [a] }, p2: { active: rival, hand: [idle] } })
    g.p1.play('A')
    g.passWindows()
    expect(g.imp('Lead')).toBe(3000)
    g.p1.pass('end')
    expect(g.imp('Lead')).toBe(2500)
    const types = g.events().map((event) => event.type)
    expect(types.lastIndexOf('modifiersEnded')).toBeLessThan(types.lastIndexOf('turnBegan'))
  })

  test('turn-procedure/end-phase: “until your next turn” lasts through the opponent’s turn and ends before the own Unlock', () => {
    const watch = spell('Watch', 'SPELL: Your Active Monster gains 500 IMP until your next turn.')
    const warden = monster('Warden', 2500)
    const g = scenario({ p1: { active: warden, hand: [watch], locked: [a, b] }, p2: { active: rival } })
    g.p1.play('Watch')
    g.p1.pass('end')
    expect(g.imp('Warden')).toBe(3000)
    g.p2.pass('end')
    expect(g.asked()).toEqual({ seat: 0, kind: 'unlock' })
    expect(g.imp('Warden')).toBe(2500)
  })

  test('turn-procedure/end-phase: delayed effects resolve in it, in their controller’s order, before the turn passes', () => {
    const fade = spell('Fade', 'SPELL: At the end of this turn, your Active Monster loses 500 IMP.')
    const mend = spell('Mend', 'SPELL: At the end of this turn, your Active Monster recovers 500 IMP.')
    const run = (first: string, second: string) => {
      const g = scenario({ p1: { active: lead, hand: [fade, mend] }, p2: { active: rival } })
      g.p1.play('Fade')
      g.passWindows()
      g.p1.play('Mend')
      expect(g.imp('Lead')).toBe(2500)
      g.p1.pass('end')
      expect(g.step()).toBe('end')
      expect(g.asked()).toEqual({ seat: 0, kind: 'order' })
      g.p1.order(first)
      expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
      expect(g.state().delayed).toEqual([])
      return [g.imp('Lead'), second]
    }
    expect(run('Fade', 'Mend')).toEqual([2500, 'Mend'])
    expect(run('Mend', 'Fade')).toEqual([2000, 'Fade'])
  })

  test('turn-procedure/end-phase: a delayed effect of each player: the turn player’s first, nobody is asked for an order', () => {
    const fade = spell('Fade', 'SPELL: At the end of this turn, your Active Monster loses 500 IMP.')
    const grudge = counter(
      'Grudge',
      'COUNTER: Answer an opposing Spell. At the end of this turn, the opposing Active Monster recovers 500 IMP.',
    )
    const g = scenario({ p1: { active: lead, hand: [fade] }, p2: { active: rival, hand: [grudge] } })
    g.p1.play('Fade')
    g.p2.counter('Grudge')
    g.p1.pass('end')
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(g.imp('Lead')).toBe(2500)
  })

  test('turn-procedure/end-phase: “until end of turn” is over when delayed effects look at IMP, and theirs ends with the turn', () => {
    const late = spell('Late', 'SPELL: At the end of this turn, your Active Monster gains 700 IMP until end of turn.')
    const doom = spell('Doom', 'SPELL: At the end of this turn, defeat each opposing Monster with 2500 IMP or less.')
    const g = scenario({ turn: 1, p1: { active: lead, bench: [giant], hand: [] }, p2: { active: rival, hand: [late] } })
    g.p2.play('Late')
    g.p2.pass('end')
    expect(g.imp('Rival')).toBe(2500)

    const prop = counter(
      'Prop',
      'COUNTER: Answer an opposing Spell. Your Active Monster gains 500 IMP until end of turn.',
    )
    const other = scenario({ p1: { active: lead, hand: [doom] }, p2: { active: rival, bench: [giant], hand: [prop] } })
    other.p1.play('Doom')
    other.p2.counter('Prop')
    expect(other.imp('Rival')).toBe(3000)
    other.p1.pass('end')
    expect(other.zoneOf('Rival')).toBe('graveyard')
    expect(other.zoneOf('Giant')).toBe('active')
  })

  test('turn-procedure/end-phase: “until your next turn” of the opponent ends as the opponent’s turn begins', () => {
    const brace = counter(
      'Brace',
      'COUNTER: Answer an opposing Spell. Your Active Monster gains 500 IMP until your next turn.',
    )
    const g = scenario({ p1: { active: lead, hand: [a] }, p2: { active: rival, hand: [brace], locked: [b, c] } })
    g.p1.play('A')
    g.p2.counter('Brace')
    expect([g.imp('Lead'), g.imp('Rival')]).toEqual([3000, 3000])
    g.p1.pass('end')
    expect(g.asked()).toEqual({ seat: 1, kind: 'unlock' })
    expect(g.imp('Rival')).toBe(2500)
  })

  test('turn-procedure/end-phase: a delayed effect asks what it leaves open, and does nothing to a Monster that has left', () => {
    const plan = spell('Plan', 'SPELL: At the end of this turn, unlock 1 of your Locked Supports.')
    const curse = spell('Curse', 'SPELL: At the end of this turn, defeat target opposing Bench Monster.')
    const position: Position = {
      p1: { active: lead, hand: [plan, curse], locked: [a, b] },
      p2: { active: rival, bench: [giant, monster('Mate', 2000)], hand: [] },
    }
    const g = scenario(position)
    g.p1.play('Plan')
    g.passWindows()
    g.p1.play('Curse', 'Mate')
    g.p1.pass('end')
    g.p1.order('Plan')
    expect(g.asked()).toEqual({ seat: 0, kind: 'pick' })
    expect(g.step()).toBe('end')
    g.p1.pick('B')
    expect(['A', 'B', 'Mate', 'Giant'].map(g.zoneOf)).toEqual(['locked', 'hand', 'graveyard', 'bench'])
  })

  test('turn-procedure/end-phase: a promotion that a delayed effect forces comes before the next turn', () => {
    const ruin = spell('Ruin', 'SPELL: At the end of this turn, defeat your Active Monster.')
    const g = scenario({
      p1: { active: lead, bench: [giant, monster('Mate', 2000)], hand: [ruin] },
      p2: { active: rival },
    })
    g.p1.play('Ruin')
    g.p1.pass('end')
    expect(g.asked()).toEqual({ seat: 0, kind: 'promote' })
    expect(g.step()).toBe('end')
    g.p1.promote('Mate')
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(g.zoneOf('Mate')).toBe('active')
  })

  test('turn-procedure/end-phase: nothing can be answered in it', () => {
    const fade = spell('Fade', 'SPELL: At the end of this turn, your Active Monster loses 500 IMP.')
    const g = scenario({ p1: { active: lead, hand: [fade] }, p2: { active: rival, hand: [snuff, idle] } })
    g.p1.play('Fade')
    g.p2.pass()
    g.p1.pass('end')
    expect(g.imp('Lead')).toBe(2000)
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
  })
})
