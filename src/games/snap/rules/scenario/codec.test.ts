/** A line is played as it says or not at all, and every check can fail. */
import { hashOf } from '@/kernel/hash'
import { playLine } from '@/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { counter, evolution, monster, spell } from '../testing/testCards'
import { failureOf, type Check } from './checks'
import { namedAction, type NamedAction } from './namedAction'
import { snap, together } from '../ruleset'
import { snapScenarios } from './codec'
import { readScenario, type CardSource, type Scenario } from './read'

const pool = [
  monster('Brute', 2500),
  monster('Scout', 2000, '', ['Swap']),
  monster('Racer', 3000, '', ['Overdrive']),
  evolution('Ogre', 'Brute', 3600),
  spell('Rally', 'SPELL: Target allied Monster gains 500 IMP until end of turn.'),
  spell('Lantern', 'SPELL: Reveal target opposing face-down Monster.'),
  spell('Recall', 'SPELL: Move target Spell in your Graveyard to your hand.'),
  counter('Deny', 'COUNTER: Answer an opposing Spell. Negate it.'),
]
const SOURCE: CardSource = {
  find: (name) => pool.find((card) => card.name === name),
  read: () => ({ ok: false, faults: [] }),
}

const base = {
  format: 'snap-scenario',
  version: 1,
  id: 'test',
  title: 'Test',
  rules: ['turn-procedure/spell-phase'],
  situation: 'A table.',
  explanation: 'A reason.',
  names: ['Ann', 'Ben'],
  position: {
    round: 3,
    turn: 1,
    step: 'spell',
    p1: {
      active: 'Brute',
      bench: ['Scout'],
      hand: ['Rally', 'Lantern', 'Recall'],
      reserve: ['Ogre'],
      graveyard: ['Rally'],
    },
    p2: {
      active: { card: 'Brute', loss: 300 },
      bench: [{ card: 'Racer', faceDown: true }, 'Scout'],
      hand: ['Deny'],
      locked: ['Rally'],
    },
  },
  line: [] as unknown[],
  outcome: [{ step: 'spell' }] as unknown[],
}
function scenarioOf(changes: object = {}): Scenario {
  const read = readScenario({ ...base, ...changes }, SOURCE)
  if (!read.ok) throw new Error(read.faults.map((fault) => fault.message).join('\n'))
  return read.scenario
}
const played = (scenario: Scenario) => playLine(snap, snapScenarios, scenario)
function opened(scenario: Scenario) {
  const { constants, state } = snapScenarios.open(scenario).table
  return together(constants, state)
}
const faultsOf = (line: readonly unknown[], outcome = base.outcome) => played(scenarioOf({ line, outcome })).faults
const rally = { by: 1, do: { type: 'play', card: 'Rally', targets: ['Ann’s Brute'] } }
const pass = (by: number) => ({ by, do: { type: 'pass' } })

