/** Chapter 12: promotion, the defeat condition and the end of the game. */
import { describe, expect, test } from 'vitest'
import { counter, evolution, monster, prime, spell } from '../testing/testCards'
import { scenario, type Scenario } from '../testing/scenario'
import { why } from '../testing/refusals'

const plain = monster('Plain', 2500)
const weak = monster('Weak', 2000)
const strong = monster('Strong', 3000)
const spare = monster('Spare', 2200)
const third = monster('Third', 2300)
const herald = monster('Herald', 2400, 'ON REVEAL: This Monster gains 500 IMP until your next turn.', ['Trigger'])
const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')
const ruin = spell('Ruin', 'SPELL: Defeat each Active Monster.')
const cataclysm = spell('Cataclysm', 'SPELL: Defeat each Monster.')
const filler = spell('Filler', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')

const kinds = (g: Scenario) => g.events().map((event) => event.type)

/** Nothing is offered, nothing can be done, and nothing happened after the end. */
function expectOver(g: Scenario): void {
  expect(g.result()).not.toBeNull()
  expect(g.asked()).toBeNull()
  expect(g.p1.options()).toEqual([])
  expect(g.p2.options()).toEqual([])
  expect(kinds(g).at(-1)).toBe('gameEnded')
  for (const player of [g.p1, g.p2]) {
    expect(why(player.tries.pass())).toEqual(['gameOver game-end/immediate-ending'])
    expect(why(player.tries.concede())).toEqual(['gameOver game-end/immediate-ending'])
    expect(why(player.tries.offerDraw())).toEqual(['gameOver game-end/immediate-ending'])
  }
}

describe('game-end/active-promotion', () => {
  test('game-end/active-promotion: the controller chooses at once, before anything else', () => {
    const g = scenario({
      p1: { active: strong, hand: [fall, filler] },
      p2: { active: weak, bench: [spare], flex: third, hand: [filler] },
    })
    g.p1.play('Fall', 'Weak')
    g.passWindows()
    expect(g.asked()).toEqual({ seat: 1, kind: 'promote' })
    expect(g.p2.can('promote')).toHaveLength(2)
    expect(g.p1.options()).toEqual(['concede', 'offerDraw'])
    expect(why(g.p1.tries.play('Filler'))).toEqual(['notYourDecision timing/priority-shorthand'])
    expect(why(g.p2.tries.pass())).toEqual(['decisionIsAnother timing/timing-window'])
    g.p2.promote('Third')
    expect([g.zoneOf('Third'), g.zoneOf('Spare')]).toEqual(['active', 'bench'])
    expect(g.step()).toBe('spell')
  })

  test('game-end/active-promotion: only one Monster to choose from is promoted without a question', () => {
    const g = scenario({ p1: { active: strong, hand: [fall] }, p2: { active: weak, bench: [null, spare] } })
    g.p1.play('Fall', 'Weak')
    expect(g.zoneOf('Spare')).toBe('active')
  })

  test('game-end/active-promotion: a face-down one is revealed; its ON REVEAL waits for a Trigger Resolution', () => {
    const g = scenario({
      p1: { active: strong, hand: [fall, filler] },
      p2: {
        active: weak,
        bench: [
          { card: herald, faceDown: true },
          { card: spare, faceDown: true },
        ],
      },
    })
    g.p1.play('Fall', 'Weak')
    g.passWindows()
    g.p2.promote('Herald')
    expect(g.isFaceUp('Herald')).toBe(true)
    expect(g.isFaceUp('Spare')).toBe(false)
    expect(g.state().pending).toHaveLength(1)
    expect(g.imp('Herald')).toBe(2400)
    expect(g.step()).toBe('spell')
    g.p1.pass('end')
    expect(g.isFaceUp('Spare')).toBe(true) // the only one ready in Player 2's Flip Step
    expect(g.imp('Herald')).toBe(2900)
  })

  test('game-end/active-promotion: it opens no response window', () => {
    const root = counter('Root', 'COUNTER: Answer an opposing Swap. Negate it.')
    const g = scenario({
      p1: { active: strong, hand: [fall, root] },
      p2: { active: weak, bench: [spare, third], hand: [root] },
    })
    g.p1.play('Fall', 'Weak')
    g.passWindows()
    g.p2.promote('Third')
    expect(g.asked()).toEqual({ seat: 0, kind: 'step' })
    expect(g.step()).toBe('attack') // only a Counter left in hand, so that the Spell Phase is over
  })

  test('game-end/active-promotion: it happens between two instructions of one effect', () => {
    const sweep = spell(
      'Sweep',
      'SPELL: Defeat the opposing Active Monster. The opposing Active Monster loses 500 IMP.',
    )
    const g = scenario({ p1: { active: strong, hand: [sweep] }, p2: { active: weak, bench: [spare, third] } })
    g.p1.play('Sweep')
    expect(g.zoneOf('Sweep')).toBe('chain')
    g.p2.promote('Third')
    expect(g.imp('Third')).toBe(1800)
    expect(g.zoneOf('Sweep')).toBe('graveyard')
  })

  test('game-end/active-promotion: both Actives at once: the turn player promotes first', () => {
    const field = (a: string, b: string) => ({
      active: monster(`${a}0`, 2000),
      bench: [monster(a, 2100), monster(b, 2200)],
    })
    const first = scenario({ turn: 0, p1: { ...field('A', 'B'), hand: [ruin] }, p2: field('C', 'D') })
    first.p1.play('Ruin')
    expect(first.asked()).toEqual({ seat: 0, kind: 'promote' })
    first.p1.promote('A')
    expect(first.asked()).toEqual({ seat: 1, kind: 'promote' })
    first.p2.promote('D')
    const second = scenario({ turn: 1, p1: field('A', 'B'), p2: { ...field('C', 'D'), hand: [ruin] } })
    second.p2.play('Ruin')
    expect(second.asked()).toEqual({ seat: 1, kind: 'promote' })
    second.p2.promote('C')
    second.p1.promote('B')
    expect([second.zoneOf('C'), second.zoneOf('B')]).toEqual(['active', 'active'])
  })

  test('game-end/active-promotion: only an own Monster outside the Active Slot', () => {
    const g = scenario({
      p1: { active: strong, bench: [plain], hand: [fall] },
      p2: { active: weak, bench: [spare, null, third] },
    })
    g.p1.play('Fall', 'Weak')
    expect(g.p2.can('promote').map((action) => (action.type === 'promote' ? action.slot : null))).toEqual([1, 3])
    expect(why(g.p2.tries.promote('Strong'))).toEqual(['notPromotable game-end/active-promotion']) // Slot 0
    expect(why(g.p1.tries.promote('Plain'))).toEqual(['notYourDecision timing/priority-shorthand'])
    g.p2.promote('Spare')
  })
})

describe('game-end/defeat-condition-check', () => {
  test('game-end/defeat-condition-check: after a promotion with a Monster left the game goes on', () => {
    const g = scenario({ p1: { active: strong, hand: [fall, filler] }, p2: { active: weak, bench: [spare] } })
    g.p1.play('Fall', 'Weak')
    g.passWindows()
    expect(g.result()).toBeNull()
    expect(g.step()).toBe('spell')
  })

  test('game-end/defeat-condition-check: a face-down Bench Monster is a remaining Monster', () => {
    const g = scenario({
      p1: { active: strong, hand: [fall] },
      p2: { active: weak, bench: [null, null, { card: spare, faceDown: true }] },
    })
    g.p1.play('Fall', 'Weak')
    expect(g.result()).toBeNull()
    expect(g.zoneOf('Spare')).toBe('active')
  })

  test('game-end/defeat-condition-check: so is the one in the Flex Slot', () => {
    const g = scenario({ p1: { active: strong, hand: [fall] }, p2: { active: weak, flex: spare } })
    g.p1.play('Fall', 'Weak')
    expect(g.result()).toBeNull()
    expect(g.zoneOf('Spare')).toBe('active')
  })

  test('game-end/defeat-condition-check: Reserve, Supports and Graveyard are no remaining Monsters', () => {
    const sovereign = prime('Sovereign', 7000, 'PRIME CONDITION: 1 or more Monsters are in your Graveyard.')
    const g = scenario({
      p1: { active: strong, hand: [fall] },
      p2: { active: weak, reserve: [sovereign, evolution('Bloom', 'Weak', 3600)], deck: [filler], graveyard: [third] },
    })
    g.p1.play('Fall', 'Weak')
    expect(g.result()).toEqual({ winner: 0, reason: 'last Monster' })
  })

  test('game-end/defeat-condition-check: an Evolution stack is one Monster', () => {
    const g = scenario({
      p1: { active: strong, hand: [fall] },
      p2: { active: { card: evolution('Bloom', 'Seed', 3600), under: [monster('Seed', 2000)] } },
    })
    g.p1.play('Fall', 'Bloom')
    expect(g.result()).toEqual({ winner: 0, reason: 'last Monster' })
  })

  test('game-end/defeat-condition-check: replaced by a Prime, the last Monster stops counting and the Prime counts', () => {
    const sovereign = prime('Sovereign', 7000, 'PRIME CONDITION: You control 1 or more Monsters.')
    const g = scenario({ step: 'prime', p1: { active: weak, reserve: [sovereign] }, p2: { active: strong } })
    g.p1.enter('Sovereign', 'Weak')
    expect(g.result()).toBeNull()
    expect(g.zoneOf('Sovereign')).toBe('active')
  })

  test('game-end/defeat-condition-check: the attacker loses, too, if its last Monster does', () => {
    const g = scenario({ step: 'attack', p1: { active: weak }, p2: { active: strong } })
    g.p1.attack()
    expect(g.result()).toEqual({ winner: 1, reason: 'last Monster' })
  })

  test('game-end/defeat-condition-check: a replaced defeat leaves the Monster', () => {
    const phoenix = monster(
      'Phoenix',
      2000,
      'PASSIVE: If this Monster would be defeated, instead it loses 500 IMP. Once per turn.',
    )
    const g = scenario({ p1: { active: strong, hand: [fall] }, p2: { active: phoenix } })
    g.p1.play('Fall', 'Phoenix')
    expect(g.result()).toBeNull()
    g.p1.attack()
    expect(g.result()).toEqual({ winner: 0, reason: 'last Monster' })
  })
})

describe('game-end/immediate-ending', () => {
  test('game-end/immediate-ending: nothing is offered or done after the last Monster is gone', () => {
    const g = scenario({
      p1: { active: strong, bench: [monster('Mover', 2300, '', ['Swap'])], hand: [fall, filler] },
      p2: { active: weak, hand: [filler] },
    })
    g.p1.play('Fall', 'Weak')
    g.passWindows()
    expectOver(g)
    expect(why(g.p1.tries.play('Filler'))).toEqual(['gameOver game-end/immediate-ending'])
  })

  test('game-end/immediate-ending: the rest of the resolving effect does not happen', () => {
    const overkill = spell(
      'Overkill',
      'SPELL: Defeat the opposing Active Monster. Your Active Monster gains 500 IMP until end of turn. Defeat your Active Monster.',
    )
    const g = scenario({ p1: { active: strong, hand: [overkill] }, p2: { active: weak } })
    g.p1.play('Overkill')
    expectOver(g)
    expect(g.result()).toEqual({ winner: 0, reason: 'last Monster' })
    expect(g.zoneOf('Strong')).toBe('active')
    expect(g.imp('Strong')).toBe(3000)
  })

  test('game-end/immediate-ending: a Chain that was resolving stops', () => {
    const backlash = counter('Backlash', 'COUNTER: Answer an opposing Spell. Defeat target opposing Monster.')
    const g = scenario({ p1: { active: strong, hand: [fall] }, p2: { active: weak, hand: [backlash] } })
    g.p1.play('Fall', 'Weak')
    g.p2.counter('Backlash', { on: ['Strong'] })
    expectOver(g)
    expect(g.result()).toEqual({ winner: 1, reason: 'last Monster' })
    expect(g.zoneOf('Weak')).toBe('active')
    expect(kinds(g)).not.toContain('originResolved')
  })

  test('game-end/immediate-ending: no Trigger of the last defeat waits, no Overdrive is gained', () => {
    const victor = monster(
      'Victor',
      3000,
      'PASSIVE: When this Monster defeats a Monster in combat, you may defeat target opposing Monster.',
      ['Trigger', 'Overdrive'],
    )
    const g = scenario({ step: 'attack', p1: { active: victor }, p2: { active: weak } })
    g.p1.attack()
    expectOver(g)
    expect(g.state().pending).toEqual([])
    expect(kinds(g)).not.toContain('overdriveGained')
  })

  test('game-end/immediate-ending: a Trigger that waited is not resolved', () => {
    const watcher = monster(
      'Watcher',
      2000,
      'PASSIVE: When you play a Spell, your opponent locks 1 Support from their Support Deck.',
      ['Trigger'],
    )
    const g = scenario({
      p1: { active: strong, bench: [watcher], hand: [spell('Doom', 'SPELL: Defeat the opposing Active Monster.')] },
      p2: { active: weak, deck: [filler] },
    })
    g.p1.play('Doom')
    expectOver(g)
    expect(kinds(g)).toContain('triggered')
    expect(kinds(g)).not.toContain('triggerResolved')
  })

  test('game-end/immediate-ending: once a player is out, a promotion still fills the Active Slot but makes no Trigger ready', () => {
    const both = spell('Both', 'SPELL: Defeat each Active Monster.')
    const g = scenario({
      p1: { active: strong, bench: [{ card: herald, faceDown: true }], hand: [both] },
      p2: { active: weak },
    })
    g.p1.play('Both')
    expectOver(g)
    expect(kinds(g)).toContain('promoted')
    expect(kinds(g)).not.toContain('triggered')
  })

  test('game-end/immediate-ending: what stands in for a defeat asks nobody when the other player is out by it', () => {
    const miser = monster(
      'Miser',
      2000,
      'PASSIVE: If this Monster would be defeated, instead unlock 1 of your Locked Supports.',
    )
    const both = spell('Both', 'SPELL: Defeat each Active Monster.')
    const g = scenario({
      p1: { active: strong, hand: [both] },
      p2: { active: miser, locked: [filler, spell('Other', 'SPELL: Open your Flex Slot.')] },
    })
    g.p1.play('Both')
    expectOver(g)
    expect(g.result()).toEqual({ winner: 1, reason: 'last Monster' })
  })

  test('game-end/immediate-ending: a Trigger can end the game in Trigger Resolution; those after it are dropped', () => {
    const slayer = (name: string) =>
      monster(name, 2000, 'PASSIVE: When you unlock a Support, defeat the opposing Active Monster.', ['Trigger'])
    const g = scenario({
      round: 3,
      step: 'unlock',
      p1: {
        active: slayer('Slayer'),
        bench: [slayer('Second')],
        locked: [filler, spell('Other', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')],
      },
      p2: { active: weak },
    })
    g.p1.unlock('Filler')
    expect(g.asked()).toEqual({ seat: 0, kind: 'order' })
    g.p1.order('Second')
    expectOver(g)
    expect(kinds(g).filter((kind) => kind === 'triggerResolved')).toHaveLength(1)
  })

  test('game-end/immediate-ending: a delayed effect of the End Phase can end it before the turn passes', () => {
    const doom = spell('Doom', 'SPELL: At the end of this turn, defeat the opposing Active Monster.')
    const g = scenario({ p1: { active: strong, hand: [doom] }, p2: { active: weak } })
    g.p1.play('Doom')
    g.p1.pass('end')
    expectOver(g)
    expect(g.state().turn).toBe(0)
    expect(kinds(g)).not.toContain('turnEnded')
  })

  test('game-end/immediate-ending: either player can concede at any time', () => {
    const own = scenario({ p1: { active: strong, hand: [filler] }, p2: { active: weak } })
    own.p1.concede()
    expect(own.result()).toEqual({ winner: 1, reason: 'concession' })
    expectOver(own)
    const other = scenario({
      step: 'attack',
      p1: { active: strong },
      p2: { active: weak, bench: [spare], hand: [filler] },
    })
    other.p1.attack()
    expect(other.asked()).toEqual({ seat: 1, kind: 'window' })
    other.p1.concede() // while the opponent is asked
    expect(other.result()).toEqual({ winner: 1, reason: 'concession' })
    expectOver(other)
  })
})

describe('game-end/mandatory-resolving-effect', () => {
  test('game-end/mandatory-resolving-effect: both last Monsters at once through one effect are a draw', () => {
    const g = scenario({ p1: { active: strong, hand: [ruin] }, p2: { active: weak } })
    g.p1.play('Ruin')
    expect(g.result()).toEqual({ winner: null, reason: 'both last Monsters' })
    expectOver(g)
    const [defeat, ...more] = g.events().filter((event) => event.type === 'defeated')
    expect(defeat?.victims).toHaveLength(2)
    expect(more).toEqual([])
  })

  test('game-end/mandatory-resolving-effect: whole fields at once are a draw as well', () => {
    const g = scenario({
      turn: 1,
      p1: { active: strong, bench: [plain] },
      p2: { active: weak, bench: [spare], flex: third, hand: [cataclysm] },
    })
    g.p2.play('Cataclysm')
    expect(g.result()).toEqual({ winner: null, reason: 'both last Monsters' })
  })

  test('game-end/mandatory-resolving-effect: with a Monster left on one side that side wins', () => {
    const g = scenario({ p1: { active: strong, bench: [plain], hand: [ruin] }, p2: { active: weak } })
    g.p1.play('Ruin')
    expect(g.result()).toEqual({ winner: 0, reason: 'last Monster' })
  })

  test('game-end/mandatory-resolving-effect: two instructions, one after the other, are no draw', () => {
    const pact = spell('Pact', 'SPELL: Defeat your Active Monster. Defeat the opposing Active Monster.')
    const g = scenario({ p1: { active: strong, hand: [pact] }, p2: { active: weak } })
    g.p1.play('Pact')
    expect(g.result()).toEqual({ winner: 1, reason: 'last Monster' })
    expect(g.zoneOf('Weak')).toBe('active')
  })

  test('game-end/mandatory-resolving-effect: a replaced defeat among them saves its player', () => {
    const phoenix = monster('Phoenix', 2000, 'PASSIVE: If this Monster would be defeated, instead it loses 500 IMP.')
    const g = scenario({ p1: { active: strong, hand: [ruin] }, p2: { active: phoenix } })
    g.p1.play('Ruin')
    expect(g.result()).toEqual({ winner: 1, reason: 'last Monster' })
    expect(g.imp('Phoenix')).toBe(2000) // the game was over before anything else could happen
  })

  test('game-end/mandatory-resolving-effect: players can agree to a draw', () => {
    const g = scenario({ p1: { active: strong, hand: [filler] }, p2: { active: weak } })
    expect(why(g.p1.tries.acceptDraw())).toEqual(['noDrawOffer game-end/mandatory-resolving-effect'])
    g.p2.offerDraw()
    expect(why(g.p2.tries.acceptDraw())).toEqual(['noDrawOffer game-end/mandatory-resolving-effect'])
    g.p1.declineDraw()
    expect(g.result()).toBeNull()
    g.p1.offerDraw()
    expect(why(g.p1.tries.offerDraw())).toEqual(['drawOffered game-end/mandatory-resolving-effect'])
    g.p2.acceptDraw()
    expect(g.result()).toEqual({ winner: null, reason: 'agreed draw' })
    expectOver(g)
  })
})

describe('game-end/no-deck-out', () => {
  test('game-end/no-deck-out: no Support anywhere, and the turns go on', () => {
    const mover = (name: string) => monster(name, 2300, '', ['Swap'])
    const g = scenario({
      round: 6,
      step: 'unlock',
      p1: { active: strong, bench: [mover('Mover')] },
      p2: { active: monster('Twin', 3000), bench: [mover('Other')] },
    })
    for (let round = 6; round < 10; round++) {
      expect(g.round()).toBe(round)
      g.p1.pass('end')
      g.p2.pass('end')
    }
    expect(g.result()).toBeNull()
    expect(g.happened('lockedIn')).toBe(false)
    expect(g.events()).toContainEqual(expect.objectContaining({ type: 'skipped', what: 'nothing to lock' }))
  })

  test('game-end/no-deck-out: the last Support is locked, unlocked and played', () => {
    const g = scenario({ round: 4, step: 'lockIn', p1: { active: strong, deck: [filler] }, p2: { active: weak } })
    expect(g.zoneOf('Filler')).toBe('locked')
    g.p2.pass('end')
    expect(g.zoneOf('Filler')).toBe('hand')
    g.p1.play('Filler')
    expect(g.zoneOf('Filler')).toBe('graveyard')
    g.p1.pass('end')
    expect(g.result()).toBeNull()
  })
})

describe('game-end/no-life-total', () => {
  test('game-end/no-life-total: the difference of a combat costs nobody anything', () => {
    const giant = monster('Giant', 4000)
    const g = scenario({ step: 'attack', p1: { active: giant }, p2: { active: weak, bench: [spare] } })
    g.p1.attack()
    expect(g.imp('Giant')).toBe(4000)
    expect(g.imp('Spare')).toBe(2200)
    expect(g.happened('impLost')).toBe(false)
    expect(g.result()).toBeNull()
  })

  test('game-end/no-life-total: 0 IMP on every Monster loses nothing', () => {
    const drain = spell('Drain', 'SPELL: Each opposing Monster loses 1500 IMP.')
    const g = scenario({
      p1: { active: strong, hand: [drain, filler] },
      p2: { active: { card: weak, loss: 1000 }, bench: [{ card: spare, loss: 1000 }] },
    })
    g.p1.play('Drain')
    g.passWindows()
    expect([g.imp('Weak'), g.imp('Spare')]).toEqual([0, 0])
    expect(g.result()).toBeNull()
  })
})
