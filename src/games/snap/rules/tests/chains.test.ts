/** Chapter 8, Chains & Counterplay: what begins a Chain, how far it grows and how it resolves. */
import { describe, expect, test } from 'vitest'
import { viewFor } from '../engine/view'
import { SNAP_STANDARD } from '../format/format'
import { verifyDeck } from '../format/verifyDeck'
import { parseCardText } from '../language'
import { scenario, type Scenario } from '../testing/scenario'
import type { Position } from '../testing/position'
import { counter, evolution, monster, spell } from '../testing/testCards'
import { why } from '../testing/refusals'

const gain = 'SPELL: Your Active Monster gains 500 IMP until end of turn.'
const lead = monster('Lead', 2500)
const rival = monster('Rival', 2500)
const spare = monster('Spare', 2000)
const rally = spell('Rally', gain)
const idle = spell('Idle', gain)
const snuff = counter('Snuff', 'COUNTER: Answer an opposing Spell. Negate it.')
/** Counters that only change IMP: by 500, 600 … to tell them apart. */
const boost = (name: string, amount: number, text = '') =>
  counter(name, `COUNTER: Answer a Spell.${text} Your Active Monster gains ${amount} IMP until end of turn.`)
const no = (name: string, rest = '') => counter(name, `COUNTER: Answer an opposing Counter. Negate it${rest}.`)

/** What resolved, newest first, and the Spell or action at last. */
const resolved = (g: Scenario): readonly string[] =>
  g.events().flatMap((event) => {
    if (event.type === 'linkResolved') return [`${g.state().match.cards[event.card]!.name}: ${event.outcome}`]
    return event.type === 'originResolved' ? [`original: ${event.outcome}`] : []
  })

