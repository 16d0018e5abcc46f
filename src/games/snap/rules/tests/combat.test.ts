/** Chapter 9: combat from declaration to finality, as rulings. */
import { describe, expect, test } from 'vitest'
import { counter, evolution, monster, spell } from '../testing/testCards'
import { scenario } from '../testing/scenario'
import { why } from '../testing/refusals'

const weak = monster('Weak', 2000)
const even = monster('Even', 2500)
const strong = monster('Strong', 3000)
const spare = monster('Spare', 2200)
const idle = monster('Idle', 2100)
/** Somebody with a Swap to do keeps the turn from passing on after the attack. */
const mover = monster('Mover', 2300, '', ['Swap'])
const guard = monster('Guard', 3500, '', ['Blocker'])
const disruptor = monster('Disruptor', 3000, '', ['Disruptor'])
const racer = monster('Racer', 3000, '', ['Overdrive'])
const halt = counter('Halt', 'COUNTER: Answer an opposing attack. Negate it.')
const rescue = counter('Rescue', 'COUNTER: Answer an allied combat result. Prevent that defeat.')

describe('combat/attack-declaration', () => {
  test('combat/attack-declaration: the Active attacks the opposing Active, and the declaration opens a Counter Window', () => {
    const g = scenario({ step: 'attack', p1: { active: strong }, p2: { active: weak, bench: [spare], hand: [halt] } })
    expect(g.p1.can('attack')).toHaveLength(1)
    g.p1.attack('Weak')
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    expect(g.p2.options()).toContain('counter')
    g.p2.pass()
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' }) // the combat result
    g.p2.pass()
    expect(g.zoneOf('Weak')).toBe('graveyard')
  })

  test('combat/attack-declaration: a Bench Monster is no legal target, and an attack is declared in the Attack Phase only', () => {
    const g = scenario({
      step: 'spell',
      p1: { active: strong, hand: [spell('Wait', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')] },
      p2: { active: weak, bench: [spare] },
    })
    expect(why(g.p1.tries.attack('Weak'))).toEqual(['wrongStep turn-procedure/attack-phase'])
    g.p1.pass('attack')
    expect(why(g.p1.tries.attack('Spare'))).toEqual(['benchNeedsDisruptor combat/disruptor'])
    expect(why(g.p2.tries.attack('Strong'))).toEqual(['notYourDecision timing/priority-shorthand'])
    expect(why(g.p1.tries.attack('Weak'))).toEqual([])
  })

  test('combat/attack-declaration: one attack a turn', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [mover] },
      p2: { active: weak, bench: [even, spare] },
    })
    g.p1.attack()
    g.p2.promote('Even')
    expect(g.step()).toBe('swap')
    expect(why(g.p1.tries.attack('Even'))).toEqual([
      'stepPassed timing/missed-window',
      'attacksUsed turn-procedure/attack-phase',
    ])
  })

  test('combat/attack-declaration: a face-down Active cannot attack', () => {
    const g = scenario({
      step: 'spell',
      p1: {
        active: { card: strong, faceDown: true },
        hand: [spell('Wait', 'SPELL: The opposing Active Monster loses 500 IMP until end of turn.')],
      },
      p2: { active: weak },
    })
    expect(why(g.p1.tries.attack())).toContain('faceDown combat/attack-declaration')
  })

  test('combat/attack-declaration: an effect can bar a Monster from attacking', () => {
    const net = counter(
      'Net',
      'COUNTER: Answer an opposing Spell. The opposing Active Monster cannot attack until end of turn.',
    )
    const cheer = spell('Cheer', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
    const g = scenario({
      step: 'spell',
      p1: { active: strong, bench: [mover], hand: [cheer] },
      p2: { active: weak, hand: [net] },
    })
    g.p1.play('Cheer')
    g.p2.counter('Net')
    expect(g.imp('Strong')).toBe(3500)
    expect(g.step()).toBe('swap') // the Attack Phase had no legal attack
    expect(why(g.p1.tries.attack())).toContain('restricted card-text/avoid-hidden-exceptions')
  })

  test('combat/attack-declaration: a negated attack is used up and compares nothing', () => {
    const g = scenario({ step: 'attack', p1: { active: strong, bench: [mover] }, p2: { active: weak, hand: [halt] } })
    g.p1.attack()
    g.p2.counter('Halt')
    expect(g.happened('compared')).toBe(false)
    expect(g.zoneOf('Weak')).toBe('active')
    expect(g.zoneOf('Halt')).toBe('graveyard')
    expect(g.state().combat).toBeNull()
    expect(why(g.p1.tries.attack())).toContain('attacksUsed turn-procedure/attack-phase')
  })

  test('combat/attack-declaration: in both windows of a combat the attacking player’s opponent speaks first', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: strong, hand: [rescue] },
      p2: { active: weak, bench: [spare], hand: [halt] },
    })
    g.p1.attack()
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    g.p2.pass()
    g.p1.pass()
    expect(g.happened('compared')).toBe(true)
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    g.passWindows()
  })

  test('combat/attack-declaration: the attacker defeated in the window ends the combat without comparison', () => {
    const ambush = counter('Ambush', 'COUNTER: Answer an opposing attack. Defeat the attacker.')
    const g = scenario({ step: 'attack', p1: { active: strong, bench: [spare] }, p2: { active: weak, hand: [ambush] } })
    g.p1.attack()
    g.p2.counter('Ambush')
    expect(g.zoneOf('Strong')).toBe('graveyard')
    expect(g.zoneOf('Spare')).toBe('active')
    expect(g.zoneOf('Weak')).toBe('active')
    expect(g.happened('compared')).toBe(false)
  })

  test('combat/attack-declaration: the promoted Monster does not step in for a defender that left', () => {
    const sacrifice = counter('Sacrifice', 'COUNTER: Answer an opposing attack. Defeat your Active Monster.')
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [mover] },
      p2: { active: weak, bench: [spare], hand: [sacrifice] },
    })
    g.p1.attack()
    g.p2.counter('Sacrifice')
    expect(g.zoneOf('Weak')).toBe('graveyard')
    expect(g.zoneOf('Spare')).toBe('active')
    expect(g.happened('compared')).toBe(false)
    expect(why(g.p1.tries.attack())).toContain('attacksUsed turn-procedure/attack-phase')
  })
})

