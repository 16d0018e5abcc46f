/** Chapter 14: the rulings library. Every ruling is a scenario. */
import { expect, test } from 'vitest'
import { viewEvents, viewFor } from '../engine/view'
import { counter, evolution, monster, prime, spell, testCard } from '../testing/testCards'
import { scenario } from '../testing/scenario'
import { why } from '../testing/refusals'
import { startedMatch } from '../testing/wholeMatch'

const plain = monster('Plain', 2500)
const weak = monster('Weak', 2000)
const strong = monster('Strong', 3000)
const spare = monster('Spare', 2200)
const mover = monster('Mover', 2300, '', ['Swap'])
const gain = 'SPELL: Your Active Monster gains 500 IMP until end of turn.'
const [a, b, c, d, e] = [spell('A', gain), spell('B', gain), spell('C', gain), spell('D', gain), spell('E', gain)]
const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')
const halt = counter('Halt', 'COUNTER: Answer an opposing attack. Negate it.')
const deny = counter('Deny', 'COUNTER: Answer an opposing Spell. Negate it.')

test('rulings/locked-support-removed-before-unlock: a Support taken from the Locked Supports never becomes available', () => {
  const raid = spell('Raid', 'SPELL: Your opponent moves 1 of their Locked Supports to their Graveyard.')
  const g = scenario({ p1: { active: plain, hand: [raid] }, p2: { active: weak, locked: [a, b] } })
  g.p1.play('Raid')
  g.p2.pick('A')
  expect(g.zoneOf('A')).toBe('graveyard')
  g.p1.pass('end')
  expect(g.zoneOf('B')).toBe('hand') // the only one left is unlocked without a question
  expect(g.zoneOf('A')).toBe('graveyard')
})

test('rulings/locked-support-removed-before-unlock: also while its own unlock is being answered', () => {
  const snatch = counter(
    'Snatch',
    'COUNTER: Answer an opposing unlock. Your opponent moves 1 of their Locked Supports to their Graveyard.',
  )
  const g = scenario({ step: 'unlock', p1: { active: plain, locked: [a, b] }, p2: { active: weak, hand: [snatch] } })
  g.p1.unlock('A')
  g.p2.counter('Snatch')
  g.p1.pick('A')
  expect(g.zoneOf('A')).toBe('graveyard')
  expect(g.zoneOf('B')).toBe('locked')
  expect(g.happened('unlocked')).toBe(false)
})

test('rulings/player-1-first-turn-unlock: Player 1 unlocks from Round 2 on', () => {
  const g = startedMatch()
  expect(g.round()).toBe(1)
  expect(g.state().turn).toBe(0)
  expect(g.state().sides[0].locked).toHaveLength(3)
  expect(g.events()).toContainEqual(
    expect.objectContaining({ type: 'skipped', rule: 'rulings/player-1-first-turn-unlock' }),
  )
  expect(why(g.p1.tries.unlock('P1 S4'))).toEqual([
    'stepPassed timing/missed-window',
    'firstRound rulings/player-1-first-turn-unlock',
  ])
  g.p1.pass('end')
  g.p2.unlock('P2 S4')
  g.p2.pass('end')
  expect(g.round()).toBe(2)
  expect(g.asked()).toEqual({ seat: 0, kind: 'unlock' })
  expect(g.p1.can('unlock')).toHaveLength(3)
})

test('rulings/player-2-first-turn-unlock: Player 2 unlocks one Opening Locked Support in the first turn', () => {
  const g = startedMatch()
  g.p1.pass('end')
  expect(g.round()).toBe(1)
  expect(g.asked()).toEqual({ seat: 1, kind: 'unlock' })
  expect(g.p2.can('unlock')).toHaveLength(3)
  expect(why(g.p2.tries.pass())).toEqual(['decisionIsAnother timing/timing-window'])
  g.p2.unlock('P2 S5')
  expect(g.state().sides[1].locked).toHaveLength(2)
  expect(g.state().sides[1].hand).toHaveLength(4)
})