describe('chains/chain-creation', () => {
  test('chains/chain-creation: a Chain begins with a legal Counter in a legal window', () => {
    const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival, hand: [snuff] } })
    expect(why(g.p2.tries.counter('Snuff'))).toEqual(['notYourDecision timing/priority-shorthand'])
    g.p1.play('Rally')
    expect(g.state().chain?.links).toEqual([])
    g.p2.counter('Snuff')
    expect(g.happened('counterPlayed')).toBe(true)
    expect(g.imp('Lead')).toBe(2500)
    expect(g.state().chain).toBeNull()
  })

  test('chains/chain-creation: a Counter answers what its text says, and nothing else', () => {
    const parry = counter('Parry', 'COUNTER: Answer an opposing attack. Negate it.')
    const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival, hand: [snuff, parry, no('Hush')] } })
    g.p1.play('Rally')
    expect(g.p2.tries.counter('Snuff')).toEqual([])
    expect(why(g.p2.tries.counter('Parry'))).toEqual(['nothingToAnswer chains/chain-creation'])
    expect(why(g.p2.tries.counter('Hush'))).toEqual(['nothingToAnswer chains/chain-creation'])
    g.p2.pass()
    g.p1.attack()
    expect(why(g.p2.tries.counter('Snuff'))).toEqual(['nothingToAnswer chains/chain-creation'])
    expect(g.p2.tries.counter('Parry')).toEqual([])
    g.passWindows()
  })

  test('chains/chain-creation: one Counter at a time, and the other player may answer each', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally, no('Hush')] },
      p2: { active: rival, hand: [boost('B5', 500), boost('B6', 600)] },
    })
    g.p1.play('Rally')
    g.p2.counter('B5')
    expect(why(g.p2.tries.counter('B6'))).toEqual(['notYourDecision timing/priority-shorthand'])
    expect(g.p1.tries.counter('Hush', { answers: 'B5' })).toEqual([])
    g.p1.pass()
    expect(g.p2.tries.counter('B6')).toEqual([])
    g.passWindows()
    expect([g.imp('Lead'), g.imp('Rival')]).toEqual([3000, 3000])
  })

  test('chains/chain-creation: a Trigger begins none', () => {
    const loud = monster('Loud', 2500, 'ON REVEAL: The opposing Active Monster loses 500 IMP.', ['Trigger'])
    const g = scenario({
      step: 'flip',
      p1: { active: { card: loud, faceDown: true }, hand: [idle] },
      p2: { active: rival, hand: [snuff, boost('B5', 500), no('Hush')] },
    })
    expect(g.asked()).toEqual({ seat: 0, kind: 'step' })
    expect(g.imp('Rival')).toBe(2000)
    expect(g.events().some((event) => event.type === 'declared')).toBe(false)
  })

  test('chains/chain-creation: neither a flip, nor a promotion, nor an effect’s own lock or unlock opens a window', () => {
    const answers = (['unlock', 'Lock-in', 'Swap'] as const).map((what) =>
      counter(`No ${what}`, `COUNTER: Answer an opposing ${what}. Negate it.`),
    )
    const all = spell(
      'All',
      'SPELL: Unlock 1 of your Locked Supports. Lock 1 Support from your Support Deck. Swap target allied Bench Monster with your Active Monster.',
    )
    const g = scenario({
      p1: { active: lead, bench: [spare], hand: [all], locked: [rally], deck: [idle] },
      p2: { active: rival, hand: answers },
    })
    g.p1.play('All', 'Spare')
    g.p2.pass()
    expect(['Rally', 'Idle', 'Spare'].map(g.zoneOf)).toEqual(['hand', 'locked', 'active'])
    expect(g.asked()).toEqual({ seat: 0, kind: 'step' })
  })

  test('chains/chain-creation: for another event a window opens only where somebody holds a Counter that answers it', () => {
    const great = evolution('Great Lead', 'Lead', 4000)
    const cheer = counter(
      'Cheer',
      'COUNTER: Answer an allied Evolution. Your Active Monster gains 500 IMP until end of turn.',
    )
    const position = (p1: readonly (typeof cheer)[], p2: readonly (typeof cheer)[]): Position => ({
      step: 'evolution',
      p1: { active: monster('Captain', 2500), bench: [lead], hand: p1, reserve: [great] },
      p2: { active: rival, hand: p2 },
    })
    const none = scenario(position([snuff], [snuff, cheer]))
    none.p1.evolve('Great Lead', 'Lead')
    expect(none.asked()).toEqual({ seat: 0, kind: 'step' })
    const own = scenario(position([cheer], [snuff]))
    own.p1.evolve('Great Lead', 'Lead')
    expect(own.asked()).toEqual({ seat: 0, kind: 'window' })
    own.p1.counter('Cheer')
    expect(own.zoneOf('Great Lead')).toBe('bench')
    expect(own.imp('Captain')).toBe(3000)
  })

  test('chains/chain-creation: a Counter in a Chain on another event can be answered as well', () => {
    const great = evolution('Great Lead', 'Lead', 4000)
    const halt = counter('Halt', 'COUNTER: Answer an opposing Evolution. Negate it.')
    const g = scenario({
      step: 'evolution',
      p1: { active: lead, hand: [no('Hush')], reserve: [great] },
      p2: { active: rival, hand: [halt] },
    })
    g.p1.evolve('Great Lead', 'Lead')
    g.p2.counter('Halt')
    expect(g.asked()).toEqual({ seat: 0, kind: 'window' })
    g.p1.counter('Hush', { answers: 'Halt' })
    expect(g.zoneOf('Great Lead')).toBe('active')
    expect(resolved(g)).toEqual(['Hush: resolved', 'Halt: negated', 'original: resolved'])
  })

  test('chains/chain-creation: an empty hand is not asked', () => {
    const g = scenario({ p1: { active: lead, hand: [rally, idle] }, p2: { active: rival } })
    g.p1.play('Rally')
    expect(g.asked()).toEqual({ seat: 0, kind: 'window' })
    g.p1.pass()
    expect(g.imp('Lead')).toBe(3000)
  })
})