describe('combat/imp-comparison', () => {
  test('combat/imp-comparison: the lower current IMP is defeated', () => {
    const g = scenario({ step: 'attack', p1: { active: strong }, p2: { active: even, bench: [spare] } })
    g.p1.attack()
    expect(g.zoneOf('Even')).toBe('graveyard')
    expect(g.zoneOf('Strong')).toBe('active')
    expect(g.events()).toContainEqual(
      expect.objectContaining({ type: 'compared', attackerImp: 3000, defenderImp: 2500 }),
    )
  })

  test('combat/imp-comparison: also when the lower one is the attacker', () => {
    const g = scenario({ step: 'attack', p1: { active: weak, bench: [spare] }, p2: { active: strong } })
    g.p1.attack()
    expect(g.zoneOf('Weak')).toBe('graveyard')
    expect(g.zoneOf('Strong')).toBe('active')
    expect(g.zoneOf('Spare')).toBe('active')
  })

  test('combat/imp-comparison: base IMP, lasting loss, modifiers and PASSIVE abilities count together', () => {
    const banner = monster('Banner', 2000, 'PASSIVE: Each other allied Active Monster gains 600 IMP.')
    const cheer = spell('Cheer', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
    const g = scenario({
      step: 'spell',
      p1: { active: { card: even, loss: 700 }, bench: [banner], hand: [cheer] },
      p2: { active: monster('Wall', 2800), bench: [spare] },
    })
    expect(g.imp('Even')).toBe(2400)
    g.p1.play('Cheer')
    expect(g.imp('Even')).toBe(2900)
    expect(g.baseImp('Even')).toBe(2500)
    g.p1.attack()
    expect(g.zoneOf('Wall')).toBe('graveyard')
  })

  test('combat/imp-comparison: a change in the Counter Window counts, and "during this combat" ends with the combat', () => {
    const brace = counter(
      'Brace',
      'COUNTER: Answer an opposing attack. The defender gains 1500 IMP during this combat.',
    )
    const g = scenario({ step: 'attack', p1: { active: strong, bench: [spare] }, p2: { active: weak, hand: [brace] } })
    g.p1.attack()
    g.p2.counter('Brace')
    expect(g.events()).toContainEqual(
      expect.objectContaining({ type: 'compared', attackerImp: 3000, defenderImp: 3500 }),
    )
    expect(g.zoneOf('Strong')).toBe('graveyard')
    expect(g.imp('Weak')).toBe(2000)
  })

  test('combat/imp-comparison: a change after the comparison does not compare again', () => {
    const late = counter(
      'Late',
      'COUNTER: Answer an allied combat result. The losing Monster gains 1500 IMP until end of turn.',
    )
    const g = scenario({ step: 'attack', p1: { active: strong }, p2: { active: weak, bench: [spare], hand: [late] } })
    g.p1.attack()
    g.p2.pass()
    g.p2.counter('Late')
    expect(g.events().filter((event) => event.type === 'compared')).toHaveLength(1)
    expect(g.zoneOf('Weak')).toBe('graveyard')
  })

  test('combat/imp-comparison: a Counter on the combat result can prevent the defeat', () => {
    const g = scenario({ step: 'attack', p1: { active: strong }, p2: { active: weak, hand: [rescue] } })
    g.p1.attack()
    expect(why(g.p2.tries.counter('Rescue'))).toEqual(['nothingToAnswer chains/chain-creation'])
    g.p2.pass()
    g.p2.counter('Rescue')
    expect(g.zoneOf('Weak')).toBe('active')
    expect(g.events()).toContainEqual({ type: 'combatEnded', outcome: 'prevented' })
  })

  test('combat/imp-comparison: "an allied combat result" is the defeat of an own Monster only', () => {
    const g = scenario({ step: 'attack', p1: { active: strong, hand: [rescue] }, p2: { active: weak, bench: [spare] } })
    g.p1.attack()
    g.p1.pass()
    expect(why(g.p1.tries.counter('Rescue'))).toEqual(['nothingToAnswer chains/chain-creation'])
    g.p1.pass()
    expect(g.zoneOf('Weak')).toBe('graveyard')
  })
})

describe('combat/equal-imp', () => {
  test('combat/equal-imp: equal IMP defeats nobody', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: even, bench: [mover] },
      p2: { active: monster('Twin', 2500), hand: [rescue] },
    })
    g.p1.attack()
    g.p2.pass()
    expect(g.zoneOf('Even')).toBe('active')
    expect(g.zoneOf('Twin')).toBe('active')
    expect(g.happened('defeated')).toBe(false)
    expect(g.step()).toBe('swap') // no window for a result that there is not
    expect(why(g.p1.tries.attack())).toContain('attacksUsed turn-procedure/attack-phase')
  })

  test('combat/equal-imp: two Monsters with 0 IMP stay as well', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: { card: even, loss: 2500 } },
      p2: { active: { card: weak, loss: 2000 } },
    })
    g.p1.attack()
    expect([g.imp('Even'), g.imp('Weak')]).toEqual([0, 0])
    expect(g.events()).toContainEqual({ type: 'combatEnded', outcome: 'equal' })
  })
})