test('rulings/unlock-order: the controller chooses, whatever was locked first', () => {
  for (const wish of ['A', 'B', 'C']) {
    const g = scenario({ step: 'unlock', p1: { active: plain, locked: [a, b, c] }, p2: { active: weak } })
    expect(why(g.p1.tries.unlock(wish))).toEqual([])
    g.p1.unlock(wish)
    expect(g.zoneOf(wish)).toBe('hand')
    expect(g.state().sides[0].locked).toHaveLength(2)
    expect(why(g.p1.tries.unlock(wish === 'A' ? 'B' : 'A'))).toEqual(['stepPassed timing/missed-window'])
  }
})

test('rulings/ongoing-lock-in-with-cards-remaining: from Round 4 exactly one, never a refill', () => {
  const g = scenario({
    round: 4,
    step: 'lockIn',
    p1: { active: plain, deck: [a, b, c] },
    p2: { active: weak, hand: [d] },
  })
  expect(g.asked()).toEqual({ seat: 0, kind: 'lockIn' })
  expect(why(g.p1.tries.pass())).toEqual(['decisionIsAnother timing/timing-window'])
  g.p1.lockIn('B')
  expect(g.state().turn).toBe(1) // one was enough
  expect(g.state().sides[0].locked).toHaveLength(1)
  expect(g.state().sides[0].deck).toHaveLength(2)
})

test('rulings/ongoing-lock-in-with-cards-remaining: none before Round 4, none above three', () => {
  const early = scenario({
    round: 3,
    step: 'lockIn',
    p1: { active: plain, deck: [a, b] },
    p2: { active: weak, hand: [d] },
  })
  expect(early.state().turn).toBe(1)
  expect(early.happened('lockedIn')).toBe(false)
  const full = scenario({
    round: 4,
    step: 'swap',
    p1: { active: plain, bench: [mover], deck: [a, b], locked: [c, d, e] },
    p2: { active: weak },
  })
  full.p1.pass('end')
  expect(full.events()).toContainEqual(
    expect.objectContaining({ type: 'skipped', seat: 0, what: 'Locked Support is full' }),
  )
  expect(full.state().sides[0].locked).toHaveLength(3)
  expect(full.state().sides[0].deck).toHaveLength(2)
})

test('rulings/trigger-and-counter-in-same-turn: a Trigger opens no Counter Window; a later window is another matter', () => {
  const herald = monster('Herald', 3000, 'ON REVEAL: The opposing Active Monster loses 500 IMP until end of turn.', [
    'Trigger',
  ])
  const guide = monster('Guide', 2000, 'ON REVEAL: You may defeat target opposing Bench Monster.', ['Trigger'])
  const g = scenario({
    step: 'flip',
    p1: {
      active: plain,
      bench: [
        { card: herald, faceDown: true },
        { card: guide, faceDown: true },
      ],
      hand: [a],
    },
    p2: { active: strong, bench: [weak], hand: [deny, halt] },
  })
  g.p1.flip('Guide')
  expect(g.asked()).toEqual({ seat: 0, kind: 'trigger' })
  expect(g.p2.options()).toEqual(['concede', 'offerDraw'])
  expect(why(g.p2.tries.counter('Deny'))).toEqual(['notYourDecision timing/priority-shorthand'])
  g.p1.accept('Weak')
  expect(g.asked()).toEqual({ seat: 0, kind: 'step' }) // it resolved, and nobody could answer it
  expect(g.zoneOf('Weak')).toBe('graveyard')
  expect(why(g.p1.tries.counter('A'))).toEqual(['windowClosed rulings/counter-window-passed'])
  g.p1.play('A')
  expect(why(g.p2.tries.counter('Halt'))).toEqual(['nothingToAnswer chains/chain-creation'])
  g.p2.counter('Deny')
  g.passWindows()
  expect(g.imp('Plain')).toBe(2500)
})