describe('chains/lifo-resolution', () => {
  test('chains/lifo-resolution: the newest resolves first, the original action last', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally, boost('B6', 600)] },
      p2: { active: rival, hand: [boost('B5', 500), boost('B7', 700)] },
    })
    g.p1.play('Rally')
    g.p2.counter('B5')
    g.p1.counter('B6')
    g.p2.counter('B7')
    expect(resolved(g)).toEqual(['B7: resolved', 'B6: resolved', 'B5: resolved', 'original: resolved'])
    expect([g.imp('Lead'), g.imp('Rival')]).toEqual([3600, 3700])
    expect(g.state().sides[1].graveyard.map((card) => g.state().match.cards[card]!.name)).toEqual(['B7', 'B5'])
    expect(g.state().sides[0].graveyard.map((card) => g.state().match.cards[card]!.name)).toEqual(['B6', 'Rally'])
  })

  test('chains/lifo-resolution: what a Counter did is there when the original action resolves', () => {
    const judge = spell(
      'Judge',
      'SPELL: If the opposing Active Monster’s IMP is 2500 or less, defeat the opposing Active Monster.',
    )
    const position: Position = {
      p1: { active: lead, hand: [judge] },
      p2: { active: rival, bench: [spare], hand: [boost('B5', 500)] },
    }
    const saved = scenario(position)
    saved.p1.play('Judge')
    saved.p2.counter('B5')
    expect(saved.zoneOf('Rival')).toBe('active')
    const lost = scenario(position)
    lost.p1.play('Judge')
    lost.passWindows()
    expect(lost.zoneOf('Rival')).toBe('graveyard')
  })

  test('chains/lifo-resolution: a Counter that answers a Counter', () => {
    const g = scenario({ p1: { active: lead, hand: [rally, no('Hush')] }, p2: { active: rival, hand: [snuff] } })
    g.p1.play('Rally')
    g.p2.counter('Snuff')
    g.p1.counter('Hush', { answers: 'Snuff' })
    expect(resolved(g)).toEqual(['Hush: resolved', 'Snuff: negated', 'original: resolved'])
    expect(g.imp('Lead')).toBe(3000)
    expect(['Rally', 'Hush', 'Snuff'].map(g.zoneOf)).toEqual(['graveyard', 'graveyard', 'graveyard'])
  })

  test('chains/lifo-resolution: a Counter to a Counter to a Counter', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally, no('Hush')] },
      p2: { active: rival, hand: [snuff, no('Shush')] },
    })
    g.p1.play('Rally')
    g.p2.counter('Snuff')
    g.p1.counter('Hush', { answers: 'Snuff' })
    expect(why(g.p2.tries.counter('Shush', { answers: 'Snuff' }))).toEqual(['nothingToAnswer chains/chain-creation'])
    g.p2.counter('Shush', { answers: 'Hush' })
    expect(resolved(g)).toEqual(['Shush: resolved', 'Hush: negated', 'Snuff: resolved', 'original: negated'])
    expect(g.imp('Lead')).toBe(2500)
  })

  test('chains/lifo-resolution: each Counter may answer the original action or a Counter, as its text says', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally, boost('B6', 600), no('Hush')] },
      p2: { active: rival, hand: [boost('B5', 500)] },
    })
    g.p1.play('Rally')
    g.p2.counter('B5')
    expect(why(g.p1.tries.counter('Hush'))).toEqual(['nothingToAnswer chains/chain-creation'])
    expect(g.p1.tries.counter('Hush', { answers: 'B5' })).toEqual([])
    expect(g.p1.tries.counter('B6')).toEqual([])
    expect(why(g.p1.tries.counter('B6', { answers: 'B5' }))).toEqual(['nothingToAnswer chains/chain-creation'])
    g.p1.pass()
  })

  test('chains/lifo-resolution: with several Counters to answer, the player says which', () => {
    const play = (answers: string) => {
      const g = scenario({
        p1: { active: lead, hand: [rally, no('Hush')] },
        p2: { active: rival, hand: [boost('B5', 500), boost('B7', 700)] },
      })
      g.p1.play('Rally')
      g.p2.counter('B5')
      g.p1.pass()
      g.p2.counter('B7')
      g.p1.counter('Hush', { answers })
      return g
    }
    const older = play('B5')
    expect(resolved(older)).toEqual(['Hush: resolved', 'B7: resolved', 'B5: negated', 'original: resolved'])
    expect(older.imp('Rival')).toBe(3200)
    expect(play('B7').imp('Rival')).toBe(3000)
  })

  test('chains/lifo-resolution: nothing can be added once resolving began', () => {
    const search = counter('Search', 'COUNTER: Answer an opposing Spell. Unlock 1 of your Locked Supports.')
    const g = scenario({
      p1: { active: lead, hand: [rally, no('Hush')] },
      p2: { active: rival, hand: [search, snuff], locked: [idle, boost('B5', 500)] },
    })
    g.p1.play('Rally')
    g.p2.counter('Search')
    g.p1.pass()
    g.p2.pass()
    expect(g.asked()).toEqual({ seat: 1, kind: 'pick' })
    expect(why(g.p2.tries.counter('Snuff'))).toContain('windowClosed rulings/counter-window-passed')
    g.p2.pick('B5')
    expect(g.zoneOf('B5')).toBe('hand')
    expect(g.imp('Lead')).toBe(3000)
    expect(g.asked()).toEqual({ seat: 0, kind: 'step' })
  })

  test('chains/lifo-resolution: a Counter that ends the game stops the Chain', () => {
    const fatal = counter('Fatal', 'COUNTER: Answer an opposing Spell. Defeat the opposing Active Monster.')
    const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival, hand: [fatal] } })
    g.p1.play('Rally')
    g.p2.counter('Fatal')
    expect(g.result()).toEqual({ winner: 1, reason: 'last Monster' })
    expect(resolved(g)).toEqual(['Fatal: resolved'])
    expect(g.p1.can('pass')).toEqual([])
  })

  test('chains/lifo-resolution: a promotion in the middle of a Chain comes before the next link', () => {
    const cull = counter('Cull', 'COUNTER: Answer an opposing Spell. Defeat the opposing Active Monster.')
    const g = scenario({
      p1: { active: lead, bench: [spare, monster('Extra', 2100)], hand: [rally] },
      p2: { active: rival, hand: [cull] },
    })
    g.p1.play('Rally')
    g.p2.counter('Cull')
    expect(g.asked()).toEqual({ seat: 0, kind: 'promote' })
    expect(g.zoneOf('Rally')).toBe('chain')
    g.p1.promote('Extra')
    expect(g.imp('Extra')).toBe(2600)
    expect(g.zoneOf('Rally')).toBe('graveyard')
  })
})