describe('combat/blocker', () => {
  test('combat/blocker: a Blocker becomes the defender and keeps its slot', () => {
    const g = scenario({ step: 'attack', p1: { active: strong, bench: [spare] }, p2: { active: weak, bench: [guard] } })
    g.p1.attack()
    expect(g.asked()).toEqual({ seat: 1, kind: 'block' })
    g.p2.block('Guard')
    expect(g.zoneOf('Strong')).toBe('graveyard') // 3000 against 3500
    expect(g.zoneOf('Guard')).toBe('bench')
    expect(g.zoneOf('Weak')).toBe('active')
  })

  test('combat/blocker: a Blocker that loses is defeated, the attacked Monster is not', () => {
    const shield = monster('Shield', 2400, '', ['Blocker'])
    const g = scenario({ step: 'attack', p1: { active: strong }, p2: { active: weak, bench: [null, shield] } })
    g.p1.attack()
    g.p2.block('Shield')
    expect(g.zoneOf('Shield')).toBe('graveyard')
    expect(g.zoneOf('Weak')).toBe('active')
    expect(g.happened('promoted')).toBe(false)
  })

  test('combat/blocker: only a face-up Blocker that is not the target itself', () => {
    const target = monster('Bulwark', 2400, '', ['Blocker'])
    const hidden = monster('Hidden', 2400, '', ['Blocker'])
    const g = scenario({
      step: 'attack',
      p1: { active: strong },
      p2: { active: target, bench: [guard, spare, { card: hidden, faceDown: true }] },
    })
    g.p1.attack()
    expect(why(g.p2.tries.block('Bulwark'))).toEqual(['blocksItself combat/blocker'])
    expect(why(g.p2.tries.block('Spare'))).toEqual(['notABlocker keywords/blocker'])
    expect(why(g.p2.tries.block('Hidden'))).toEqual(['faceDown combat/blocker'])
    expect(why(g.p2.tries.block('Guard'))).toEqual([])
    expect(g.p2.can('block')).toHaveLength(1)
    g.p2.block('Guard')
    expect(g.zoneOf('Bulwark')).toBe('active')
  })

  test('combat/blocker: one block an attack, before the Counter Window', () => {
    const second = monster('Second', 3600, '', ['Blocker'])
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [spare] },
      p2: { active: weak, bench: [guard, second], hand: [halt] },
    })
    g.p1.attack()
    g.p2.block('Guard')
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    expect(why(g.p2.tries.block('Second'))).toEqual(['decisionIsAnother timing/timing-window'])
    g.passWindows()
  })

  test('combat/blocker: once the block is passed it does not come back, neither in the window nor after the comparison', () => {
    const g = scenario({ step: 'attack', p1: { active: strong }, p2: { active: weak, bench: [guard], hand: [halt] } })
    g.p1.attack()
    g.p2.pass()
    expect(why(g.p2.tries.block('Guard'))).toEqual(['decisionIsAnother timing/timing-window'])
    g.p2.pass()
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    expect(why(g.p2.tries.block('Guard'))).toEqual(['decisionIsAnother timing/timing-window'])
    g.p2.pass()
    expect(g.zoneOf('Weak')).toBe('graveyard')
    expect(g.happened('blocked')).toBe(false)
  })

  test('combat/blocker: nobody is asked to block without a Blocker', () => {
    const g = scenario({ step: 'attack', p1: { active: strong, bench: [guard] }, p2: { active: weak, bench: [spare] } })
    g.p1.attack()
    expect(g.zoneOf('Weak')).toBe('graveyard')
    expect(g.happened('blockPassed')).toBe(false)
  })

  test('combat/blocker: a Monster that cannot block is not offered', () => {
    const snare = spell('Snare', 'SPELL: Target opposing Monster cannot block until end of turn.')
    const other = monster('Other', 3200, '', ['Blocker'])
    const g = scenario({
      step: 'spell',
      p1: { active: strong, bench: [spare], hand: [snare] },
      p2: { active: weak, bench: [guard, other] },
    })
    g.p1.play('Snare', 'Guard')
    g.p1.attack()
    expect(why(g.p2.tries.block('Guard'))).toEqual(['restricted card-text/avoid-hidden-exceptions'])
    g.p2.block('Other')
    expect(g.zoneOf('Strong')).toBe('graveyard')
  })

  test('combat/blocker: a defeated Blocker ends the combat, the attack does not fall back on the target', () => {
    const strike = counter('Strike', 'COUNTER: Answer an opposing Counter. Defeat target opposing Bench Monster.')
    const brace = counter('Brace', 'COUNTER: Answer an opposing attack. The defender gains 500 IMP during this combat.')
    const g = scenario({
      step: 'attack',
      p1: { active: strong, hand: [strike] },
      p2: { active: weak, bench: [guard], hand: [brace] },
    })
    g.p1.attack()
    g.p2.block('Guard')
    g.p2.counter('Brace')
    g.p1.counter('Strike', { answers: 'Brace', on: ['Guard'] })
    expect(g.zoneOf('Guard')).toBe('graveyard')
    expect(g.zoneOf('Weak')).toBe('active')
    expect(g.happened('compared')).toBe(false)
  })
})

