import { describe, expect, it } from 'vitest'
import { seededRandom } from '@/kernel/random'
import type { StoreApi } from 'zustand/vanilla'
import { testDeck } from '@/match/testing/decks'
import { SNAP_STANDARD, type Action, type Format } from '@/games/snap/rules'
import type { MatchStore, TableConfig } from './contract'
import { createMatchStore } from './createMatchStore'

const DECKS = { amber: testDeck('Amber'), beryl: testDeck('Beryl') } as const
const CONFIG: TableConfig = {
  names: ['Ada', 'Bo'],
  decks: ['amber', 'beryl'],
  format: SNAP_STANDARD,
  askOnlyWhenPossible: false,
}

const newStore = (): StoreApi<MatchStore> =>
  createMatchStore((id) => (id === 'amber' || id === 'beryl' ? DECKS[id] : null))

function started(config: Partial<TableConfig> = {}): StoreApi<MatchStore> {
  const store = newStore()
  expect(store.getState().start({ ...CONFIG, ...config })).toEqual([])
  return store
}

/** Chooses what leads on: confirms the setup as soon as it can be confirmed. */
function choose(options: readonly Action[], random: () => number): Action | undefined {
  const confirm = options.find((action) => action.type === 'confirm')
  if (confirm !== undefined) return confirm
  const leading = options.filter((action) => action.type !== 'choose' || action.to !== 'deck')
  return leading[Math.floor(random() * leading.length)]
}

/** One step of a table at which everyone answers what is asked; false: nothing is asked any more. */
function step(store: StoreApi<MatchStore>, random: () => number): boolean {
  const { decision, privacy, options } = store.getState()
  if (decision === null) return false
  if (privacy.mode === 'curtain') {
    store.getState().liftCurtain()
    return true
  }
  if (privacy.mode === 'quick' && random() < 0.5) {
    store.getState().lookAtHand()
    return true
  }
  const action = choose(options, random)
  if (action === undefined) return false
  expect(store.getState().act(action)).toBe(true)
  return true
}

/** Names of cards in what a store shows; only what is public may be among them. */
const names = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/(?:Amber|Beryl) (?:Support \d+|Monster \d|Evolution)/g)].map(([name]) => name)

describe('starting', () => {
  it('waits behind the curtain for Player 1, and shows nothing private meanwhile', () => {
    const { privacy, eyes, view, options, decision } = started().getState()
    expect(privacy).toEqual({ mode: 'curtain', seat: 0 })
    expect(eyes).toBe('table')
    expect(options).toEqual([])
    expect(decision).toMatchObject({ seat: 0, kind: 'setup' })
    expect(names(view)).toEqual([])
  })

  it('says which deck is missing and leaves everything as it was', () => {
    const store = newStore()
    expect(store.getState().start({ ...CONFIG, decks: ['amber', 'none'] })).toEqual([
      { sentence: 'Bo has no deck: “none” is not on this table.', rule: 'setup/deck-verification' },
    ])
    expect(store.getState().view).toBeNull()
  })

  it('gives the screen from one setup to the other', () => {
    const store = started()
    const random = seededRandom(1)
    store.getState().liftCurtain()
    expect(store.getState().eyes).toBe(0)
    while (store.getState().decision?.seat === 0) step(store, random)
    expect(store.getState().privacy).toEqual({ mode: 'curtain', seat: 1 })
    expect(names(store.getState())).toEqual([])
    store.getState().liftCurtain()
    expect(store.getState().eyes).toBe(1)
    expect(names(store.getState().view).every((name) => name.startsWith('Beryl'))).toBe(true)
  })
})

describe('a format that is not the standard', () => {
  const format: Format = { ...SNAP_STANDARD, startingHand: 2, benchSlots: 4 }

  it('is played, and a rematch keeps it', () => {
    const store = started({ format })
    expect(store.getState().view?.seats[0].field).toHaveLength(6)
    store.getState().rematch()
    expect(store.getState().config).toMatchObject({ names: ['Bo', 'Ada'], format })
    expect(store.getState().view?.seats[0].field).toHaveLength(6)
  })

  it('starts no match with a deck that is not legal in it, and says what is wrong', () => {
    const store = newStore()
    const faults = store.getState().start({ ...CONFIG, format: { ...SNAP_STANDARD, evolutionCards: 0 } })
    expect(faults).toEqual([
      {
        sentence: 'Ada, “Amber deck”: The deck has 1 Evolution card and may have 0; take 1 out.',
        rule: 'setup/deck-verification',
      },
      {
        sentence: 'Bo, “Beryl deck”: The deck has 1 Evolution card and may have 0; take 1 out.',
        rule: 'setup/deck-verification',
      },
    ])
    expect(store.getState().view).toBeNull()
  })

  it('starts no match when a value cannot be played', () => {
    const store = newStore()
    const faults = store.getState().start({ ...CONFIG, format: { ...SNAP_STANDARD, attacks: 9 } })
    expect(faults).toEqual([
      { sentence: 'The format cannot be played: “Attacks a turn” is a whole number from 1 to 3.', rule: null },
    ])
    expect(store.getState().view).toBeNull()
  })
})