describe('chains/lifo-resolution, seen', () => {
  test('chains/lifo-resolution: the Chain is public while it grows', () => {
    const g = scenario({ p1: { active: lead, hand: [rally, no('Hush')] }, p2: { active: rival, hand: [snuff, idle] } })
    g.p1.play('Rally')
    g.p2.counter('Snuff')
    for (const viewer of [0, 1, 'table'] as const) {
      const chain = viewFor(g.state(), viewer).chain!
      expect([chain.kind, chain.card?.definition.name]).toEqual(['Spell', 'Rally'])
      expect(chain.links.map((link) => [link.card.definition.name, link.answers, link.seat])).toEqual([
        ['Snuff', -1, 1],
      ])
    }
    expect(JSON.stringify(viewFor(g.state(), 1))).not.toContain('"Hush"')
    g.passWindows()
    expect(viewFor(g.state(), 0).chain).toBeNull()
  })
})

describe('chains/contribution-limits', () => {
  const five = boost('B5', 500)
  const six = boost('B6', 600)
  const seven = boost('B7', 700)
  const over = boost('Over', 1500, ' This Counter may exceed the Chain cap.')

  test('chains/contribution-limits: three Counters on one Chain, then it resolves though more are held', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally, six, boost('B8', 800)] },
      p2: { active: rival, hand: [five, seven] },
    })
    g.p1.play('Rally')
    g.p2.counter('B5')
    g.p1.counter('B6')
    g.p2.counter('B7')
    expect(g.zoneOf('B8')).toBe('hand')
    expect(g.state().chain).toBeNull()
    expect(resolved(g)).toHaveLength(4)
  })

  test('chains/contribution-limits: another cap, another Chain', () => {
    const g = scenario({
      format: { chainCap: 4 },
      p1: { active: lead, hand: [rally, six, boost('B8', 800)] },
      p2: { active: rival, hand: [five, seven] },
    })
    g.p1.play('Rally')
    g.p2.counter('B5')
    g.p1.counter('B6')
    g.p2.counter('B7')
    g.p1.counter('B8')
    expect(resolved(g)).toHaveLength(5)
  })

  test('chains/contribution-limits: at most two of them by one player', () => {
    const play = (chainContribution: number) => {
      const g = scenario({
        format: { chainContribution },
        p1: { active: lead, hand: [rally, six] },
        p2: { active: rival, hand: [five, seven, boost('B9', 900)] },
      })
      g.p1.play('Rally')
      g.p2.counter('B5')
      g.p1.pass()
      g.p2.counter('B7')
      g.p1.pass()
      return g
    }
    const two = play(2)
    expect(two.state().chain).toBeNull()
    expect(two.zoneOf('B9')).toBe('hand')
    expect(two.imp('Rival')).toBe(3700)
    const three = play(3)
    expect(three.asked()).toEqual({ seat: 1, kind: 'window' })
    three.p2.counter('B9')
    expect(three.imp('Rival')).toBe(4600)
  })

  test('chains/contribution-limits: the other player’s contribution is their own', () => {
    const g = scenario({ p1: { active: lead, hand: [rally, six] }, p2: { active: rival, hand: [five, seven] } })
    g.p1.play('Rally')
    g.p2.counter('B5')
    g.p1.pass()
    g.p2.counter('B7')
    g.p1.counter('B6')
    expect(resolved(g)).toHaveLength(4)
  })

  test('chains/contribution-limits: only a card that names the Chain cap exceeds it', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally, six, over, boost('B8', 800)] },
      p2: { active: rival, hand: [five, seven] },
    })
    g.p1.play('Rally')
    g.p2.counter('B5')
    g.p1.counter('B6')
    g.p2.counter('B7')
    expect(g.asked()).toEqual({ seat: 0, kind: 'window' })
    expect(why(g.p1.tries.counter('B8'))).toEqual(['chainCap rulings/chain-cap-reached'])
    g.p1.counter('Over')
    expect(resolved(g)[0]).toBe('Over: resolved')
    expect(g.imp('Lead')).toBe(2500 + 500 + 600 + 1500)
  })

  test('chains/contribution-limits: exceeding the Chain cap does not lift a player’s own limit, which it does not name', () => {
    const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival, hand: [five, seven, over] } })
    g.p1.play('Rally')
    g.p2.counter('B5')
    g.p2.counter('B7')
    expect(g.state().chain).toBeNull()
    expect(g.zoneOf('Over')).toBe('hand')
    expect(g.imp('Rival')).toBe(3700)
  })

  test('chains/contribution-limits: every Chain counts from nothing', () => {
    const g = scenario({ p1: { active: lead, hand: [rally, idle] }, p2: { active: rival, hand: [five, six, seven] } })
    g.p1.play('Rally')
    g.p2.counter('B5')
    g.p1.pass()
    g.p2.counter('B6')
    g.passWindows()
    g.p1.play('Idle')
    g.p2.counter('B7')
    expect(g.imp('Rival')).toBe(4300)
  })
})