describe('combat/disruptor', () => {
  test('combat/disruptor: a Disruptor may attack a face-up Bench or Flex Monster', () => {
    const reserve = monster('Flexer', 2000)
    const g = scenario({
      step: 'attack',
      p1: { active: disruptor },
      p2: { active: guard, bench: [weak, { card: spare, faceDown: true }], flex: reserve },
    })
    expect(g.p1.can('attack')).toHaveLength(3)
    expect(why(g.p1.tries.attack('Spare'))).toEqual(['faceDown combat/attack-declaration'])
    expect(why(g.p1.tries.attack('Flexer'))).toEqual([])
    g.p1.attack('Weak')
    g.p2.pass()
    expect(g.zoneOf('Weak')).toBe('graveyard')
    expect(g.zoneOf('Guard')).toBe('active')
    expect(g.happened('promoted')).toBe(false)
  })

  test('combat/disruptor: the keyword must be on the attacker', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [disruptor] },
      p2: { active: even, bench: [weak] },
    })
    expect(why(g.p1.tries.attack('Weak'))).toEqual(['benchNeedsDisruptor combat/disruptor'])
    expect(why(g.p1.tries.attack('Even'))).toEqual([])
  })

  test('combat/disruptor: an Active Blocker can block an attack on the Bench', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: disruptor, bench: [spare] },
      p2: { active: guard, bench: [weak] },
    })
    g.p1.attack('Weak')
    g.p2.block('Guard')
    expect(g.zoneOf('Disruptor')).toBe('graveyard')
    expect(g.zoneOf('Weak')).toBe('bench')
    expect(g.zoneOf('Guard')).toBe('active')
  })

  test('combat/disruptor: a card can give it for a turn, and takes it away again', () => {
    const reach = spell('Reach', 'SPELL: Your Active Monster gains Disruptor until end of turn.')
    const wait = spell('Wait', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
    const g = scenario({
      step: 'spell',
      p1: { active: strong, hand: [reach, wait] },
      p2: { active: even, bench: [weak] },
    })
    g.p1.play('Reach')
    g.passWindows()
    g.p1.pass('attack')
    expect(why(g.p1.tries.attack('Weak'))).toEqual([])
    g.p1.pass('end')
    g.p2.pass('end')
    g.p1.pass('attack')
    expect(g.hasKeyword('Strong', 'Disruptor')).toBe(false)
    expect(why(g.p1.tries.attack('Weak'))).toEqual(['benchNeedsDisruptor combat/disruptor'])
  })
})