describe('scope-authority/examples-and-rulings: a line', () => {
  test('that is right is played to its end, step by step', () => {
    const line = [
      rally,
      pass(2),
      pass(1),
      { refused: rally, because: 'notInHand', rule: 'zones/hand', says: 'It has been played.' },
      { now: [{ imp: ['Ann’s Brute', 3000] }] },
    ]
    const done = played(scenarioOf({ line }))
    expect(done).toMatchObject({ ok: true, faults: [] })
    expect(
      done.steps.map((step) => [
        step.action?.type ?? null,
        step.events.length > 0,
        step.refusals.map((refusal) => refusal.code),
      ]),
    ).toEqual([
      ['play', true, []],
      ['pass', true, []],
      ['pass', true, []],
      ['play', false, ['notInHand']],
      [null, false, []],
    ])
    expect(done.steps[3]?.state).toBe(done.steps[2]?.state)
    expect(done.start.events.map((event) => event.type)).toEqual(['stepBegan'])
    expect(hashOf(done.start.table)).toBe(hashOf(snapScenarios.open(scenarioOf()).table))
  })

  test.each([
    [
      'an illegal action',
      [pass(2)],
      { step: 0, message: 'Ben may not pass: notYourDecision (timing/priority-shorthand).' },
    ],
    [
      'a refusal that does not come',
      [{ refused: rally, rule: 'zones/hand', says: 'No.' }],
      { step: 0, message: 'Ann may play here; it should be refused: zones/hand.' },
    ],
    [
      'a refusal by another rule',
      [rally, pass(2), pass(1), { refused: rally, rule: 'zones/bench', says: 'No.' }],
      { step: 3, message: 'Ann may not play, but by notInHand (zones/hand), not by zones/bench.' },
    ],
    [
      'a refusal of another kind',
      [rally, pass(2), pass(1), { refused: rally, because: 'notASpell', rule: 'zones/hand', says: 'No.' }],
      { step: 3, message: 'Ann may not play, but by notInHand (zones/hand), not by notASpell (zones/hand).' },
    ],
    [
      'a moment that is otherwise',
      [{ now: [{ imp: ['Ann’s Brute', 3000] }] }],
      { step: 0, message: 'The IMP of “Ann’s Brute” is 2500, not 3000.' },
    ],
    [
      'a name that is two cards',
      [{ by: 1, do: { type: 'play', card: 'Rally', targets: ['Brute'] } }],
      { step: 0, message: 'Both players have “Brute”; write “Ann’s Brute” or “Ben’s Brute”.' },
    ],
  ])('stops at %s', (_, line, fault) => {
    expect(faultsOf(line)).toEqual([fault])
  })

  test('tells every check of the outcome that fails', () => {
    expect(faultsOf([], [{ step: 'attack' }, { turn: [1, 3] }, { zone: ['Ogre', 'hand'] }])).toEqual([
      { step: null, message: 'The step is spell, not attack.' },
      { step: null, message: '“Ogre” is in reserve, not in hand.' },
    ])
  })
})

describe('scope-authority/examples-and-rulings: a check', () => {
  const state = opened(scenarioOf())
  const events = played(scenarioOf()).start.events
  const pairs: readonly (readonly [Check, Check])[] = [
    [{ zone: ['Ben’s Rally', 'locked'] }, { zone: ['Ben’s Rally', 'hand'] }],
    [{ imp: ['Ben’s Brute', 2200] }, { imp: ['Ben’s Brute', 2500] }],
    [{ faceUp: ['Racer', false] }, { faceUp: ['Racer', true] }],
    [{ keyword: ['Ann’s Scout', 'Swap', true] }, { keyword: ['Ann’s Scout', 'Blocker', true] }],
    [{ count: [2, 'field', 3] }, { count: [1, 'field', 3] }],
    [{ count: [1, 'hand', 3] }, { count: [1, 'hand', 2] }],
    [{ decides: [1, 'step'] }, { decides: [2, 'step'] }],
    [{ decides: [1, 'step'] }, { decides: [1, 'window'] }],
    [{ offers: [1, 'play', 4] }, { offers: [1, 'play', 3] }],
    [{ offers: [2, 'concede', 1] }, { offers: [2, 'pass', 1] }],
    [{ step: 'spell' }, { step: 'end' }],
    [{ turn: [1, 3] }, { turn: [2, 3] }],
    [{ turn: [1, 3] }, { turn: [1, 4] }],
    [{ happened: ['stepBegan', 1] }, { happened: ['stepBegan', 0] }],
    [
      { happened: ['stepBegan', 1], as: { step: 'spell' } },
      { happened: ['stepBegan', 1], as: { step: 'attack' } },
    ],
    [{ sees: [1, 'Racer', false] }, { sees: [1, 'Racer', true] }],
    [{ sees: [2, 'Racer', true] }, { sees: [2, 'Racer', false] }],
    [{ modifiers: 0 }, { modifiers: 1 }],
    [{ result: null }, { result: { winner: null, reason: 'agreed draw' } }],
  ]
  test.each(pairs)('%j holds, %j does not', (right, wrong) => {
    expect(failureOf(state, events, right)).toBeNull()
    expect(failureOf(state, events, wrong)).toEqual(expect.stringMatching(/\.$/u))
  })

  test('of a result knows who won', () => {
    const over = { ...state, result: { winner: 0, reason: 'concession' } } as const
    expect(failureOf(over, [], { result: { winner: 1, reason: 'concession' } })).toBeNull()
    expect(failureOf(over, [], { result: { winner: 2, reason: 'concession' } })).toBe(
      'The result is won by Ann (concession), not won by Ben (concession).',
    )
    expect(failureOf(over, [], { result: null })).toBe(
      'The result is won by Ann (concession), not none: the game goes on.',
    )
  })

  test('of a Monster that is not there says so', () => {
    expect(failureOf(state, [], { imp: ['Ogre', 3600] })).toBe('“Ogre” is not on the field.')
    expect(failureOf(state, [], { imp: ['Ann’s Bench 3', 3600] })).toBe(
      'The IMP of “Ann’s Bench 3” is nothing, not 3600.',
    )
  })
})

