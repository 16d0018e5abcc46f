/** The machine under four settings, each of which plays its own game's exchanges. */
import { describe, expect, test } from 'vitest'
import type { Seat } from '../seats'
import {
  answer,
  check,
  emptyStack,
  enter,
  entriesOf,
  negate,
  next,
  open,
  pass,
  remove,
  skipSilent,
  SNAP_CHAIN,
  SPELL_SPEED_CHAIN,
  trigger,
  type Ready,
  type Reply,
  type ResponseSettings,
  type Stack,
} from './index'

/** Layers: whatever is added lies on top, one resolves, then the turn player has the word again. */
const COMBAT_LAYERS: ResponseSettings = {
  ...SNAP_CHAIN,
  first: 'turn player',
  reach: 'none',
  cap: { stack: null, seat: null },
  unit: 'entry',
  triggers: 'top',
  negated: 'leaves',
}

/** Lines: a faster reply begins a Line of its own; a Line resolves whole, then the one beneath opens again. */
const PHANTOM_LINES: ResponseSettings = {
  ...SPELL_SPEED_CHAIN,
  speed: { slowest: 0, breaks: true },
  triggers: 'own group',
}

const ANN: Seat = 0
const BEN: Seat = 1

const entry = (id: string, seat: Seat, speed = 0) => ({ id, seat, speed })
const reply = (id: string, seat: Seat, speed: number, answers: string | null): Reply<string> => ({
  id,
  seat,
  speed,
  answers,
  exceedsCap: false,
})
const ready = (id: string, seat: Seat, optional = false, speed = 1): Ready<string> => ({ id, seat, speed, optional })
const codes = (settings: ResponseSettings, stack: Stack<string>, made: Reply<string>) =>
  check(settings, stack, made).map(({ code }) => code)
const lines = (stack: Stack<string>) => stack.groups.map((group) => group.entries.map(({ id }) => id).join(' '))

/** Adds replies, each of which must be legal. */
const answered = (settings: ResponseSettings, stack: Stack<string>, ...replies: readonly Reply<string>[]) =>
  replies.reduce((now, made) => {
    expect(check(settings, now, made)).toEqual([])
    return answer(settings, now, made)
  }, stack)

/** Everybody says no. */
function closed(settings: ResponseSettings, stack: Stack<string>): Stack<string> {
  let now = stack
  while (now.phase === 'asking') now = pass(settings, now)
  return now
}

/** What is done from here on, if everybody says no: asked seats and resolved ids, `-` before one that is negated. */
function told(settings: ResponseSettings, stack: Stack<string>): string {
  const words: string[] = []
  for (let now = next(settings, stack); now.do !== 'end';) {
    if (now.do === 'ask') words.push(now.seat === ANN ? 'Ann?' : 'Ben?')
    if (now.do === 'resolve') words.push(`${now.entry.negated ? '-' : ''}${now.entry.id}`)
    if (now.do === 'enter') words.push(`+${now.ready.map(({ id }) => id).join('+')}`)
    const after =
      now.do === 'ask'
        ? pass(settings, now.stack)
        : now.do === 'enter'
          ? enter(settings, now.stack, now.ready)
          : now.stack
    now = next(settings, after)
  }
  return words.join(' ')
}

