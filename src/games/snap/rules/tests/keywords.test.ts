/** Chapter 10: the five keywords, each at its own timing. */
import { describe, expect, test } from 'vitest'
import { counter, evolution, monster, prime, spell } from '../testing/testCards'
import { scenario } from '../testing/scenario'
import { why } from '../testing/refusals'

const plain = monster('Plain', 2500)
const weak = monster('Weak', 2000)
const strong = monster('Strong', 3000)
const spare = monster('Spare', 2200)
const mover = monster('Mover', 2300, '', ['Swap'])
const filler = spell('Filler', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')

describe('keywords/trigger', () => {
  const herald = monster('Herald', 2400, 'ON REVEAL: The opposing Active Monster loses 500 IMP until end of turn.', [
    'Trigger',
  ])

  test('keywords/trigger: ON REVEAL is ready with the flip and resolves in Trigger Resolution', () => {
    const g = scenario({
      step: 'flip',
      p1: { active: { card: herald, faceDown: true }, hand: [filler] },
      p2: { active: plain },
    })
    const order = g.events().map((event) => event.type)
    expect(order).toEqual([]) // all of it happened before the scenario's first decision
    expect(g.isFaceUp('Herald')).toBe(true)
    expect(g.step()).toBe('spell')
    expect(g.imp('Plain')).toBe(2000)
  })

  test('keywords/trigger: between the flip and Trigger Resolution nothing has happened yet', () => {
    const choosy = monster('Choosy', 2400, 'ON REVEAL: You may defeat target opposing Bench Monster.', ['Trigger'])
    const g = scenario({
      step: 'flip',
      p1: {
        active: plain,
        bench: [
          { card: choosy, faceDown: true },
          { card: spare, faceDown: true },
        ],
      },
      p2: { active: strong, bench: [weak] },
    })
    expect(g.asked()).toEqual({ seat: 0, kind: 'flip' })
    g.p1.flip('Choosy')
    expect(g.isFaceUp('Spare')).toBe(false)
    expect(g.step()).toBe('trigger')
    expect(g.asked()).toEqual({ seat: 0, kind: 'trigger' })
    expect(g.zoneOf('Weak')).toBe('bench')
    expect(why(g.p1.tries.accept('Strong'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
    expect(why(g.p1.tries.accept())).toEqual(['targetCount card-text/targets-before-resolution'])
    g.p1.accept('Weak')
    expect(g.zoneOf('Weak')).toBe('graveyard')
  })

  test('keywords/trigger: "you may" can be declined, a mandatory Trigger cannot', () => {
    const choosy = monster('Choosy', 2400, 'ON REVEAL: You may defeat target opposing Monster.', ['Trigger'])
    const strict = monster('Strict', 2400, 'ON REVEAL: Defeat target opposing Monster.', ['Trigger'])
    const field = { active: strong, bench: [weak] }
    const free = scenario({ step: 'flip', p1: { active: { card: choosy, faceDown: true } }, p2: field })
    free.p1.decline()
    expect(free.happened('defeated')).toBe(false)
    const bound = scenario({ step: 'flip', p1: { active: { card: strict, faceDown: true } }, p2: field })
    expect(why(bound.p1.tries.decline())).toEqual(['mustDecide turn-procedure/trigger-resolution'])
    bound.p1.accept('Weak')
    expect(bound.zoneOf('Weak')).toBe('graveyard')
  })

  test('keywords/trigger: a Trigger without a legal target does nothing', () => {
    const strict = monster('Strict', 2400, 'ON REVEAL: Defeat target opposing Bench Monster.', ['Trigger'])
    const g = scenario({
      step: 'flip',
      p1: { active: { card: strict, faceDown: true }, hand: [filler] },
      p2: { active: strong, bench: [{ card: weak, faceDown: true }] },
    })
    expect(g.step()).toBe('spell')
    expect(g.zoneOf('Weak')).toBe('bench')
    expect(g.state().pending).toEqual([])
  })

  test('keywords/trigger: a Trigger that becomes ready in combat waits for the next Trigger Resolution', () => {
    const victor = monster(
      'Victor',
      3000,
      'PASSIVE: When this Monster defeats a Monster in combat, this Monster gains 500 IMP until end of turn.',
      ['Trigger'],
    )
    const g = scenario({
      step: 'attack',
      p1: { active: victor, bench: [mover] },
      p2: { active: weak, bench: [spare], hand: [filler] },
    })
    g.p1.attack()
    g.passWindows()
    expect(g.zoneOf('Weak')).toBe('graveyard')
    expect(g.step()).toBe('swap')
    expect(g.imp('Victor')).toBe(3000)
    expect(g.state().pending).toHaveLength(1)
    g.p1.pass('end')
    expect(g.step()).toBe('spell') // Player 2's: their Trigger Resolution came first
    expect(g.state().pending).toEqual([])
    expect(g.imp('Victor')).toBe(3500)
  })

  test('keywords/trigger: a defeat by an effect is no defeat in combat', () => {
    const victor = monster(
      'Victor',
      3000,
      'PASSIVE: When this Monster defeats a Monster in combat, this Monster gains 500 IMP until end of turn.',
      ['Trigger'],
    )
    const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')
    const g = scenario({ p1: { active: victor, hand: [fall] }, p2: { active: weak, bench: [spare] } })
    g.p1.play('Fall', 'Weak')
    expect(g.state().pending).toEqual([])
  })

  test('keywords/trigger: a defender that wins has defeated a Monster in combat, too', () => {
    const victor = monster(
      'Victor',
      3000,
      'PASSIVE: When this Monster defeats a Monster in combat, this Monster gains 500 IMP until end of turn.',
      ['Trigger'],
    )
    const g = scenario({ step: 'attack', p1: { active: weak, bench: [mover] }, p2: { active: victor, hand: [filler] } })
    g.p1.attack()
    g.passWindows()
    expect(g.zoneOf('Weak')).toBe('graveyard')
    expect(g.happened('triggered')).toBe(true)
    expect(g.step()).not.toBe('attack')
  })

  test('keywords/trigger: a face-down Monster sees nothing', () => {
    const witness = monster(
      'Witness',
      2400,
      'PASSIVE: When an allied Monster is defeated, this Monster gains 500 IMP until end of turn.',
      ['Trigger'],
    )
    const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')
    const hidden = scenario({
      p1: { active: strong, hand: [fall] },
      p2: { active: weak, bench: [spare, { card: witness, faceDown: true }] },
    })
    hidden.p1.play('Fall', 'Weak')
    hidden.p2.promote('Spare')
    expect(hidden.happened('triggered')).toBe(false)
    const open = scenario({ p1: { active: strong, hand: [fall] }, p2: { active: weak, bench: [spare, witness] } })
    open.p1.play('Fall', 'Weak')
    open.p2.promote('Spare')
    expect(open.happened('triggered')).toBe(true)
  })

  test('keywords/trigger: each occurrence makes it ready; "once per turn" only the first', () => {
    const text = 'PASSIVE: When your opponent plays a Spell, this Monster gains 500 IMP until end of turn.'
    const fillers = [filler, spell('Filler 2', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')]
    const always = scenario({
      p1: { active: plain, hand: fillers },
      p2: { active: monster('Watcher', 2000, text, ['Trigger']) },
    })
    const once = scenario({
      p1: { active: plain, hand: fillers },
      p2: { active: monster('Watcher', 2000, `${text} Once per turn.`, ['Trigger']) },
    })
    for (const g of [always, once]) {
      g.p1.play('Filler')
      g.passWindows()
      g.p1.play('Filler 2')
      g.passWindows()
    }
    expect(always.events().filter((event) => event.type === 'triggered')).toHaveLength(2)
    expect(once.events().filter((event) => event.type === 'triggered')).toHaveLength(1)
  })

  test('keywords/trigger: "once per turn" is over with the turn', () => {
    const text = 'PASSIVE: When you unlock a Support, this Monster gains 500 IMP until end of turn. Once per turn.'
    const g = scenario({
      round: 3,
      step: 'unlock',
      p1: {
        active: monster('Keeper', 2000, text, ['Trigger']),
        locked: [filler, spell('Second', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')],
      },
      p2: { active: plain },
    })
    g.p1.unlock('Filler')
    expect(g.imp('Keeper')).toBe(2500)
    g.p1.pass('end')
    expect(g.imp('Keeper')).toBe(2000)
    g.p2.pass('end')
    expect(g.zoneOf('Second')).toBe('hand') // the only one left: unlocked without a question
    expect(g.imp('Keeper')).toBe(2500)
  })

  test('keywords/trigger: "you lock a Support" is ready at the Lock-in and waits', () => {
    const miser = monster(
      'Miser',
      2000,
      'PASSIVE: When you lock a Support, this Monster gains 500 IMP until your next turn.',
      ['Trigger'],
    )
    const g = scenario({
      round: 4,
      step: 'lockIn',
      p1: {
        active: miser,
        deck: [filler, spell('Other', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')],
      },
      p2: { active: plain },
    })
    g.p1.lockIn('Filler')
    expect(g.state().turn).toBe(1)
    expect(g.imp('Miser')).toBe(2500)
    g.p2.pass('end')
    expect(g.imp('Miser')).toBe(2000)
  })

  test('keywords/trigger: "becomes Active" by promotion and by Swap', () => {
    const proud = monster(
      'Proud',
      2400,
      'PASSIVE: When this Monster becomes Active, it gains 500 IMP until your next turn.',
      ['Trigger'],
    )
    const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')
    const promoted = scenario({ p1: { active: strong, hand: [fall] }, p2: { active: weak, bench: [proud] } })
    promoted.p1.play('Fall', 'Weak')
    expect(promoted.zoneOf('Proud')).toBe('active')
    expect(promoted.state().pending).toHaveLength(1)
    const swapped = scenario({ step: 'swap', p1: { active: mover, bench: [proud] }, p2: { active: weak } })
    swapped.p1.swap('Proud')
    expect(swapped.zoneOf('Proud')).toBe('active')
    expect(swapped.happened('triggered')).toBe(true)
    const away = scenario({ step: 'swap', p1: { active: proud, bench: [mover] }, p2: { active: weak } })
    away.p1.swap('Mover')
    expect(away.happened('triggered')).toBe(false)
  })

  test('keywords/trigger: "this Monster is defeated" resolves although its Monster is gone', () => {
    const martyr = monster(
      'Martyr',
      2000,
      'PASSIVE: When this Monster is defeated, target opposing Monster loses 500 IMP.',
      ['Trigger'],
    )
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [spare] },
      p2: { active: martyr, bench: [plain] },
    })
    g.p1.attack()
    expect(g.zoneOf('Martyr')).toBe('graveyard')
    expect(g.state().turn).toBe(1)
    expect(g.asked()).toEqual({ seat: 1, kind: 'trigger' })
    g.p2.accept('Strong')
    expect(g.imp('Strong')).toBe(2500)
  })

  test('keywords/trigger: "that Monster" is the one of the event', () => {
    const mentor = monster(
      'Mentor',
      2000,
      'PASSIVE: When an allied Monster evolves, that Monster gains 500 IMP until your next turn.',
      ['Trigger'],
    )
    const g = scenario({
      step: 'evolution',
      p1: { active: mentor, bench: [monster('Seed', 2200)], reserve: [evolution('Bloom', 'Seed', 3600)] },
      p2: { active: plain, bench: [weak] },
    })
    g.p1.evolve('Bloom', 'Seed')
    expect(g.imp('Bloom')).toBe(3600)
    g.p1.pass('end')
    expect(g.imp('Bloom')).toBe(4100)
    expect(g.imp('Mentor')).toBe(2000)
  })

  test('keywords/trigger: ON ENTRY and PRIME ENTRY have their own timing: at once', () => {
    const bloom = evolution('Bloom', 'Seed', 3600, 'ON ENTRY: Target opposing Monster loses 500 IMP.')
    const g = scenario({
      step: 'evolution',
      p1: { active: monster('Seed', 2200), reserve: [bloom] },
      p2: { active: plain, bench: [weak] },
    })
    g.p1.evolve('Bloom', 'Seed')
    expect(g.step()).toBe('evolution')
    expect(g.asked()).toEqual({ seat: 0, kind: 'trigger' })
    g.p1.accept('Plain')
    expect(g.imp('Plain')).toBe(2000)
    const sovereign = prime(
      'Sovereign',
      7000,
      'PRIME CONDITION: You control 1 or more Monsters.\nPRIME ENTRY: Defeat each opposing Bench Monster.',
    )
    const h = scenario({
      step: 'prime',
      p1: { active: plain, reserve: [sovereign] },
      p2: { active: strong, bench: [weak, spare] },
    })
    h.p1.enter('Sovereign', 'Plain')
    expect([h.zoneOf('Weak'), h.zoneOf('Spare')]).toEqual(['graveyard', 'graveyard'])
    expect(h.zoneOf('Strong')).toBe('active')
  })
})

describe('keywords/blocker', () => {
  const guard = monster('Guard', 3500, '', ['Blocker'])

  test('keywords/blocker: it is no answer to a Spell', () => {
    const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')
    const g = scenario({ p1: { active: strong, hand: [fall] }, p2: { active: weak, bench: [guard], hand: [filler] } })
    g.p1.play('Fall', 'Weak')
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    expect(g.p2.can('block')).toEqual([])
    expect(why(g.p2.tries.block('Guard'))).toEqual(['decisionIsAnother timing/timing-window'])
    g.passWindows()
    expect(g.zoneOf('Weak')).toBe('graveyard')
  })

  test('keywords/blocker: a given Blocker blocks as long as it is given', () => {
    const post = spell('Post', 'SPELL: Target allied Bench Monster gains Blocker until your next turn.')
    const g = scenario({
      turn: 1,
      p1: { active: strong, bench: [weak] },
      p2: { active: weak, bench: [monster('Porter', 3200)], hand: [post] },
    })
    g.p2.play('Post', 'Porter')
    g.p2.pass('end')
    g.p1.attack()
    expect(g.asked()).toEqual({ seat: 1, kind: 'block' })
    g.p2.block('Porter')
    expect(g.zoneOf('Strong')).toBe('graveyard')
    expect(g.hasKeyword('Porter', 'Blocker')).toBe(false) // Player 2's next turn has begun
  })

  test('keywords/blocker: only the defending player blocks', () => {
    const own = monster('Own', 3500, '', ['Blocker'])
    const g = scenario({ step: 'attack', p1: { active: strong, bench: [own] }, p2: { active: weak, bench: [guard] } })
    g.p1.attack()
    expect(why(g.p1.tries.block('Own'))).toEqual(['notYourDecision timing/priority-shorthand'])
    g.p2.pass()
    expect(g.zoneOf('Weak')).toBe('graveyard')
  })
})

describe('keywords/swap', () => {
  test('keywords/swap: the Active and a Bench or Flex Monster change places when one of them has Swap', () => {
    const g = scenario({
      step: 'swap',
      p1: { active: plain, bench: [mover, weak], flex: monster('Floater', 2100, '', ['Swap']) },
      p2: { active: strong },
    })
    expect(g.p1.can('swap')).toHaveLength(2)
    expect(why(g.p1.tries.swap('Weak'))).toEqual(['noSwapKeyword keywords/swap'])
    g.p1.swap('Floater')
    expect([g.zoneOf('Floater'), g.zoneOf('Plain'), g.zoneOf('Mover')]).toEqual(['active', 'flex', 'bench'])
  })

  test('keywords/swap: an Active with Swap takes any partner; nobody swaps with itself', () => {
    const g = scenario({ step: 'swap', p1: { active: mover, bench: [weak] }, p2: { active: strong } })
    expect(why(g.p1.tries.swap('Mover'))).toEqual(['swapActive keywords/swap'])
    g.p1.swap('Weak')
    expect(g.zoneOf('Weak')).toBe('active')
  })

  test('keywords/swap: a Swap is never into or out of an empty slot', () => {
    const g = scenario({ step: 'swap', p1: { active: mover, bench: [null, weak] }, p2: { active: strong } })
    expect(g.p1.can('swap')).toEqual([{ type: 'swap', seat: 0, slot: 2 }])
  })

  test('keywords/swap: the keyword gives one Swap a turn, every turn', () => {
    const again = monster('Again', 2300, '', ['Swap'])
    const g = scenario({ step: 'swap', p1: { active: mover, bench: [again], hand: [filler] }, p2: { active: strong } })
    g.p1.swap('Again')
    expect(g.state().turn).toBe(1) // no Swap left, so that the turn went on
    g.p2.pass('end')
    g.p1.pass('swap')
    expect(why(g.p1.tries.swap('Mover'))).toEqual([])
    g.p1.swap('Mover')
    expect(g.zoneOf('Mover')).toBe('active')
  })

  test('keywords/swap: only in the Swap Phase', () => {
    const g = scenario({ step: 'attack', p1: { active: mover, bench: [weak] }, p2: { active: strong } })
    expect(why(g.p1.tries.swap('Weak'))).toEqual(['wrongStep turn-procedure/swap-phase'])
    g.p1.pass('swap')
    expect(why(g.p1.tries.swap('Weak'))).toEqual([])
  })

  test('keywords/swap: a face-down partner is revealed, and its ON REVEAL waits', () => {
    const herald = monster('Herald', 2400, 'ON REVEAL: The opposing Active Monster loses 500 IMP.', ['Trigger'])
    const g = scenario({
      step: 'swap',
      p1: { active: mover, bench: [{ card: herald, faceDown: true }] },
      p2: { active: strong, hand: [filler] },
    })
    g.p1.swap('Herald')
    expect(g.isFaceUp('Herald')).toBe(true)
    expect(g.zoneOf('Herald')).toBe('active')
    const revealed = g.events().findIndex((event) => event.type === 'revealed')
    const loss = g.events().findIndex((event) => event.type === 'impLost')
    const nextTurn = g.events().findIndex((event) => event.type === 'turnBegan')
    expect(revealed).toBeGreaterThanOrEqual(0)
    expect(loss).toBeGreaterThan(nextTurn) // in the next Trigger Resolution, which is Player 2's
    expect(g.imp('Strong')).toBe(2500)
  })

  test('keywords/swap: the Swap of a face-down Monster does not count', () => {
    const g = scenario({
      step: 'swap',
      p1: { active: plain, bench: [{ card: mover, faceDown: true }, monster('Open', 2100, '', ['Swap'])] },
      p2: { active: strong },
    })
    expect(why(g.p1.tries.swap('Mover'))).toEqual(['noSwapKeyword keywords/swap'])
    expect(why(g.p1.tries.swap('Open'))).toEqual([])
  })

  test('keywords/swap: not with a Monster that evolved this turn', () => {
    const seed = monster('Seed', 2200)
    const g = scenario({
      step: 'evolution',
      p1: { active: mover, bench: [seed, weak], reserve: [evolution('Bloom', 'Seed', 3600)] },
      p2: { active: strong },
    })
    g.p1.evolve('Bloom', 'Seed')
    g.p1.pass('swap')
    expect(why(g.p1.tries.swap('Bloom'))).toEqual(['swapFreshMonster keywords/swap'])
    expect(why(g.p1.tries.swap('Weak'))).toEqual([])
    g.p1.pass('end')
    g.p2.pass('end')
    g.p1.pass('swap')
    expect(why(g.p1.tries.swap('Bloom'))).toEqual([])
  })

  test('keywords/swap: not with a Prime Singular that entered this turn', () => {
    const sovereign = prime('Sovereign', 7000, 'PRIME CONDITION: You control 1 or more Monsters.')
    const g = scenario({
      step: 'prime',
      p1: { active: mover, bench: [weak, spare], reserve: [sovereign] },
      p2: { active: strong },
    })
    g.p1.enter('Sovereign', 'Weak')
    g.p1.pass('swap')
    expect(why(g.p1.tries.swap('Sovereign'))).toEqual(['swapFreshMonster keywords/swap'])
    expect(why(g.p1.tries.swap('Spare'))).toEqual([])
  })

  test('keywords/swap: if the Active left meanwhile, the promoted Monster does not swap in its place', () => {
    const trip = counter('Trip', 'COUNTER: Answer an opposing Swap. Defeat target opposing Active Monster.')
    const g = scenario({
      step: 'swap',
      p1: { active: mover, bench: [weak, spare] },
      p2: { active: strong, hand: [trip] },
    })
    g.p1.swap('Weak')
    g.p2.counter('Trip', { on: ['Mover'] })
    g.p1.promote('Spare')
    expect(g.zoneOf('Spare')).toBe('active')
    expect(g.zoneOf('Weak')).toBe('bench')
    expect(g.happened('swapped')).toBe(false)
  })

  test('keywords/swap: a Counter that makes another Monster Active leaves nothing to exchange', () => {
    const spin = counter(
      'Spin',
      'COUNTER: Answer an opposing Swap. Swap target opposing Bench Monster with the opposing Active Monster.',
    )
    const g = scenario({
      step: 'swap',
      p1: { active: mover, bench: [weak, spare] },
      p2: { active: strong, hand: [spin] },
    })
    g.p1.swap('Weak')
    g.p2.counter('Spin', { on: ['Spare'] })
    // Mover is on the Bench now: the declared exchange of the Active Mover and Weak is not possible any more.
    expect([g.zoneOf('Spare'), g.zoneOf('Mover'), g.zoneOf('Weak')]).toEqual(['active', 'bench', 'bench'])
  })

  test('keywords/swap: a Counter that answers a Swap can negate it; it is used up', () => {
    const root = counter('Root', 'COUNTER: Answer an opposing Swap. Negate it.')
    const g = scenario({ step: 'swap', p1: { active: mover, bench: [weak] }, p2: { active: strong, hand: [root] } })
    g.p1.swap('Weak')
    g.p2.counter('Root')
    expect(g.zoneOf('Mover')).toBe('active')
    expect(g.state().turn).toBe(1)
  })

  test('keywords/swap: a Monster that cannot swap takes no part in one', () => {
    const pin = spell('Pin', 'SPELL: Target opposing Monster cannot swap until your next turn.')
    const g = scenario({ turn: 1, p1: { active: mover, bench: [weak, spare] }, p2: { active: strong, hand: [pin] } })
    g.p2.play('Pin', 'Weak')
    g.p2.pass('end')
    g.p1.pass('swap')
    expect(why(g.p1.tries.swap('Weak'))).toEqual(['restricted card-text/avoid-hidden-exceptions'])
    expect(why(g.p1.tries.swap('Spare'))).toEqual([])
  })
})

describe('keywords/disruptor', () => {
  test('keywords/disruptor: it changes the targets of attacks only, not those of other effects', () => {
    const jab = spell('Jab', 'SPELL: Target opposing Active Monster loses 500 IMP.')
    const g = scenario({
      p1: { active: monster('Disruptor', 3000, '', ['Disruptor']), hand: [jab] },
      p2: { active: strong, bench: [weak] },
    })
    expect(why(g.p1.tries.play('Jab', 'Weak'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
    g.p1.pass('attack')
    expect(why(g.p1.tries.attack('Weak'))).toEqual([])
  })

  test('keywords/disruptor: the permission is gone with the Disruptor', () => {
    const still = counter('Still', 'COUNTER: Answer an opposing attack. The attacker loses 500 IMP during this combat.')
    const g = scenario({
      step: 'attack',
      p1: { active: monster('Disruptor', 3000, '', ['Disruptor']), bench: [mover] },
      p2: { active: strong, bench: [monster('Near', 2600)], hand: [still] },
    })
    g.p1.attack('Near')
    g.p2.counter('Still')
    expect(g.zoneOf('Disruptor')).toBe('graveyard')
    expect(g.zoneOf('Mover')).toBe('active')
    expect(why(g.p1.tries.attack('Near'))).toContain('benchNeedsDisruptor combat/disruptor')
  })
})

describe('keywords/overdrive', () => {
  const racer = monster('Racer', 3000, '', ['Overdrive'])

  test('keywords/overdrive: a defeat by a Spell satisfies nothing', () => {
    const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')
    const g = scenario({
      p1: { active: racer, bench: [mover], hand: [fall] },
      p2: { active: weak, bench: [monster('Twin', 3000)] },
    })
    g.p1.play('Fall', 'Weak')
    expect(g.happened('overdriveGained')).toBe(false)
    g.p1.attack()
    expect(g.happened('overdriveGained')).toBe(false) // 3000 against 3000
    expect(why(g.p1.tries.attack())).toContain('attacksUsed turn-procedure/attack-phase')
  })

  test('keywords/overdrive: it is asked for when the first attack is over, so a Counter may still give it', () => {
    const surge = counter(
      'Surge',
      'COUNTER: Answer an opposing combat result. The attacker gains Overdrive until end of turn.',
    )
    const g = scenario({
      step: 'attack',
      p1: { active: strong, bench: [mover], hand: [surge] },
      p2: { active: weak, bench: [spare] },
    })
    g.p1.attack()
    g.p1.pass()
    g.p1.counter('Surge')
    expect(g.happened('overdriveGained')).toBe(true)
    expect(why(g.p1.tries.attack())).toEqual([])
  })

  test('keywords/overdrive: the additional attack is over with the turn', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: racer, bench: [mover] },
      p2: { active: weak, bench: [monster('Twin', 3000)] },
    })
    g.p1.attack()
    expect(why(g.p1.tries.attack())).toEqual([])
    g.p1.pass('end')
    g.p2.pass('end')
    g.p1.attack() // 3000 against 3000
    expect(g.step()).toBe('swap')
    expect(why(g.p1.tries.attack())).toContain('attacksUsed turn-procedure/attack-phase')
  })

  test('keywords/overdrive: a new turn gives it anew', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: racer, bench: [mover] },
      p2: { active: weak, bench: [spare, monster('Third', 2100), monster('Fourth', 2150)] },
    })
    g.p1.attack()
    g.p2.promote('Spare')
    g.p1.attack()
    g.p2.promote('Third')
    g.p1.pass('end')
    g.p2.pass('end')
    g.p1.attack()
    expect(g.events().filter((event) => event.type === 'overdriveGained')).toHaveLength(2)
  })
})

describe('keywords/multiple-keywords', () => {
  const all = monster('Allrounder', 3000, '', ['Blocker', 'Swap', 'Disruptor', 'Overdrive'])

  test('keywords/multiple-keywords: each keyword at its own timing', () => {
    const g = scenario({
      step: 'attack',
      p1: { active: all, bench: [plain] },
      p2: { active: strong, bench: [weak, spare], hand: [filler] },
    })
    expect(why(g.p1.tries.swap('Plain'))).toEqual(['wrongStep turn-procedure/swap-phase'])
    g.p1.attack('Weak') // Disruptor
    g.passWindows()
    expect(g.happened('overdriveGained')).toBe(true) // Overdrive
    g.p1.attack('Spare') // Disruptor again
    g.passWindows()
    expect(g.zoneOf('Spare')).toBe('graveyard')
    g.p1.swap('Plain') // Swap, in its own phase
    expect(g.zoneOf('Allrounder')).toBe('bench')
  })

  test('keywords/multiple-keywords: a Blocker with Overdrive that wins a block gains no attack', () => {
    const g = scenario({ step: 'attack', p1: { active: weak, bench: [mover] }, p2: { active: plain, bench: [all] } })
    g.p1.attack()
    g.p2.block('Allrounder')
    expect(g.zoneOf('Weak')).toBe('graveyard')
    expect(g.happened('overdriveGained')).toBe(false)
    expect(g.state().sides[1].thisTurn.overdrive).toBe(0)
  })

  test('keywords/multiple-keywords: a Blocker with Swap does not change places by blocking', () => {
    const g = scenario({ step: 'attack', p1: { active: weak, bench: [mover] }, p2: { active: plain, bench: [all] } })
    g.p1.attack()
    g.p2.block('Allrounder')
    expect(g.zoneOf('Allrounder')).toBe('bench')
    expect(g.zoneOf('Plain')).toBe('active')
    expect(g.happened('swapped')).toBe(false)
  })
})
