/** What is chosen before a text is announced: effects first, then the targets of those (`card-text/targets-before-resolution`). */
import { describe, expect, test } from 'vitest'
import { counter, monster, spell } from '../testing/testCards'
import { why } from '../testing/refusals'
import { scenario } from '../testing/scenario'
import { viewFor } from '../engine/view'

const plain = monster('Plain', 2500)
const brute = monster('Brute', 3000)
const spare = monster('Spare', 2000)
const filler = spell('Filler', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
const covenant = spell(
  'Covenant',
  'SPELL: Choose one: lock 1 Support from your Support Deck; or unlock 1 of your Locked Supports.',
)
const fork = spell(
  'Fork',
  'SPELL: Choose one: target opposing Bench Monster loses 500 IMP; or target allied Monster gains 500 IMP until end of turn.',
)

describe('card-text/targets-before-resolution: effects are chosen before targets', () => {
  test('only an effect that can be carried out is offered', () => {
    const g = scenario({ p1: { active: plain, hand: [covenant], locked: [filler] }, p2: { active: brute } })
    g.p1.play('Covenant') // nothing to lock: the only other effect is chosen by itself
    expect(g.zoneOf('Filler')).toBe('hand')
    expect(g.happened('skipped')).toBe(false)
  })

  test('a text none of whose effects can be carried out cannot be played, and says so', () => {
    const g = scenario({ p1: { active: plain, hand: [covenant, filler] }, p2: { active: brute } })
    expect(g.p1.can('play')).toHaveLength(1)
    expect(why(g.p1.tries.play('Covenant'))).toEqual(['noPossibleEffect game-state/legal-action'])
  })

  test('targets of an effect that is not chosen are not demanded', () => {
    const g = scenario({ p1: { active: plain, bench: [spare], hand: [fork, filler] }, p2: { active: brute } })
    g.p1.play('Fork')
    expect(g.asked()).toEqual({ seat: 0, kind: 'aim' })
    g.p1.accept('Spare')
    g.passWindows()
    expect(g.imp('Spare')).toBe(2500)
  })

  test('each effect asks for its own targets, and both players know effect and targets before anybody answers', () => {
    const no = counter('No', 'COUNTER: Answer an opposing Spell. Negate the answered action.')
    const g = scenario({
      p1: { active: plain, hand: [fork] },
      p2: { active: brute, bench: [spare, monster('Second', 2000)], hand: [no] },
    })
    g.p1.play('Fork')
    expect(g.asked()).toEqual({ seat: 0, kind: 'mode' })
    expect(viewFor(g.state(), 1).decision?.source).toBeNull()
    expect(viewFor(g.state(), 0).decision?.source?.definition.name).toBe('Fork')
    g.p1.mode(0)
    expect(why(g.p1.tries.accept())).toEqual(['targetCount card-text/targets-before-resolution'])
    expect(why(g.p1.tries.accept('Brute'))).toEqual(['illegalTarget card-text/targets-before-resolution'])
    g.p1.accept('Second')
    expect(g.asked()).toEqual({ seat: 1, kind: 'window' })
    const declared = g.events().find((event) => event.type === 'declared')
    expect(declared).toMatchObject({
      origin: { kind: 'Spell', modes: [0], targets: [{ kind: 'monster' }, { kind: 'none' }] },
    })
    g.p2.pass()
    expect(g.imp('Second')).toBe(1500)
  })

  test('targets of a branch that would not be taken are not demanded', () => {
    const later = spell(
      'Later',
      'SPELL: If it is Round 9 or later, defeat target opposing Bench Monster. Otherwise, target allied Monster gains 500 IMP until end of turn.',
    )
    const g = scenario({ p1: { active: plain, hand: [later] }, p2: { active: brute } })
    g.p1.play('Later', 'Plain')
    expect(g.imp('Plain')).toBe(3000)
    const h = scenario({ round: 9, p1: { active: plain, hand: [later] }, p2: { active: brute } })
    expect(h.p1.options()).not.toContain('play')
    const i = scenario({ round: 9, p1: { active: plain, hand: [later] }, p2: { active: brute, bench: [spare] } })
    i.p1.play('Later', 'Spare')
    expect(i.zoneOf('Spare')).toBe('graveyard')
  })

  test('a condition about a target is asked once that target is chosen', () => {
    const judge = spell(
      'Judge',
      'SPELL: Target opposing Monster loses 500 IMP. If its IMP is 2000 or less, target allied Monster gains 500 IMP until end of turn.',
    )
    const g = scenario({ p1: { active: plain, hand: [judge] }, p2: { active: brute, bench: [spare] } })
    expect(g.p1.can('play').map((action) => ('targets' in action ? action.targets.length : 0))).toEqual([1, 2])
    g.p1.play('Judge', 'Spare', 'Plain')
    expect([g.imp('Spare'), g.imp('Plain')]).toEqual([1500, 3000])
  })

  test('a Trigger chooses its effect and then its target', () => {
    const herald = monster(
      'Herald',
      2500,
      'ON REVEAL: Choose one: target opposing Monster loses 500 IMP; or lock 1 Support from your Support Deck.',
      ['Trigger'],
    )
    const g = scenario({
      step: 'flip',
      p1: { active: { card: herald, faceDown: true }, deck: [filler, covenant] },
      p2: { active: brute, bench: [spare] },
    })
    expect(g.asked()).toEqual({ seat: 0, kind: 'mode' })
    g.p1.mode(0)
    g.p1.accept('Spare')
    expect(g.imp('Spare')).toBe(1500)
    expect(g.p1.options()).toContain('pass')
  })
})

describe('chains/chain-creation: a card with two COUNTER abilities', () => {
  const both = counter(
    'Both',
    'COUNTER: Answer an opposing Spell. Negate the answered action. COUNTER: Answer an opposing attack. The attacker loses 500 IMP during this combat.',
  )
  const twice = counter(
    'Twice',
    'COUNTER: Answer an opposing Spell. Negate the answered action. COUNTER: Answer an opposing Spell. Target allied Monster gains 500 IMP until end of turn.',
  )

  test('answers by whichever of them answers what has happened', () => {
    const g = scenario({ p1: { active: plain, hand: [filler] }, p2: { active: brute, hand: [both] } })
    g.p1.pass('attack')
    g.p1.attack()
    g.p2.counter('Both')
    g.passWindows()
    expect(g.events()).toContainEqual(expect.objectContaining({ type: 'compared', attackerImp: 2000 }))
  })

  test('asks by which of them where several answer the same', () => {
    const g = scenario({ p1: { active: plain, hand: [filler] }, p2: { active: brute, bench: [spare], hand: [twice] } })
    g.p1.play('Filler')
    g.p2.counter('Twice')
    expect(g.asked()).toEqual({ seat: 1, kind: 'mode' })
    expect(viewFor(g.state(), 0).decision?.source).toBeNull()
    g.p2.mode(1)
    g.p2.accept('Spare')
    g.passWindows()
    expect([g.imp('Spare'), g.imp('Plain')]).toEqual([2500, 3000])
  })
})
