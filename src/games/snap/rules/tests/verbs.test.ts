/** Every verb of the vocabulary, run by the engine, and every end of a duration. */
import { describe, expect, test } from 'vitest'
import { counter, evolution, monster, prime, spell, testCard } from '../testing/testCards'
import { scenario } from '../testing/scenario'
import { why } from '../testing/refusals'

const plain = monster('Plain', 2500)
const weak = monster('Weak', 2000)
const strong = monster('Strong', 3000)
const spare = monster('Spare', 2200)
const mover = monster('Mover', 2300, '', ['Swap'])
const gainText = 'SPELL: Your Active Monster gains 500 IMP until end of turn.'
const [a, b, c, d] = [spell('A', gainText), spell('B', gainText), spell('C', gainText), spell('D', gainText)]
const deny = counter('Deny', 'COUNTER: Answer an opposing Spell. Negate it.')
const reveal = (name: string, text: string) => monster(name, 2000, `ON REVEAL: ${text}`, ['Trigger'])

describe('gain', () => {
  test('combat/imp-comparison: gain adds up, for the named Monsters only', () => {
    const cheer = spell('Cheer', 'SPELL: Each allied Monster gains 700 IMP until end of turn.')
    const g = scenario({
      p1: { active: plain, bench: [mover, { card: spare, faceDown: true }], hand: [cheer, a] },
      p2: { active: weak },
    })
    g.p1.play('Cheer')
    g.passWindows()
    g.p1.play('A')
    expect([g.imp('Plain'), g.imp('Mover'), g.imp('Spare'), g.imp('Weak')]).toEqual([3700, 3000, 2200, 2000])
  })

  test('card-text/duration-language: it stays with its Monster through a Swap, not with the slot', () => {
    const g = scenario({ p1: { active: plain, bench: [mover], hand: [a] }, p2: { active: weak, hand: [b] } })
    g.p1.play('A')
    g.passWindows()
    expect(g.imp('Plain')).toBe(3000)
    g.p1.pass('swap')
    const before = g.imp('Plain')
    expect(before).toBe(3000)
    g.p1.swap('Mover')
    expect(g.events()).toContainEqual(expect.objectContaining({ type: 'swapped' }))
    expect([g.imp('Mover'), g.imp('Plain')]).toEqual([2300, 2500]) // the turn has ended: no more decisions
  })
})

describe('lose and recover', () => {
  const drain = spell('Drain', 'SPELL: Target opposing Monster loses 800 IMP.')
  const sap = spell('Sap', 'SPELL: Target opposing Monster loses 800 IMP until end of turn.')
  const mend = spell('Mend', 'SPELL: Your Active Monster recovers 1500 IMP.')

  test('combat/imp-comparison: a loss without a duration lasts as long as the Monster is on the field', () => {
    const g = scenario({
      p1: { active: plain, bench: [mover], hand: [drain, sap] },
      p2: { active: strong, bench: [monster('Other', 2000, '', ['Swap'])], hand: [a] },
    })
    g.p1.play('Drain', 'Strong')
    g.passWindows()
    g.p1.play('Sap', 'Strong')
    g.passWindows()
    expect(g.imp('Strong')).toBe(1400)
    g.p1.pass('end')
    expect(g.imp('Strong')).toBe(2200)
    g.p2.pass('swap')
    g.p2.swap('Other')
    expect(g.imp('Strong')).toBe(2200) // on the Bench as well
    expect(g.baseImp('Strong')).toBe(3000)
  })

  test('combat/imp-comparison: recover takes lasting loss away, never above the base', () => {
    const g = scenario({
      p1: {
        active: { card: plain, loss: 2000 },
        hand: [mend, spell('Mend 2', 'SPELL: Your Active Monster recovers 1500 IMP.')],
      },
      p2: { active: weak },
    })
    g.p1.play('Mend')
    g.passWindows()
    expect(g.imp('Plain')).toBe(2000)
    g.p1.play('Mend 2')
    expect(g.imp('Plain')).toBe(2500)
  })

  test('combat/imp-comparison: recover does not touch a loss with a duration, nor a gain', () => {
    const weary = counter(
      'Weary',
      'COUNTER: Answer an opposing Spell. The opposing Active Monster loses 700 IMP until end of turn.',
    )
    const g = scenario({
      p1: { active: plain, bench: [mover], hand: [a, mend, b] },
      p2: { active: weak, hand: [weary] },
    })
    g.p1.play('A')
    g.p2.counter('Weary')
    g.passWindows()
    expect(g.imp('Plain')).toBe(2300)
    g.p1.play('Mend')
    g.passWindows()
    expect(g.imp('Plain')).toBe(2300)
    expect(g.happened('recovered')).toBe(false)
  })

  test('combat/imp-comparison: IMP is never below 0, but the loss beneath it counts', () => {
    const curse = spell('Curse', 'SPELL: Target opposing Monster loses 1500 IMP.')
    const g = scenario({
      p1: { active: plain, hand: [curse] },
      p2: { active: { card: weak, loss: 1500 }, hand: [mend] },
    })
    g.p1.play('Curse', 'Weak')
    g.passWindows()
    expect(g.imp('Weak')).toBe(0)
    g.p1.pass('end')
    g.p2.play('Mend') // 3000 lost, 1500 recovered
    expect(g.imp('Weak')).toBe(500)
  })
})