describe('Snap: a Chain on an action', () => {
  const spell = open(SNAP_CHAIN, ANN, entry('spell', ANN))

  test('the opponent speaks first, two passes close it, and it resolves down to the action', () => {
    expect(told(SNAP_CHAIN, spell)).toBe('Ben? Ann? spell')
    const two = answered(SNAP_CHAIN, spell, reply('a', BEN, 0, 'spell'), reply('b', ANN, 0, 'a'))
    expect(told(SNAP_CHAIN, two)).toBe('Ben? Ann? b a spell')
  })

  test('a Counter answers any entry that its text names, and none that is not there', () => {
    const one = answered(SNAP_CHAIN, spell, reply('a', BEN, 0, 'spell'))
    expect(codes(SNAP_CHAIN, one, reply('b', ANN, 0, 'spell'))).toEqual([])
    expect(check(SNAP_CHAIN, one, reply('b', ANN, 0, 'c'))).toEqual([{ code: 'outOfReach', answers: 'c', newest: 'a' }])
  })

  test('three are the most, two of one player; every reason is told at once', () => {
    const two = answered(SNAP_CHAIN, spell, reply('a', BEN, 0, 'spell'), reply('b', ANN, 0, 'a'))
    const three = answered(SNAP_CHAIN, two, reply('c', BEN, 0, 'b'))
    expect(check(SNAP_CHAIN, three, reply('d', ANN, 0, 'c'))).toEqual([{ code: 'stackFull', cap: 3 }])
    expect(codes(SNAP_CHAIN, three, { ...reply('d', ANN, 0, 'c'), exceedsCap: true })).toEqual([])
    expect(check(SNAP_CHAIN, three, reply('d', BEN, 0, 'x'))).toEqual([
      { code: 'notAsked', asked: ANN },
      { code: 'outOfReach', answers: 'x', newest: 'c' },
      { code: 'stackFull', cap: 3 },
      { code: 'seatFull', cap: 2 },
    ])
  })

  test('a negated entry stays and is known as such; Triggers are the game’s own', () => {
    const one = answered(SNAP_CHAIN, spell, reply('a', BEN, 0, 'spell'))
    expect(told(SNAP_CHAIN, negate(SNAP_CHAIN, one, 'spell'))).toBe('Ann? Ben? a -spell')
    expect(trigger(SNAP_CHAIN, one, [ready('t', ANN)])).toBe(one)
  })

  test('whoever visibly has no reply is passed over, where the table does so', () => {
    const skipped = skipSilent(SNAP_CHAIN, spell, ({ speaker }) => speaker === BEN)
    expect(next(SNAP_CHAIN, skipped)).toMatchObject({ do: 'ask', seat: ANN })
    expect(skipSilent(SNAP_CHAIN, spell, () => true).phase).toBe('resolving')
    expect(skipSilent({ ...SNAP_CHAIN, skipEmptyAsk: false }, spell, () => true)).toBe(spell)
  })

  test('nothing is added while it resolves, nor after it', () => {
    const over = closed(SNAP_CHAIN, spell)
    expect(codes(SNAP_CHAIN, over, reply('a', BEN, 0, 'spell'))).toEqual(['closed'])
    expect(codes(SNAP_CHAIN, emptyStack(ANN), reply('a', BEN, 0, 'spell'))).toEqual(['closed'])
  })
})

describe('Spell Speeds: one Chain, equal or greater', () => {
  const S = SPELL_SPEED_CHAIN
  const slow = open(S, ANN, entry('1', ANN, 1))

  test.each([
    [1, [1, 2, 3], [['slowest'], [], []]],
    [2, [1, 2, 3], [['slowest'], [], []]],
    [3, [1, 2, 3], [['slowest'], ['tooSlow'], []]],
  ])('Speed %i is answered by', (speed, replies, expected) => {
    const stack = open(S, ANN, entry('link', ANN, speed))
    expect(replies.map((made) => codes(S, stack, reply('r', BEN, made, 'link')))).toEqual(expected)
  })

  test('only the newest link; the word goes to and fro', () => {
    const two = answered(S, slow, reply('2', BEN, 2, '1'))
    expect(check(S, two, reply('3', ANN, 2, '1'))).toEqual([{ code: 'outOfReach', answers: '1', newest: '2' }])
    expect(told(S, answered(S, two, reply('3', ANN, 3, '2')))).toBe('Ben? Ann? 3 2 1')
  })

  test('a player may answer their own link once the opponent has said no', () => {
    const own = pass(S, slow)
    expect(told(S, answered(S, own, reply('2', ANN, 2, '1')))).toBe('Ben? Ann? 2 1')
  })

  test('what is ready waits for the end and forms a new Chain: turn player, opponent, then what may be', () => {
    const waiting = trigger(S, slow, [ready('may', ANN, true), ready('his', BEN), ready('hers', ANN)])
    expect(told(S, waiting)).toBe('Ben? Ann? 1 +hers+his+may Ben? Ann? may his hers')
    expect(told(S, trigger(S, emptyStack(ANN), [ready('r', BEN)]))).toBe('+r Ann? Ben? r')
  })

  test('a new Chain counts afresh', () => {
    const capped: ResponseSettings = { ...S, cap: { stack: 1, seat: null } }
    const full = trigger(capped, answered(capped, slow, reply('2', BEN, 2, '1')), [ready('r', ANN)])
    expect(codes(capped, full, reply('3', ANN, 2, '2'))).toEqual(['stackFull'])
    let now = next(capped, closed(capped, full))
    while (now.do === 'resolve') now = next(capped, now.stack)
    expect(now.do).toBe('enter')
    const fresh = enter(capped, now.stack, [ready('r', ANN)])
    expect(codes(capped, fresh, reply('3', BEN, 2, 'r'))).toEqual([])
  })
})