describe('chains/illegal-target-at-resolution', () => {
  const cull = counter('Cull', 'COUNTER: Answer an opposing Spell. Defeat target allied Bench Monster.')
  const strike = spell('Strike', 'SPELL: Defeat target opposing Bench Monster.')

  test('chains/illegal-target-at-resolution: a Spell whose target is gone does nothing and goes to the Graveyard', () => {
    const g = scenario({
      p1: { active: lead, hand: [strike] },
      p2: { active: rival, bench: [spare, monster('Extra', 2100)], hand: [cull] },
    })
    g.p1.play('Strike', 'Spare')
    g.p2.counter('Cull', { on: ['Spare'] })
    expect(resolved(g)).toEqual(['Cull: resolved', 'original: no legal target'])
    expect(['Strike', 'Extra'].map(g.zoneOf)).toEqual(['graveyard', 'bench'])
  })

  test('chains/illegal-target-at-resolution: a target that no longer fits its class is illegal, too', () => {
    const shift = counter(
      'Shift',
      'COUNTER: Answer an opposing Spell. Swap target allied Bench Monster with your Active Monster.',
    )
    const g = scenario({ p1: { active: lead, hand: [strike] }, p2: { active: rival, bench: [spare], hand: [shift] } })
    g.p1.play('Strike', 'Spare')
    g.p2.counter('Shift', { on: ['Spare'] })
    expect(resolved(g)).toEqual(['Shift: resolved', 'original: no legal target'])
    expect(['Spare', 'Rival'].map(g.zoneOf)).toEqual(['active', 'bench'])
  })

  test('chains/illegal-target-at-resolution: the target stays the same Monster when it moves', () => {
    const curse = spell('Curse', 'SPELL: Target opposing Monster loses 500 IMP.')
    const shift = counter(
      'Shift',
      'COUNTER: Answer an opposing Spell. Swap target allied Bench Monster with your Active Monster.',
    )
    const g = scenario({ p1: { active: lead, hand: [curse] }, p2: { active: rival, bench: [spare], hand: [shift] } })
    g.p1.play('Curse', 'Spare')
    g.p2.counter('Shift', { on: ['Spare'] })
    expect([g.imp('Spare'), g.imp('Rival')]).toEqual([1500, 2500])
    expect(g.zoneOf('Spare')).toBe('active')
  })

  test('chains/illegal-target-at-resolution: a Counter whose target is gone does nothing; the rest of the Chain resolves', () => {
    const answer = counter('Answer', 'COUNTER: Answer an opposing Counter. Defeat target opposing Bench Monster.')
    const pet = counter(
      'Pet',
      'COUNTER: Answer an opposing Spell. Target allied Bench Monster gains 500 IMP until end of turn.',
    )
    const g = scenario({
      p1: { active: lead, hand: [rally, answer] },
      p2: { active: rival, bench: [spare], hand: [pet] },
    })
    g.p1.play('Rally')
    g.p2.counter('Pet', { on: ['Spare'] })
    g.p1.counter('Answer', { answers: 'Pet', on: ['Spare'] })
    expect(resolved(g)).toEqual(['Answer: resolved', 'Pet: no legal target', 'original: resolved'])
    expect(['Pet', 'Answer'].map(g.zoneOf)).toEqual(['graveyard', 'graveyard'])
    expect(g.imp('Lead')).toBe(3000)
  })

  test('chains/illegal-target-at-resolution: with some targets legal it does what it can', () => {
    const twin = spell(
      'Twin',
      'SPELL: Target opposing Active Monster loses 500 IMP. Defeat target opposing Bench Monster.',
    )
    const g = scenario({
      p1: { active: lead, hand: [twin] },
      p2: { active: rival, bench: [spare, monster('Extra', 2100)], hand: [cull] },
    })
    g.p1.play('Twin', 'Rival', 'Spare')
    g.p2.counter('Cull', { on: ['Spare'] })
    expect(resolved(g)).toEqual(['Cull: resolved', 'original: resolved'])
    expect(g.imp('Rival')).toBe(2000)
    expect(g.zoneOf('Extra')).toBe('bench')
  })

  test('chains/illegal-target-at-resolution: a card that left the Graveyard is no target any more', () => {
    const recall = spell('Recall', 'SPELL: Move target Spell in your Graveyard to your hand.')
    const rob = counter(
      'Rob',
      'COUNTER: Answer an opposing Spell. Move target Spell in your opponent’s Graveyard to your opponent’s Support Deck.',
    )
    const g = scenario({ p1: { active: lead, hand: [recall], graveyard: [rally] }, p2: { active: rival, hand: [rob] } })
    g.p1.play('Recall', 'Rally')
    g.p2.counter('Rob', { on: ['Rally'] })
    expect(g.zoneOf('Rally')).toBe('deck')
    expect(resolved(g)).toEqual(['Rob: resolved', 'original: no legal target'])
  })
})

