/** What holds in every game, over random legal play of the built-in decks. */
import { hashOf } from '@/kernel/hash'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '@/kernel/random'
import { apply } from '../engine/apply'
import { decisionOf } from '../engine/decision'
import { check, legalActions, standingActions } from '../engine/legal'
import { viewFor } from '../engine/view'
import type { Action } from '../model/actions'
import { opponentOf, SEATS, type CardId, type Seat, type Slot } from '../model/ids'
import type { GameState } from '../model/state'
import { STEPS } from '../model/steps'
import { leaks, strays } from '../testing/invariants'
import { matchOf, playRandomly, type Moment } from '../testing/randomPlay'

const seeds = fc.integer({ min: 0, max: 1_000_000 })
const games = (runs: number) => ({ numRuns: runs })

const jsonCopy = (state: GameState): GameState => JSON.parse(JSON.stringify(state)) as GameState

/** Actions of every kind with any ids, most of them nonsense. */
function wildAction(state: GameState, random: () => number): Action {
  const int = (n: number): number => Math.floor(random() * n)
  const seat = int(2) as Seat
  const card = int(state.match.cards.length + 2) as CardId
  const slot = int(6) as Slot
  const pick = () => (random() < 0.7 ? { seat: int(2) as Seat, slot: int(5) as Slot } : { card })
  const targets = Array.from({ length: int(3) }, pick)
  const wild: readonly Action[] = [
    { type: 'place', seat, card, slot },
    { type: 'choose', seat, card, to: (['hand', 'locked', 'deck'] as const)[int(3)] ?? 'deck' },
    { type: 'confirm', seat },
    { type: 'unlock', seat, card },
    { type: 'flip', seat, slot },
    { type: 'order', seat, choice: int(8) },
    { type: 'accept', seat, targets },
    { type: 'decline', seat },
    { type: 'play', seat, card, targets },
    { type: 'counter', seat, card, answers: int(4) - 1, targets },
    { type: 'evolve', seat, card, slot },
    { type: 'enter', seat, card, slot },
    { type: 'attack', seat, target: slot },
    { type: 'block', seat, slot },
    { type: 'swap', seat, slot },
    { type: 'promote', seat, slot },
    { type: 'lockIn', seat, card },
    { type: 'pick', seat, card },
    { type: 'mode', seat, mode: int(3) },
    { type: 'pass', seat, to: random() < 0.5 ? null : (STEPS[int(STEPS.length)] ?? null) },
    { type: 'acceptDraw', seat },
    { type: 'declineDraw', seat },
  ]
  return wild[int(wild.length)] ?? { type: 'confirm', seat }
}

const same = (a: Action, b: Action): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
const sorted = (action: Action) => Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1))

/**
 * The pairs of cards that a seat may not tell apart: the other seat's Supports in private zones, but for one whose
 * effect still lasts: everyone saw what made it.
 */
function hiddenPair(state: GameState, viewer: Seat, random: () => number): readonly [CardId, CardId] | null {
  const side = state.sides[opponentOf(viewer)]
  const seen = new Set(state.modifiers.map((modifier) => modifier.source))
  const hidden = [...side.deck, ...side.hand, ...side.locked].filter((card) => !seen.has(card))
  const one = hidden[Math.floor(random() * hidden.length)]
  const other = hidden[Math.floor(random() * hidden.length)]
  return one !== undefined && other !== undefined && one !== other ? [one, other] : null
}

function faceDownPair(state: GameState, viewer: Seat): readonly [CardId, CardId] | null {
  const hidden = state.sides[opponentOf(viewer)].field.flatMap((monster) =>
    monster && !monster.faceUp ? [monster.card] : [],
  )
  const [one, other] = hidden
  return one !== undefined && other !== undefined ? [one, other] : null
}

/** The same game with two cards' identities exchanged. */
function exchanged(state: GameState, [one, other]: readonly [CardId, CardId]): GameState {
  const cards = state.match.cards.map((card, id) =>
    id === one ? (state.match.cards[other] ?? card) : id === other ? (state.match.cards[one] ?? card) : card,
  )
  return { ...state, match: { ...state.match, cards } }
}

