/** Chapter 7, Timing, Priority & Simultaneous Effects: who may speak, in which order things resolve, and what is too late. */
import { describe, expect, test } from 'vitest'
import { scenario, type Scenario } from '../testing/scenario'
import type { Position } from '../testing/position'
import { counter, evolution, monster, spell } from '../testing/testCards'
import { why } from '../testing/refusals'

const gain = 'SPELL: Your Active Monster gains 500 IMP until end of turn.'
const lead = monster('Lead', 2500)
const rival = monster('Rival', 2500)
const giant = monster('Giant', 3900)
const [a, b, c] = [spell('A', gain), spell('B', gain), spell('C', gain)]
const idle = spell('Idle', gain)
const snuff = counter('Snuff', 'COUNTER: Answer an opposing Spell. Negate it.')
const echo = counter('Echo', 'COUNTER: Answer an allied Spell. Your Active Monster gains 600 IMP until end of turn.')

/** Names of the cards whose Triggers resolved, in order. */
const resolved = (g: Scenario) =>
  g
    .events()
    .flatMap((event) => (event.type === 'triggerResolved' ? [g.state().match.cards[event.trigger.source]!.name] : []))

const onUnlock = (
  name: string,
  whose: 'you unlock' | 'your opponent unlocks',
  then = 'this Monster gains 500 IMP until end of turn.',
) => monster(name, 2500, `PASSIVE: When ${whose} a Support, ${then}`, ['Trigger'])

describe('timing/timing-window', () => {
  test('timing/timing-window: an action belongs to its step; before and after it is refused', () => {
    const great = evolution('Great Lead', 'Lead', 4000)
    const g = scenario({ p1: { active: lead, hand: [a], reserve: [great] }, p2: { active: rival } })
    expect(why(g.p1.tries.evolve('Great Lead', 'Lead'))).toEqual(['wrongStep turn-procedure/evolution-step'])
    g.p1.pass()
    expect(g.step()).toBe('evolution')
    expect(g.p1.tries.evolve('Great Lead', 'Lead')).toEqual([])
    g.p1.pass()
    expect(g.step()).toBe('attack')
    expect(why(g.p1.tries.evolve('Great Lead', 'Lead'))).toEqual(['stepPassed timing/missed-window'])
  })

  test('timing/timing-window: in an open Counter Window there is nothing to do but answer or pass', () => {
    const g = scenario({ p1: { active: lead, hand: [a, b] }, p2: { active: rival, hand: [snuff] } })
    g.p1.play('A')
    expect(g.p2.options()).toEqual(expect.arrayContaining(['counter', 'pass']))
    g.p2.pass()
    expect(g.asked()).toEqual({ seat: 0, kind: 'window' })
    expect(why(g.p1.tries.play('B'))).toContain('decisionIsAnother timing/timing-window')
    g.p1.pass()
    expect(g.p1.tries.play('B')).toEqual([])
  })
})