test('rulings/blocker-vs-disruptor: the Disruptor may name the Bench, the Blocker may still step in', () => {
  const disruptor = monster('Disruptor', 3000, '', ['Disruptor'])
  const guard = monster('Guard', 3200, '', ['Blocker'])
  const g = scenario({
    step: 'attack',
    p1: { active: disruptor, bench: [spare] },
    p2: { active: plain, bench: [weak, guard] },
  })
  g.p1.attack('Weak')
  expect(why(g.p2.tries.block('Weak'))).toContain('notABlocker keywords/blocker')
  expect(g.p2.can('block')).toHaveLength(1)
  g.p2.block('Guard')
  expect(g.zoneOf('Disruptor')).toBe('graveyard')
  expect([g.zoneOf('Weak'), g.zoneOf('Guard'), g.zoneOf('Plain')]).toEqual(['bench', 'bench', 'active'])
})

test('rulings/blocker-vs-disruptor: an attacked Blocker cannot block for itself', () => {
  const disruptor = monster('Disruptor', 3000, '', ['Disruptor'])
  const guard = monster('Guard', 2900, '', ['Blocker'])
  const g = scenario({
    step: 'attack',
    p1: { active: disruptor, bench: [mover] },
    p2: { active: monster('Second', 2800, '', ['Blocker']), bench: [guard] },
  })
  g.p1.attack('Guard')
  expect(why(g.p2.tries.block('Guard'))).toEqual(['blocksItself combat/blocker'])
  g.p2.pass()
  expect(g.zoneOf('Guard')).toBe('graveyard')
})

test('rulings/overdrive-after-first-attack: no required defeat, no additional attack', () => {
  const racer = monster('Racer', 3000, '', ['Overdrive'])
  const failed = scenario({
    step: 'attack',
    p1: { active: racer, bench: [mover] },
    p2: { active: monster('Twin', 3000), bench: [spare] },
  })
  failed.p1.attack()
  expect(failed.step()).toBe('swap')
  expect(why(failed.p1.tries.attack())).toContain('attacksUsed turn-procedure/attack-phase')
  const done = scenario({ step: 'attack', p1: { active: racer, bench: [mover] }, p2: { active: weak, bench: [spare] } })
  done.p1.attack()
  expect(done.step()).toBe('attack')
  expect(why(done.p1.tries.attack())).toEqual([])
})

test('rulings/evolution-before-attack: not in the turn of the Evolution, unless a card says so', () => {
  const seed = monster('Seed', 2200)
  const bloom = evolution('Bloom', 'Seed', 3600)
  const haste = spell('Haste', 'SPELL: Each allied Monster can attack while newly evolved until end of turn.')
  const barred = scenario({
    step: 'evolution',
    p1: { active: seed, reserve: [bloom] },
    p2: { active: strong, bench: [spare], hand: [a] },
  })
  barred.p1.evolve('Bloom', 'Seed')
  expect(barred.state().turn).toBe(1)
  const free = scenario({
    step: 'spell',
    p1: { active: seed, reserve: [bloom], hand: [haste] },
    p2: { active: strong, bench: [spare] },
  })
  free.p1.play('Haste')
  free.p1.evolve('Bloom', 'Seed')
  expect(why(free.p1.tries.attack())).toEqual([])
  free.p1.attack()
  expect(free.zoneOf('Strong')).toBe('graveyard')
})

test('rulings/prime-singular-replacement: it comes as a replacement from the Reserve, no Support play and no Evolution', () => {
  const sovereign = prime('Sovereign', 7000, 'PRIME CONDITION: You control 1 or more Monsters.')
  const prune = counter('Prune', 'COUNTER: Answer an opposing Evolution. Negate it.')
  const g = scenario({
    step: 'prime',
    p1: { active: plain, bench: [mover, weak], reserve: [sovereign] },
    p2: { active: strong, hand: [deny, prune, halt] },
  })
  g.p1.enter('Sovereign', 'Plain')
  expect(g.asked()).toEqual({ seat: 0, kind: 'step' }) // nothing that answers a Spell, an Evolution or an attack answers it
  expect([g.zoneOf('Sovereign'), g.zoneOf('Plain')]).toEqual(['active', 'graveyard'])
  expect(g.events()).toContainEqual(expect.objectContaining({ type: 'primeEntered', seat: 0, slot: 0 }))
  expect(g.state().sides[0].thisTurn).toMatchObject({ spells: 0, evolutions: 0, primeEntries: 1 })
})

