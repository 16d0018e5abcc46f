import { describe, expect, it } from 'vitest'
import type { GameEvent, GameState, Seat, Slot, ViewedEvent, Viewer } from '@/games/snap/rules'
import { createMatch } from '@/games/snap/rules'
import { testSetup } from '@/match/testing/decks'
import { wordEvent } from './log'
import { sceneOf } from './scene'

const start = createMatch(testSetup)
const slot = (value: number): Slot => value as Slot

/** A table with Amber Monsters 0 to 2 and Beryl Monsters 0 to 1 on it; the second of each is face-down. */
function table(): GameState {
  const standing = (card: number, object: number, faceUp: boolean): GameState['sides'][0]['field'][number] => ({
    card: card as never,
    under: [],
    object,
    faceUp,
    revealedOn: 0,
    evolvedOn: 0,
    enteredOn: 0,
    attackedOn: 0,
    loss: 0,
  })
  const [ada, bo] = start.sides
  const cardOf = (name: string): number => start.match.cards.findIndex((card) => card.name === name)
  return {
    ...start,
    round: 3,
    sides: [
      {
        ...ada,
        field: [
          standing(cardOf('Amber Monster 0'), 50, true),
          standing(cardOf('Amber Monster 1'), 51, false),
          null,
          null,
          null,
        ],
      },
      {
        ...bo,
        field: [
          standing(cardOf('Beryl Monster 0'), 60, true),
          standing(cardOf('Beryl Monster 1'), 61, false),
          null,
          null,
          null,
        ],
      },
    ],
  }
}

const card = (name: string): never => start.match.cards.findIndex((one) => one.name === name) as never
const words = (event: ViewedEvent, viewer: Viewer = 'table'): string | null => {
  const state = table()
  return wordEvent(event, sceneOf(state, state, viewer))?.text ?? null
}
const at = (seat: Seat, place: number): { seat: Seat; slot: Slot } => ({ seat, slot: slot(place) })