describe('timing/priority-shorthand', () => {
  test('timing/priority-shorthand: in an optional step the turn player acts, and the opponent only answers', () => {
    const g = scenario({ p1: { active: lead, hand: [a] }, p2: { active: rival, hand: [b, snuff] } })
    expect(why(g.p2.tries.play('B'))).toContain('notYourDecision timing/priority-shorthand')
    expect(why(g.p2.tries.counter('Snuff'))).toEqual(['notYourDecision timing/priority-shorthand'])
    expect(why(g.p2.tries.pass())).toEqual(['notYourDecision timing/priority-shorthand'])
    g.p1.play('A')
    expect(g.p2.tries.counter('Snuff')).toEqual([])
    g.passWindows()
  })

  test('timing/priority-shorthand: the opponent of the acting player speaks first, then both in turn', () => {
    const g = scenario({ p1: { active: lead, hand: [a, echo] }, p2: { active: rival, hand: [snuff] } })
    g.p1.play('A')
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    expect(why(g.p1.tries.counter('Echo'))).toEqual(['notYourDecision timing/priority-shorthand'])
    g.p2.pass()
    expect(g.asked()).toEqual({ seat: 0, kind: 'window' })
    g.p1.pass()
    expect(g.asked()).toEqual({ seat: 0, kind: 'step' })
  })

  test('timing/priority-shorthand: in an attack the defending player speaks first', () => {
    const g = scenario({
      turn: 1,
      step: 'attack',
      p1: { active: lead, hand: [snuff] },
      p2: { active: rival, hand: [idle] },
    })
    g.p2.attack()
    expect(g.asked()).toEqual({ seat: 0, kind: 'window' })
    g.p1.pass()
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    g.p2.pass()
  })

  test('timing/priority-shorthand: in a combat result, too, the attacker’s opponent speaks first, whoever would be defeated', () => {
    for (const [attacker, defender] of [
      [giant, rival],
      [lead, giant],
    ] as const) {
      const g = scenario({
        step: 'attack',
        p1: { active: attacker, hand: [idle] },
        p2: { active: defender, bench: [monster('Spare', 2000)], hand: [b] },
      })
      g.p1.attack()
      g.p2.pass()
      g.p1.pass()
      expect(g.state().chain?.origin.kind).toBe('combat result')
      expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
      g.passWindows()
    }
  })

  test('timing/priority-shorthand: a pass does not end the window while the other player still plays', () => {
    const late = counter('Late', 'COUNTER: Answer an opposing Counter. Negate it.')
    const g = scenario({ p1: { active: lead, hand: [a, echo] }, p2: { active: rival, hand: [late] } })
    g.p1.play('A')
    g.p2.pass()
    g.p1.counter('Echo')
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    g.p2.counter('Late', { answers: 'Echo' })
    g.passWindows()
    expect(g.imp('Lead')).toBe(3000)
  })

  test('timing/priority-shorthand: an answer of the own side needs a permission, too', () => {
    const g = scenario({ p1: { active: lead, hand: [a, snuff] }, p2: { active: rival, hand: [echo] } })
    g.p1.play('A')
    expect(why(g.p2.tries.counter('Echo'))).toEqual(['nothingToAnswer chains/chain-creation'])
    g.p2.pass()
    expect(why(g.p1.tries.counter('Snuff'))).toEqual(['nothingToAnswer chains/chain-creation'])
    g.p1.pass()
  })
})