describe('defeat', () => {
  test('combat/defeat-timing: several Monsters are defeated together, before any promotion', () => {
    const purge = spell('Purge', 'SPELL: Defeat each opposing Monster with 2200 IMP or less.')
    const g = scenario({
      p1: { active: plain, hand: [purge] },
      p2: { active: weak, bench: [spare, strong, monster('Fourth', 2600)] },
    })
    g.p1.play('Purge')
    expect(g.asked()).toEqual({ seat: 1, kind: 'promote' })
    expect([g.zoneOf('Weak'), g.zoneOf('Spare')]).toEqual(['graveyard', 'graveyard'])
    expect(g.events().filter((event) => event.type === 'defeated')).toHaveLength(1)
    g.p2.promote('Fourth')
    expect(g.zoneOf('Fourth')).toBe('active')
  })

  test('timing/simultaneous-effects: Monsters defeated together see each other’s defeat', () => {
    const kin = (name: string) =>
      monster(name, 2000, 'PASSIVE: When an allied Monster is defeated, the opposing Active Monster loses 500 IMP.', [
        'Trigger',
      ])
    const purge = spell('Purge', 'SPELL: Defeat each opposing Monster with 2200 IMP or less.')
    const g = scenario({
      p1: { active: strong, hand: [purge] },
      p2: { active: kin('Kin'), bench: [kin('Kith'), monster('Last', 2500)] },
    })
    g.p1.play('Purge')
    expect(g.events().filter((event) => event.type === 'triggered')).toHaveLength(4)
    g.p1.pass('end')
    for (let left = 4; left > 1; left--) {
      expect(g.asked()).toEqual({ seat: 1, kind: 'order' })
      g.p2.order('Kin')
      if (left === 3) break
    }
    while (g.asked()?.kind === 'order') g.p2.order('Kith')
    expect(g.imp('Strong')).toBe(1000)
  })

  test('zones/graveyard: a Monster that left takes no modifier, loss or mark with it', () => {
    const g = scenario({
      p1: { active: plain, hand: [spell('Fall', 'SPELL: Defeat target opposing Monster.')] },
      p2: { active: { card: weak, loss: 500 }, bench: [spare] },
    })
    g.p1.play('Fall', 'Weak')
    expect(g.zoneOf('Weak')).toBe('graveyard')
    expect(g.state().modifiers).toEqual([])
  })
})

describe('negate', () => {
  test('chains/negated-original-effect: what is negated does nothing; a Counter below it still resolves', () => {
    const brace = counter(
      'Brace',
      'COUNTER: Answer an allied Spell. Your Active Monster gains 700 IMP until end of turn.',
    )
    const g = scenario({ p1: { active: plain, hand: [a, brace] }, p2: { active: weak, hand: [deny] } })
    g.p1.play('A')
    g.p2.counter('Deny')
    g.p1.counter('Brace') // the Spell is on the Chain and not negated yet
    expect(g.imp('Plain')).toBe(3200)
    expect([g.zoneOf('A'), g.zoneOf('Brace'), g.zoneOf('Deny')]).toEqual(['graveyard', 'graveyard', 'graveyard'])
  })

  test('chains/lifo-resolution: a negated Counter negates nothing, and goes where its Counter says', () => {
    const undo = counter('Undo', 'COUNTER: Answer an opposing Counter. Negate it and move it to its owner’s hand.')
    const g = scenario({ p1: { active: plain, hand: [a, undo] }, p2: { active: weak, hand: [deny] } })
    g.p1.play('A')
    g.p2.counter('Deny')
    g.p1.counter('Undo', { answers: 'Deny' })
    expect(g.imp('Plain')).toBe(3000)
    expect([g.zoneOf('A'), g.zoneOf('Deny'), g.zoneOf('Undo')]).toEqual(['graveyard', 'hand', 'graveyard'])
  })

  test('turn-procedure/unlock-step: a negated unlock leaves the Support locked and is not repeated', () => {
    const jam = counter('Jam', 'COUNTER: Answer an opposing unlock. Negate it.')
    const g = scenario({
      step: 'unlock',
      p1: { active: plain, locked: [a, b], hand: [c] },
      p2: { active: weak, hand: [jam] },
    })
    g.p1.unlock('A')
    g.p2.counter('Jam')
    expect([g.zoneOf('A'), g.zoneOf('B')]).toEqual(['locked', 'locked'])
    expect(g.step()).toBe('spell')
  })

  test('turn-procedure/lock-in-phase: a negated Lock-in leaves the Support in the Support Deck', () => {
    const jam = counter('Jam', 'COUNTER: Answer an opposing Lock-in. Negate it.')
    const g = scenario({
      round: 4,
      step: 'lockIn',
      p1: { active: plain, deck: [a, b] },
      p2: { active: weak, hand: [jam] },
    })
    g.p1.lockIn('A')
    g.p2.counter('Jam')
    expect(g.zoneOf('A')).toBe('deck')
    expect(g.state().turn).toBe(1)
  })

  test('combat/defeat-timing: a negated combat result defeats nobody', () => {
    const parry = counter('Parry', 'COUNTER: Answer an allied combat result. Negate it.')
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [mover] },
      p2: { active: weak, bench: [spare], hand: [parry] },
    })
    g.p1.attack()
    g.p2.pass()
    g.p2.counter('Parry')
    expect(g.zoneOf('Weak')).toBe('active')
    expect(g.happened('defeated')).toBe(false)
  })
})

