/** No sentence says more than is the case (each of these once did). */
import { describe, expect, test } from 'vitest'
import type { Action, DecisionView, GameEvent, Refusal, Viewer } from '@/games/snap/rules'
import { apply, check, legalActions, viewFor, type GameState } from '@/games/snap/rules'
import { stateAt, type Position } from '@/games/snap/rules/testing/position'
import { counter, evolution, monster, prime, spell } from '@/games/snap/rules/testing/testCards'
import { linesOf } from './lines'
import { promptOf } from './prompts'
import { wordRefusal } from './refusals'

const plain = monster('Plain', 2500)
const brute = monster('Brute', 3000)
const filler = spell('Filler', 'SPELL: Your Active Monster gains 500 IMP until end of turn.')
const at = (position: Omit<Position, 'names'>): GameState => stateAt({ ...position, names: ['Ann', 'Ben'] })

interface Played {
  readonly before: GameState
  readonly after: GameState
  readonly events: readonly GameEvent[]
  readonly action: Action
}
const told = (entry: Played, viewer: Viewer): readonly string[] =>
  linesOf(entry.after.match, entry, viewer).map(({ text }) => text)

const played = (state: GameState, find: (action: Action) => boolean): Played => {
  const action = legalActions(state).find(find)
  if (action === undefined) throw new Error(`Not legal: ${JSON.stringify(legalActions(state))}`)
  const done = apply(state, action)
  if (!done.ok) throw new Error('A listed action was refused')
  return { before: state, after: done.state, events: done.events, action }
}
const isPlay = (action: Action): boolean => action.type === 'play'
const refusal = (state: GameState, action: Action): string =>
  check(state, action)
    .map((one: Refusal) => wordRefusal(one, ['Ann', 'Ben'], (card) => state.match.cards[card]?.name ?? null))
    .join(' ')
const asked = (decision: Partial<DecisionView>): string => {
  const view = viewFor(at({ p1: { active: plain, hand: [filler] }, p2: { active: brute } }), 0)
  return promptOf({ ...view, decision: { ...view.decision!, ...decision } })?.text ?? ''
}

describe('the log', () => {
  test('says until whose next turn something lasts, to both players', () => {
    const ward = spell('Ward', 'SPELL: Your Active Monster gains 500 IMP until your next turn.')
    const turning = played(at({ p1: { active: plain, hand: [ward] }, p2: { active: brute } }), isPlay)
    for (const viewer of [0, 1] as const)
      expect(told(turning, viewer)).toContain('Ann’s Plain gains 500 IMP until Ann’s next turn.')
  })

  test('does not call a Monster undefeated that lies in the Graveyard', () => {
    const end = counter('End', 'COUNTER: Answer an opposing combat result. Defeat the losing Monster.')
    const save = counter('Save', 'COUNTER: Answer an allied combat result. Prevent that defeat.')
    let state = at({
      step: 'attack',
      p1: { active: brute, hand: [end] },
      p2: { active: plain, bench: [monster('Next', 2000)], hand: [save] },
    })
    const texts: string[] = []
    const wanted: readonly Action['type'][] = ['counter', 'attack']
    for (let step = 0; step < 12 && state.result === null && state.step === 'attack'; step++) {
      const action = legalActions(state).find(({ type }) => wanted.includes(type)) ?? legalActions(state)[0]
      if (action === undefined) break
      const done = apply(state, action)
      if (!done.ok) throw new Error('A listed action was refused')
      texts.push(...told({ action, before: state, after: done.state, events: done.events }, 0))
      state = done.state
    }
    expect(texts.some((text) => text.includes('Plain is defeated'))).toBe(true)
    expect(texts.join('\n')).not.toContain('not defeated')
  })

  test('says of a full hand what was not added to it, and of a missing Support what is missing', () => {
    const recall = spell('Recall', 'SPELL: Move target Spell in your Graveyard to your hand.')
    const full = played(
      at({
        format: { handLimit: 3 },
        p1: { active: plain, hand: [recall, filler, filler, filler], graveyard: [filler] },
        p2: { active: brute },
      }),
      isPlay,
    )
    expect(
      told(
        played(full.after, ({ type }) => type === 'pass'),
        0,
      ),
    ).toContain('Ann’s hand is full; Recall adds nothing to it.')
    const pledge = spell('Pledge', 'SPELL: Lock 1 Support from your Support Deck.')
    const none = played(at({ p1: { active: plain, hand: [pledge] }, p2: { active: brute } }), isPlay)
    expect(told(none, 0)).toContain('Ann has no Support left to lock.')
  })
})

