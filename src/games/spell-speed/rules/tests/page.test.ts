/** The sentences of the page, one by one, as positions: each line must go as it says. */
import { describe, expect, test } from 'vitest'
import { POOL } from '@/games/spell-speed/cards/pool'
import { playLine } from '@/kernel/scenario'
import { duelScenarios, readScenario, spellSpeed, type RefusalCode, type RuleId, type ScenarioFile } from '../index'
import { REFUSAL_CODES } from '../model/refusals'
import type { Format } from '../format'
import { SPELL_STANDARD } from '../format'
import { dealtTable } from '../testing/selfPlay'

type Position = ScenarioFile['position']
type Step = ScenarioFile['line'][number]
type Do = Extract<Step, { do: unknown }>['do']
type Fact = ScenarioFile['outcome'][number]

const CARDS: NonNullable<ScenarioFile['cards']> = [
  { name: 'Slow', kind: 'Spell', text: 'You gain 10 LP.' },
  { name: 'Quick', kind: 'Quick Spell', text: 'You gain 20 LP.' },
  { name: 'Trap', kind: 'Trap', text: 'You gain 30 LP.' },
  { name: 'Final', kind: 'Final Trap', text: 'You gain 40 LP.' },
  { name: 'Parry', kind: 'Final Trap', text: 'Only when an opposing monster attacks: negate the attack.' },
  { name: 'Doom', kind: 'Spell', text: 'Each player loses 5,000 LP.' },
  { name: 'Blast', kind: 'Spell', text: 'Your opponent loses 5,000 LP. You lose 5,000 LP.' },
  { name: 'Bomb', kind: 'Quick Spell', text: 'Destroy target monster.' },
  { name: 'Rooted', kind: 'Spell', text: 'Only while on the field: you gain 900 LP.' },
  { name: 'Rent', kind: 'Quick Spell', text: 'Discard 1 card. Lose 500 LP. You gain 100 LP.' },
  { name: 'Pair', kind: 'Spell', text: 'Destroy target opposing monster. Target opposing monster loses 500 Power.' },
  { name: 'Wall', kind: 'monster', power: 2000, text: '' },
  { name: 'Cup', kind: 'monster', power: 500, text: 'When this is destroyed, you gain 70 LP.' },
  { name: 'Curse', kind: 'monster', power: 500, text: 'When this is destroyed, you may: your opponent loses 90 LP.' },
  { name: 'Hand', kind: 'monster', power: 500, text: 'When this is summoned, destroy target opposing monster.' },
  { name: 'Dawn', kind: 'monster', power: 500, text: 'When your Standby Phase begins, you gain 60 LP.' },
  {
    name: 'Mage',
    kind: 'monster',
    power: 500,
    text: 'Quick, once per turn: only against any opposing link: negate it.',
  },
  { name: 'Eraser', kind: 'Spell', text: 'Destroy target opposing monster. Destroy target allied monster.' },
]

/** Codes that some line below has shown. */
const shown = new Set<RefusalCode>()

const act = (by: 1 | 2, type: 'activate', card: string, targets: string[] = [], discards: string[] = []): Step => ({
  by,
  do: { type, card, targets, discards },
})
const use = (by: 1 | 2, card: string, ...targets: string[]): Step => act(by, 'activate', card, targets)
const does = (by: 1 | 2, act: Do): Step => ({ by, do: act })
const no = (...by: (1 | 2)[]): Step[] => by.map((one) => ({ by: one, do: { type: 'no' } }))
const now = (...facts: Fact[]): Step => ({ now: facts })
const end = (by: 1 | 2, after: (1 | 2)[] = [by === 1 ? 2 : 1, by]): Step[] => [
  does(by, { type: 'endPhase' }),
  ...no(...after),
]

function refused(by: 1 | 2, because: RefusalCode, rule: RuleId, act: Do): Step {
  shown.add(because)
  return { refused: { by, do: act }, because, says: 'No.', rule }
}

const usage = (card: string, ...targets: string[]): Do => ({ type: 'activate', card, targets })