describe('prevent', () => {
  test('combat/defeat-timing: a prevented defeat leaves the Monster; the attack is used up', () => {
    const ward = counter(
      'Ward',
      'COUNTER: Answer an allied combat result. Prevent that defeat. The losing Monster loses 500 IMP.',
    )
    const g = scenario({ step: 'attack', p1: { active: strong, bench: [mover] }, p2: { active: weak, hand: [ward] } })
    g.p1.attack()
    g.p2.pass()
    g.p2.counter('Ward')
    expect(g.zoneOf('Weak')).toBe('active')
    expect(g.imp('Weak')).toBe(1500)
    expect(why(g.p1.tries.attack())).toContain('attacksUsed turn-procedure/attack-phase')
  })

  test('combat/defeat-timing: a negated Counter prevents nothing', () => {
    const ward = counter('Ward', 'COUNTER: Answer an allied combat result. Prevent that defeat.')
    const pierce = counter('Pierce', 'COUNTER: Answer an opposing Counter. Negate it.')
    const g = scenario({
      step: 'attack',
      p1: { active: strong, hand: [pierce] },
      p2: { active: weak, bench: [spare], hand: [ward] },
    })
    g.p1.attack()
    g.p2.pass()
    g.p1.pass()
    if (g.asked()?.seat === 0) g.p1.pass()
    g.p2.counter('Ward')
    g.p1.counter('Pierce', { answers: 'Ward' })
    expect(g.zoneOf('Weak')).toBe('graveyard')
  })

  test('combat/defeat-timing: as a replacement it simply keeps the Monster', () => {
    const relic = monster(
      'Relic',
      2000,
      'PASSIVE: If this Monster would be defeated, instead prevent that defeat. Once per turn.',
    )
    const fall = (name: string) => spell(name, 'SPELL: Defeat target opposing Monster.')
    const g = scenario({
      p1: { active: strong, hand: [fall('Fall'), fall('Fall 2')] },
      p2: { active: relic, bench: [spare] },
    })
    g.p1.play('Fall', 'Relic')
    g.passWindows()
    expect(g.zoneOf('Relic')).toBe('active')
    g.p1.play('Fall 2', 'Relic')
    expect(g.zoneOf('Relic')).toBe('graveyard')
  })
})

describe('swap', () => {
  const shift = spell('Shift', 'SPELL: Swap target allied Bench Monster with your Active Monster.')

  test('keywords/swap: an effect swaps without the keyword and outside the Swap Phase, and uses up no Swap', () => {
    const g = scenario({ p1: { active: plain, bench: [spare, mover], hand: [shift, a] }, p2: { active: weak } })
    g.p1.play('Shift', 'Spare')
    g.passWindows()
    expect([g.zoneOf('Spare'), g.zoneOf('Plain')]).toEqual(['active', 'bench'])
    g.p1.pass('swap')
    expect(why(g.p1.tries.swap('Mover'))).toEqual([])
  })

  test('keywords/swap: an effect can swap the opposing Monsters', () => {
    const shove = spell('Shove', 'SPELL: Swap target opposing Bench Monster with the opposing Active Monster.')
    const g = scenario({ p1: { active: plain, hand: [shove] }, p2: { active: weak, bench: [spare] } })
    g.p1.play('Shove', 'Spare')
    expect([g.zoneOf('Spare'), g.zoneOf('Weak')]).toEqual(['active', 'bench'])
  })

  test('keywords/swap: a face-down Monster that it makes Active is revealed', () => {
    const pull = spell('Pull', 'SPELL: Swap target allied face-down Bench Monster with your Active Monster.')
    const g = scenario({
      p1: {
        active: plain,
        bench: [{ card: reveal('Herald', 'The opposing Active Monster loses 500 IMP.'), faceDown: true }],
        hand: [pull],
      },
      p2: { active: weak },
    })
    g.p1.play('Pull', 'Herald')
    expect(g.zoneOf('Herald')).toBe('active')
    expect(g.isFaceUp('Herald')).toBe(true)
    expect(g.state().pending).toHaveLength(1)
  })

  test('keywords/swap: not with a Monster that evolved or entered as a Prime this turn', () => {
    const jolt = counter(
      'Jolt',
      'COUNTER: Answer an opposing attack. Swap target opposing Bench Monster with the opposing Active Monster.',
    )
    const sovereign = prime('Sovereign', 7000, 'PRIME CONDITION: You control 1 or more Monsters.')
    const fresh = scenario({
      step: 'prime',
      p1: { active: plain, bench: [spare], reserve: [sovereign] },
      p2: { active: weak, bench: [strong], hand: [jolt] },
    })
    fresh.p1.enter('Sovereign', 'Plain')
    fresh.p1.attack()
    fresh.p2.counter('Jolt', { on: ['Spare'] })
    expect(fresh.zoneOf('Sovereign')).toBe('active')
    const bloom = evolution('Bloom', 'Spare', 3600)
    const evolved = scenario({
      step: 'evolution',
      p1: { active: plain, bench: [spare], reserve: [bloom] },
      p2: { active: weak, bench: [strong], hand: [jolt] },
    })
    evolved.p1.evolve('Bloom', 'Spare')
    evolved.p1.attack()
    evolved.p2.counter('Jolt', { on: ['Bloom'] })
    expect(evolved.zoneOf('Bloom')).toBe('bench')
    const free = scenario({
      step: 'attack',
      p1: { active: plain, bench: [spare] },
      p2: { active: weak, bench: [strong], hand: [jolt] },
    })
    free.p1.attack()
    free.p2.counter('Jolt', { on: ['Spare'] })
    expect(free.zoneOf('Spare')).toBe('active')
  })

  test('keywords/swap: a Monster that cannot swap is not swapped by an effect either', () => {
    const pin = spell('Pin', 'SPELL: Target allied Bench Monster cannot swap until end of turn.')
    const g = scenario({ p1: { active: plain, bench: [spare], hand: [pin, shift] }, p2: { active: weak } })
    g.p1.play('Pin', 'Spare')
    g.passWindows()
    g.p1.play('Shift', 'Spare')
    expect(g.zoneOf('Plain')).toBe('active')
  })

  test('combat/attack-declaration: a Swap in the Counter Window does not change who fights', () => {
    const jolt = counter(
      'Jolt',
      'COUNTER: Answer an opposing attack. Swap target allied Bench Monster with your Active Monster.',
    )
    const g = scenario({ step: 'attack', p1: { active: plain }, p2: { active: weak, bench: [strong], hand: [jolt] } })
    g.p1.attack()
    g.p2.counter('Jolt', { on: ['Strong'] })
    expect([g.zoneOf('Weak'), g.zoneOf('Strong'), g.zoneOf('Plain')]).toEqual(['graveyard', 'active', 'active'])
  })
})