describe('chains/negated-original-effect', () => {
  test('chains/negated-original-effect: a negated Spell does nothing and goes to the Graveyard', () => {
    const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival, hand: [snuff] } })
    g.p1.play('Rally')
    g.p2.counter('Snuff')
    expect(g.imp('Lead')).toBe(2500)
    expect(['Rally', 'Snuff'].map(g.zoneOf)).toEqual(['graveyard', 'graveyard'])
    expect(why(g.p1.tries.play('Rally'))).toContain('notInHand zones/hand')
  })

  test('chains/negated-original-effect: Counters above and below the one that negates still resolve', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally, boost('B6', 600)] },
      p2: { active: rival, hand: [boost('B5', 500), snuff] },
    })
    g.p1.play('Rally')
    g.p2.counter('B5')
    g.p1.pass()
    g.p2.counter('Snuff')
    g.p1.counter('B6')
    expect(resolved(g)).toEqual(['B6: resolved', 'Snuff: resolved', 'B5: resolved', 'original: negated'])
    expect([g.imp('Lead'), g.imp('Rival')]).toEqual([3100, 3000])
  })

  test('chains/negated-original-effect: a second Counter that negates it resolves without harm', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally] },
      p2: {
        active: rival,
        hand: [
          snuff,
          counter(
            'Choke',
            'COUNTER: Answer an opposing Spell. Negate it. Your Active Monster gains 500 IMP until end of turn.',
          ),
        ],
      },
    })
    g.p1.play('Rally')
    g.p2.counter('Choke')
    g.p2.counter('Snuff')
    expect(resolved(g)).toEqual(['Snuff: resolved', 'Choke: resolved', 'original: negated'])
    expect([g.imp('Lead'), g.imp('Rival')]).toEqual([2500, 3000])
    expect(g.zoneOf('Rally')).toBe('graveyard')
  })

  test('chains/negated-original-effect: the Counter may name where the negated Spell goes', () => {
    for (const [to, zone] of [
      ['hand', 'hand'],
      ['Support Deck', 'deck'],
      ['Graveyard', 'graveyard'],
    ] as const) {
      const send = counter('Send', `COUNTER: Answer an opposing Spell. Negate it and move it to its owner’s ${to}.`)
      const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival, hand: [send] } })
      g.p1.play('Rally')
      g.p2.counter('Send')
      expect(g.zoneOf('Rally')).toBe(zone)
      expect(g.zoneOf('Send')).toBe('graveyard')
      expect(g.imp('Lead')).toBe(2500)
    }
  })

  test('chains/negated-original-effect: a named place stays named when another Counter negates it again', () => {
    const send = counter('Send', 'COUNTER: Answer an opposing Spell. Negate it and move it to its owner’s hand.')
    for (const order of [
      ['Send', 'Snuff'],
      ['Snuff', 'Send'],
    ] as const) {
      const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival, hand: [send, snuff] } })
      g.p1.play('Rally')
      for (const card of order) g.p2.counter(card)
      expect(g.zoneOf('Rally')).toBe('hand')
    }
  })

  test('chains/negated-original-effect: a negated Counter goes where the Counter that negated it says', () => {
    const g = scenario({
      p1: { active: lead, hand: [rally, no('Return', ' and move it to its owner’s hand')] },
      p2: { active: rival, hand: [snuff] },
    })
    g.p1.play('Rally')
    g.p2.counter('Snuff')
    g.p1.counter('Return', { answers: 'Snuff' })
    g.passWindows()
    expect(g.zoneOf('Snuff')).toBe('hand')
    expect(g.zoneOf('Return')).toBe('graveyard')
    expect(g.imp('Lead')).toBe(3000)
  })

  test('chains/negated-original-effect: a negated combat result defeats nobody', () => {
    const undo = counter('Undo', 'COUNTER: Answer an allied combat result. Negate it.')
    const g = scenario({ step: 'attack', p1: { active: monster('Giant', 3900) }, p2: { active: rival, hand: [undo] } })
    g.p1.attack()
    g.p2.pass()
    g.p2.counter('Undo')
    expect(g.zoneOf('Rival')).toBe('active')
    expect(g.result()).toBeNull()
  })

  test('chains/negated-original-effect: only a negated card can be moved somewhere', () => {
    const owner = { name: 'Send', cardType: 'Counter', keywords: [] } as const
    const says = (what: string) =>
      parseCardText(`COUNTER: Answer an opposing ${what}. Negate it and move it to its owner’s Support Deck.`, owner).ok
    expect((['Spell', 'Counter'] as const).map(says)).toEqual([true, true])
    for (const what of ['attack', 'combat result', 'unlock', 'Swap', 'Lock-in', 'Evolution', 'Prime entry'])
      expect([what, says(what)]).toEqual([what, false])
  })

  test('chains/negated-original-effect: a Spell that came back to the hand can be played again', () => {
    const send = counter('Send', 'COUNTER: Answer an opposing Spell. Negate it and move it to its owner’s hand.')
    const g = scenario({ p1: { active: lead, hand: [rally] }, p2: { active: rival, hand: [send] } })
    g.p1.play('Rally')
    g.p2.counter('Send')
    expect(g.step()).toBe('spell')
    g.p1.play('Rally')
    expect(g.imp('Lead')).toBe(3000)
    const first = scenario({
      round: 1,
      p1: { active: lead, bench: [monster('Mover', 2000, '', ['Swap'])], hand: [rally] },
      p2: { active: rival, hand: [send] },
    })
    first.p1.play('Rally')
    first.p2.counter('Send')
    expect(first.step()).toBe('swap')
    expect(why(first.p1.tries.play('Rally'))).toContain('firstRoundSpell setup/first-round-restrictions')
  })

  test('chains/negated-original-effect: Counters on a negated attack still resolve, and no combat is fought', () => {
    const parry = counter('Parry', 'COUNTER: Answer an opposing attack. Negate it.')
    const brace = counter('Brace', 'COUNTER: Answer an opposing attack. The attacker loses 500 IMP.')
    const g = scenario({
      step: 'attack',
      p1: { active: monster('Giant', 3900) },
      p2: { active: rival, hand: [parry, brace] },
    })
    g.p1.attack()
    g.p2.counter('Brace')
    g.p2.counter('Parry')
    expect(g.imp('Giant')).toBe(3400)
    expect(g.zoneOf('Rival')).toBe('active')
    expect(g.happened('compared')).toBe(false)
  })
})