describe('timing/simultaneous-effects', () => {
  const scholar = (name: string, whose: 'you unlock' | 'your opponent unlocks') =>
    onUnlock(name, whose, 'you may lock 1 Support from your Support Deck.')
  const position: Position = {
    step: 'unlock',
    p1: {
      active: onUnlock('M1', 'you unlock'),
      bench: [scholar('O1', 'you unlock'), onUnlock('M2', 'you unlock')],
      locked: [a],
      deck: [b],
    },
    p2: {
      active: scholar('Q1', 'your opponent unlocks'),
      bench: [onUnlock('N1', 'your opponent unlocks'), onUnlock('N2', 'your opponent unlocks')],
      deck: [c],
    },
  }

  test('timing/simultaneous-effects: mandatory ones before “you may”, the turn player’s before the opponent’s, each player orders their own', () => {
    const g = scenario(position)
    expect(g.asked()).toEqual({ seat: 0, kind: 'order' })
    expect(g.p1.can('order')).toHaveLength(2)
    expect(why(g.p1.tries.order('O1'))).toEqual(['notOffered rulings/simultaneous-controlled-triggers'])
    expect(why(g.p1.tries.order('N1'))).toEqual(['notOffered rulings/simultaneous-controlled-triggers'])
    g.p1.order('M2')
    expect(g.asked()).toEqual({ seat: 1, kind: 'order' })
    g.p2.order('N2')
    expect(g.asked()).toEqual({ seat: 0, kind: 'trigger' })
    g.p1.decline()
    expect(g.asked()).toEqual({ seat: 1, kind: 'trigger' })
    g.p2.accept()
    expect(resolved(g)).toEqual(['M2', 'M1', 'N2', 'N1', 'O1', 'Q1'])
    expect(['B', 'C'].map(g.zoneOf)).toEqual(['deck', 'locked'])
  })

  test('timing/simultaneous-effects: on Player 2’s turn Player 2’s come first', () => {
    const g = scenario({
      turn: 1,
      step: 'unlock',
      p1: { active: onUnlock('M1', 'your opponent unlocks', 'each opposing Monster loses 500 IMP.') },
      p2: { active: onUnlock('N1', 'you unlock', 'this Monster recovers 500 IMP.'), locked: [a] },
    })
    expect(g.imp('N1')).toBe(2000)
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
  })

  test('timing/simultaneous-effects: nobody orders a single Trigger', () => {
    const g = scenario({
      ...position,
      p1: { active: onUnlock('M1', 'you unlock'), locked: [a] },
      p2: { active: onUnlock('N1', 'your opponent unlocks') },
    })
    expect(g.step()).toBe('spell')
    expect([g.imp('M1'), g.imp('N1')]).toEqual([3000, 3000])
  })

  test('timing/simultaneous-effects: the order can matter', () => {
    const wound = onUnlock('Wound', 'you unlock', 'your Active Monster loses 500 IMP.')
    const mend = onUnlock('Mend', 'you unlock', 'your Active Monster recovers 500 IMP.')
    for (const [first, imp] of [
      ['Wound', 2500],
      ['Mend', 2000],
    ] as const) {
      const g = scenario({
        step: 'unlock',
        p1: { active: lead, bench: [wound, mend], locked: [a] },
        p2: { active: rival },
      })
      g.p1.order(first)
      expect(g.imp('Lead')).toBe(imp)
    }
  })

  test('timing/simultaneous-effects: three of one player are ordered one after the other', () => {
    const g = scenario({
      step: 'unlock',
      p1: {
        active: onUnlock('M1', 'you unlock'),
        bench: [onUnlock('M2', 'you unlock'), onUnlock('M3', 'you unlock')],
        locked: [a],
      },
      p2: { active: rival },
    })
    g.p1.order('M3')
    expect(g.p1.can('order')).toHaveLength(2)
    g.p1.order('M1')
    expect(g.step()).toBe('spell')
    const state = g.state()
    expect(state.pending).toEqual([])
    expect(['M1', 'M2', 'M3'].map(g.imp)).toEqual([3000, 3000, 3000])
  })

  test('timing/simultaneous-effects: a mandatory Trigger that becomes ready meanwhile goes before the remaining “you may”', () => {
    const freed = onUnlock('Freed', 'you unlock', 'you may unlock 1 of your Locked Supports.')
    const opposing = onUnlock('Watcher', 'your opponent unlocks')
    const g = scenario({
      step: 'unlock',
      p1: { active: freed, locked: [a, b, c] },
      p2: { active: rival, bench: [opposing] },
    })
    g.p1.unlock('A')
    g.p1.accept()
    g.p1.pick('B')
    expect(g.asked()).toEqual({ seat: 0, kind: 'trigger' })
    expect(resolved(g)).toEqual(['Watcher', 'Freed', 'Watcher'])
    g.p1.decline()
    expect(g.zoneOf('C')).toBe('locked')
  })

  test('timing/simultaneous-effects: a Trigger that becomes ready outside Trigger Resolution waits for the next one, on whichever turn', () => {
    const listener = monster(
      'Listener',
      2500,
      'PASSIVE: When your opponent plays a Spell, this Monster loses 500 IMP.',
      ['Trigger'],
    )
    const speaker = monster('Speaker', 2500, 'PASSIVE: When you play a Spell, this Monster loses 600 IMP.', ['Trigger'])
    const g = scenario({
      p1: { active: lead, bench: [speaker], hand: [a] },
      p2: { active: rival, bench: [listener], hand: [b] },
    })
    g.p1.play('A')
    g.passWindows()
    expect(g.step()).toBe('attack')
    expect(g.state().pending).toHaveLength(2)
    expect([g.imp('Listener'), g.imp('Speaker')]).toEqual([2500, 2500])
    g.p1.pass('end')
    expect(g.step()).toBe('spell')
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect([g.imp('Listener'), g.imp('Speaker')]).toEqual([2000, 1900])
    expect(resolved(g)).toEqual(['Listener', 'Speaker'])
  })

  test('timing/simultaneous-effects: the ON REVEAL of a promoted Monster waits for the next Trigger Resolution', () => {
    const shy = monster('Shy', 2000, 'ON REVEAL: The opposing Active Monster loses 500 IMP.', ['Trigger'])
    const g = scenario({
      step: 'attack',
      p1: { active: giant, bench: [monster('Mover', 2000, '', ['Swap'])] },
      p2: { active: rival, bench: [{ card: shy, faceDown: true }], hand: [] },
    })
    g.p1.attack()
    expect(g.zoneOf('Shy')).toBe('active')
    expect(g.isFaceUp('Shy')).toBe(true)
    expect(g.step()).toBe('swap')
    expect(g.imp('Giant')).toBe(3900)
    expect(g.state().pending).toHaveLength(1)
    g.p1.pass()
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(g.imp('Giant')).toBe(3400)
  })

  test('timing/simultaneous-effects: a Trigger of the Lock-in Phase resolves on the opponent’s turn, after the turn player’s own', () => {
    const keeper = monster(
      'Keeper',
      2500,
      'PASSIVE: When you lock a Support, this Monster gains 500 IMP until end of turn.',
      ['Trigger'],
    )
    const reader = onUnlock('Reader', 'you unlock', 'each opposing Monster loses 500 IMP until end of turn.')
    const g = scenario({
      round: 4,
      step: 'lockIn',
      p1: { active: keeper, deck: [a, b] },
      p2: { active: reader, locked: [c] },
    })
    g.p1.lockIn('A')
    expect(resolved(g)).toEqual(['Reader', 'Keeper'])
    expect(g.imp('Keeper')).toBe(2500)
    expect(g.step()).toBe('spell')
    g.p2.pass('end')
    expect(g.imp('Keeper')).toBe(2500)
  })

  test('timing/simultaneous-effects: a Trigger whose Monster has left still resolves as far as it can', () => {
    const martyr = monster(
      'Martyr',
      2000,
      'PASSIVE: When this Monster is defeated, the opposing Active Monster loses 500 IMP.',
      ['Trigger'],
    )
    const g = scenario({ step: 'attack', p1: { active: giant }, p2: { active: martyr, bench: [rival] } })
    g.p1.attack()
    expect(g.zoneOf('Martyr')).toBe('graveyard')
    expect(g.asked()).toEqual({ seat: 1, kind: 'step' })
    expect(g.imp('Giant')).toBe(3400)
  })

  test('timing/simultaneous-effects: ON ENTRY is part of the entry and waits for nothing', () => {
    const great = evolution('Great Lead', 'Lead', 4000, 'ON ENTRY: The opposing Active Monster loses 500 IMP.')
    const g = scenario({ step: 'evolution', p1: { active: lead, reserve: [great] }, p2: { active: rival } })
    g.p1.evolve('Great Lead', 'Lead')
    expect(g.imp('Rival')).toBe(2000)
    expect(g.state().pending).toEqual([])
  })

  test('timing/simultaneous-effects: what one instruction does to several Monsters happens at once', () => {
    const sweepAll = spell('Storm', 'SPELL: Defeat each opposing Monster with 2500 IMP or less.')
    const banner = monster('Banner', 2000, 'PASSIVE: Each other allied Monster gains 500 IMP.')
    const g = scenario({
      p1: { active: lead, hand: [sweepAll] },
      p2: { active: monster('Weak', 2000), bench: [banner, giant] },
    })
    g.p1.play('Storm')
    expect(['Weak', 'Banner'].map(g.zoneOf)).toEqual(['graveyard', 'graveyard'])
    expect(g.events().filter((event) => event.type === 'defeated')).toHaveLength(1)
    expect(g.zoneOf('Giant')).toBe('active')
  })
})