describe('combat/overdrive', () => {
  const field = { active: weak, bench: [even, spare, idle] }

  test('combat/overdrive: the first attack defeats in combat: one more attack, once a turn', () => {
    const g = scenario({ step: 'attack', p1: { active: racer, bench: [mover] }, p2: field })
    g.p1.attack()
    g.p2.promote('Even')
    expect(g.step()).toBe('attack')
    g.p1.attack()
    g.p2.promote('Spare')
    expect(g.step()).toBe('swap')
    expect(g.events().filter((event) => event.type === 'overdriveGained')).toHaveLength(1)
    expect(why(g.p1.tries.attack())).toContain('attacksUsed turn-procedure/attack-phase')
  })

  test('combat/overdrive: it looks back only after the promotion', () => {
    const g = scenario({ step: 'attack', p1: { active: racer }, p2: field })
    g.p1.attack()
    expect(g.asked()).toEqual({ seat: 1, kind: 'promote' })
    expect(g.happened('overdriveGained')).toBe(false)
    g.p2.promote('Even')
    expect(g.happened('overdriveGained')).toBe(true)
    const order = g.events().map((event) => event.type)
    expect(order.indexOf('promoted')).toBeLessThan(order.indexOf('overdriveGained'))
  })

  test('combat/overdrive: the additional attack may be passed', () => {
    const g = scenario({ step: 'attack', p1: { active: racer, bench: [mover] }, p2: field })
    g.p1.attack()
    g.p2.promote('Even')
    g.p1.pass('swap')
    expect(why(g.p1.tries.attack())).toEqual(['stepPassed timing/missed-window'])
  })

  test('combat/overdrive: without the keyword a defeat gives no attack', () => {
    const g = scenario({ step: 'attack', p1: { active: strong, bench: [mover] }, p2: field })
    g.p1.attack()
    g.p2.promote('Even')
    expect(g.happened('overdriveGained')).toBe(false)
    expect(g.step()).toBe('swap')
  })

  test('combat/overdrive: a block without a defeat gives none', () => {
    const wall = monster('Wall', 3000, '', ['Blocker'])
    const g = scenario({ step: 'attack', p1: { active: racer, bench: [mover] }, p2: { active: weak, bench: [wall] } })
    g.p1.attack()
    g.p2.block('Wall')
    expect(g.happened('overdriveGained')).toBe(false)
    expect(why(g.p1.tries.attack())).toContain('attacksUsed turn-procedure/attack-phase')
  })

  test('combat/overdrive: a defeated Blocker counts: it was defeated in combat', () => {
    const shield = monster('Shield', 2400, '', ['Blocker'])
    const g = scenario({ step: 'attack', p1: { active: racer, bench: [mover] }, p2: { active: weak, bench: [shield] } })
    g.p1.attack()
    g.p2.block('Shield')
    expect(g.happened('overdriveGained')).toBe(true)
    expect(g.step()).toBe('attack')
  })

  test('combat/overdrive: a negated attack gives none', () => {
    const g = scenario({ step: 'attack', p1: { active: racer, bench: [mover] }, p2: { ...field, hand: [halt] } })
    g.p1.attack()
    g.p2.counter('Halt')
    expect(g.happened('overdriveGained')).toBe(false)
    expect(g.step()).toBe('swap')
  })

  test('combat/overdrive: a prevented defeat gives none', () => {
    const g = scenario({ step: 'attack', p1: { active: racer, bench: [mover] }, p2: { ...field, hand: [rescue] } })
    g.p1.attack()
    g.p2.pass()
    g.p2.counter('Rescue')
    expect(g.happened('overdriveGained')).toBe(false)
    expect(g.step()).toBe('swap')
  })

  test('combat/overdrive: a replaced defeat gives none', () => {
    const phoenix = monster(
      'Phoenix',
      2000,
      'PASSIVE: If this Monster would be defeated in combat, instead it loses 500 IMP.',
    )
    const g = scenario({ step: 'attack', p1: { active: racer, bench: [mover] }, p2: { active: phoenix } })
    g.p1.attack()
    expect(g.zoneOf('Phoenix')).toBe('active')
    expect(g.imp('Phoenix')).toBe(1500)
    expect(g.happened('overdriveGained')).toBe(false)
    expect(g.step()).toBe('swap')
  })

  test('combat/overdrive: the defender defeated by an effect within the combat gives none', () => {
    const sacrifice = counter('Sacrifice', 'COUNTER: Answer an opposing attack. Defeat your Active Monster.')
    const g = scenario({
      step: 'attack',
      p1: { active: racer, bench: [mover] },
      p2: { active: weak, bench: [spare], hand: [sacrifice] },
    })
    g.p1.attack()
    g.p2.counter('Sacrifice')
    expect(g.zoneOf('Weak')).toBe('graveyard')
    expect(g.happened('overdriveGained')).toBe(false)
    expect(g.step()).toBe('swap')
  })

  test('combat/overdrive: the losing Monster defeated by an effect before the combat defeats it gives none', () => {
    const finish = counter('Finish', 'COUNTER: Answer an opposing combat result. Defeat the losing Monster.')
    const g = scenario({
      step: 'attack',
      p1: { active: racer, bench: [mover], hand: [finish] },
      p2: { active: weak, bench: [spare] },
    })
    g.p1.attack()
    g.p1.pass()
    g.p1.counter('Finish')
    expect(g.events()).toContainEqual(expect.objectContaining({ type: 'defeated', cause: 'effect' }))
    expect(g.happened('overdriveGained')).toBe(false)
    expect(g.step()).toBe('swap')
  })

  test('combat/overdrive: an attacker that lost its combat gets none', () => {
    const g = scenario({ step: 'attack', p1: { active: racer, bench: [mover] }, p2: { active: guard } })
    g.p1.attack()
    expect(g.zoneOf('Racer')).toBe('graveyard')
    expect(g.happened('overdriveGained')).toBe(false)
  })

  test('combat/overdrive: only the first attack counts, also where a format allows more of them', () => {
    const p1 = { active: racer, bench: [mover] }
    const late = scenario({ step: 'attack', format: { attacks: 2 }, p1, p2: { ...field, hand: [halt] } })
    late.p1.attack()
    late.p2.counter('Halt')
    late.p1.attack()
    late.p2.promote('Even')
    expect(late.zoneOf('Weak')).toBe('graveyard')
    expect(late.happened('overdriveGained')).toBe(false)
    expect(late.step()).toBe('swap')
    const early = scenario({ step: 'attack', format: { attacks: 2 }, p1, p2: field })
    early.p1.attack()
    early.p2.promote('Even')
    expect(early.happened('overdriveGained')).toBe(true)
  })

  test('combat/overdrive: an attacker that is no longer Active gets none', () => {
    const jolt = counter(
      'Jolt',
      'COUNTER: Answer an opposing attack. Swap target opposing Bench Monster with the opposing Active Monster.',
    )
    const g = scenario({ step: 'attack', p1: { active: racer, bench: [mover] }, p2: { ...field, hand: [jolt] } })
    g.p1.attack()
    g.p2.counter('Jolt', { on: ['Mover'] })
    g.p2.promote('Even')
    expect(g.zoneOf('Racer')).toBe('bench')
    expect(g.zoneOf('Weak')).toBe('graveyard') // it still fought
    expect(g.happened('overdriveGained')).toBe(false)
  })

  test('combat/overdrive: the defeat of the last Monster ends the game instead', () => {
    const g = scenario({ step: 'attack', p1: { active: racer }, p2: { active: weak } })
    g.p1.attack()
    expect(g.result()).toEqual({ winner: 0, reason: 'last Monster' })
    expect(g.happened('overdriveGained')).toBe(false)
  })
})

