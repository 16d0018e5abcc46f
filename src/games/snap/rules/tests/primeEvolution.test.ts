/** Chapter 11: Prime Singulars and Evolutions, two systems that share the Monster Reserve. */
import { describe, expect, test } from 'vitest'
import { createMatch } from '../engine/create'
import { definitionOf } from '../engine/field'
import { SNAP_STANDARD } from '../format/format'
import { counter, evolution, monster, prime, spell, testCard } from '../testing/testCards'
import { scenario } from '../testing/scenario'
import { why } from '../testing/refusals'
import { newMatch, testDeck } from '../testing/wholeMatch'

const plain = monster('Plain', 2500)
const weak = monster('Weak', 2000)
const strong = monster('Strong', 3000)
const spare = monster('Spare', 2200)
const mover = monster('Mover', 2300, '', ['Swap'])
const seed = monster('Seed', 2200)
const bloom = evolution('Bloom', 'Seed', 3600)
const sovereign = prime('Sovereign', 7000, 'PRIME CONDITION: 1 or more Monsters are in your Graveyard.')
const fallen = monster('Fallen', 2000)
const filler = spell('Filler', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
const fall = spell('Fall', 'SPELL: Defeat target opposing Monster.')

describe('prime-evolution/prime-singular', () => {
  test('prime-evolution/prime-singular: it is one of the five lineup Monsters and begins in the Monster Reserve', () => {
    const g = newMatch({ p1: { withPrime: true } })
    expect(g.zoneOf('P1 Prime')).toBe('reserve')
    expect(g.zoneOf('P1 Lead')).toBe('lineup')
    expect(why(g.p1.tries.place('P1 Prime', 0))).toEqual(['notInLineup setup/bench-placement'])
    expect(why(g.p1.tries.place('P1 Lead', 0))).toEqual([])
    expect(g.state().sides.map((side) => side.lineup.length)).toEqual([4, 5])
    expect(g.state().sides.map((side) => side.flexOpen)).toEqual([false, true])
  })

  test('prime-evolution/prime-singular: it enters only when its PRIME CONDITION holds', () => {
    const without = scenario({
      step: 'spell',
      p1: { active: plain, bench: [weak], reserve: [sovereign], hand: [filler] },
      p2: { active: strong },
    })
    expect(why(without.p1.tries.enter('Sovereign', 'Plain'))).toEqual([
      'wrongStep turn-procedure/prime-singular-step',
      'primeConditionUnmet prime-evolution/prime-singular',
    ])
    const g = scenario({
      step: 'prime',
      p1: { active: plain, bench: [weak], reserve: [sovereign], graveyard: [fallen] },
      p2: { active: strong },
    })
    expect(why(g.p1.tries.enter('Sovereign', 'Plain'))).toEqual([])
    g.p1.enter('Sovereign', 'Plain')
    expect(g.zoneOf('Sovereign')).toBe('active')
    expect(g.imp('Sovereign')).toBe(7000)
  })

  test('prime-evolution/prime-singular: the condition is looked at again as the turn goes on', () => {
    const offering = spell('Offering', 'SPELL: Defeat target allied Bench Monster.')
    const g = scenario({
      step: 'spell',
      p1: { active: plain, bench: [weak, spare], reserve: [sovereign], hand: [offering] },
      p2: { active: strong },
    })
    expect(why(g.p1.tries.enter('Sovereign', 'Plain'))).toContain('primeConditionUnmet prime-evolution/prime-singular')
    g.p1.play('Offering', 'Weak')
    expect(g.step()).toBe('prime')
    expect(why(g.p1.tries.enter('Sovereign', 'Plain'))).toEqual([])
  })

  test('prime-evolution/prime-singular: in the Reserve it does not count as a remaining Monster', () => {
    const g = scenario({ step: 'attack', p1: { active: strong }, p2: { active: weak, reserve: [sovereign, bloom] } })
    g.p1.attack()
    expect(g.result()).toEqual({ winner: 0, reason: 'last Monster' })
  })
})

describe('prime-evolution/prime-entry', () => {
  const field = { active: plain, bench: [weak], reserve: [sovereign], graveyard: [fallen] }

  test('prime-evolution/prime-entry: in its own step only, once a turn, and announced', () => {
    const g = scenario({ step: 'spell', p1: { ...field, hand: [filler] }, p2: { active: strong } })
    expect(why(g.p1.tries.enter('Sovereign', 'Weak'))).toEqual(['wrongStep turn-procedure/prime-singular-step'])
    g.p1.pass('prime')
    g.p1.enter('Sovereign', 'Weak')
    expect(g.events()).toContainEqual(
      expect.objectContaining({
        type: 'declared',
        origin: expect.objectContaining({ kind: 'Prime entry' }) as unknown,
      }),
    )
    expect(g.happened('primeEntered')).toBe(true)
    expect(g.happened('evolved')).toBe(false)
  })

  test('prime-evolution/prime-entry: it comes from the Reserve only', () => {
    const other = prime('Emperor', 7500, 'PRIME CONDITION: You control 1 or more Monsters.')
    const g = scenario({ step: 'prime', p1: { ...field, graveyard: [fallen, other] }, p2: { active: strong } })
    expect(why(g.p1.tries.enter('Emperor', 'Plain'))).toEqual(['notInReserve zones/monster-reserve'])
    expect(why(g.p1.tries.enter('Sovereign', 'Plain'))).toEqual([])
  })

  test('prime-evolution/prime-entry: it needs an own face-up Monster to take the slot of', () => {
    const g = scenario({
      step: 'prime',
      p1: { ...field, bench: [{ card: weak, faceDown: true }, null, spare] },
      p2: { active: strong },
    })
    expect(why(g.p1.tries.enter('Sovereign', 'Weak'))).toEqual(['faceDown prime-evolution/prime-entry'])
    expect(g.p1.can('enter')).toHaveLength(2)
  })

  test('prime-evolution/prime-entry: never in Round 1', () => {
    const g = scenario({ round: 1, step: 'spell', p1: { ...field, hand: [filler] }, p2: { active: strong } })
    expect(why(g.p1.tries.enter('Sovereign', 'Plain'))).toContain('firstRound setup/first-round-restrictions')
    g.p1.pass('end')
    expect(g.round()).toBe(2) // nobody had anything else to decide in Round 1
    expect(g.happened('primeEntered')).toBe(false)
    expect(why(g.p1.tries.enter('Sovereign', 'Plain'))).not.toContain('firstRound setup/first-round-restrictions')
    g.p1.pass('prime')
    expect(why(g.p1.tries.enter('Sovereign', 'Plain'))).toEqual([])
  })

  test('prime-evolution/prime-entry: one entry a turn', () => {
    const second = prime('Emperor', 7500, 'PRIME CONDITION: You control 1 or more Monsters.')
    const g = scenario({
      step: 'prime',
      format: { primeSingulars: 2 },
      p1: { ...field, bench: [mover, weak], reserve: [sovereign, second] },
      p2: { active: strong },
    })
    g.p1.enter('Sovereign', 'Weak')
    expect(why(g.p1.tries.enter('Emperor', 'Plain'))).toContain('primeUsed turn-procedure/prime-singular-step')
  })

  test('prime-evolution/prime-entry: no window opens unless a Counter answers Prime entries; such a Counter can negate it', () => {
    const bar = counter('Bar', 'COUNTER: Answer an opposing Prime entry. Negate it.')
    const halt = counter('Halt', 'COUNTER: Answer an opposing attack. Negate it.')
    const open = scenario({ step: 'prime', p1: field, p2: { active: strong, hand: [halt] } })
    open.p1.enter('Sovereign', 'Plain')
    expect(open.zoneOf('Sovereign')).toBe('active')
    const g = scenario({ step: 'prime', p1: { ...field, bench: [weak, mover] }, p2: { active: strong, hand: [bar] } })
    g.p1.enter('Sovereign', 'Plain')
    g.p2.counter('Bar')
    expect(g.zoneOf('Sovereign')).toBe('reserve')
    expect(g.zoneOf('Plain')).toBe('active')
    expect(why(g.p1.tries.enter('Sovereign', 'Plain'))).toContain('primeUsed turn-procedure/prime-singular-step')
  })

  test('prime-evolution/prime-entry: a Prime that entered may attack the same turn', () => {
    const g = scenario({ step: 'prime', p1: field, p2: { active: strong, bench: [spare] } })
    g.p1.enter('Sovereign', 'Plain')
    g.p1.attack()
    expect(g.zoneOf('Strong')).toBe('graveyard')
  })

  test('prime-evolution/prime-entry: it takes the slot in which its Monster stands when it resolves', () => {
    const shove = counter(
      'Shove',
      'COUNTER: Answer an opposing Prime entry. Swap target opposing Bench Monster with the opposing Active Monster.',
    )
    const g = scenario({ step: 'prime', p1: field, p2: { active: strong, hand: [shove] } })
    g.p1.enter('Sovereign', 'Plain')
    g.p2.counter('Shove', { on: ['Weak'] })
    expect([g.zoneOf('Weak'), g.zoneOf('Sovereign'), g.zoneOf('Plain')]).toEqual(['active', 'bench', 'graveyard'])
  })

  test('prime-evolution/prime-entry: if its Monster left meanwhile, it does not replace another one', () => {
    const trap = counter('Trap', 'COUNTER: Answer an opposing Prime entry. Defeat target opposing Active Monster.')
    const g = scenario({ step: 'prime', p1: { ...field, bench: [weak] }, p2: { active: strong, hand: [trap] } })
    g.p1.enter('Sovereign', 'Plain')
    g.p2.counter('Trap', { on: ['Plain'] })
    expect(g.zoneOf('Plain')).toBe('graveyard')
    expect(g.zoneOf('Weak')).toBe('active') // promoted before the entry resolves
    expect(g.zoneOf('Sovereign')).toBe('reserve')
  })
})

describe('prime-evolution/replaced-monster', () => {
  test('prime-evolution/replaced-monster: the replaced Monster goes to the Graveyard; it is not defeated', () => {
    const mourner = monster(
      'Mourner',
      2400,
      'PASSIVE: When an allied Monster is defeated, this Monster gains 500 IMP until end of turn.',
      ['Trigger'],
    )
    const g = scenario({
      step: 'prime',
      p1: { active: plain, bench: [mourner], reserve: [sovereign], graveyard: [fallen] },
      p2: { active: strong },
    })
    g.p1.enter('Sovereign', 'Plain')
    expect(g.zoneOf('Plain')).toBe('graveyard')
    expect(g.zoneOf('Sovereign')).toBe('active')
    expect(g.happened('defeated')).toBe(false)
    expect(g.happened('triggered')).toBe(false)
    expect(g.happened('promoted')).toBe(false)
  })

  test('prime-evolution/replaced-monster: a replacement effect of a defeat does not save it', () => {
    const phoenix = monster('Phoenix', 2000, 'PASSIVE: If this Monster would be defeated, instead it loses 500 IMP.')
    const g = scenario({
      step: 'prime',
      p1: { active: phoenix, reserve: [sovereign], graveyard: [fallen] },
      p2: { active: strong },
    })
    g.p1.enter('Sovereign', 'Phoenix')
    expect(g.zoneOf('Phoenix')).toBe('graveyard')
    expect(g.zoneOf('Sovereign')).toBe('active')
  })

  test('prime-evolution/replaced-monster: a whole Evolution stack is replaced', () => {
    const g = scenario({
      step: 'prime',
      p1: { active: plain, bench: [{ card: bloom, under: [seed] }], reserve: [sovereign], graveyard: [fallen] },
      p2: { active: strong },
    })
    g.p1.enter('Sovereign', 'Bloom')
    expect([g.zoneOf('Bloom'), g.zoneOf('Seed'), g.zoneOf('Sovereign')]).toEqual(['graveyard', 'graveyard', 'bench'])
  })

  test('prime-evolution/replaced-monster: the Prime is a new object: no loss, no modifier, no keyword of the Monster before', () => {
    const gift = spell(
      'Gift',
      'SPELL: Target allied Monster gains 500 IMP until end of turn. The first target gains Blocker until end of turn.',
    )
    const g = scenario({
      step: 'spell',
      p1: { active: { card: plain, loss: 700 }, hand: [gift], reserve: [sovereign], graveyard: [fallen] },
      p2: { active: strong },
    })
    g.p1.play('Gift', 'Plain')
    expect(g.imp('Plain')).toBe(2300)
    g.p1.enter('Sovereign', 'Plain')
    expect(g.imp('Sovereign')).toBe(7000)
    expect(g.hasKeyword('Sovereign', 'Blocker')).toBe(false)
  })

  test('prime-evolution/replaced-monster: its own waiting Trigger finds it gone', () => {
    const herald = monster('Herald', 2400, 'ON REVEAL: This Monster gains 500 IMP until your next turn.', ['Trigger'])
    const g = scenario({
      step: 'spell',
      p1: {
        active: plain,
        bench: [{ card: herald, faceDown: true }],
        hand: [spell('Peek', 'SPELL: Reveal target allied face-down Monster.')],
        reserve: [sovereign],
        graveyard: [fallen],
      },
      p2: { active: strong },
    })
    g.p1.play('Peek', 'Herald')
    g.p1.enter('Sovereign', 'Herald')
    g.p1.pass('end')
    expect(g.state().pending).toEqual([])
    expect(g.imp('Sovereign')).toBe(7000)
  })
})

describe('prime-evolution/evolution', () => {
  test('prime-evolution/evolution: it is no part of the lineup and cannot be placed at setup', () => {
    const g = newMatch({ p1: { evolutions: [evolution('P1 Bloom', 'P1 Lead', 3600)] } })
    expect(g.zoneOf('P1 Bloom')).toBe('reserve')
    expect(g.state().sides[0].lineup).toHaveLength(5)
    expect(why(g.p1.tries.place('P1 Bloom', 0))).toEqual(['notInLineup setup/bench-placement'])
  })

  test('prime-evolution/evolution: neither player’s spelling of a name keeps the other from evolving', () => {
    const spellings = ["Warden's Seed", 'WARDEN’S  SEED', 'Warden‘s Se\u200bed']
    for (const [mine, named, theirs] of [spellings, spellings.toReversed(), [...spellings.slice(1), spellings[0]!]] as [
      string,
      string,
      string,
    ][]) {
      const grown = evolution('Grown', named, 3600)
      const one = { active: monster(mine, 2500), bench: [plain], reserve: [grown] }
      const other = { active: monster(theirs, 2500), bench: [plain], reserve: [evolution('Overgrown', mine, 3700)] }
      const first = scenario({ step: 'evolution', p1: one, p2: other })
      first.p1.evolve('Grown', 'Player 1’s Active')
      expect(first.imp('Grown')).toBe(3600)
      const second = scenario({ step: 'evolution', turn: 1, p1: one, p2: other })
      second.p2.evolve('Overgrown', 'Player 2’s Active')
      expect(second.imp('Overgrown')).toBe(3700)
    }
  })

  test('prime-evolution/evolution: a match keeps the cards of both decks as they are printed', () => {
    const decks = [
      testDeck(0, { evolutions: [evolution('Bloom', 'p1 lead', 3600)] }),
      testDeck(1, { evolutions: [evolution('bloom', 'P2 LEAD', 3700)] }),
    ] as const
    const { match } = createMatch({
      format: SNAP_STANDARD,
      players: [
        { name: 'Ann', deck: decks[0] },
        { name: 'Ben', deck: decks[1] },
      ],
    })
    for (const card of decks.flatMap(({ lineup, supports, evolutions }) => [...lineup, ...supports, ...evolutions]))
      expect(match.cards).toContain(card)
  })

  test('prime-evolution/evolution: onto the Monster that it names, in the Evolution Step', () => {
    const g = scenario({
      step: 'spell',
      p1: { active: seed, bench: [plain], reserve: [bloom], hand: [filler] },
      p2: { active: strong },
    })
    expect(why(g.p1.tries.evolve('Bloom', 'Seed'))).toEqual(['wrongStep turn-procedure/evolution-step'])
    g.p1.pass('evolution')
    expect(why(g.p1.tries.evolve('Bloom', 'Plain'))).toEqual(['doesNotEvolve prime-evolution/evolution'])
    g.p1.evolve('Bloom', 'Seed')
    expect([g.zoneOf('Bloom'), g.zoneOf('Seed')]).toEqual(['active', 'stack'])
    expect(g.imp('Bloom')).toBe(3600)
  })

  test('prime-evolution/evolution: not in Round 1', () => {
    const g = scenario({
      round: 1,
      step: 'spell',
      p1: { active: seed, reserve: [bloom], hand: [filler] },
      p2: { active: strong },
    })
    expect(why(g.p1.tries.evolve('Bloom', 'Seed'))).toContain('firstRound setup/first-round-restrictions')
  })

  test('prime-evolution/evolution: once a turn', () => {
    const other = monster('Sprout', 2100)
    const g = scenario({
      step: 'evolution',
      p1: { active: mover, bench: [seed, other], reserve: [bloom, evolution('Tree', 'Sprout', 3500)] },
      p2: { active: strong },
    })
    g.p1.evolve('Bloom', 'Seed')
    expect(why(g.p1.tries.evolve('Tree', 'Sprout'))).toContain('evolutionUsed prime-evolution/evolution')
    g.p1.pass('end')
    g.p2.pass('end')
    expect(why(g.p1.tries.evolve('Tree', 'Sprout'))).toEqual([])
  })

  test('prime-evolution/evolution: face-up since the turn began', () => {
    const sprout = monster('Sprout', 2100)
    const tree = evolution('Tree', 'Sprout', 3500)
    const hidden = evolution('Shade', 'Veil', 3500)
    const g = scenario({
      step: 'evolution',
      p1: {
        active: seed,
        bench: [
          { card: sprout, revealedThisTurn: true },
          { card: monster('Veil', 2000), faceDown: true },
        ],
        reserve: [bloom, tree, hidden],
      },
      p2: { active: strong },
    })
    expect(why(g.p1.tries.evolve('Tree', 'Sprout'))).toEqual(['revealedThisTurn prime-evolution/evolution'])
    expect(why(g.p1.tries.evolve('Shade', 'Veil'))).toEqual(['faceDown prime-evolution/evolution'])
    expect(g.p1.can('evolve')).toHaveLength(1)
  })

  test('prime-evolution/evolution: a Monster flipped this turn evolves from the next own turn on', () => {
    const g = scenario({
      step: 'flip',
      p1: { active: mover, bench: [{ card: seed, faceDown: true }], reserve: [bloom], hand: [filler] },
      p2: { active: strong, hand: [fall] },
    })
    expect(g.isFaceUp('Seed')).toBe(true) // the only one ready
    expect(why(g.p1.tries.evolve('Bloom', 'Seed'))).toContain('revealedThisTurn prime-evolution/evolution')
    g.p1.pass('end')
    g.p2.pass('end')
    g.p1.pass('evolution')
    expect(why(g.p1.tries.evolve('Bloom', 'Seed'))).toEqual([])
  })

  test('prime-evolution/evolution: a Monster that cannot evolve is refused', () => {
    const stunt = counter(
      'Stunt',
      'COUNTER: Answer an opposing Spell. Target opposing Monster cannot evolve until end of turn.',
    )
    const g = scenario({
      step: 'spell',
      p1: { active: seed, bench: [mover], reserve: [bloom], hand: [filler] },
      p2: { active: strong, hand: [stunt] },
    })
    g.p1.play('Filler')
    g.p2.counter('Stunt', { on: ['Seed'] })
    expect(why(g.p1.tries.evolve('Bloom', 'Seed'))).toContain('restricted card-text/avoid-hidden-exceptions')
  })

  test('prime-evolution/evolution: a Counter that answers Evolution can negate it; the Evolution stays in the Reserve and is used up', () => {
    const prune = counter('Prune', 'COUNTER: Answer an opposing Evolution. Negate it.')
    const g = scenario({
      step: 'evolution',
      p1: { active: mover, bench: [seed], reserve: [bloom] },
      p2: { active: strong, hand: [prune] },
    })
    g.p1.evolve('Bloom', 'Seed')
    g.p2.counter('Prune')
    expect([g.zoneOf('Bloom'), g.zoneOf('Seed')]).toEqual(['reserve', 'bench'])
    expect(why(g.p1.tries.evolve('Bloom', 'Seed'))).toContain('evolutionUsed prime-evolution/evolution')
  })

  test('prime-evolution/evolution: if its Monster left meanwhile, the Evolution stays in the Reserve', () => {
    const blight = counter('Blight', 'COUNTER: Answer an opposing Evolution. Defeat target opposing Bench Monster.')
    const g = scenario({
      step: 'evolution',
      p1: { active: mover, bench: [seed], reserve: [bloom] },
      p2: { active: strong, hand: [blight] },
    })
    g.p1.evolve('Bloom', 'Seed')
    g.p2.counter('Blight', { on: ['Seed'] })
    expect([g.zoneOf('Bloom'), g.zoneOf('Seed')]).toEqual(['reserve', 'graveyard'])
  })

  test('prime-evolution/evolution: it follows its Monster to another slot', () => {
    const shove = counter(
      'Shove',
      'COUNTER: Answer an opposing Evolution. Swap target opposing Bench Monster with the opposing Active Monster.',
    )
    const g = scenario({
      step: 'evolution',
      p1: { active: plain, bench: [seed], reserve: [bloom] },
      p2: { active: strong, hand: [shove] },
    })
    g.p1.evolve('Bloom', 'Seed')
    g.p2.counter('Shove', { on: ['Seed'] })
    expect(g.zoneOf('Plain')).toBe('bench')
    expect(g.zoneOf('Bloom')).toBe('active')
  })
})

describe('prime-evolution/evolution-stack', () => {
  const tree = evolution('Tree', 'Bloom', 4500, '', ['Blocker'])

  test('prime-evolution/evolution-stack: the top card gives IMP, keywords and text', () => {
    const leader = monster('Seed', 2200, 'PASSIVE: Each other allied Monster gains 500 IMP.', ['Swap'])
    const g = scenario({
      step: 'evolution',
      p1: { active: leader, bench: [plain], reserve: [bloom, tree] },
      p2: { active: strong },
    })
    expect(g.imp('Plain')).toBe(3000)
    g.p1.evolve('Bloom', 'Seed')
    expect(g.imp('Plain')).toBe(2500)
    expect(g.imp('Bloom')).toBe(3600)
    expect(g.hasKeyword('Bloom', 'Swap')).toBe(false)
  })

  test('prime-evolution/evolution-stack: it stays one object: loss and modifiers stay with it', () => {
    const g = scenario({
      step: 'spell',
      p1: { active: { card: seed, loss: 600 }, reserve: [bloom], hand: [filler] },
      p2: { active: strong },
    })
    g.p1.play('Filler')
    expect(g.imp('Seed')).toBe(2100)
    const { object } = g.state().sides[0].field[0]!
    g.p1.evolve('Bloom', 'Seed')
    expect(g.events()).toContainEqual(expect.objectContaining({ type: 'evolved', object }))
    expect(g.imp('Bloom')).toBe(3000) // 3600 - 600; the Spell has ended with the turn, which had nothing more to decide
  })

  test('prime-evolution/evolution-stack: an Evolution of an Evolution, and the stack is defeated as a unit', () => {
    const g = scenario({
      step: 'evolution',
      p1: { active: { card: bloom, under: [seed] }, bench: [spare], reserve: [tree], hand: [filler] },
      p2: { active: strong, hand: [fall] },
    })
    g.p1.evolve('Tree', 'Bloom')
    expect([g.zoneOf('Tree'), g.zoneOf('Bloom'), g.zoneOf('Seed')]).toEqual(['active', 'stack', 'stack'])
    g.p2.play('Fall', 'Tree')
    g.passWindows()
    expect([g.zoneOf('Tree'), g.zoneOf('Bloom'), g.zoneOf('Seed')]).toEqual(['graveyard', 'graveyard', 'graveyard'])
    const [defeat] = g.events().filter((event) => event.type === 'defeated')
    expect(defeat?.victims).toHaveLength(1)
    expect(defeat?.victims[0]?.cards).toHaveLength(3)
  })

  test('prime-evolution/evolution-stack: one stack is one defeat for a Trigger', () => {
    const mourner = monster(
      'Mourner',
      2400,
      'PASSIVE: When an allied Monster is defeated, this Monster gains 500 IMP until end of turn.',
      ['Trigger'],
    )
    const g = scenario({
      p1: { active: strong, hand: [fall] },
      p2: { active: { card: bloom, under: [seed] }, bench: [mourner] },
    })
    g.p1.play('Fall', 'Bloom')
    expect(g.events().filter((event) => event.type === 'triggered')).toHaveLength(1)
  })

  test('prime-evolution/evolution-stack: it moves as a unit', () => {
    const g = scenario({
      step: 'swap',
      p1: { active: mover, bench: [{ card: bloom, under: [seed] }] },
      p2: { active: strong },
    })
    g.p1.swap('Bloom')
    expect([g.zoneOf('Bloom'), g.zoneOf('Seed')]).toEqual(['active', 'stack'])
    expect(g.state().sides[0].field[0]?.under).toHaveLength(1)
  })
})

describe('prime-evolution/prime-evolution', () => {
  const primal = testCard('Primal Bloom', { type: 'Prime Evolution', imp: 5000, text: 'Evolves from “Seed”.' })

  test('prime-evolution/prime-evolution: it evolves, it does not enter', () => {
    const g = scenario({
      step: 'evolution',
      p1: { active: seed, bench: [mover], reserve: [primal] },
      p2: { active: strong },
    })
    expect(why(g.p1.tries.enter('Primal Bloom', 'Seed'))).toEqual([
      'wrongStep turn-procedure/prime-singular-step',
      'notAPrime prime-evolution/prime-singular',
    ])
    g.p1.evolve('Primal Bloom', 'Seed')
    expect([g.zoneOf('Primal Bloom'), g.zoneOf('Seed')]).toEqual(['active', 'stack'])
    expect(g.happened('evolved')).toBe(true)
    expect(g.happened('primeEntered')).toBe(false)
  })

  test('prime-evolution/prime-evolution: a Prime Singular does not evolve onto anything', () => {
    const g = scenario({
      step: 'evolution',
      p1: { active: seed, reserve: [sovereign, bloom], graveyard: [fallen] },
      p2: { active: strong },
    })
    expect(why(g.p1.tries.evolve('Sovereign', 'Seed'))).toEqual(['notAnEvolution prime-evolution/evolution'])
    expect(why(g.p1.tries.evolve('Bloom', 'Seed'))).toEqual([])
  })

  test('prime-evolution/prime-evolution: both systems in one turn, one of each', () => {
    const g = scenario({
      step: 'evolution',
      p1: { active: seed, bench: [plain], reserve: [primal, sovereign], graveyard: [fallen] },
      p2: { active: strong },
    })
    g.p1.evolve('Primal Bloom', 'Seed')
    g.p1.enter('Sovereign', 'Plain')
    expect([g.zoneOf('Primal Bloom'), g.zoneOf('Sovereign')]).toEqual(['active', 'bench'])
  })
})

describe('prime-evolution/attack-restriction', () => {
  test('prime-evolution/attack-restriction: a newly evolved Monster cannot attack this turn', () => {
    const g = scenario({
      step: 'evolution',
      p1: { active: seed, bench: [mover], reserve: [bloom, sovereign], graveyard: [fallen] },
      p2: { active: strong, bench: [spare] },
    })
    g.p1.evolve('Bloom', 'Seed')
    expect(g.step()).toBe('prime')
    expect(why(g.p1.tries.attack())).toEqual([
      'wrongStep turn-procedure/attack-phase',
      'newlyEvolved rulings/evolution-before-attack',
    ])
    g.p1.pass('attack')
    expect(g.state().turn).toBe(1) // no attack, and no Swap with it either
    g.p2.pass('end')
    g.p1.pass('attack')
    g.p1.attack()
    expect(g.zoneOf('Strong')).toBe('graveyard')
  })

  test('prime-evolution/attack-restriction: the restriction is the evolved Monster’s alone', () => {
    const g = scenario({
      step: 'evolution',
      p1: { active: strong, bench: [seed], reserve: [bloom] },
      p2: { active: plain, bench: [spare] },
    })
    g.p1.evolve('Bloom', 'Seed')
    expect(why(g.p1.tries.attack())).toEqual([])
  })

  test('prime-evolution/attack-restriction: a card overrides it by saying so', () => {
    const swift = evolution(
      'Swift',
      'Seed',
      3600,
      'ON ENTRY: This Monster can attack while newly evolved until end of turn.',
    )
    const g = scenario({
      step: 'evolution',
      p1: { active: seed, reserve: [swift] },
      p2: { active: strong, bench: [spare] },
    })
    g.p1.evolve('Swift', 'Seed')
    expect(g.step()).toBe('attack')
    g.p1.attack()
    expect(g.zoneOf('Strong')).toBe('graveyard')
  })

  test('prime-evolution/attack-restriction: so can a PASSIVE of another Monster', () => {
    const trainer = monster('Trainer', 2000, 'PASSIVE: Each other allied Monster can attack while newly evolved.')
    const g = scenario({
      step: 'evolution',
      p1: { active: seed, bench: [trainer], reserve: [bloom] },
      p2: { active: strong, bench: [spare] },
    })
    g.p1.evolve('Bloom', 'Seed')
    expect(why(g.p1.tries.attack())).toEqual([])
  })

  test('prime-evolution/attack-restriction: the permission overrides nothing else', () => {
    const swift = evolution(
      'Swift',
      'Seed',
      3600,
      'ON ENTRY: This Monster can attack while newly evolved until end of turn.',
    )
    const root = counter(
      'Root',
      'COUNTER: Answer an opposing Evolution. Target opposing Monster cannot attack until end of turn.',
    )
    const g = scenario({
      step: 'evolution',
      p1: { active: seed, reserve: [swift] },
      p2: { active: strong, hand: [root] },
    })
    g.p1.evolve('Swift', 'Seed')
    g.p2.counter('Root', { on: ['Seed'] })
    expect(g.zoneOf('Swift')).toBe('active')
    expect(g.state().turn).toBe(1) // there was no attack to offer
    expect(g.happened('attackDeclared')).toBe(false)
  })
})

test('prime-evolution/evolution-stack: what the lower card has done once this turn does not use up the text of the card above', () => {
  const Cub = monster(
    'Cub',
    2500,
    'PASSIVE: When you unlock a Support, this Monster recovers 500 IMP. Once per turn.',
    ['Trigger'],
  )
  const Bear = evolution(
    'Bear',
    'Cub',
    4000,
    'PASSIVE: When you lock a Support, this Monster recovers 500 IMP. Once per turn.',
    ['Trigger'],
  )
  const later = [
    spell('One', 'SPELL: Lock 1 Support from your Support Deck.'),
    spell('Two', 'SPELL: Unlock 1 of your Locked Supports.'),
  ]
  const g = scenario({
    round: 4,
    step: 'unlock',
    p1: {
      active: Cub,
      locked: later,
      reserve: [Bear],
      deck: [spell('Three', 'SPELL: Lock 1 Support from your Support Deck.')],
    },
    p2: { active: monster('Rival', 2600) },
  })
  g.p1.unlock('One')
  g.p1.pass('evolution')
  g.p1.evolve('Bear', 'Cub')
  const ready = g.events().filter((event) => event.type === 'triggered')
  expect(ready.map((event) => definitionOf(g.state(), event.trigger.source).name)).toEqual(['Cub', 'Bear'])
})