describe('timing/missed-window', () => {
  test('timing/missed-window: a passed step does not come back this turn', () => {
    const g = scenario({ p1: { active: lead, hand: [a] }, p2: { active: rival } })
    g.p1.pass()
    expect(g.step()).toBe('attack')
    expect(why(g.p1.tries.play('A'))).toEqual(['stepPassed timing/missed-window'])
    g.p1.attack()
    expect(why(g.p1.tries.play('A'))).toContain('decisionIsAnother timing/timing-window')
    g.passWindows()
    g.p2.pass('end')
    expect(g.p1.tries.play('A')).toEqual([])
  })

  test('timing/missed-window: a passed Counter Window does not come back', () => {
    const g = scenario({ p1: { active: lead, hand: [a, b] }, p2: { active: rival, hand: [snuff] } })
    g.p1.play('A')
    g.p2.pass()
    expect(why(g.p2.tries.counter('Snuff'))).toEqual(['notYourDecision timing/priority-shorthand'])
    g.p1.pass()
    expect(g.imp('Lead')).toBe(3000)
    expect(g.p2.tries.counter('Snuff')).not.toEqual([])
    g.p1.play('B')
    expect(g.p2.tries.counter('Snuff')).toEqual([])
    g.passWindows()
  })

  test('timing/missed-window: a block belongs to its moment', () => {
    const wall = monster('Wall', 3000, '', ['Blocker'])
    const g = scenario({ step: 'attack', p1: { active: lead }, p2: { active: rival, bench: [wall], hand: [idle] } })
    g.p1.attack()
    expect(g.asked()).toEqual({ seat: 1, kind: 'block' })
    g.p2.pass()
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    expect(why(g.p2.tries.block('Wall'))).toEqual(['decisionIsAnother timing/timing-window'])
    g.p2.pass()
    expect(g.zoneOf('Wall')).toBe('bench')
  })
})