function plays(
  position: Partial<Position>,
  line: readonly (Step | readonly Step[])[],
  outcome: Fact[],
  skipEmptyAsk = false,
): void {
  const file: ScenarioFile = {
    format: 'spell-speed-scenario',
    version: 1,
    id: 'page',
    title: 'Page',
    rules: ['spell/chain/resolution'],
    situation: 'As in the test.',
    explanation: 'As in the test.',
    names: ['Ann', 'Ben'],
    cards: CARDS,
    skipEmptyAsk,
    position: { p1: {}, p2: {}, ...position },
    line: line.flat(),
    outcome,
  }
  const read = readScenario(file, POOL)
  if (!read.ok) throw new Error(read.faults.map(({ message }) => message).join('\n'))
  expect(playLine(spellSpeed, duelScenarios, read.scenario).faults).toEqual([])
}

describe('1. Chain', () => {
  test('costs are paid at activation, and stay paid when the link is negated', () =>
    plays(
      { p1: { hand: ['Rent', 'Wall'] }, p2: { set: ['Final Word'] } },
      [
        act(1, 'activate', 'Rent', [], ['Wall']),
        now({ life: [1, 3500] }, { zone: ['Wall', 'graveyard'] }, { zone: ['Rent', 'face-up'] }),
        use(2, 'Final Word'),
        no(1, 2),
      ],
      [{ life: [1, 3500] }, { negated: ['Rent'] }, { zone: ['Rent', 'graveyard'] }],
    ))

  test('each link asks the opponent of its player first, and a new link asks afresh', () =>
    plays(
      { p1: { hand: ['Slow', 'Quick'] }, p2: { set: ['Trap'] } },
      [
        use(1, 'Slow'),
        refused(1, 'notAsked', 'spell/chain/opponents-chance', { type: 'no' }),
        refused(1, 'notAsked', 'spell/chain/opponents-chance', usage('Quick')),
        no(2),
        now({ asked: 1 }),
        use(1, 'Quick'),
        now({ asked: 2 }, { links: 2 }),
        use(2, 'Trap'),
        now({ asked: 1 }),
        no(1),
        now({ asked: 2 }),
        no(2),
      ],
      [{ order: ['Trap', 'Quick', 'Slow'] }, { links: 0 }, { asked: null }],
    ))

  test('what becomes ready meanwhile forms a new Chain: turn player, opponent, then what may be', () =>
    plays(
      { p1: { monsters: ['Cup'], hand: ['Eraser', 'Wall'] }, p2: { monsters: ['Cup'] } },
      [
        use(1, 'Eraser', 'Ben’s Cup', 'Ann’s Cup'),
        no(2, 1),
        now({ links: 2 }, { zone: ['Eraser', 'graveyard'] }, { asked: 1 }, { happened: ['chainEnded', 1] }),
        no(1, 2),
      ],
      [{ life: [1, 4070] }, { life: [2, 4070] }, { happened: ['chainEnded', 2] }],
    ))

  test('what may be is asked of its player, after what must be; a Speed 2 card may answer it', () =>
    plays(
      { p1: { monsters: ['Curse'], hand: ['Eraser'] }, p2: { monsters: ['Cup'], set: ['Trap'] } },
      [
        use(1, 'Eraser', 'Cup', 'Curse'),
        no(2, 1),
        now({ links: 0 }, { asked: 1 }),
        refused(1, 'mustAsk', 'spell/chain/must-ask', { type: 'endPhase' }),
        refused(2, 'chainClosed', 'spell/chain/closed', usage('Trap')),
        refused(2, 'notAsked', 'spell/chain/ready', { type: 'decline' }),
        does(1, { type: 'choose' }),
        now({ links: 2 }, { asked: 2 }),
        use(2, 'Trap'),
        no(1, 2),
      ],
      [{ order: ['Eraser', 'Trap', 'Curse', 'Cup'] }, { life: [2, 4010] }],
    ))

  test('declined, it forms no Chain', () =>
    plays(
      { p1: { hand: ['Bomb'] }, p2: { monsters: ['Curse'] } },
      [use(1, 'Bomb', 'Curse'), no(2, 1), does(2, { type: 'decline' })],
      [{ life: [1, 4000] }, { happened: ['linked', 1] }, { asked: null }],
    ))

  test('a reply answers the newest link only', () =>
    plays(
      { p1: { hand: ['Slow'], set: ['Trap'] }, p2: { set: ['Toll Taken Back', 'Quick'] } },
      [
        use(1, 'Slow'),
        use(2, 'Quick'),
        use(1, 'Trap'),
        refused(2, 'answersAnother', 'spell/chain/newest-link', usage('Toll Taken Back')),
        no(2, 1),
      ],
      [{ zone: ['Toll Taken Back', 'set'] }],
    ))

  test('a text about opposing links is not about the own ones', () =>
    plays(
      { p1: { hand: ['Slow'], set: ['Final Word'] } },
      [use(1, 'Slow'), no(2), refused(1, 'answersAnother', 'spell/chain/newest-link', usage('Final Word')), no(1)],
      [{ life: [1, 4010] }],
    ))

  test('a target that has come back is another one', () =>
    plays(
      { p1: { hand: ['Levy Call'] }, p2: { monsters: ['Wall'], set: ['Safe Passage'] } },
      [use(1, 'Levy Call', 'Wall'), use(2, 'Safe Passage', 'Wall'), no(1, 2)],
      [{ zone: ['Wall', 'hand'] }, { happened: ['destroyed', 0] }],
    ))

  test('with one legal target left, the rest of a text still happens', () =>
    plays(
      { p1: { hand: ['Pair'] }, p2: { monsters: ['Wall', 'Field Mason'], set: ['Safe Passage'] } },
      [use(1, 'Pair', 'Wall', 'Field Mason'), use(2, 'Safe Passage', 'Wall'), no(1, 2)],
      [{ zone: ['Wall', 'hand'] }, { power: ['Field Mason', 900] }],
    ))

  test('a card that is destroyed resolves all the same, unless its text says “while on the field”', () => {
    const lines = (card: string): Step[] => [use(1, card), use(2, 'Splinter Net', card), ...no(1, 2)]
    const p2 = { set: ['Splinter Net'] }
    plays({ p1: { hand: ['Slow'] }, p2 }, [lines('Slow')], [{ life: [1, 4010] }, { happened: ['spent', 1] }])
    plays({ p1: { hand: ['Rooted'] }, p2 }, [lines('Rooted')], [{ life: [1, 4000] }])
    plays({ p1: { hand: ['Rooted'] } }, [use(1, 'Rooted'), no(2, 1)], [{ life: [1, 4900] }])
  })

  test('a monster that has left resolves what it does to others, and nothing to itself', () =>
    plays(
      {
        p1: { monsters: ['Field Mason', 'Quick-eyed Scout'], hand: ['Wall'] },
        p2: { monsters: ['Wall'], set: ['Bomb'] },
      },
      [
        act(1, 'activate', 'Field Mason', [], ['Ann’s Wall']),
        use(2, 'Bomb', 'Field Mason'),
        no(1, 2),
        use(1, 'Quick-eyed Scout', 'Ben’s Wall'),
        no(2, 1),
      ],
      [{ zone: ['Field Mason', 'graveyard'] }, { power: ['Ben’s Wall', 1500] }, { happened: ['powerChanged', 1] }],
    ))

  test('asking is skipped only in fast play, and only where all can see that there is no reply', () => {
    const p1 = { hand: ['Slow'] }
    plays({ p1 }, [use(1, 'Slow'), now({ asked: 2 }), no(2), now({ asked: 1 }), no(1)], [{ life: [1, 4010] }])
    plays({ p1 }, [use(1, 'Slow')], [{ life: [1, 4010] }], true)
    plays({ p1, p2: { set: ['Slow'] } }, [use(1, 'Slow'), now({ asked: 2 }), no(2)], [{ life: [1, 4010] }], true)
    plays({ p1, p2: { monsters: ['Mage'] } }, [use(1, 'Slow'), now({ asked: 2 })], [{ links: 1 }], true)
    plays({ p1, p2: { set: [{ card: 'Trap', thisTurn: true }] } }, [use(1, 'Slow')], [{ life: [1, 4010] }], true)
    plays({ p1: { hand: ['Slow', 'Wall'] } }, [use(1, 'Slow'), now({ asked: 1 })], [{ links: 1 }], true)
  })

  test('nothing goes on before the answer, and nothing resolves by hand', () =>
    plays(
      { p1: { hand: ['Slow', 'Wall', 'Trap'], monsters: ['Wall'] } },
      [
        refused(1, 'chainClosed', 'spell/chain/closed', { type: 'resolve' }),
        refused(1, 'notAsked', 'spell/chain/opponents-chance', { type: 'no' }),
        use(1, 'Slow'),
        refused(1, 'mustAsk', 'spell/chain/must-ask', { type: 'resolve' }),
        refused(1, 'mustAsk', 'spell/chain/must-ask', { type: 'summon', card: 'Wall' }),
        refused(1, 'mustAsk', 'spell/chain/must-ask', { type: 'set', card: 'Trap' }),
        no(2),
        refused(2, 'mustAsk', 'spell/chain/must-ask', { type: 'resolve' }),
        no(1),
      ],
      [{ life: [1, 4010] }],
    ))
})