test('rulings/chain-cap-reached: no further Counter, then the Chain resolves; a card may exceed the cap by saying so', () => {
  const echo = (name: string, extra = '') => counter(name, `COUNTER: Answer an opposing Counter.${extra} Negate it.`)
  const position = (last: ReturnType<typeof echo>) => ({
    p1: { active: plain, hand: [a, echo('P1 First'), last] },
    p2: { active: weak, hand: [deny, echo('P2 Second'), b] },
  })
  const g = scenario(position(echo('P1 Last')))
  g.p1.play('A')
  g.p2.counter('Deny')
  g.p1.counter('P1 First', { answers: 'Deny' })
  g.p2.counter('P2 Second', { answers: 'P1 First' })
  expect(g.happened('originResolved')).toBe(true) // with three Counters nobody could add one
  expect(g.imp('Plain')).toBe(2500) // First is negated, so Deny negates A
  const more = scenario(position(echo('P1 Last', ' This Counter may exceed the Chain cap.')))
  more.p1.play('A')
  more.p2.counter('Deny')
  more.p1.counter('P1 First', { answers: 'Deny' })
  more.p2.counter('P2 Second', { answers: 'P1 First' })
  expect(more.asked()).toEqual({ seat: 0, kind: 'window' })
  more.p1.counter('P1 Last', { answers: 'P2 Second' })
  expect(more.imp('Plain')).toBe(3000) // Last negates Second, First negates Deny, A resolves
})

test('rulings/illegal-target-during-resolution: all targets illegal: no effect, and the card goes where it goes', () => {
  const hide = counter('Hide', 'COUNTER: Answer an opposing Spell. Defeat target allied Bench Monster.')
  const burst = spell(
    'Burst',
    'SPELL: Target opposing Bench Monster loses 500 IMP. Your Active Monster gains 500 IMP until end of turn.',
  )
  const g = scenario({ p1: { active: plain, hand: [burst, a] }, p2: { active: weak, bench: [spare], hand: [hide] } })
  g.p1.play('Burst', 'Spare')
  g.p2.counter('Hide', { on: ['Spare'] })
  g.passWindows()
  expect(g.imp('Plain')).toBe(2500) // not even what needs no target
  expect(g.zoneOf('Burst')).toBe('graveyard')
  expect(g.events()).toContainEqual({ type: 'originResolved', outcome: 'no legal target' })
})