describe('lock, unlock and moveLocked', () => {
  test('card-text/support-access-wording: lock takes from the Support Deck, the owner chooses, the limit stays', () => {
    const stock = spell('Stock', 'SPELL: Lock 2 Supports from your Support Deck.')
    const g = scenario({ p1: { active: plain, hand: [stock], deck: [a, b, c] }, p2: { active: weak } })
    g.p1.play('Stock')
    expect(g.asked()).toEqual({ seat: 0, kind: 'pick' })
    expect(why(g.p1.tries.pick('Stock'))).toEqual(['notOffered card-text/support-access-wording'])
    g.p1.pick('C')
    g.p1.pick('A')
    expect([g.zoneOf('A'), g.zoneOf('B'), g.zoneOf('C')]).toEqual(['locked', 'deck', 'locked'])
  })

  test('card-text/support-access-wording: the opponent chooses from their own', () => {
    const tax = spell('Tax', 'SPELL: Your opponent locks 1 Support from their Support Deck.')
    const g = scenario({ p1: { active: plain, hand: [tax], deck: [d] }, p2: { active: weak, deck: [a, b] } })
    g.p1.play('Tax')
    expect(g.asked()).toEqual({ seat: 1, kind: 'pick' })
    expect(why(g.p1.tries.pick('D'))).toEqual(['notYourDecision timing/priority-shorthand'])
    expect(g.p2.can('pick')).toHaveLength(2)
    g.p2.pick('B')
    expect(g.zoneOf('B')).toBe('locked')
  })

  test('card-text/support-access-wording: unlock moves Locked Supports to the hand, as many as there are', () => {
    const key = spell('Key', 'SPELL: Unlock 2 of your Locked Supports.')
    const g = scenario({ p1: { active: plain, hand: [key], locked: [a, b, c] }, p2: { active: weak } })
    g.p1.play('Key')
    g.p1.pick('C')
    g.p1.pick('A')
    expect([g.zoneOf('A'), g.zoneOf('B'), g.zoneOf('C')]).toEqual(['hand', 'locked', 'hand'])
    const few = scenario({ p1: { active: plain, hand: [key], locked: [a] }, p2: { active: weak } })
    few.p1.play('Key')
    expect(few.zoneOf('A')).toBe('hand')
    expect(few.zoneOf('Key')).toBe('graveyard')
  })

  test('card-text/support-access-wording: an unlocked Spell can be played in the same Spell Phase', () => {
    const key = spell('Key', 'SPELL: Unlock 1 of your Locked Supports.')
    const g = scenario({ p1: { active: plain, hand: [key], locked: [a] }, p2: { active: weak, hand: [b] } })
    expect(why(g.p1.tries.play('A'))).toEqual(['lockedNotPlayable zones/locked-support-zone'])
    g.p1.play('Key')
    g.passWindows()
    g.p1.play('A')
    g.passWindows()
    expect(g.imp('Plain')).toBe(3000)
  })

  test('rulings/locked-support-removed-before-unlock: moveLocked goes to each zone that it can name', () => {
    for (const [words, zone] of [
      ['Graveyard', 'graveyard'],
      ['Support Deck', 'deck'],
      ['hand', 'hand'],
    ] as const) {
      const mine = spell('Mine', `SPELL: Move 1 of your Locked Supports to your ${words}.`)
      const g = scenario({ p1: { active: plain, hand: [mine], locked: [a, b] }, p2: { active: weak } })
      g.p1.play('Mine')
      g.p1.pick('B')
      expect([g.zoneOf('A'), g.zoneOf('B')]).toEqual(['locked', zone])
      expect(g.happened('unlocked')).toBe(false)
    }
  })

  test('rulings/locked-support-removed-before-unlock: of the opponent’s, the opponent chooses', () => {
    const raid = spell('Raid', 'SPELL: Your opponent moves 1 of their Locked Supports to their Support Deck.')
    const g = scenario({ p1: { active: plain, hand: [raid], locked: [c] }, p2: { active: weak, locked: [a, b] } })
    g.p1.play('Raid')
    expect(why(g.p1.tries.pick('C'))).toEqual(['notYourDecision timing/priority-shorthand'])
    expect(g.p2.can('pick')).toHaveLength(2)
    g.p2.pick('A')
    expect([g.zoneOf('A'), g.zoneOf('B'), g.zoneOf('C')]).toEqual(['deck', 'locked', 'locked'])
  })
})