describe('2. Spell Speed', () => {
  const set = ['Trap', 'Final']

  test('nothing open, own Main Phase: all three', () =>
    plays(
      { p1: { hand: ['Slow', 'Quick'], set } },
      ['Slow', 'Quick', 'Trap', 'Final'].map((card) => [use(1, card), ...no(2, 1)]),
      [{ life: [1, 4100] }],
    ))

  test('but no Speed 3 whose text needs a link', () =>
    plays(
      { p1: { set: ['Final Word', 'Toll Taken Back', 'Sudden Rampart'] } },
      ['Final Word', 'Toll Taken Back', 'Sudden Rampart'].map((card) =>
        refused(1, 'answersAnother', 'spell/chain/newest-link', usage(card)),
      ),
      [{ links: 0 }],
    ))

  test('an event window: not Speed 1, Speed 2, and Speed 3 if its text names the event', () =>
    plays(
      {
        player: 2,
        phase: 'battle',
        p1: { set: ['Trap', 'Final', 'Parry'] },
        p2: { monsters: ['Wall'], hand: ['Slow'] },
      },
      [
        does(2, { type: 'attack', monster: 'Wall' }),
        refused(1, 'answersAnother', 'spell/chain/newest-link', usage('Final')),
        use(1, 'Trap'),
        no(2, 1),
        no(1),
        refused(2, 'speedOne', 'spell/speed/one-never-answers', usage('Slow')),
        no(2),
        now({ life: [1, 2030] }),
      ],
      [{ zone: ['Parry', 'set'] }],
    ))

  test('a Speed 3 text that names the attack answers it', () =>
    plays(
      { player: 2, phase: 'battle', p1: { set: ['Parry'] }, p2: { monsters: ['Wall'] } },
      [does(2, { type: 'attack', monster: 'Wall' }), use(1, 'Parry'), no(2, 1)],
      [{ life: [1, 4000] }, { asked: null }],
    ))

  test('a Speed 1 link: Speed 2 and 3, never 1', () =>
    plays(
      { p1: { hand: ['Slow', 'Rooted'] }, p2: { set: ['Final', 'Trap', 'Slow'], monsters: ['Mage'] } },
      [
        use(1, 'Slow'),
        refused(2, 'speedOne', 'spell/speed/one-never-answers', usage('Ben’s Slow')),
        no(2),
        refused(1, 'speedOne', 'spell/speed/one-never-answers', usage('Rooted')),
        no(1),
        use(1, 'Rooted'),
        use(2, 'Trap'),
        no(1),
        use(2, 'Final'),
        no(1, 2),
      ],
      [{ life: [2, 4070] }, { life: [1, 4910] }],
    ))

  test('a Speed 2 link: Speed 2 and 3; a Speed 3 link: Speed 3 alone', () =>
    plays(
      { p1: { hand: ['Quick'], set: ['Final', 'Trap'] }, p2: { set: ['Final', 'Trap'], monsters: ['Mage'] } },
      [
        use(1, 'Quick'),
        use(2, 'Mage'),
        use(1, 'Ann’s Final'),
        refused(2, 'tooSlow', 'spell/speed/equal-or-greater', usage('Ben’s Trap')),
        use(2, 'Ben’s Final'),
        refused(1, 'tooSlow', 'spell/speed/equal-or-greater', usage('Ann’s Trap')),
        no(1, 2),
      ],
      [{ order: ['Final', 'Final', 'Mage', 'Quick'] }, { negated: ['Quick'] }],
    ))
})