describe('log lines', () => {
  it('name face-up Monsters with their players', () => {
    const attack: GameEvent = {
      type: 'attackDeclared',
      attacker: at(0, 0),
      target: at(1, 0),
      attackerRef: { card: card('Amber Monster 0'), object: 50 },
      targetRef: { card: card('Beryl Monster 0'), object: 60 },
    }
    expect(words(attack)).toBe('Ada’s Amber Monster 0 attacks Bo’s Beryl Monster 0.')
  })

  it('name a face-down Monster by its place to all but its controller', () => {
    const lost = { type: 'impLost', ...at(1, 1), amount: 500 } as const
    expect(words(lost, 'table')).toBe('The face-down Monster in Bo’s Bench Slot 1 loses 500 IMP.')
    expect(words(lost, 0)).toBe('The face-down Monster in Bo’s Bench Slot 1 loses 500 IMP.')
    expect(words(lost, 1)).toBe('Bo’s Beryl Monster 1 loses 500 IMP.')
  })

  it('name a Support to its owner only (support-access/open-log)', () => {
    expect(words({ type: 'lockedIn', seat: 0, card: null })).toBe('Ada locks a Support.')
    expect(words({ type: 'lockedIn', seat: 0, card: card('Amber Support 3') }, 0)).toBe('Ada locks Amber Support 3.')
    expect(words({ type: 'moved', seat: 1, card: null, from: 'locked', to: 'hand' })).toBe(
      'Bo’s Support goes from Locked Support to the hand.',
    )
  })

  it('follow Monsters that change places within one action', () => {
    const state = table()
    const scene = sceneOf(state, state, 'table')
    scene.follow({
      type: 'defeated',
      victims: [{ ...at(1, 0), cards: [card('Beryl Monster 0')], object: 60 }],
      cause: 'combat',
      by: null,
    })
    scene.follow({ type: 'revealed', ...at(1, 1), card: card('Beryl Monster 1') })
    const promoted = { type: 'promoted', ...at(1, 1) } as const
    expect(wordEvent(promoted, scene)?.text).toBe('Bo promotes Beryl Monster 1 to the Active Slot.')
    scene.follow(promoted)
    expect(scene.monsterAt(at(1, 0))).toBe('Bo’s Beryl Monster 1')
    expect(scene.monsterOf(60)).toBe('Bo’s Beryl Monster 0')
  })

  it('name what a Counter answers', () => {
    const state = table()
    const scene = sceneOf(state, state, 'table')
    const link = {
      seat: 1,
      card: card('Beryl Support 1'),
      ability: 0,
      answers: -1,
      modes: [],
      targets: [],
      negated: false,
      destination: null,
      resolved: false,
    } as const
    scene.follow({
      type: 'declared',
      origin: { kind: 'Spell', seat: 0, card: card('Amber Support 0'), modes: [], targets: [] },
      targets: [],
    })
    const first = { type: 'counterPlayed', seat: 1, link, targets: [] } as const
    expect(wordEvent(first, scene)?.text).toBe('Bo answers Amber Support 0 with Beryl Support 1.')
    scene.follow(first)
    expect(
      wordEvent(
        {
          type: 'counterPlayed',
          seat: 0,
          link: { ...link, seat: 0, card: card('Amber Support 1'), answers: 0 },
          targets: [],
        },
        scene,
      )?.text,
    ).toBe('Ada answers Beryl Support 1 with Amber Support 1.')
  })

  it('announce what a Counter may still stop, and only that', () => {
    const before = table()
    const declared = {
      type: 'declared',
      origin: { kind: 'unlock', seat: 0, card: card('Amber Support 0') },
      targets: [],
    } as const
    const after = {
      ...before,
      chain: { origin: declared.origin, cards: [], links: [], negated: false, destination: null },
      agenda: [{ kind: 'window', seat: 1, passes: 0 }],
    } as const
    const told = (event: ViewedEvent, viewer: Viewer, then: GameState = after) =>
      wordEvent(event, sceneOf(before, then, viewer))?.text ?? null
    expect(told(declared, 0)).toBe('Ada is about to unlock Amber Support 0.')
    expect(told({ ...declared, origin: { ...declared.origin, card: null } }, 1)).toBe(
      'Ada is about to unlock a Support.',
    )
    expect(told(declared, 0, before)).toBeNull()
    expect(told({ ...declared, origin: { kind: 'Swap', seat: 1, object: 61, active: 60, extra: false } }, 0)).toBe(
      'Bo is about to swap Beryl Monster 0 and the face-down Monster in Bench Slot 1.',
    )
  })

  it('say of an action that has become impossible that it does nothing', () => {
    const state = table()
    const scene = sceneOf(state, state, 'table')
    scene.follow({ type: 'declared', origin: { kind: 'unlock', seat: 0, card: null }, targets: [] })
    expect(wordEvent({ type: 'originResolved', outcome: 'no legal target' }, scene)?.text).toBe(
      'The unlock no longer finds what it needs and does nothing.',
    )
    expect(words({ type: 'combatEnded', outcome: 'the loser left' })).toBe(
      'The Monster with the lower IMP has left the field already; the combat defeats nobody.',
    )
  })

  it('say nothing of rearranging at setup', () => {
    expect(words({ type: 'placed', seat: 0, card: card('Amber Monster 0'), slot: slot(0) }, 0)).toBeNull()
    expect(words({ type: 'chosen', seat: 0, card: card('Amber Support 0'), to: 'hand' }, 0)).toBeNull()
  })

  it('tell how it ended', () => {
    expect(words({ type: 'gameEnded', result: { winner: 1, reason: 'last Monster' } })).toBe('Bo wins.')
    expect(words({ type: 'gameEnded', result: { winner: null, reason: 'agreed draw' } })).toBe('The game is a draw.')
    expect(words({ type: 'compared', attackerImp: 2000, defenderImp: 2000, loser: null })).toBe(
      '2000 IMP against 2000 IMP: equal, so nobody is defeated.',
    )
  })
})
