/** A scenario that was written by hand and is wrong is told so: every fault, its place, and what to do. */
import { describe, expect, test } from 'vitest'
import { counter, evolution, monster, spell } from '../testing/testCards'
import { readScenario, type CardSource } from './read'

const pool = [
  monster('Brute', 2500),
  monster('Scout', 2000),
  spell('Rally', 'SPELL: Target allied Monster gains 500 IMP until end of turn.'),
  counter('Deny', 'COUNTER: Answer an opposing Spell. Negate it.'),
  evolution('Ogre', 'Brute', 3600),
]

const SOURCE: CardSource = {
  find: (name) => pool.find((card) => card.name.toLowerCase() === name.toLowerCase()),
  read: () => ({ ok: false, faults: [{ rule: 'card-text/digital-readability', message: 'No records here.' }] }),
}

const good = () => ({
  format: 'snap-scenario',
  version: 1,
  id: 'a-rally',
  title: 'A rally',
  rules: ['turn-procedure/spell-phase'],
  situation: 'Ann plays Rally.',
  explanation: 'It resolves.',
  names: ['Ann', 'Ben'],
  position: {
    round: 3,
    turn: 1,
    step: 'spell',
    p1: { active: 'Brute', bench: [null, { card: 'Scout', faceDown: true }], hand: ['Rally'] },
    p2: { active: { card: 'Ogre', under: ['Brute'] } },
  },
  line: [{ by: 1, do: { type: 'play', card: 'Rally', targets: ['Ann’s Brute'] } }] as unknown[],
  outcome: [{ imp: ['Ann’s Brute', 3000] }] as unknown[],
})

const messages = (data: unknown): readonly string[] => {
  const read = readScenario(data, SOURCE)
  return read.ok ? [] : read.faults.map((fault) => fault.message)
}