describe('3. The duel', () => {
  test('one monster a turn, into a free zone', () =>
    plays(
      { p1: { monsters: ['Wall', 'Wall'], hand: ['Cup', 'Dawn'] } },
      [
        refused(1, 'notThere', 'spell/duel/set-cards', { type: 'set', card: 'Cup' }),
        does(1, { type: 'summon', card: 'Cup' }),
        no(2, 1),
        refused(1, 'summonUsed', 'spell/duel/summon', { type: 'summon', card: 'Dawn' }),
        refused(1, 'noFreeZone', 'spell/duel/zones', { type: 'summon', card: 'Dawn' }),
        refused(2, 'notYourTurn', 'spell/duel/main-phase', { type: 'summon', card: 'Dawn' }),
      ],
      [{ zone: ['Cup', 'monsters'] }],
    ))

  test('three Spells and Traps, set or activated', () =>
    plays(
      { p1: { set: ['Trap', 'Trap', 'Trap'], hand: ['Slow'] } },
      [
        refused(1, 'noFreeZone', 'spell/duel/zones', { type: 'set', card: 'Slow' }),
        refused(1, 'noFreeZone', 'spell/duel/zones', usage('Slow')),
      ],
      [{ zone: ['Slow', 'hand'] }],
    ))

  test('set cards, Traps, Quick Spells and Spells', () =>
    plays(
      { p1: { hand: ['Trap', 'Quick', 'Slow'] }, p2: { hand: ['Quick', 'Trap'] } },
      [
        refused(1, 'trapFromHand', 'spell/duel/traps', usage('Ann’s Trap')),
        does(1, { type: 'set', card: 'Slow' }),
        does(1, { type: 'set', card: 'Ann’s Quick' }),
        refused(1, 'setThisTurn', 'spell/duel/set-cards', usage('Slow')),
        refused(1, 'setThisTurn', 'spell/duel/set-cards', usage('Ann’s Quick')),
        does(1, { type: 'endPhase' }),
        refused(2, 'notYourTurn', 'spell/duel/quick-spells', usage('Ben’s Quick')),
        refused(2, 'trapFromHand', 'spell/duel/traps', usage('Ben’s Trap')),
      ],
      [{ asked: 2 }],
    ))

  test('a set Spell waits for the own Main Phase of a later turn', () =>
    plays(
      { player: 2, p1: { set: ['Slow'], deck: ['Wall'] } },
      [
        refused(1, 'notYourTurn', 'spell/duel/spells', usage('Slow')),
        end(2),
        end(2),
        end(2),
        no(1, 2),
        no(2, 1),
        no(2, 1),
        use(1, 'Slow'),
        no(2, 1),
      ],
      [{ life: [1, 4010] }],
    ))

  test('in the Battle Phase a Spell cannot be activated, nor anything be summoned', () =>
    plays(
      { phase: 'battle', p1: { hand: ['Slow', 'Wall'] } },
      [
        refused(1, 'wrongPhase', 'spell/duel/spells', usage('Slow')),
        refused(1, 'wrongPhase', 'spell/duel/main-phase', { type: 'summon', card: 'Wall' }),
      ],
      [{ asked: null }],
    ))

  test('each monster attacks once: a monster, or the player if there is none', () =>
    plays(
      { phase: 'battle', p1: { monsters: ['Wall', 'Field Mason'] }, p2: { monsters: ['Field Mason'] } },
      [
        refused(1, 'illegalTarget', 'spell/duel/battle-phase', { type: 'attack', monster: 'Wall' }),
        does(1, { type: 'attack', monster: 'Wall', target: 'Ben’s Field Mason' }),
        no(2, 1),
        now({ life: [2, 3400] }, { zone: ['Ben’s Field Mason', 'graveyard'] }),
        refused(1, 'attackUsed', 'spell/duel/battle-phase', { type: 'attack', monster: 'Wall' }),
        does(1, { type: 'attack', monster: 'Ann’s Field Mason' }),
        no(2, 1),
      ],
      [{ life: [2, 2000] }, { life: [1, 4000] }],
    ))

  test('the weaker attacker is destroyed, and its player pays; equal both go, and nobody pays', () => {
    const attack: Do = { type: 'attack', monster: 'Ann’s Wall', target: 'Ben’s Wall' }
    plays(
      { phase: 'battle', p1: { monsters: ['Field Mason'] }, p2: { monsters: ['Wall'] } },
      [does(1, { type: 'attack', monster: 'Field Mason', target: 'Wall' }), no(2, 1)],
      [
        { life: [1, 3400] },
        { life: [2, 4000] },
        { zone: ['Field Mason', 'graveyard'] },
        { zone: ['Wall', 'monsters'] },
      ],
    )
    plays(
      { phase: 'battle', p1: { monsters: ['Wall'] }, p2: { monsters: ['Wall'] } },
      [does(1, attack), no(2, 1)],
      [{ happened: ['destroyed', 2] }, { life: [1, 4000] }, { life: [2, 4000] }],
    )
  })

  test('no Battle Phase in the first turn of the duel', () =>
    plays(
      { turn: 1, p1: { monsters: ['Wall'] } },
      [
        refused(1, 'firstTurnPeace', 'spell/duel/battle-phase', { type: 'attack', monster: 'Wall' }),
        refused(1, 'wrongPhase', 'spell/duel/battle-phase', { type: 'attack', monster: 'Wall' }),
        end(1),
        now({ happened: ['phaseBegan', 1] }),
        refused(1, 'wrongPhase', 'spell/duel/battle-phase', { type: 'attack', monster: 'Wall' }),
      ],
      [{ asked: null }],
    ))

  test('“until end of turn” ends, and what was used once is fresh again', () =>
    plays(
      {
        phase: 'main2',
        p1: { monsters: ['Quick-eyed Scout'], hand: ['Flash Barter'] },
        p2: { monsters: ['Wall'], deck: ['Slow'] },
      },
      [
        use(1, 'Flash Barter', 'Quick-eyed Scout'),
        no(2, 1),
        use(1, 'Quick-eyed Scout', 'Wall'),
        no(2, 1),
        refused(1, 'onceUsed', 'spell/duel/once-per-turn', usage('Quick-eyed Scout', 'Wall')),
        now({ power: ['Wall', 1500] }, { power: ['Quick-eyed Scout', 1800] }),
        end(1),
        now({ asked: 2 }, { power: ['Wall', 1500] }),
        no(2, 1),
        now({ power: ['Wall', 2000] }, { power: ['Quick-eyed Scout', 1000] }, { asked: 1 }),
        use(1, 'Quick-eyed Scout', 'Wall'),
        no(2, 1),
      ],
      [{ power: ['Wall', 1500] }, { asked: 1 }],
    ))

  test('ready effects of the Standby Phase, of the turn player alone', () =>
    plays(
      { phase: 'main2', p1: { monsters: ['Dawn'] }, p2: { monsters: ['Dawn'], deck: ['Slow'] } },
      [end(1), no(2, 1), no(1, 2), now({ links: 1 }, { asked: 1 }), no(1, 2)],
      [{ life: [2, 4060] }, { life: [1, 4000] }, { asked: 1 }],
    ))

  test('an empty deck loses in the Draw Phase', () =>
    plays({ phase: 'main2' }, [end(1), no(2, 1)], [{ result: { winner: 1, reason: 'deck' } }]))

  test('0 LP loses; both at once a draw; one after the other not', () => {
    const p1 = { hand: ['Doom', 'Blast'] }
    plays({ p1 }, [use(1, 'Doom'), no(2, 1)], [{ result: { winner: null, reason: 'life' } }])
    plays(
      { p1 },
      [
        use(1, 'Blast'),
        no(2, 1),
        refused(1, 'gameOver', 'spell/duel/end', { type: 'endPhase' }),
        refused(2, 'gameOver', 'spell/duel/end', { type: 'concede' }),
      ],
      [{ result: { winner: 1, reason: 'life' } }, { zone: ['Blast', 'face-up'] }],
    )
    plays(
      { p1: { hand: ['Rising Toll'] }, p2: { life: 800 } },
      [use(1, 'Rising Toll'), no(2, 1)],
      [{ result: { winner: 1, reason: 'life' } }],
    )
  })

  test('used cards go when the whole Chain has resolved', () =>
    plays(
      { p1: { hand: ['Slow'], set: ['Splinter Net'] }, p2: { set: ['Trap', 'Quick'] } },
      [
        use(1, 'Slow'),
        use(2, 'Trap'),
        refused(2, 'notAsked', 'spell/chain/opponents-chance', usage('Trap')),
        use(1, 'Splinter Net', 'Trap'),
        refused(2, 'onceUsed', 'spell/duel/set-cards', usage('Trap')),
        no(2, 1),
      ],
      [
        { happened: ['spent', 2] },
        { happened: ['destroyed', 1] },
        { zone: ['Trap', 'graveyard'] },
        { life: [2, 4030] },
      ],
    ))

  test('a cost is paid in full, and never with the last Life Points', () =>
    plays(
      { p1: { life: 500, hand: ['Rent', 'Wall'], monsters: ['Field Mason'] } },
      [
        refused(1, 'cannotPay', 'spell/duel/costs', { type: 'activate', card: 'Rent', discards: ['Wall'] }),
        refused(1, 'cannotPay', 'spell/duel/costs', { type: 'activate', card: 'Field Mason' }),
        refused(1, 'cannotPay', 'spell/duel/costs', {
          type: 'activate',
          card: 'Field Mason',
          discards: ['Wall', 'Rent'],
        }),
      ],
      [{ life: [1, 500] }],
    ))

  test('targets are what the text says, as many as it says', () =>
    plays(
      { p1: { hand: ['Levy Call'], monsters: ['Cup'] }, p2: { monsters: ['Wall'], set: ['Trap'] } },
      [
        refused(1, 'illegalTarget', 'spell/duel/targets', usage('Levy Call')),
        refused(1, 'illegalTarget', 'spell/duel/targets', usage('Levy Call', 'Cup')),
        refused(1, 'illegalTarget', 'spell/duel/targets', usage('Levy Call', 'Trap')),
        refused(1, 'illegalTarget', 'spell/duel/targets', usage('Levy Call', 'Wall', 'Wall')),
      ],
      [{ links: 0 }],
    ))

  test('a duel is conceded at any time, and drawn when both want it', () => {
    plays({}, [does(2, { type: 'concede' })], [{ result: { winner: 1, reason: 'concession' } }])
    plays(
      {},
      [
        does(1, { type: 'offerDraw' }),
        refused(1, 'drawOffered', 'spell/duel/end', { type: 'offerDraw' }),
        does(2, { type: 'offerDraw' }),
      ],
      [{ result: { winner: null, reason: 'agreement' } }],
    )
    plays(
      {},
      [does(1, { type: 'offerDraw' }), does(1, { type: 'endPhase' }), does(2, { type: 'offerDraw' })],
      [{ asked: 2 }, { happened: ['offerLapsed', 1] }],
    )
  })
})