describe('a refusal', () => {
  test('does not say that a mandatory step was passed', () => {
    const state = at({ p1: { active: plain, hand: [filler], locked: [filler] }, p2: { active: brute } })
    const locked = state.sides[0].locked[0]
    expect(refusal(state, { type: 'unlock', seat: 0, card: locked ?? (0 as never) })).toBe(
      'The Unlock Step is over for this turn and does not come back.',
    )
  })

  test('says of a negated entry that it was used, not that somebody came in', () => {
    const lord = prime('Lord', 7000, 'PRIME CONDITION: It is Round 2 or later.')
    const other = prime('Other', 7000, 'PRIME CONDITION: It is Round 2 or later.')
    const no = counter('No', 'COUNTER: Answer an opposing Prime entry. Negate the answered action.')
    let state = at({ step: 'prime', p1: { active: plain, reserve: [lord, other] }, p2: { active: brute, hand: [no] } })
    state = played(state, ({ type }) => type === 'enter').after
    state = played(state, ({ type }) => type === 'counter').after
    for (
      let pass = legalActions(state).find(({ type }) => type === 'pass');
      state.chain !== null && pass !== undefined;
      pass = legalActions(state).find(({ type }) => type === 'pass')
    ) {
      const done = apply(state, pass)
      state = done.state
    }
    expect(
      refusal(
        { ...state, agenda: [{ kind: 'step', seat: 0, step: 'prime' }], step: 'prime' },
        { type: 'enter', seat: 0, card: state.sides[0].reserve[0] ?? (0 as never), slot: 0 as never },
      ),
    ).toBe('Ann has used this turn’s Prime entry.')
  })

  test('tells one that returned this turn from one that was revealed', () => {
    const giant = evolution('Giant', 'Plain', 4000)
    const state = at({
      step: 'evolution',
      p1: {
        active: { card: plain, revealedThisTurn: true },
        bench: [brute],
        reserve: [giant, evolution('Ogre', 'Brute', 4000)],
      },
      p2: { active: brute },
    })
    const card = state.sides[0].reserve[0] ?? (0 as never)
    expect(refusal(state, { type: 'evolve', seat: 0, card, slot: 0 as never })).toBe(
      'Plain was revealed this turn; it can evolve from Ann’s next turn on.',
    )
    const [active, ...rest] = state.sides[0].field
    const returned = {
      ...state,
      sides: [
        { ...state.sides[0], field: [active && { ...active, enteredOn: state.turnNumber }, ...rest] },
        state.sides[1],
      ],
    } as GameState
    expect(refusal(returned, { type: 'evolve', seat: 0, card, slot: 0 as never })).toBe(
      'Plain came to the field this turn; it can evolve from Ann’s next turn on.',
    )
  })

  test('says what a face-down Monster cannot do', () => {
    const state = at({
      step: 'attack',
      p1: { active: monster('Digger', 2500, '', ['Disruptor']) },
      p2: { active: brute, bench: [{ card: plain, faceDown: true }] },
    })
    expect(refusal(state, { type: 'attack', seat: 0, target: 1 as never })).toContain(
      'only a face-up Monster can be attacked',
    )
  })

  test('does not call a zone full that takes nothing', () => {
    expect(
      wordRefusal(
        { code: 'handChosen', rule: 'setup/opening-support-commitment', seat: 0, action: 'choose', limit: 0 },
        ['Ann', 'Ben'],
        () => null,
      ),
    ).toBe('The starting hand takes no Support in this format.')
  })
})

describe('a prompt', () => {
  test('names what is put in an order', () => {
    expect(asked({ kind: 'order', among: 'Triggers' })).toBe('Ann chooses which Trigger comes next.')
    expect(asked({ kind: 'order', among: 'delayed effects' })).toBe('Ann chooses which delayed effect comes next.')
    expect(asked({ kind: 'order', among: 'replacement' })).toBe(
      'Ann chooses which of its texts stands in for the defeat.',
    )
  })
})