describe('move', () => {
  test('zones/graveyard: a targeted Support of its kind goes from the Graveyard to a zone of its owner', () => {
    for (const [words, zone] of [
      ['hand', 'hand'],
      ['Support Deck', 'deck'],
    ] as const) {
      const recall = spell('Recall', `SPELL: Move target Spell in your Graveyard to your ${words}.`)
      const g = scenario({
        p1: { active: plain, hand: [recall], graveyard: [a, deny, weak, b] },
        p2: { active: strong, graveyard: [c] },
      })
      expect(why(g.p1.tries.play('Recall', 'Deny'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
      expect(why(g.p1.tries.play('Recall', 'C'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
      g.p1.play('Recall', 'A')
      g.passWindows()
      expect([g.zoneOf('A'), g.zoneOf('B'), g.zoneOf('Recall')]).toEqual([zone, 'graveyard', 'graveyard'])
    }
  })

  test('zones/graveyard: without a legal target the Spell cannot be played', () => {
    const recall = spell('Recall', 'SPELL: Move target Counter in your Graveyard to your hand.')
    const g = scenario({ p1: { active: plain, hand: [recall, a], graveyard: [b] }, p2: { active: strong } })
    expect(g.p1.can('play')).toHaveLength(1)
    expect(why(g.p1.tries.play('Recall', 'B'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
  })
})

describe('reveal', () => {
  test('rulings/trigger-and-counter-in-same-turn: a revealed Monster’s ON REVEAL waits for Trigger Resolution', () => {
    const peek = spell('Peek', 'SPELL: Reveal target face-down Monster.')
    const herald = reveal('Herald', 'The opposing Active Monster loses 500 IMP.')
    const g = scenario({
      p1: { active: plain, hand: [peek] },
      p2: { active: strong, bench: [{ card: herald, faceDown: true }, spare] },
    })
    expect(why(g.p1.tries.play('Peek', 'Spare'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
    g.p1.play('Peek', 'Herald')
    expect(g.isFaceUp('Herald')).toBe(true)
    expect(g.imp('Plain')).toBe(2500)
    expect(g.state().pending).toHaveLength(1)
    g.p1.pass('end')
    expect(g.imp('Plain')).toBe(2000)
  })
})

describe('redirect', () => {
  const decoy = counter('Decoy', 'COUNTER: Answer an opposing attack. Redirect the attack to target allied Monster.')

  test('combat/blocker: the redirected attack is compared with the new defender', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: plain, bench: [mover] },
      p2: { active: strong, bench: [weak], hand: [decoy] },
    })
    g.p1.attack()
    g.p2.counter('Decoy', { on: ['Weak'] })
    expect([g.zoneOf('Weak'), g.zoneOf('Strong'), g.zoneOf('Plain')]).toEqual(['graveyard', 'active', 'active'])
  })

  test('combat/blocker: "the defender" is the new one for Counters that resolve after it', () => {
    const brace = counter(
      'Brace',
      'COUNTER: Answer an opposing attack. The defender gains 1000 IMP during this combat.',
    )
    const g = scenario({
      step: 'attack',
      p1: { active: plain, bench: [mover], hand: [a] },
      p2: { active: strong, bench: [weak], hand: [brace, decoy] },
    })
    g.p1.attack()
    g.p2.counter('Brace')
    g.p1.pass()
    g.p2.counter('Decoy', { on: ['Weak'] }) // newest first: Decoy, then Brace
    g.passWindows()
    expect(g.zoneOf('Plain')).toBe('graveyard') // 2500 against 3000
    expect(g.zoneOf('Weak')).toBe('bench')
  })
})

describe('grant, restrict and permit', () => {
  test('keywords/multiple-keywords: each keyword can be given and is used at its timing', () => {
    const gift = (keyword: string) =>
      spell(`Gift of ${keyword}`, `SPELL: Your Active Monster gains ${keyword} until end of turn.`)
    const g = scenario({
      p1: { active: strong, bench: [spare], hand: [gift('Disruptor'), gift('Overdrive'), gift('Swap')] },
      p2: { active: plain, bench: [weak], flex: monster('Flexer', 2100) },
    })
    for (const keyword of ['Disruptor', 'Overdrive', 'Swap'] as const) {
      expect(g.hasKeyword('Strong', keyword)).toBe(false)
      g.p1.play(`Gift of ${keyword}`)
      g.passWindows()
      expect(g.hasKeyword('Strong', keyword)).toBe(true)
    }
    g.p1.attack('Weak')
    g.p1.attack('Flexer')
    expect([g.zoneOf('Weak'), g.zoneOf('Flexer')]).toEqual(['graveyard', 'graveyard'])
    expect(g.step()).toBe('swap')
    g.p1.swap('Spare')
    expect(g.zoneOf('Spare')).toBe('active')
  })

  test('card-text/avoid-hidden-exceptions: restrict bars each act, for its Monster and its time', () => {
    const bar = (act: string) =>
      spell(`No ${act}`, `SPELL: Target opposing Monster cannot ${act} until your next turn.`)
    const seed = monster('Seed', 2200)
    const g = scenario({
      turn: 0,
      p1: { active: plain, hand: [bar('attack'), bar('evolve'), bar('swap')] },
      p2: { active: strong, bench: [seed, mover, spare], reserve: [evolution('Bloom', 'Seed', 3600)], hand: [a] },
    })
    for (const [name, on] of [
      ['No attack', 'Strong'],
      ['No evolve', 'Seed'],
      ['No swap', 'Mover'],
    ] as const) {
      g.p1.play(name, on)
      g.passWindows()
    }
    g.p1.pass('end')
    expect(g.state().turn).toBe(1)
    expect(why(g.p2.tries.evolve('Bloom', 'Seed'))).toContain('restricted card-text/avoid-hidden-exceptions')
    expect(why(g.p2.tries.attack())).toContain('restricted card-text/avoid-hidden-exceptions')
    expect(why(g.p2.tries.swap('Mover'))).toContain('restricted card-text/avoid-hidden-exceptions')
    g.p2.pass('end')
    g.p1.pass('end')
    expect(g.state().turn).toBe(1)
    expect(why(g.p2.tries.evolve('Bloom', 'Seed'))).not.toContain('restricted card-text/avoid-hidden-exceptions')
    expect(why(g.p2.tries.attack())).not.toContain('restricted card-text/avoid-hidden-exceptions')
    expect(why(g.p2.tries.swap('Mover'))).not.toContain('restricted card-text/avoid-hidden-exceptions')
  })

  test('prime-evolution/attack-restriction: permit lasts as long as it says', () => {
    const haste = spell('Haste', 'SPELL: Target allied Monster can attack while newly evolved until end of turn.')
    const seed = monster('Seed', 2200)
    const g = scenario({
      p1: { active: seed, bench: [spare], reserve: [evolution('Bloom', 'Seed', 3600)], hand: [haste] },
      p2: { active: strong, bench: [weak] },
    })
    g.p1.play('Haste', 'Seed')
    g.p1.evolve('Bloom', 'Seed') // the same object
    expect(why(g.p1.tries.attack())).toEqual([])
    g.p1.pass('end')
    expect(g.state().modifiers).toEqual([])
  })
})

describe('extraSwap and openFlex', () => {
  test('keywords/swap: an additional Swap needs no keyword, is used in the Swap Phase and lasts this turn', () => {
    const dance = spell('Dance', 'SPELL: You get 1 additional Swap this turn.')
    const g = scenario({ p1: { active: plain, bench: [spare], hand: [dance] }, p2: { active: weak, hand: [a] } })
    expect(why(g.p1.tries.swap('Spare'))).toContain('noSwapKeyword keywords/swap')
    g.p1.play('Dance')
    g.passWindows()
    expect(why(g.p1.tries.swap('Spare'))).toEqual(['wrongStep turn-procedure/swap-phase'])
    g.p1.pass('swap')
    g.p1.swap('Spare')
    expect(g.zoneOf('Spare')).toBe('active')
    expect(g.state().turn).toBe(1)
  })

  test('keywords/swap: with the keyword it is a second one', () => {
    const dance = spell('Dance', 'SPELL: You get 1 additional Swap this turn.')
    const g = scenario({ p1: { active: mover, bench: [spare], hand: [dance] }, p2: { active: weak, hand: [a] } })
    g.p1.play('Dance')
    g.passWindows()
    g.p1.pass('swap')
    g.p1.swap('Spare')
    expect(g.step()).toBe('swap')
    g.p1.swap('Mover')
    expect(g.zoneOf('Mover')).toBe('active')
    expect(g.state().turn).toBe(1)
  })

  test('keywords/swap: not used, it is gone with the turn', () => {
    const dance = spell('Dance', 'SPELL: You get 1 additional Swap this turn.')
    const g = scenario({ p1: { active: plain, bench: [spare], hand: [dance] }, p2: { active: weak, hand: [a] } })
    g.p1.play('Dance')
    g.passWindows()
    g.p1.pass('end')
    g.p2.pass('end')
    expect(why(g.p1.tries.swap('Spare'))).toContain('noSwapKeyword keywords/swap')
  })

  test('zones/flex-slot: an effect opens the own Flex Slot, once', () => {
    const annex = spell('Annex', 'SPELL: Open your Flex Slot.')
    const g = scenario({ p1: { active: plain, hand: [annex] }, p2: { active: weak } })
    expect(g.state().sides.map((side) => side.flexOpen)).toEqual([false, false])
    g.p1.play('Annex')
    expect(g.state().sides.map((side) => side.flexOpen)).toEqual([true, false])
  })
})

describe('if, choose and delay', () => {
  test('timing/simultaneous-effects: "if" asks when it is reached, "otherwise" is the other way', () => {
    const gamble = spell(
      'Gamble',
      'SPELL: Target opposing Monster loses 500 IMP. If its IMP is 1500 or less, defeat the first target. Otherwise, your Active Monster gains 500 IMP until end of turn.',
    )
    const yes = scenario({ p1: { active: plain, hand: [gamble] }, p2: { active: weak, bench: [spare] } })
    yes.p1.play('Gamble', 'Weak')
    expect(yes.zoneOf('Weak')).toBe('graveyard')
    expect(yes.imp('Plain')).toBe(2500)
    const no = scenario({ p1: { active: plain, hand: [gamble] }, p2: { active: weak, bench: [spare] } })
    no.p1.play('Gamble', 'Spare')
    expect(no.zoneOf('Spare')).toBe('bench')
    expect(no.imp('Plain')).toBe(3000)
  })

  test('timing/simultaneous-effects: "choose one" is asked before anybody answers, and only one is done', () => {
    const option = spell(
      'Option',
      'SPELL: Choose one: your Active Monster gains 500 IMP until end of turn; or the opposing Active Monster loses 500 IMP.',
    )
    for (const [mode, mine, theirs] of [
      [0, 3000, 2000],
      [1, 2500, 1500],
    ] as const) {
      const g = scenario({ p1: { active: plain, hand: [option] }, p2: { active: weak } })
      g.p1.play('Option')
      expect(g.asked()).toEqual({ seat: 0, kind: 'mode' })
      expect(why(g.p1.tries.mode(2))).toEqual(['notOffered timing/simultaneous-effects'])
      expect(why(g.p2.tries.mode(mode))).toEqual(['notYourDecision timing/priority-shorthand'])
      g.p1.mode(mode)
      expect([g.imp('Plain'), g.imp('Weak')]).toEqual([mine, theirs])
    }
  })

  test('turn-procedure/end-phase: a delayed effect happens in the End Phase of this turn, once', () => {
    const debt = spell('Debt', 'SPELL: At the end of this turn, your Active Monster loses 500 IMP.')
    const g = scenario({ p1: { active: plain, bench: [mover], hand: [debt] }, p2: { active: weak, hand: [a] } })
    g.p1.play('Debt')
    g.passWindows()
    expect(g.imp('Plain')).toBe(2500)
    g.p1.pass('swap')
    g.p1.swap('Mover') // late-bound: the Active of that moment
    expect([g.imp('Plain'), g.imp('Mover')]).toEqual([2500, 1800])
    g.p2.pass('end')
    g.p1.pass('end')
    expect(g.imp('Mover')).toBe(1800)
  })

  test('turn-procedure/end-phase: "until end of turn" has ended when a delayed effect happens', () => {
    const sap = spell('Sap', 'SPELL: Target opposing Monster loses 1000 IMP until end of turn.')
    const check = spell(
      'Check',
      'SPELL: At the end of this turn, (if the opposing Active Monster’s IMP is 2000 or less, defeat the opposing Active Monster).',
    )
    for (const [imp, zone] of [
      [2500, 'active'],
      [2000, 'graveyard'],
    ] as const) {
      const g = scenario({
        p1: { active: plain, hand: [sap, check] },
        p2: { active: monster('Mark', imp), bench: [spare] },
      })
      g.p1.play('Sap', 'Mark')
      g.passWindows()
      g.p1.play('Check')
      expect(g.imp('Mark')).toBe(imp - 1000)
      g.p1.pass('end')
      expect(g.zoneOf('Mark')).toBe(zone)
    }
  })

  test('turn-procedure/end-phase: several delayed effects resolve in their controller’s order', () => {
    const check = spell(
      'Check',
      'SPELL: At the end of this turn, (if the opposing Active Monster’s IMP is 2000 or less, defeat the opposing Active Monster).',
    )
    const sting = spell('Sting', 'SPELL: At the end of this turn, the opposing Active Monster loses 500 IMP.')
    const g = (first: 'Check' | 'Sting') => {
      const s = scenario({
        p1: { active: plain, hand: [check, sting] },
        p2: { active: monster('Mark', 2400), bench: [spare], hand: [a] },
      })
      for (const name of ['Check', 'Sting']) {
        s.p1.play(name)
        s.passWindows()
      }
      s.p1.pass('end')
      expect(s.asked()).toEqual({ seat: 0, kind: 'order' })
      s.p1.order(first)
      return s
    }
    expect(g('Sting').zoneOf('Mark')).toBe('graveyard')
    expect(g('Check').zoneOf('Mark')).toBe('active')
  })
})

describe('PASSIVE', () => {
  test('card-text/use-timing-labels-consistently: it applies while its Monster is face-up on the field', () => {
    const banner = monster(
      'Banner',
      2000,
      'PASSIVE: Each other allied Monster gains 500 IMP, then each opposing Monster loses 500 IMP.',
    )
    const g = scenario({
      p1: { active: plain, hand: [spell('Fall', 'SPELL: Defeat target opposing Monster.')] },
      p2: { active: weak, bench: [banner] },
    })
    expect([g.imp('Plain'), g.imp('Weak'), g.imp('Banner')]).toEqual([2000, 2500, 2000])
    g.p1.play('Fall', 'Banner')
    expect([g.imp('Plain'), g.imp('Weak')]).toEqual([2500, 2000])
    const hidden = scenario({
      p1: { active: plain, hand: [a] },
      p2: { active: weak, bench: [{ card: banner, faceDown: true }] },
    })
    expect([hidden.imp('Plain'), hidden.imp('Weak')]).toEqual([2500, 2000])
  })

  test('card-text/use-timing-labels-consistently: "while" is looked at again at every moment', () => {
    const loner = monster('Loner', 2000, 'PASSIVE: While this Monster is Active, it gains 700 IMP.', ['Swap'])
    const g = scenario({ step: 'swap', p1: { active: loner, bench: [plain] }, p2: { active: weak, hand: [a] } })
    expect(g.imp('Loner')).toBe(2700)
    g.p1.swap('Plain')
    expect(g.imp('Loner')).toBe(2000)
  })

  test('card-text/use-timing-labels-consistently: conditions on the round, the turn, the Graveyard, Locked Supports and counts', () => {
    const of = (condition: string) =>
      monster('Subject', 2000, `PASSIVE: While ${condition}, this Monster gains 500 IMP.`)
    const imp = (
      condition: string,
      extra: { readonly round?: number; readonly turn?: 0 | 1; readonly p1?: object; readonly p2?: object } = {},
    ) =>
      scenario({
        ...extra,
        p1: { active: of(condition), bench: [mover], hand: [a], ...extra.p1 },
        p2: { active: weak, bench: [monster('Other', 2100, '', ['Swap'])], hand: [b], ...extra.p2 },
      }).imp('Subject')
    expect([imp('it is Round 4 or later', { round: 3 }), imp('it is Round 4 or later', { round: 4 })]).toEqual([
      2000, 2500,
    ])
    expect([imp('it is your turn', { turn: 1 }), imp('it is your turn', { turn: 0 })]).toEqual([2000, 2500])
    expect([imp('it is your opponent’s turn', { turn: 1 }), imp('it is your opponent’s turn', { turn: 0 })]).toEqual([
      2500, 2000,
    ])
    const inGraveyard = '2 or more Monsters are in your Graveyard'
    expect([
      imp(inGraveyard, { p1: { graveyard: [plain, c] } }),
      imp(inGraveyard, { p1: { graveyard: [plain, strong] } }),
    ]).toEqual([2000, 2500])
    const locked = 'your opponent has 2 or more Locked Supports'
    expect([imp(locked, { p1: { locked: [c, d] } }), imp(locked, { p2: { locked: [c, d] } })]).toEqual([2000, 2500])
    expect([imp('you control 2 or more other Monsters'), imp('you control 1 or more other Monsters')]).toEqual([
      2000, 2500,
    ])
    const both = 'it is your turn and it is Round 4 or later'
    expect([imp(both, { round: 4, turn: 1 }), imp(both, { round: 4, turn: 0 })]).toEqual([2000, 2500])
  })

  test('card-text/targets-before-resolution: a class of Monsters by class, keyword, place, IMP and side', () => {
    const fluxion = testCard('Fluxion', { cardClass: 'Fluxion', imp: 2100 })
    const guard = monster('Guard', 2700, '', ['Blocker'])
    const targetsOf = (what: string) => {
      const g = scenario({
        p1: {
          active: plain,
          bench: [fluxion, { card: weak, faceDown: true }],
          hand: [spell('Probe', `SPELL: Target ${what} loses 500 IMP.`)],
        },
        p2: { active: strong, bench: [guard], flex: spare },
      })
      return ['Plain', 'Fluxion', 'Weak', 'Strong', 'Guard', 'Spare'].filter(
        (name) => g.p1.tries.play('Probe', name).length === 0,
      )
    }
    expect(targetsOf('Monster')).toEqual(['Plain', 'Fluxion', 'Strong', 'Guard', 'Spare'])
    expect(targetsOf('allied Monster')).toEqual(['Plain', 'Fluxion'])
    expect(targetsOf('opposing Bench Monster')).toEqual(['Guard', 'Spare']) // the Flex Slot is a Bench-style slot
    expect(targetsOf('Fluxion Monster')).toEqual(['Fluxion'])
    expect(targetsOf('opposing Monster with Blocker')).toEqual(['Guard'])
    expect(targetsOf('Monster with 2200 IMP or less')).toEqual(['Fluxion', 'Spare'])
    expect(targetsOf('allied face-down Monster')).toEqual(['Weak'])
  })

  test('card-text/use-timing-labels-consistently: a PASSIVE reads IMP and keywords without other PASSIVE abilities', () => {
    const banner = monster('Banner', 2000, 'PASSIVE: Each allied Monster with 2500 IMP or less gains 500 IMP.')
    const giver = monster('Giver', 2600, 'PASSIVE: Each other allied Monster gains Blocker.')
    const judge = monster(
      'Judge',
      3000,
      'PASSIVE: While you control 2 or more Monsters with Blocker, this Monster gains 500 IMP.',
    )
    const g = scenario({ p1: { active: plain, bench: [banner, giver, judge], hand: [a] }, p2: { active: weak } })
    expect([g.imp('Plain'), g.imp('Banner'), g.imp('Giver')]).toEqual([3000, 2500, 2600])
    expect(g.hasKeyword('Plain', 'Blocker')).toBe(true)
    expect(g.imp('Judge')).toBe(3000)
  })

  test('card-text/use-timing-labels-consistently: it gives keywords, bars acts and permits', () => {
    const captain = monster(
      'Captain',
      2000,
      'PASSIVE: Each other allied Monster gains Blocker, then each opposing Monster cannot block.',
    )
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [captain] },
      p2: { active: weak, bench: [monster('Guard', 3500, '', ['Blocker'])] },
    })
    expect(g.hasKeyword('Strong', 'Blocker')).toBe(true)
    expect(g.hasKeyword('Captain', 'Blocker')).toBe(false)
    g.p1.attack()
    expect(g.zoneOf('Weak')).toBe('graveyard') // nobody could block
    expect(g.happened('blockPassed')).toBe(false)
  })

  test('card-text/use-timing-labels-consistently: a Spell with "play only if" is refused while the condition does not hold', () => {
    const late = spell(
      'Late',
      'SPELL: Play only if it is Round 5 or later. Your Active Monster gains 500 IMP until end of turn.',
    )
    const early = scenario({ round: 4, p1: { active: plain, hand: [late, a] }, p2: { active: weak } })
    expect(why(early.p1.tries.play('Late'))).toEqual(['conditionUnmet card-text/use-timing-labels-consistently'])
    const now = scenario({ round: 5, p1: { active: plain, hand: [late, a] }, p2: { active: weak } })
    expect(why(now.p1.tries.play('Late'))).toEqual([])
  })
})

describe('durations', () => {
  const brace = (duration: string) =>
    counter('Brace', `COUNTER: Answer an opposing attack. The defender gains 1500 IMP ${duration}.`)

  test('card-text/duration-language: "during this combat" ends with the combat, also with a negated one', () => {
    const halt = counter('Halt', 'COUNTER: Answer an opposing attack. Negate it.')
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [mover], hand: [a] },
      p2: { active: weak, hand: [brace('during this combat'), halt] },
    })
    g.p1.attack()
    g.p2.counter('Brace')
    g.p1.pass()
    g.p2.counter('Halt')
    g.passWindows()
    expect(g.zoneOf('Weak')).toBe('active')
    expect(g.imp('Weak')).toBe(2000)
    expect(g.step()).toBe('swap')
  })

  test('card-text/duration-language: "during this combat" does not reach the Overdrive attack', () => {
    const rush = counter('Rush', 'COUNTER: Answer an allied attack. The attacker gains 1000 IMP during this combat.')
    const g = scenario({
      step: 'attack',
      p1: { active: monster('Racer', 2500, '', ['Overdrive']), hand: [rush] },
      p2: { active: strong, bench: [monster('Next', 2600)] },
    })
    g.p1.attack()
    g.p1.counter('Rush')
    expect(g.zoneOf('Strong')).toBe('graveyard')
    expect(g.imp('Racer')).toBe(2500)
    g.p1.attack()
    expect(g.result()).toEqual({ winner: 1, reason: 'last Monster' })
  })

  test('card-text/duration-language: "until end of turn" ends with the turn in which it was made, whoever made it', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [mover, spare] },
      p2: { active: weak, hand: [brace('until end of turn'), a] },
    })
    g.p1.attack()
    g.p2.counter('Brace')
    g.passWindows()
    g.p1.promote('Mover')
    expect(g.imp('Weak')).toBe(3500)
    expect(g.state().turn).toBe(0)
    g.p1.pass('end')
    expect(g.state().turn).toBe(1)
    expect(g.imp('Weak')).toBe(2000)
  })

  test('card-text/duration-language: "until your next turn" ends as the turn of its controller begins, before Unlock', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [mover, spare] },
      p2: { active: weak, locked: [a, b], hand: [brace('until your next turn')] },
    })
    g.p1.attack()
    g.p2.counter('Brace')
    g.passWindows()
    g.p1.promote('Mover')
    expect(g.imp('Weak')).toBe(3500)
    g.p1.pass('end')
    expect(g.asked()).toEqual({ seat: 1, kind: 'unlock' })
    expect(g.imp('Weak')).toBe(2000)
  })

  test('card-text/duration-language: made in an own turn, "until your next turn" covers the opponent’s', () => {
    const oath = spell('Oath', 'SPELL: The opposing Active Monster loses 500 IMP until your next turn.')
    const g = scenario({ turn: 1, p1: { active: strong, hand: [a] }, p2: { active: weak, hand: [oath] } })
    g.p2.play('Oath')
    g.passWindows()
    g.p2.pass('end')
    expect(g.state().turn).toBe(0)
    expect(g.imp('Strong')).toBe(2500)
    g.p1.pass('end')
    expect(g.state().turn).toBe(1)
    expect(g.imp('Strong')).toBe(3000)
  })

  test('card-text/duration-language: a delayed effect’s "until end of turn" does not reach the next turn', () => {
    const odd = spell('Odd', 'SPELL: At the end of this turn, your Active Monster gains 500 IMP until end of turn.')
    const g = scenario({ p1: { active: plain, hand: [odd] }, p2: { active: weak, hand: [a] } })
    g.p1.play('Odd')
    g.passWindows()
    g.p1.pass('end')
    expect(g.state().turn).toBe(1)
    expect(g.imp('Plain')).toBe(2500)
  })
})