describe('4. Event windows', () => {
  test('a summon is answered after the ready effects of it', () =>
    plays(
      { p1: { hand: ['Stone Herald'] }, p2: { set: ['Bomb', 'Trap'] } },
      [
        does(1, { type: 'summon', card: 'Stone Herald' }),
        now({ links: 1 }, { asked: 2 }),
        use(2, 'Bomb', 'Stone Herald'),
        no(1, 2),
        now({ life: [2, 3700] }, { links: 0 }, { asked: 2 }, { zone: ['Stone Herald', 'graveyard'] }),
        use(2, 'Trap'),
        no(1, 2),
        now({ asked: 2 }),
        no(2),
        now({ asked: 1 }),
        no(1),
      ],
      [{ asked: null }],
    ))

  test('ready effects find their targets as the Chain forms: one alone by itself, none not at all', () => {
    const summon: Step = does(1, { type: 'summon', card: 'Hand' })
    plays({ p1: { hand: ['Hand'] } }, [summon], [{ happened: ['lapsed', 1] }, { links: 0 }, { asked: 2 }])
    plays({ p1: { hand: ['Hand'] }, p2: { monsters: ['Wall'] } }, [summon], [{ links: 1 }, { asked: 2 }])
    plays(
      { p1: { hand: ['Hand'] }, p2: { monsters: ['Wall', 'Cup'] } },
      [
        summon,
        now({ links: 0 }, { asked: 1 }),
        refused(1, 'illegalTarget', 'spell/duel/targets', { type: 'choose', targets: ['Hand'] }),
        refused(1, 'mustAsk', 'spell/chain/ready', { type: 'decline' }),
        does(1, { type: 'choose', targets: ['Wall'] }),
        no(2, 1),
      ],
      [{ zone: ['Wall', 'graveyard'] }, { zone: ['Cup', 'monsters'] }],
    )
  })

  test('whoever says no may still answer after the next Chain', () =>
    plays(
      { p1: { set: ['Trap'] }, p2: { set: ['Trap'] } },
      [
        does(1, { type: 'endPhase' }),
        now({ asked: 2 }),
        no(2),
        use(1, 'Ann’s Trap'),
        no(2, 1),
        now({ asked: 2 }, { links: 0 }),
        use(2, 'Ben’s Trap'),
        no(1, 2),
        no(2, 1),
      ],
      [{ happened: ['phaseBegan', 1] }, { asked: null }],
    ))

  test('an attack whose attacker or target has left ends, and is used up', () => {
    const sides = (ann: Position['p1'], ben: Position['p2']): Partial<Position> => ({
      phase: 'battle',
      p1: { monsters: ['Wall'], ...ann },
      p2: { monsters: ['Field Mason'], ...ben },
    })
    const attack: Step = does(1, { type: 'attack', monster: 'Wall', target: 'Field Mason' })
    plays(
      sides({}, { set: ['Safe Passage'] }),
      [attack, use(2, 'Safe Passage', 'Field Mason'), no(1, 2)],
      [{ asked: null }, { life: [2, 4000] }, { zone: ['Wall', 'monsters'] }, { happened: ['attackEnded', 1] }],
    )
    plays(
      sides({ hand: ['Safe Passage'] }, {}),
      [attack, no(2), use(1, 'Safe Passage', 'Wall'), no(2, 1)],
      [{ asked: null }, { zone: ['Field Mason', 'monsters'] }, { happened: ['attackEnded', 1] }],
    )
    plays(
      sides({}, { set: ['Safe Passage'] }),
      [
        attack,
        use(2, 'Safe Passage', 'Field Mason'),
        no(1, 2),
        refused(1, 'attackUsed', 'spell/duel/battle-phase', { type: 'attack', monster: 'Wall' }),
      ],
      [{ life: [2, 4000] }],
    )
  })

  test('only a monster of the opponent attacks', () =>
    plays(
      { phase: 'battle', p1: { monsters: ['Wall'], set: ['Sudden Rampart'] } },
      [
        does(1, { type: 'attack', monster: 'Wall' }),
        no(2),
        refused(1, 'answersAnother', 'spell/chain/newest-link', usage('Sudden Rampart')),
        no(1),
      ],
      [{ life: [2, 2000] }],
    ))
})