test('rulings/illegal-target-during-resolution: a target that no longer fits its class is illegal', () => {
  const steady = counter(
    'Steady',
    'COUNTER: Answer an opposing Spell. Target allied Monster gains 500 IMP until end of turn.',
  )
  const cull = spell('Cull', 'SPELL: Defeat target opposing Monster with 2200 IMP or less.')
  const g = scenario({ p1: { active: plain, hand: [cull] }, p2: { active: strong, bench: [spare], hand: [steady] } })
  expect(why(g.p1.tries.play('Cull', 'Strong'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
  g.p1.play('Cull', 'Spare')
  g.p2.counter('Steady', { on: ['Spare'] })
  expect(g.zoneOf('Spare')).toBe('bench')
})

test('rulings/illegal-target-during-resolution: of two targets the one that is left is affected', () => {
  const hide = counter('Hide', 'COUNTER: Answer an opposing Spell. Defeat target allied Bench Monster.')
  const twin = spell(
    'Twin Bolt',
    'SPELL: Target opposing Monster loses 500 IMP. Target opposing Monster loses 700 IMP.',
  )
  for (const [gone, left, imp] of [
    ['Spare', 'Weak', 1300],
    ['Mover', 'Weak', 1500],
  ] as const) {
    const g = scenario({
      p1: { active: plain, hand: [twin] },
      p2: { active: weak, bench: [spare, mover], hand: [hide] },
    })
    expect(why(g.p1.tries.play('Twin Bolt', 'Weak', 'Weak'))).toEqual([
      'sameTarget card-text/targets-before-resolution',
    ])
    if (gone === 'Spare') g.p1.play('Twin Bolt', gone, left)
    else g.p1.play('Twin Bolt', left, gone)
    g.p2.counter('Hide', { on: [gone] })
    expect(g.zoneOf(gone)).toBe('graveyard')
    expect(g.imp(left)).toBe(imp)
  }
})

test('rulings/illegal-target-during-resolution: a target that left the Graveyard is gone', () => {
  const recall = spell('Recall', 'SPELL: Move target Spell in your Graveyard to your hand.')
  const erase = counter(
    'Erase',
    'COUNTER: Answer an opposing Spell. Move target Spell in your opponent’s Graveyard to your opponent’s Support Deck.',
  )
  const g = scenario({ p1: { active: plain, hand: [recall], graveyard: [a, b] }, p2: { active: weak, hand: [erase] } })
  g.p1.play('Recall', 'A')
  g.p2.counter('Erase', { on: ['A'] })
  expect(g.zoneOf('A')).toBe('deck')
  expect(g.zoneOf('Recall')).toBe('graveyard')
  expect(g.zoneOf('B')).toBe('graveyard')
})

test('rulings/illegal-target-during-resolution: a card that left and came back is a new object, and no target any more', () => {
  const recall = spell('Recall', 'SPELL: Move target Spell in your Graveyard to your hand.')
  const cycle = counter(
    'Cycle',
    'COUNTER: Answer an allied Spell. Lock 1 Support from your Support Deck. Move 1 of your Locked Supports to your Graveyard.',
  )
  const erase = counter(
    'Erase',
    'COUNTER: Answer an opposing Spell. Move target Spell in your opponent’s Graveyard to your opponent’s Support Deck.',
  )
  const g = scenario({
    p1: { active: plain, hand: [recall, cycle], graveyard: [a] },
    p2: { active: weak, hand: [erase, b] },
  })
  g.p1.play('Recall', 'A')
  g.p2.pass()
  g.p1.counter('Cycle')
  g.p2.counter('Erase', { on: ['A'] }) // resolves first; Cycle then brings A back by way of the Locked Supports
  g.passWindows()
  expect(g.events()).toContainEqual(expect.objectContaining({ type: 'lockedIn' }))
  expect(g.events()).toContainEqual({ type: 'originResolved', outcome: 'no legal target' })
  expect(g.zoneOf('A')).toBe('graveyard')
})

test('rulings/forced-active-promotion: at once, within the current sequence, and revealed', () => {
  const g = scenario({
    step: 'attack',
    p1: { active: monster('Racer', 3000, '', ['Overdrive']), bench: [mover] },
    p2: {
      active: weak,
      bench: [
        { card: spare, faceDown: true },
        { card: plain, faceDown: true },
      ],
    },
  })
  g.p1.attack()
  expect(g.asked()).toEqual({ seat: 1, kind: 'promote' })
  expect(g.state().combat).not.toBeNull() // the combat is not over yet
  g.p2.promote('Plain')
  expect(g.isFaceUp('Plain')).toBe(true)
  expect(g.isFaceUp('Spare')).toBe(false)
  const order = g.events().map((event) => event.type)
  expect(order.indexOf('promoted')).toBeLessThan(order.indexOf('combatEnded'))
})

test('rulings/optional-action-after-game-end: no Overdrive attack, no Swap, no "you may" after the last Monster', () => {
  const victor = monster(
    'Victor',
    3000,
    'PASSIVE: When this Monster defeats a Monster in combat, you may lock 1 Support from your Support Deck.',
    ['Trigger', 'Overdrive', 'Swap'],
  )
  const g = scenario({ step: 'attack', p1: { active: victor, bench: [mover], deck: [a] }, p2: { active: weak } })
  g.p1.attack()
  expect(g.result()).toEqual({ winner: 0, reason: 'last Monster' })
  expect(g.p1.options()).toEqual([])
  expect(g.p2.options()).toEqual([])
  expect(why(g.p1.tries.attack())).toEqual(['gameOver game-end/immediate-ending'])
  expect(why(g.p1.tries.swap('Mover'))).toEqual(['gameOver game-end/immediate-ending'])
  expect(g.events().at(-1)?.type).toBe('gameEnded')
})

test('rulings/temporary-imp-at-end-phase: "until end of turn" is cleared before the next turn begins', () => {
  const g = scenario({ p1: { active: plain, bench: [mover], hand: [a] }, p2: { active: weak, hand: [b] } })
  g.p1.play('A')
  g.passWindows()
  expect(g.imp('Plain')).toBe(3000)
  g.p1.pass('swap')
  expect(g.imp('Plain')).toBe(3000)
  g.p1.pass('end')
  expect(g.imp('Plain')).toBe(2500)
  const order = g.events().map((event) => event.type)
  expect(order.indexOf('modifiersEnded')).toBeLessThan(order.indexOf('turnEnded'))
})

test('rulings/temporary-imp-at-end-phase: "until your next turn" lasts through the opponent’s turn', () => {
  const oath = spell('Oath', 'SPELL: Your Active Monster gains 500 IMP until your next turn.')
  const g = scenario({ p1: { active: plain, bench: [mover], hand: [oath] }, p2: { active: weak, hand: [b] } })
  g.p1.play('Oath')
  g.passWindows()
  g.p1.pass('end')
  expect(g.state().turn).toBe(1)
  expect(g.imp('Plain')).toBe(3000)
  g.p2.pass('end')
  expect(g.state().turn).toBe(0)
  expect(g.imp('Plain')).toBe(2500)
})

test('rulings/locked-support-limit-exceeded: a fourth is illegal and changes nothing', () => {
  const g = scenario({
    round: 4,
    step: 'spell',
    p1: { active: plain, hand: [e], deck: [d], locked: [a, b, c] },
    p2: { active: weak },
  })
  const before = g.state()
  expect(why(g.p1.tries.lockIn('D'))).toEqual([
    'wrongStep turn-procedure/lock-in-phase',
    'lockedFull rulings/locked-support-limit-exceeded',
  ])
  expect(() => g.p1.lockIn('D')).toThrow('lockedFull (rulings/locked-support-limit-exceeded)')
  expect(g.state()).toBe(before)
  g.p1.pass('end')
  expect(g.zoneOf('D')).toBe('deck')
})

test('rulings/locked-support-limit-exceeded: an effect that locks stops at three, too', () => {
  const stock = spell('Stock', 'SPELL: Lock 2 Supports from your Support Deck.')
  const g = scenario({ p1: { active: plain, hand: [stock], locked: [a, b], deck: [c, d] }, p2: { active: weak } })
  g.p1.play('Stock')
  g.p1.pick('D')
  expect(g.state().sides[0].locked).toHaveLength(3)
  expect(g.zoneOf('C')).toBe('deck')
})

test('rulings/countered-spell-destination: a negated Spell goes to the Graveyard, unless the Counter names another place', () => {
  const bounce = (zone: string) =>
    counter('Bounce', `COUNTER: Answer an opposing Spell. Negate it and move it to its owner’s ${zone}.`)
  for (const [answer, name, zone] of [
    [deny, 'Deny', 'graveyard'],
    [bounce('hand'), 'Bounce', 'hand'],
    [bounce('Support Deck'), 'Bounce', 'deck'],
    [bounce('Graveyard'), 'Bounce', 'graveyard'],
  ] as const) {
    const g = scenario({ p1: { active: plain, hand: [a] }, p2: { active: weak, hand: [answer] } })
    g.p1.play('A')
    g.p2.counter(name)
    expect(g.imp('Plain')).toBe(2500)
    expect(g.zoneOf('A')).toBe(zone)
    expect(g.zoneOf(name)).toBe('graveyard')
  }
})

test('rulings/countered-spell-destination: a second Counter that negates it again does not change where it goes', () => {
  const bounce = counter('Bounce', 'COUNTER: Answer an opposing Spell. Negate it and move it to its owner’s hand.')
  const g = scenario({ p1: { active: plain, hand: [a, b] }, p2: { active: weak, hand: [deny, bounce] } })
  g.p1.play('A')
  g.p2.counter('Deny')
  g.p1.pass()
  g.p2.counter('Bounce') // the newest: it resolves first, and the Spell is negated by it
  g.passWindows()
  expect(g.imp('Plain')).toBe(2500)
  expect(g.zoneOf('A')).toBe('hand')
})

test('rulings/counter-window-passed: two passes close the window for good', () => {
  const g = scenario({ p1: { active: plain, bench: [mover], hand: [a, b] }, p2: { active: weak, hand: [deny] } })
  g.p1.play('A')
  g.p2.pass()
  expect(g.asked()).toEqual({ seat: 0, kind: 'window' })
  g.p1.pass()
  expect(g.imp('Plain')).toBe(3000)
  expect(why(g.p2.tries.counter('Deny'))).toEqual(['notYourDecision timing/priority-shorthand'])
  expect(why(g.p1.tries.counter('B'))).toEqual(['windowClosed rulings/counter-window-passed'])
  g.p1.play('B') // a new window, for this Spell
  g.p2.counter('Deny')
  expect(g.imp('Plain')).toBe(3000)
})

test('rulings/counter-window-passed: one pass does not close it while the other player adds a Counter', () => {
  const shield = counter(
    'Shield',
    'COUNTER: Answer an allied Spell. Your Active Monster gains 500 IMP until end of turn.',
  )
  const g = scenario({ p1: { active: plain, hand: [a, shield] }, p2: { active: weak, hand: [deny] } })
  g.p1.play('A')
  g.p2.pass()
  g.p1.counter('Shield')
  expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
  g.p2.counter('Deny') // it may still answer the original Spell
  expect(g.imp('Plain')).toBe(3000) // Shield resolves all the same, A does not
})

test('rulings/simultaneous-controlled-triggers: their controller orders them', () => {
  const watcher = (name: string, amount: number) =>
    monster(name, 2000, `PASSIVE: When you unlock a Support, target opposing Monster loses ${amount} IMP.`, ['Trigger'])
  const position = () =>
    ({
      step: 'unlock',
      p1: { active: watcher('One', 500), bench: [watcher('Two', 700)], locked: [a, b] },
      p2: { active: plain, bench: [strong] },
    }) as const
  for (const first of ['One', 'Two']) {
    const g = scenario(position())
    g.p1.unlock('A')
    expect(g.asked()).toEqual({ seat: 0, kind: 'order' })
    expect(g.p1.can('order')).toHaveLength(2)
    expect(why(g.p2.tries.order(first))).toEqual(['notYourDecision timing/priority-shorthand'])
    g.p1.order(first)
    g.p1.accept('Plain')
    expect(g.imp('Plain')).toBe(first === 'One' ? 2000 : 1800)
    g.p1.accept('Strong')
    expect(g.imp('Strong')).toBe(first === 'One' ? 2300 : 2500)
  }
})

test('rulings/simultaneous-controlled-triggers: mandatory before optional, the turn player’s before the opponent’s', () => {
  const text = (may: string) => `PASSIVE: When an opposing Monster is defeated, ${may}target Monster loses 500 IMP.`
  const mine = monster(
    'Mine',
    2000,
    'PASSIVE: When an opposing Monster is defeated, you may defeat target opposing Bench Monster.',
    ['Trigger'],
  )
  const must = monster('Must', 2100, text(''), ['Trigger'])
  const theirs = monster('Theirs', 2200, 'PASSIVE: When an allied Monster is defeated, target Monster loses 700 IMP.', [
    'Trigger',
  ])
  const g = scenario({
    turn: 0,
    p1: { active: mine, bench: [must], hand: [fall] },
    p2: { active: weak, bench: [theirs, spare] },
  })
  g.p1.play('Fall', 'Weak')
  g.p2.promote('Theirs')
  g.p1.pass('end')
  // Player 2's turn: their mandatory Trigger, Player 1's mandatory one, Player 1's optional one.
  expect(g.asked()).toEqual({ seat: 1, kind: 'trigger' })
  g.p2.accept('Mine')
  expect(g.asked()).toEqual({ seat: 0, kind: 'trigger' })
  expect(why(g.p1.tries.decline())).toEqual(['mustDecide turn-procedure/trigger-resolution'])
  g.p1.accept('Theirs')
  expect(why(g.p1.tries.decline())).toEqual([])
  g.p1.decline()
  expect([g.imp('Mine'), g.imp('Theirs'), g.zoneOf('Spare')]).toEqual([1300, 1700, 'bench'])
  expect(g.step()).toBe('attack')
})

test('rulings/monster-reserve-inspection: its owner alone sees the Monster Reserve', () => {
  const sovereign = prime('Sovereign', 7000, 'PRIME CONDITION: You control 1 or more Monsters.')
  const bloom = evolution('Bloom', 'Plain', 3600)
  const g = scenario({
    step: 'evolution',
    p1: { active: plain, bench: [mover], reserve: [sovereign, bloom] },
    p2: { active: weak },
  })
  const reserve = (viewer: 0 | 1 | 'table') => viewFor(g.state(), viewer).seats[0].reserve
  expect(reserve(0).map((card) => (card.known ? card.definition.name : null))).toEqual(['Sovereign', 'Bloom'])
  for (const viewer of [1, 'table'] as const) {
    expect(reserve(viewer)).toHaveLength(2)
    expect(JSON.stringify(viewFor(g.state(), viewer))).not.toMatch(/Sovereign|Bloom/)
  }
  g.p1.evolve('Bloom', 'Plain')
  expect(JSON.stringify(viewFor(g.state(), 1))).toContain('Bloom') // on the field it is public
  expect(JSON.stringify(viewFor(g.state(), 1))).not.toContain('Sovereign')
  expect(viewEvents(g.events(), 1)).toContainEqual(expect.objectContaining({ type: 'evolved' }))
})

test('rulings/prime-evolution-naming: Prime in its name makes no Prime Singular', () => {
  const primal = testCard('Prime Colossus', { type: 'Prime Evolution', imp: 5200, text: 'Evolves from “Plain”.' })
  const ban = counter('Ban', 'COUNTER: Answer an opposing Prime entry. Negate it.')
  const prune = counter('Prune', 'COUNTER: Answer an opposing Evolution. Negate it.')
  const g = scenario({
    step: 'evolution',
    p1: { active: plain, bench: [mover, weak], reserve: [primal] },
    p2: { active: strong, hand: [ban, prune] },
  })
  expect(why(g.p1.tries.enter('Prime Colossus', 'Plain'))).toContain('notAPrime prime-evolution/prime-singular')
  g.p1.evolve('Prime Colossus', 'Plain')
  expect(why(g.p2.tries.counter('Ban'))).toEqual(['nothingToAnswer chains/chain-creation'])
  g.p2.pass()
  expect([g.zoneOf('Prime Colossus'), g.zoneOf('Plain')]).toEqual(['active', 'stack'])
  expect(g.happened('primeEntered')).toBe(false)
})
