import { describe, expect, it } from 'vitest'
import { hashOf } from '@/kernel/hash'
import { seededRandom } from '@/kernel/random'
import type { HistoryEntry } from '@/kernel/ruleset'
import { snapGame } from '@/games/snap'
import {
  apart,
  snap,
  type CardDefinition,
  type CardView,
  type SnapGame,
  type View,
  type Viewer,
} from '@/games/snap/rules'
import { stateAt } from '@/games/snap/rules/testing/position'
import { counter, evolution, monster } from '@/games/snap/rules/testing/testCards'
import { act, actionsOf, matchFrom, replay, type Match } from './match'
import { anyAction, testMatch } from './testing/decks'

function play(seed: number, most = 300): Match<SnapGame> {
  const random = seededRandom(seed)
  let match = testMatch()
  for (let count = 0; count < most; count++) {
    const action = anyAction(match, random)
    if (action === null) break
    const result = act(snap, match, action)
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusals)}`)
    match = result.match
  }
  return match
}

const startOf = ({ constants, start: state }: Match<SnapGame>) => ({ constants, state })

const told = (match: Match<SnapGame>, entry: HistoryEntry<SnapGame>, viewer: Viewer): readonly string[] =>
  snapGame.words.log(match.constants, entry, viewer).map(({ text }) => text)

const known = (view: View): ReadonlySet<string> => {
  const names = new Set<string>()
  const add = (card: CardView | null): void => {
    if (card?.known) names.add(card.definition.name)
  }
  for (const side of view.seats) {
    for (const zone of [side.deck, side.hand, side.locked, side.reserve, side.graveyard, side.lineup]) zone.forEach(add)
    for (const { monster } of side.field) [monster?.card ?? null, ...(monster?.under ?? [])].forEach(add)
  }
  for (const card of [view.chain?.card ?? null, ...(view.chain?.links.map((link) => link.card) ?? [])]) add(card)
  return names
}

describe('a match', () => {
  it('is its start and its actions: a replay ends in the same state', () => {
    for (const seed of [1, 2, 3]) {
      const match = play(seed)
      expect(match.history.length).toBeGreaterThan(20)
      const again = replay(snap, startOf(match), actionsOf(match))
      expect(again.ok && hashOf(again.match.state)).toBe(hashOf(match.state))
    }
  })

  it('may begin anywhere: what follows a position is replayed from it', () => {
    const whole = play(2)
    const middle = whole.history[30]?.after
    if (middle === undefined) throw new Error('too short a game')
    const again = replay(snap, { constants: whole.constants, state: middle }, actionsOf(whole).slice(31))
    expect(again.ok && hashOf(again.match.state)).toBe(hashOf(whole.state))
    expect(matchFrom({ constants: whole.constants, state: middle })).toMatchObject({
      start: middle,
      state: middle,
      history: [],
    })
  })

  it('says where a replay goes wrong', () => {
    const match = play(1)
    const broken = replay(snap, startOf(match), [
      ...actionsOf(match).slice(0, 4),
      { type: 'attack', seat: 1, target: match.state.turn as never },
    ])
    expect(broken).toMatchObject({ ok: false, at: 4 })
  })

  it('keeps its value when an action is refused', () => {
    const match = testMatch()
    const result = act(snap, match, { type: 'confirm', seat: 1 })
    expect(result.ok).toBe(false)
    expect(match.history).toEqual([])
  })
})

describe('the log of whole matches', () => {
  const matches = [4, 5, 6].map((seed) => play(seed))

  it('is made of sentences', () => {
    for (const match of matches) {
      for (const entry of match.history) {
        for (const viewer of [0, 1, 'table'] as const) {
          for (const text of told(match, entry, viewer)) {
            expect(text).toMatch(/^[A-Z0-9].*\.$/)
            expect(text).not.toMatch(/undefined|null|NaN|\ba card\b/)
          }
        }
      }
    }
  })

  it('announces an Evolution that waits for a Counter, and not one that has been done', () => {
    const seed = monster('Seed', 2000)
    const bloom = evolution('Bloom', 'Seed', 3500, 'ON ENTRY: You may open your Flex Slot.')
    const stop = counter('Stop', 'COUNTER: Answer an opposing Evolution. Negate it.')
    const lines = (hand: readonly CardDefinition[]) => {
      const start = matchFrom<SnapGame>(
        apart(
          stateAt({
            step: 'evolution',
            p1: { active: seed, reserve: [bloom] },
            p2: { active: monster('Rival', 2000), hand },
          }),
        ),
      )
      const evolve = snap.options(start.constants, start.state).find(({ type }) => type === 'evolve')
      const done = evolve === undefined ? null : act(snap, start, evolve)
      if (!done?.ok) throw new Error('the Evolution is legal')
      return done.match.history.flatMap((entry) => told(start, entry, 'table'))
    }
    expect(lines([stop])).toEqual(['Player 1 is about to evolve Seed to Bloom.'])
    expect(lines([])).toEqual(['Player 1 evolves Seed to Bloom.'])
  })

  it('names a card only to those who know it, and never takes the rest from the others', () => {
    const mentioned = /(?:Amber|Beryl) (?:Support \d+|Monster \d|Evolution)/g
    for (const match of matches) {
      const seen = new Map<Viewer, Set<string>>([0, 1, 'table'].map((viewer) => [viewer as Viewer, new Set<string>()]))
      for (const entry of match.history) {
        for (const viewer of [0, 1, 'table'] as const) {
          const names = seen.get(viewer)!
          for (const state of [entry.before, entry.after])
            for (const name of known(snap.view(match.constants, state, viewer))) names.add(name)
          // What was played or revealed within the action is public, too.
          for (const event of entry.events)
            if (event.type === 'declared' && event.origin.kind === 'Spell')
              names.add(match.constants.cards[event.origin.card]!.name)
          for (const line of snapGame.words.log(match.constants, entry, viewer))
            for (const [name] of line.text.matchAll(mentioned))
              expect(names, `${line.text} for ${viewer}`).toContain(name)
        }
      }
    }
  })

  it('tells the owner which Support was locked, and the others that one was', () => {
    const lines = (viewer: Viewer): readonly string[] =>
      matches.flatMap((match) => match.history.flatMap((entry) => told(match, entry, viewer)))
    expect(lines('table')).toContain('Ada unlocks a Support.')
    expect(lines(1)).toContain('Ada unlocks a Support.')
    expect(lines(0).filter((text) => text.startsWith('Ada unlocks Amber Support')).length).toBeGreaterThan(0)
    expect(lines(0)).not.toContain('Ada unlocks a Support.')
  })
})