test('a duel begins with Player 1, who does not draw; Player 2 does', () => {
  const { state } = dealtTable(1)
  expect([state.turn, state.player, state.phase]).toEqual([1, 0, 'draw'])
  expect(state.sides.map(({ hand, deck, life }) => [hand.length, deck.length, life])).toEqual([
    [5, 27, 4000],
    [5, 27, 4000],
  ])
  const fast: Format = { ...SPELL_STANDARD, chain: { ...SPELL_STANDARD.chain, skipEmptyAsk: true } }
  const dealt = dealtTable(1, { ...fast, firstTurn: { draw: true, attacks: false } })
  expect(dealt.state.sides[0].hand).toHaveLength(6)
})

test('a setup is verified: every fault at once', () => {
  const deck = [...POOL, ...POOL, ...POOL]
  const [first] = POOL
  const short = Array.from({ length: 4 }, () => first!)
  const made = spellSpeed.create({ format: SPELL_STANDARD, names: ['Ann', 'Ben'], decks: [deck, short], seed: 0.5 })
  expect(made).toEqual({
    ok: false,
    faults: [
      { code: 'seed', seed: 0.5 },
      { code: 'deckSize', seat: 1, size: 4, least: 20, most: 40 },
      { code: 'copies', seat: 1, name: 'Rising Toll', copies: 4, most: 3 },
    ],
  })
  expect(spellSpeed.create({ format: SPELL_STANDARD, names: ['Ann', 'Ben'], decks: [deck, deck], seed: 1 }).ok).toBe(
    true,
  )
})

test('every code is shown above', () => {
  expect(REFUSAL_CODES.filter((code) => !shown.has(code))).toEqual([])
})