describe('chains/resonance-counter', () => {
  test('chains/resonance-counter: nothing is one by accident: a text with a subtype that is not allowed is no ordinary Counter', () => {
    const owner = { name: 'Resonance', cardType: 'Counter', keywords: [] } as const
    expect(parseCardText('COUNTER: Answer an opposing Spell. Negate it.', owner).ok).toBe(true)
    expect(parseCardText('RESONANCE COUNTER: Answer an opposing Spell. Negate it.', owner).ok).toBe(false)
    expect(parseCardText('COUNTER: Resonance. Answer an opposing Spell. Negate it.', owner).ok).toBe(false)
  })

  test('chains/resonance-counter: a format allows it by name, the standard one does not', () => {
    const Echo = counter('Echo', 'COUNTER: Answer an opposing Spell. This is a Resonance Counter. Negate it.')
    const supports = [
      Echo,
      ...Array.from({ length: 19 }, (_, index) =>
        spell(`Spell ${index}`, 'SPELL: Your Active Monster recovers 500 IMP.'),
      ),
    ]
    const cards = [...Array.from({ length: 5 }, (_, index) => monster(`Monster ${index}`, 2500)), ...supports]
    const list = { name: 'Echoes', cards: cards.map((card) => card.name), evolutions: [] }
    const find = (name: string) => cards.find((card) => card.name === name)
    const standard = verifyDeck(list, find, SNAP_STANDARD)
    expect(!standard.ok && standard.faults).toEqual([
      { code: 'resonanceCounter', rule: 'chains/resonance-counter', card: 'Echo' },
    ])
    expect(verifyDeck(list, find, { ...SNAP_STANDARD, resonanceCounters: true }).ok).toBe(true)
  })
})