describe('timing/resolution-finality', () => {
  test('timing/resolution-finality: what has resolved cannot be answered any more', () => {
    const g = scenario({ turn: 1, p1: { active: lead, hand: [snuff] }, p2: { active: rival, hand: [a, snuff] } })
    g.p2.play('A')
    g.passWindows()
    expect(g.zoneOf('A')).toBe('graveyard')
    expect(why(g.p2.tries.counter('Snuff'))).toEqual(['windowClosed rulings/counter-window-passed'])
    g.p2.attack()
    expect(why(g.p1.tries.counter('Snuff'))).toEqual(['nothingToAnswer chains/chain-creation'])
    g.passWindows()
    expect(g.zoneOf('Lead')).toBe('graveyard')
  })

  test('timing/resolution-finality: the source leaving does not undo what it did', () => {
    const helper = monster('Helper', 2000, 'ON REVEAL: Your Active Monster gains 500 IMP until your next turn.', [
      'Trigger',
    ])
    const strike = spell('Strike', 'SPELL: Defeat target opposing Bench Monster.')
    const g = scenario({
      step: 'flip',
      p1: { active: lead, bench: [{ card: helper, faceDown: true }] },
      p2: { active: rival, hand: [strike] },
    })
    expect(g.imp('Lead')).toBe(3000)
    g.p1.pass('end')
    g.p2.play('Strike', 'Helper')
    expect(g.zoneOf('Helper')).toBe('graveyard')
    expect(g.imp('Lead')).toBe(3000)
  })
})