describe('combat layers: one by one', () => {
  const S = COMBAT_LAYERS

  test('after each layer the turn player has the word again', () => {
    const two = answered(S, open(S, ANN, entry('attack', ANN)), reply('pump', ANN, 0, null))
    expect(told(S, two)).toBe('Ann? Ben? pump Ann? Ben? attack')
  })

  test('triggers come on top at once, in the order given', () => {
    const on = trigger(S, open(S, ANN, entry('attack', ANN)), [ready('sigil', ANN), ready('mirage', BEN)])
    expect(told(S, on)).toBe('Ann? Ben? mirage Ann? Ben? sigil Ann? Ben? attack')
    expect(told(S, trigger(S, emptyStack(ANN), [ready('hit', BEN)]))).toBe('Ann? Ben? hit')
  })

  test('an effect that closes takes some layers away; the others stay in their order', () => {
    const on = trigger(S, open(S, ANN, entry('attack', ANN)), [ready('sigil', ANN), ready('mirage', BEN)])
    const resolving = next(S, closed(S, on))
    expect(told(S, remove(resolving.stack, ['attack']))).toBe('Ann? Ben? sigil')
    expect(next(S, remove(resolving.stack, ['attack', 'sigil'])).do).toBe('end')
  })

  test('a negated layer leaves', () => {
    const two = answered(S, open(S, ANN, entry('attack', ANN)), reply('pump', ANN, 0, null))
    expect(entriesOf(negate(S, two, 'pump')).map(({ id }) => id)).toEqual(['attack'])
  })
})

describe('Phantom Lines: a faster reply breaks the Line', () => {
  const S = PHANTOM_LINES

  test('the example of the source', () => {
    const three = answered(
      S,
      open(S, ANN, entry('1', ANN, 0)),
      reply('2', BEN, 1, '1'),
      reply('3', ANN, 1, '2'),
      reply('4', BEN, 2, '3'),
    )
    expect(lines(three)).toEqual(['1', '2 3', '4'])
    expect(codes(S, three, reply('5', ANN, 1, '4'))).toEqual(['tooSlow'])
    expect(told(S, three)).toBe('Ann? Ben? 4 Ben? Ann? 3 2 Ben? Ann? 1')
  })

  test('a Line that has opened again is answered on its highest Step', () => {
    const broken = answered(S, open(S, ANN, entry('1', ANN, 0)), reply('2', BEN, 2, '1'), reply('3', ANN, 3, '2'))
    const top = next(S, closed(S, broken))
    const again = next(S, top.stack)
    expect(again).toMatchObject({ do: 'ask', seat: ANN })
    expect(check(S, again.stack, reply('page', ANN, 1, '2'))).toEqual([{ code: 'tooSlow', speed: 1, needed: 2 }])
    expect(told(S, again.stack)).toBe('Ann? Ben? 2 Ben? Ann? 1')
  })

  test('ready abilities are a Line of their own after the current one, never slower than the Line beneath', () => {
    const two = answered(S, open(S, ANN, entry('1', ANN, 0)), reply('2', BEN, 2, '1'), reply('3', ANN, 3, '2'))
    const top = next(S, closed(S, two))
    const now = next(S, trigger(S, top.stack, [ready('his', BEN), ready('hers', ANN)]))
    expect(now.do).toBe('enter')
    const grown = enter(S, now.stack, now.do === 'enter' ? now.ready : [])
    expect(lines(grown)).toEqual(['1', '2', 'hers his'])
    expect(codes(S, grown, reply('4', ANN, 1, 'his'))).toEqual(['tooSlow'])
    expect(told(S, grown)).toBe('Ann? Ben? his hers Ann? Ben? 2 Ben? Ann? 1')
  })
})

test('nothing is changed in place, and a stack is plain data', () => {
  const stack = open(SPELL_SPEED_CHAIN, ANN, entry('1', ANN, 1))
  const kept = JSON.stringify(stack)
  const more = answer(SPELL_SPEED_CHAIN, trigger(SPELL_SPEED_CHAIN, stack, [ready('r', BEN)]), reply('2', BEN, 2, '1'))
  negate(SPELL_SPEED_CHAIN, more, '1')
  expect(JSON.stringify(stack)).toBe(kept)
  expect(JSON.parse(JSON.stringify(more))).toEqual(more)
})