describe('combat/defeat-timing', () => {
  const drain = spell('Drain', 'SPELL: Target opposing Monster loses 1500 IMP.')
  const sap = spell('Sap', 'SPELL: Target opposing Monster loses 1000 IMP until end of turn.')

  test('combat/defeat-timing: 0 IMP defeats nobody', () => {
    const g = scenario({ p1: { active: strong, hand: [drain, sap] }, p2: { active: weak } })
    g.p1.play('Drain', 'Weak')
    g.passWindows()
    g.p1.play('Sap', 'Weak')
    expect(g.imp('Weak')).toBe(0) // never below 0
    expect(g.zoneOf('Weak')).toBe('active')
    expect(g.happened('defeated')).toBe(false)
    g.p1.pass('end')
    expect(g.zoneOf('Weak')).toBe('active')
    expect(g.imp('Weak')).toBe(500)
  })

  test('combat/defeat-timing: an effect that says defeat needs no comparison', () => {
    const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')
    const g = scenario({ p1: { active: weak, hand: [fall] }, p2: { active: strong, bench: [spare] } })
    g.p1.play('Fall', 'Strong')
    expect(g.zoneOf('Strong')).toBe('graveyard')
    expect(g.events()).toContainEqual(expect.objectContaining({ type: 'defeated', cause: 'effect', by: null }))
  })

  test('combat/defeat-timing: a reduction that is part of a defeat instruction defeats through it', () => {
    const crush = spell(
      'Crush',
      'SPELL: Target opposing Monster loses 500 IMP. If its IMP is 1500 or less, defeat the first target.',
    )
    const g = scenario({ p1: { active: weak, hand: [crush] }, p2: { active: monster('Frail', 2000), bench: [spare] } })
    g.p1.play('Crush', 'Frail')
    expect(g.zoneOf('Frail')).toBe('graveyard')
    const other = scenario({ p1: { active: weak, hand: [crush] }, p2: { active: monster('Sturdy', 2100) } })
    other.p1.play('Crush', 'Sturdy')
    expect(other.zoneOf('Sturdy')).toBe('active')
  })

  test('combat/defeat-timing: a replacement effect stands in for the defeat once a turn', () => {
    const phoenix = monster(
      'Phoenix',
      2000,
      'PASSIVE: If this Monster would be defeated, instead it loses 500 IMP. Once per turn.',
    )
    const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')
    const again = spell('Again', 'SPELL: Defeat target opposing Monster.')
    const g = scenario({ p1: { active: strong, hand: [fall, again] }, p2: { active: phoenix, bench: [spare] } })
    g.p1.play('Fall', 'Phoenix')
    g.passWindows()
    expect(g.zoneOf('Phoenix')).toBe('active')
    expect(g.imp('Phoenix')).toBe(1500)
    g.p1.play('Again', 'Phoenix')
    expect(g.zoneOf('Phoenix')).toBe('graveyard')
  })

  test('combat/defeat-timing: a replacement of combat defeats does not help against an effect', () => {
    const dodger = monster(
      'Dodger',
      2000,
      'PASSIVE: If this Monster would be defeated in combat, instead it loses 500 IMP.',
    )
    const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')
    const g = scenario({ p1: { active: strong, hand: [fall] }, p2: { active: dodger, bench: [spare] } })
    g.p1.play('Fall', 'Dodger')
    expect(g.zoneOf('Dodger')).toBe('graveyard')
  })

  test('combat/defeat-timing: a face-down Monster has no replacement effect yet', () => {
    const phoenix = monster('Phoenix', 2000, 'PASSIVE: If this Monster would be defeated, instead it loses 500 IMP.')
    const hunt = spell('Hunt', 'SPELL: Defeat target opposing face-down Monster.')
    const g = scenario({
      p1: { active: strong, hand: [hunt] },
      p2: { active: weak, bench: [{ card: phoenix, faceDown: true }] },
    })
    expect(why(g.p1.tries.play('Hunt', 'Weak'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
    g.p1.play('Hunt', 'Phoenix')
    expect(g.zoneOf('Phoenix')).toBe('graveyard')
  })

  test('combat/defeat-timing: the whole stack of the loser goes to the Graveyard', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: guard },
      p2: { active: { card: evolution('Risen', 'Seed', 3400), under: [monster('Seed', 2000)] }, bench: [spare] },
    })
    g.p1.attack()
    expect([g.zoneOf('Risen'), g.zoneOf('Seed')]).toEqual(['graveyard', 'graveyard'])
  })
})

describe('combat redirected', () => {
  test('combat/blocker: a Counter that redirects makes another Monster the defender without moving it', () => {
    const decoy = counter(
      'Decoy',
      'COUNTER: Answer an opposing attack. Redirect the attack to target allied Bench Monster.',
    )
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [spare] },
      p2: { active: weak, bench: [monster('Bait', 3300)], hand: [decoy] },
    })
    g.p1.attack()
    g.p2.counter('Decoy', { on: ['Bait'] })
    expect(g.zoneOf('Strong')).toBe('graveyard')
    expect(g.zoneOf('Bait')).toBe('bench')
    expect(g.zoneOf('Weak')).toBe('active')
  })
})