describe('game-state/player: names', () => {
  const state = opened(scenarioOf())
  const asked = (by: 0 | 1, act: NamedAction) => {
    const read = namedAction(state, by, act)
    return read.ok ? read.action : read.faults
  }

  test('mean a player’s own card where it can be played from, and whose they say', () => {
    expect(asked(0, { type: 'play', card: 'Rally' })).toMatchObject({ card: state.sides[0].hand[0] })
    expect(asked(0, { type: 'play', card: 'rally #2' })).toEqual(['There is no “rally #2” here, only 1 of that name.'])
    expect(asked(0, { type: 'play', card: 'Recall', targets: ['Ann’s Rally'] })).toMatchObject({
      targets: [{ card: state.sides[0].graveyard[0] }],
    })
    expect(asked(1, { type: 'attack', target: 'Brute' })).toMatchObject({ target: 0 })
    expect(asked(0, { type: 'attack', target: 'Ben’s Bench 2' })).toMatchObject({ target: 2 })
    expect(asked(0, { type: 'attack', target: 'Flex' })).toMatchObject({ target: 4 })
    expect(asked(0, { type: 'evolve', card: 'Ogre', onto: "ann's brute" })).toMatchObject({ slot: 0 })
  })

  test('of what is hidden mean nothing to the other player, and places do instead', () => {
    expect(asked(0, { type: 'play', card: 'Lantern', targets: ['Racer'] })).toEqual([
      'There is no “Racer” here that Ann knows; a face-down Monster is named by its place, as in “Ann’s Bench 1” or “Ben’s Bench 1”.',
    ])
    expect(asked(0, { type: 'play', card: 'Lantern', targets: ['Ben’s Bench 1'] })).toMatchObject({
      targets: [{ seat: 1, slot: 1 }],
    })
    expect(asked(0, { type: 'play', card: 'Lantern', targets: ['Bench 1'] })).toEqual([
      '“Bench 1” does not say whose; write “Ann’s Bench 1” or “Ben’s Bench 1”.',
    ])
    expect(asked(0, { type: 'pick', card: 'Ben’s Rally' })).toEqual([
      expect.stringContaining('There is no “Ben’s Rally” here that Ann knows'),
    ])
    expect(asked(0, { type: 'pick', card: 'Ben’s Unicorn' })).toEqual([
      expect.stringContaining('There is no “Ben’s Unicorn” here that Ann knows'),
    ])
    expect(asked(1, { type: 'flip', monster: 'Racer' })).toMatchObject({ slot: 1 })
    expect(namedAction(state, 0, { type: 'attack', target: 'Racer' }, 'judge')).toMatchObject({
      ok: true,
      action: { target: 1 },
    })
  })

  test('that mean nothing are told, all of them', () => {
    expect(asked(0, { type: 'evolve', card: 'Giant', onto: 'Racer' })).toEqual([
      'There is no “Giant” of Ann’s here.',
      'There is no “Racer” of Ann’s here.',
    ])
    expect(asked(0, { type: 'swap', monster: 'Bench 4' })).toEqual(['There is no slot “Bench 4” here.'])
    expect(asked(0, { type: 'promote', monster: 'Ogre' })).toEqual(['“Ogre” is not on the field.'])
  })
})