describe('privacy over whole matches', () => {
  it.each([1, 2, 3])('seed %i: the table’s eyes see only what is public, a seat’s eyes only what is theirs', (seed) => {
    const store = started()
    const random = seededRandom(seed)
    const marks = ['Amber', 'Beryl'] as const
    const open = new Set<string>()
    let quick = 0
    for (let count = 0; count < 250 && step(store, random); count++) {
      const { view, log, options, events, eyes, privacy, decision } = store.getState()
      if (view === null) throw new Error('no view')
      expect(eyes).toBe(privacy.mode === 'open' && decision !== null ? privacy.seat : 'table')
      if (privacy.mode === 'quick') {
        quick += 1
        expect(options).toContainEqual({ type: 'pass', seat: privacy.seat, to: null })
        expect(options.every(({ type }) => type === 'pass' || type === 'block')).toBe(true)
        expect(['window', 'block']).toContain(decision?.kind)
      }
      if (privacy.mode === 'curtain') expect(options).toEqual([])
      if (eyes === 'table')
        expect(
          view.seats.flatMap((side) =>
            [...side.hand, ...side.locked, ...side.deck, ...side.reserve, ...side.lineup].filter((card) => card.known),
          ),
        ).toEqual([])
      for (const side of view.seats) {
        for (const { monster } of side.field) if (monster?.faceUp) names(monster).forEach((name) => open.add(name))
        names(side.graveyard).forEach((name) => open.add(name))
      }
      names(view.chain).forEach((name) => open.add(name))
      names(view.pending).forEach((name) => open.add(name))
      for (const name of [...names(log), ...names(events)]) {
        const own = eyes !== 'table' && name.startsWith(marks[eyes])
        // A Spell that came and went within one action was public, too: it lies in a Graveyard or came back by name.
        if (!own) expect(open, `${name} for ${String(eyes)}`).toContain(name)
      }
    }
    expect(quick).toBeGreaterThan(0)
  })
})

describe('the end', () => {
  it('shows the table’s view, and a rematch exchanges the seats', () => {
    const store = started()
    store.getState().liftCurtain()
    expect(store.getState().act({ type: 'concede', seat: 0 })).toBe(true)
    expect(store.getState().view?.result).toEqual({ winner: 1, reason: 'concession' })
    expect(store.getState().eyes).toBe('table')
    expect(store.getState().options).toEqual([])
    expect(names(store.getState().view)).toEqual([])
    store.getState().rematch()
    expect(store.getState().config).toEqual({
      names: ['Bo', 'Ada'],
      decks: ['beryl', 'amber'],
      format: SNAP_STANDARD,
      askOnlyWhenPossible: false,
    })
    expect(store.getState().log).toEqual([])
    store.getState().leave()
    expect(store.getState().view).toBeNull()
  })

  it('lets either player offer a draw at any time, and the other accept it', () => {
    const store = started()
    expect(store.getState().act({ type: 'offerDraw', seat: 1 })).toBe(true)
    expect(store.getState().view?.drawOffer).toBe(1)
    expect(store.getState().standing[0].map((action) => action.type)).toContain('acceptDraw')
    expect(store.getState().act({ type: 'acceptDraw', seat: 0 })).toBe(true)
    expect(store.getState().view?.result).toEqual({ winner: null, reason: 'agreed draw' })
  })
})

describe('acting', () => {
  it('refuses in words and changes nothing', () => {
    const store = started()
    store.getState().liftCurtain()
    const before = store.getState().view
    expect(store.getState().act({ type: 'confirm', seat: 0 })).toBe(false)
    const { refused, view } = store.getState()
    expect(view).toBe(before)
    expect(refused?.reasons.map((reason) => reason.sentence)).toContain(
      'Every Monster of the lineup needs a slot first.',
    )
    expect(store.getState().reasonsAgainst({ type: 'confirm', seat: 0 })).toEqual(refused?.reasons)
    store.getState().dismissRefusal()
    expect(store.getState().refused).toBeNull()
  })

  it('does nothing behind the curtain', () => {
    const store = started()
    expect(store.getState().act({ type: 'confirm', seat: 0 })).toBe(false)
    expect(store.getState().reasonsAgainst({ type: 'confirm', seat: 0 })).toEqual([])
  })

  it('counts the actions, not the looks', () => {
    const store = started()
    expect(store.getState().turnings).toBe(0)
    store.getState().liftCurtain()
    expect(store.getState().turnings).toBe(0)
    step(store, seededRandom(1))
    expect(store.getState().turnings).toBe(1)
  })
})

describe('asking only when a Counter is possible', () => {
  it('never asks a player who could only pass', () => {
    for (const seed of [1, 2]) {
      const store = started({ askOnlyWhenPossible: true })
      const random = seededRandom(seed)
      for (let count = 0; count < 250 && step(store, random); count++) {
        const { decision, eyes, options } = store.getState()
        if (decision?.kind === 'window' && eyes !== 'table') expect(options.length).toBeGreaterThan(1)
      }
    }
  })
})