describe('scope-authority/examples-and-rulings: a scenario file', () => {
  test('that is right is read as it is', () => {
    const read = readScenario(good(), SOURCE)
    expect(read.ok && read.scenario.file).toEqual(good())
  })

  test('that is something else', () => {
    expect(messages(null)).toEqual(['The scenario is of the wrong kind; write an object with its fields.'])
    expect(messages({})[0]).toBe('“format” is missing; add snap-scenario.')
  })

  test('of another version, with other fields, is told each of them', () => {
    expect(
      messages({
        ...good(),
        version: 2,
        id: 'A rally',
        title: '',
        rules: ['turn-procedure/spell-phrase', 'x'],
        explanation: 3,
        names: ['Ann'],
        extra: true,
        line: 'none',
      }),
    ).toEqual([
      '“version” is the unknown “2”; write 1.',
      '“id” may only have small letters and digits, joined by hyphens; write it like “unlock-order”.',
      '“title” is empty; write some text.',
      '“rules”, entry 1 is the unknown “turn-procedure/spell-phrase”; did you mean “turn-procedure/spell-phase”?',
      '“rules”, entry 2 is the unknown “x”; write a known one, such as scope-authority/reference-purpose.',
      '“explanation” is of the wrong kind; write some text.',
      '“names” has too few entries; write at least 2.',
      '“line” is of the wrong kind; write a list.',
      'The scenario has the unknown field “extra”; take it out.',
    ])
  })

  test('with a wrong position', () => {
    const position = {
      round: 0,
      turn: 3,
      step: 'spel',
      p1: { active: { card: 'Brute', faceDown: 1 }, bench: [3], hnd: [] },
      p2: {},
    }
    expect(
      messages({ ...good(), position, snapFormat: { chainCap: -1, swaps: 0.5, benchSlots: 2000, chain: 1 } }),
    ).toEqual([
      '“snapFormat.benchSlots” is too large; write at most 1000.',
      '“snapFormat.swaps” is of the wrong kind; write a whole number.',
      '“snapFormat.chainCap” is too small; write at least 0.',
      '“snapFormat” has the unknown field “chain”; take it out.',
      '“position.round” is too small; write more than 0.',
      '“position.turn” is the unknown “3”; write one of 1, 2.',
      '“position.step” is the unknown “spel”; did you mean “spell”?',
      '“position.p1.active.faceDown” is of the wrong kind; write true or false.',
      '“position.p1.bench”, entry 1 is of no known form; write a card’s name, an object with “card”, or null.',
      '“position.p1” has the unknown field “hnd”; take it out.',
      '“position.p2.active” is missing; add a card’s name or an object with “card”.',
    ])
  })

  test('with a wrong line', () => {
    const line = [
      { by: 1, do: { type: 'plya', card: 'Rally' } },
      { by: 1, do: { type: 'play' } },
      { by: 1 },
      { refused: { by: 1, do: { type: 'pass' } }, rule: 'zones/hand' },
      { now: [] },
      { now: [{ zone: ['Rally'] }] },
      { foo: 1 },
      5,
    ]
    expect(messages({ ...good(), line })).toEqual([
      '“line”, entry 1, “do.type” is the unknown “plya”; did you mean “play”?',
      '“line”, entry 2, “do.card” is missing; add some text.',
      '“line”, entry 3, “do” is missing; add an object with its fields.',
      '“line”, entry 4, “says” is missing; add some text.',
      '“line”, entry 5, “now” has too few entries; write at least 1.',
      '“line”, entry 6, “now”, entry 1, “zone” has too few entries; write at least 2.',
      '“line”, entry 7 is of no known form; write “by” with “do”, or “refused” with “says” and “rule”, or “now”, and no other field.',
      '“line”, entry 8 is of no known form; write “by” with “do”, or “refused” with “says” and “rule”, or “now”, and no other field.',
    ])
  })

  test('with a wrong outcome', () => {
    expect(
      messages({
        ...good(),
        outcome: [
          { zone: ['Rally', 'graveyrad'] },
          { zonk: 1 },
          { imp: ['Brute', -1] },
          { result: { winner: 3, reason: 'last Monster' } },
        ],
      }),
    ).toEqual([
      '“outcome”, entry 1, “zone”, entry 2 is the unknown “graveyrad”; did you mean “graveyard”?',
      '“outcome”, entry 2 is of no known form; write one check, such as {"zone": ["Cinder Rally", "graveyard"]}.',
      '“outcome”, entry 3, “imp”, entry 2 is too small; write at least 0.',
      '“outcome”, entry 4, “result.winner” is the unknown “3”; write one of 1, 2.',
    ])
  })

  test('with cards, places and names that cannot be', () => {
    const p1 = {
      active: 'Rally',
      bench: ['Scout', 'Scout', 'Scout', 'Scout'],
      flex: 'Brute',
      flexOpen: false,
      hand: ['Brute', 'Nobody', 'Ogre'],
      locked: ['Deny', 'Deny', 'Deny', 'Deny'],
      reserve: ['Scout'],
    }
    const data = {
      ...good(),
      names: ['Ann', 'ann'],
      position: { ...good().position, p1 },
      line: [
        { by: 1, do: { type: 'attack', target: 'Brut' } },
        { by: 1, do: { type: 'swap', monster: 'Bench 1' } },
      ],
      outcome: [{ zone: ['Ann’s Wizard', 'hand'] }, { sees: [2, 'Ann’s Bench 2', true] }],
    }
    expect(messages({ ...data, cards: [{ name: 'Own' }], snapFormat: { chainCap: 9, handLimit: null } })).toEqual([
      '“cards”, entry 1: No records here.',
      '“position.p1.active” is “Rally”, a Spell, but a Monster is wanted there; move it.',
      '“position.p1.hand”, entry 1 is “Brute”, a Monster, but a Support is wanted there; move it.',
      '“position.p1.hand”, entry 2 is the unknown card “Nobody”; name a built-in card, or add its record to “cards”.',
      '“position.p1.hand”, entry 3 is “Ogre”, an Evolution, but a Support is wanted there; move it.',
      '“position.p1.reserve”, entry 1 is “Scout”, a Monster, but an Evolution or a Prime Singular is wanted there; move it.',
      'Both players are called “Ann”; give them two names.',
      '“snapFormat.chainCap”: “Chain cap” is a whole number from 1 to 6.',
      '“position.p1.bench” has 4 places, but the format has 3 Bench Slots; take some out.',
      '“position.p1.locked” has 4 Supports, but at most 3 can be locked; take some out.',
      '“position.p1.flexOpen” closes a Flex Slot that a Monster is in; leave it out.',
      '“line”, entry 1 names “Brut”, which is no card of this position; did you mean “Brute”?',
      '“outcome”, entry 1 names “Ann’s Wizard”, which is no card of this position; name one of them, or a place such as “Bench 1”.',
    ])
  })
})