describe('in every game', { timeout: 60_000 }, () => {
  test('game-state/card: each card is in exactly one zone, and none is lost or made', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { after } of playRandomly(seed)) expect(strays(after)).toEqual([])
      }),
      games(12),
    )
  })

  test('every decision has an answer and every game ends', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let last: Moment | null = null
        for (const moment of playRandomly(seed)) {
          if (moment.after.result === null) expect(decisionOf(moment.after)?.options.length).toBeGreaterThan(0)
          last = moment
        }
        expect(last?.after.result).not.toBeNull()
        expect(last && decisionOf(last.after)).toBeNull()
      }),
      games(20),
    )
  })

  test('game-state/legal-action: what is listed is accepted, whoever asks', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { state } of playRandomly(seed)) {
          for (const action of legalActions(state)) {
            expect(check(state, action)).toEqual([])
            // A copy is not recognised as one of the list: it is checked.
            expect(apply(state, { ...action }).ok).toBe(true)
          }
        }
      }),
      games(4),
    )
  })

  test('game-state/legal-action: what is accepted is listed, and a refusal changes nothing', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed + 1)
        for (const { state } of playRandomly(seed)) {
          const legal = [...legalActions(state), ...standingActions(state, 0), ...standingActions(state, 1)]
          const before = hashOf(state)
          for (let i = 0; i < 12; i++) {
            const action = wildAction(state, random)
            const listed = legal.some((one) => one.type === action.type && same(one, action))
            const done = apply(state, action)
            if (done.ok !== listed) expect(done.ok, JSON.stringify(action)).toBe(listed)
            if (!done.ok && (done.state !== state || done.refusals.length === 0))
              expect(done).toMatchObject({ state, refusals: [expect.anything()] })
          }
          if (hashOf(state) !== before) expect(hashOf(state)).toBe(before)
        }
      }),
      games(3),
    )
  })

  test('game-state/game-state: the state is data: a copy read back from JSON goes on as the same game', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { state, action, after } of playRandomly(seed)) {
          const copy = jsonCopy(state)
          expect(hashOf(copy)).toBe(hashOf(state))
          const done = apply(copy, action)
          expect(done.ok && hashOf(done.state)).toBe(hashOf(after))
        }
      }),
      games(2),
    )
  })

  test('the same setup and actions give the same states, byte for byte', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const moments = [...playRandomly(seed)]
        let state = matchOf(seed)
        for (const { action, after } of moments) {
          const done = apply(state, action)
          if (!done.ok) throw new Error('The replay was refused')
          state = done.state
          expect(JSON.stringify(state)).toBe(JSON.stringify(after))
        }
      }),
      games(6),
    )
  })

  test('an earlier state is never changed by what is played from it', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const kept: { readonly state: GameState; readonly hash: string }[] = []
        for (const { state } of playRandomly(seed)) kept.push({ state, hash: hashOf(state) })
        for (const { state, hash } of kept) expect(hashOf(state)).toBe(hash)
      }),
      games(4),
    )
  })

  test('setup/starting-information: exchanging hidden cards leaves the other seat’s view and offers identical', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const random = seededRandom(seed + 2)
        for (const { state } of playRandomly(seed)) {
          for (const viewer of SEATS) {
            for (const pair of [hiddenPair(state, viewer, random), faceDownPair(state, viewer)]) {
              if (!pair) continue
              const other = exchanged(state, pair)
              expect(viewFor(other, viewer)).toEqual(viewFor(state, viewer))
              expect(viewFor(other, 'table')).toEqual(viewFor(state, 'table'))
              if (decisionOf(state)?.seat === viewer) expect(legalActions(other)).toEqual(legalActions(state))
            }
          }
        }
      }),
      games(4),
    )
  })

  test('support-access/open-log: the other seat’s events never name a card that it may not know', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { state, after, events } of playRandomly(seed)) expect(leaks(state, events, after)).toEqual([])
      }),
      games(4),
    )
  })

  test('timing/resolution-finality: rewound one step and played again, the game is the same', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const { state, action, after } of playRandomly(seed)) {
          const other = legalActions(state).find((option) => option !== action)
          if (other) apply(state, other)
          const again = apply(state, action)
          expect(again.ok && hashOf(again.state)).toBe(hashOf(after))
        }
      }),
      games(4),
    )
  })
})
