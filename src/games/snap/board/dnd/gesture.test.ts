import type { Action, DecisionView, View } from '@/games/snap/rules'
import { describe, expect, it } from 'vitest'
import { at, back, field, known, monster, numberOf, spellOptions, tableView } from '../testing/tableView'
import type { TargetedAction } from './actionKey'
import { gesture, type Meaning } from './gesture'
import type { CardZone, Piece, Spot } from './piece'

const card = (name: string, zone: CardZone): Piece => ({ kind: 'card', seat: 0, zone, card: numberOf(name) })
const own = (slot: number): Piece => ({ kind: 'monster', seat: 0, slot: at(slot) })
const slot = (seat: 0 | 1, number: number): Spot => ({ kind: 'slot', seat, slot: at(number) })
const zone = (name: CardZone, seat: 0 | 1 = 0): Spot => ({ kind: 'zone', seat, zone: name })
const playArea: Spot = { kind: 'play' }

const asked = (kind: DecisionView['kind'], more: Partial<DecisionView> = {}): DecisionView => ({
  seat: 0,
  kind,
  step: 'spell',
  source: null,
  ability: -1,
  optional: false,
  purpose: null,
  among: null,
  choices: [],
  modes: [],
  agreed: false,
  ...more,
})

function means(
  piece: Piece,
  spot: Spot,
  view: View = tableView(),
  options: readonly Action[] = [],
  begun: TargetedAction | null = null,
): Meaning {
  return gesture(piece, spot, { view, options, begun })
}
const doing = (piece: Piece, spot: Spot, view?: View, options?: readonly Action[]): Action | null => {
  const meaning = means(piece, spot, view, options)
  return meaning.kind === 'act' ? meaning.action : null
}

describe('setup', () => {
  const view = tableView({ decision: asked('setup'), step: 'setup' })
  it('a lineup card on a slot is placed there', () => {
    expect(doing(card('Dawn Archivist', 'lineup'), slot(0, 2), view)).toEqual({
      type: 'place',
      seat: 0,
      card: numberOf('Dawn Archivist'),
      slot: 2,
    })
  })
  it('a placed Monster on another slot is placed there', () => {
    expect(doing(own(0), slot(0, 1), view)).toEqual({
      type: 'place',
      seat: 0,
      card: numberOf('Bloodbound Initiate'),
      slot: 1,
    })
  })
  it.each(['hand', 'locked'] as const)('a Support on the %s tray is chosen for it', (to) => {
    expect(doing(card('Low Tide', 'deck'), zone(to), view)).toEqual({
      type: 'choose',
      seat: 0,
      card: numberOf('Low Tide'),
      to,
    })
  })
  it('a chosen Support goes back to the deck', () => {
    expect(doing(card('Rally', 'hand'), zone('deck'), view)).toEqual({
      type: 'choose',
      seat: 0,
      card: numberOf('Rally'),
      to: 'deck',
    })
  })
  it('says what belongs where', () => {
    expect(means(card('Rally', 'hand'), slot(0, 0), view)).toEqual({ kind: 'none', hint: 'setupSupports' })
    expect(means(card('Dawn Archivist', 'lineup'), zone('hand'), view)).toEqual({ kind: 'none', hint: 'setupMonsters' })
  })
})

describe('Supports', () => {
  it('a Locked Support on the hand is unlocked', () => {
    expect(doing(card('Second Wind', 'locked'), zone('hand'))).toEqual({
      type: 'unlock',
      seat: 0,
      card: numberOf('Second Wind'),
    })
  })
  it('a Spell on its target is played on it', () => {
    expect(doing(card('Rally', 'hand'), slot(0, 0))).toEqual({
      type: 'play',
      seat: 0,
      card: numberOf('Rally'),
      targets: [{ seat: 0, slot: 0 }],
    })
  })
  it('a Spell without target on the play area is played', () => {
    expect(doing(card('Deep Breath', 'hand'), playArea)).toEqual({
      type: 'play',
      seat: 0,
      card: numberOf('Deep Breath'),
      targets: [],
    })
  })
  it('a Spell that wants a target asks for it when it is put on the play area', () => {
    expect(means(card('Rally', 'hand'), playArea)).toEqual({
      kind: 'more',
      action: { type: 'play', seat: 0, card: numberOf('Rally'), targets: [] },
    })
  })
  it('a Spell with two targets takes the first, then the second', () => {
    const first = means(card('Crossed Embers', 'hand'), slot(0, 1), undefined, spellOptions())
    expect(first).toEqual({
      kind: 'more',
      action: { type: 'play', seat: 0, card: numberOf('Crossed Embers'), targets: [{ seat: 0, slot: 1 }] },
    })
    const begun = first.kind === 'more' ? first.action : null
    expect(means(card('Crossed Embers', 'hand'), slot(1, 0), undefined, spellOptions(), begun)).toEqual({
      kind: 'act',
      action: {
        type: 'play',
        seat: 0,
        card: numberOf('Crossed Embers'),
        targets: [
          { seat: 0, slot: 1 },
          { seat: 1, slot: 0 },
        ],
      },
    })
  })
  it('a card in a Graveyard can be a target', () => {
    expect(doing(card('Rally', 'hand'), { kind: 'card', card: numberOf('Low Tide', 1) })).toEqual({
      type: 'play',
      seat: 0,
      card: numberOf('Rally'),
      targets: [{ card: numberOf('Low Tide', 1) }],
    })
  })
  it('a Spell out of the deck or locked still says what it would be', () => {
    expect(doing(card('Second Wind', 'locked'), slot(0, 0))?.type).toBe('play')
    expect(doing(card('Grove Signal', 'deck'), slot(0, 0))?.type).toBe('play')
  })
  it('a Support Deck card on Locked Support is locked in', () => {
    expect(doing(card('Low Tide', 'deck'), zone('locked'), tableView({ decision: asked('lockIn') }))).toEqual({
      type: 'lockIn',
      seat: 0,
      card: numberOf('Low Tide'),
    })
  })
  it.each([
    ['lock', 'deck', 'locked'],
    ['unlock', 'locked', 'hand'],
    ['graveyard', 'locked', 'graveyard'],
    ['deck', 'locked', 'deck'],
  ] as const)('an effect that asks for a card to %s takes it by the same gesture', (purpose, from, to) => {
    const view = tableView({ decision: asked('pick', { purpose }) })
    expect(doing(card('Second Wind', from), zone(to), view)).toEqual({
      type: 'pick',
      seat: 0,
      card: numberOf('Second Wind'),
    })
  })
  it('put back means nothing', () => {
    expect(means(card('Rally', 'hand'), zone('hand'))).toEqual({ kind: 'none', hint: null })
  })
})

describe('Counters', () => {
  const spell = known('Hollow Bell', 1)
  const chain: View['chain'] = {
    kind: 'Spell',
    seat: 1,
    card: spell,
    targets: [],
    links: [
      { index: 0, seat: 1, card: known('Root Bargain', 1), answers: -1, targets: [], negated: false, resolved: false },
    ],
    negated: false,
  }
  const view = tableView({ decision: asked('window'), chain })
  const veil = card('Veil of Silence', 'hand')
  it('on a link answers that link', () => {
    expect(doing(veil, { kind: 'link', index: 0 }, view)).toEqual({
      type: 'counter',
      seat: 0,
      card: numberOf('Veil of Silence'),
      answers: 0,
      targets: [],
    })
    expect(doing(veil, { kind: 'link', index: -1 }, view)).toEqual({
      type: 'counter',
      seat: 0,
      card: numberOf('Veil of Silence'),
      answers: -1,
      targets: [],
    })
  })
  it('on the play area answers what it can, else the newest link', () => {
    const legal: Action = { type: 'counter', seat: 0, card: numberOf('Veil of Silence'), answers: -1, targets: [] }
    expect(doing(veil, playArea, view, [legal])).toEqual(legal)
    expect(doing(veil, playArea, view)).toMatchObject({ answers: 0 })
  })
})

describe('Monsters', () => {
  it('an Evolution on its Monster evolves it', () => {
    expect(doing(card('Bloodbound Champion', 'reserve'), slot(0, 0))).toEqual({
      type: 'evolve',
      seat: 0,
      card: numberOf('Bloodbound Champion'),
      slot: 0,
    })
  })
  it('a Prime Singular on an own Monster enters there', () => {
    expect(doing(card('Ashen Titan', 'reserve'), slot(0, 1))).toEqual({
      type: 'enter',
      seat: 0,
      card: numberOf('Ashen Titan'),
      slot: 1,
    })
  })
  it('the Active Monster on an opposing one attacks it', () => {
    expect(doing(own(0), slot(1, 0))).toEqual({ type: 'attack', seat: 0, target: 0 })
    expect(doing(own(0), slot(1, 1))).toEqual({ type: 'attack', seat: 0, target: 1 })
  })
  it('a Bench Monster on an opposing one is no attack by another', () => {
    expect(means(own(1), slot(1, 0))).toEqual({ kind: 'none', hint: 'onlyActiveAttacks' })
  })
  it('a Bench Monster and the Active one are swapped, from either side', () => {
    expect(doing(own(1), slot(0, 0))).toEqual({ type: 'swap', seat: 0, slot: 1 })
    expect(doing(own(0), slot(0, 1))).toEqual({ type: 'swap', seat: 0, slot: 1 })
    expect(means(own(1), slot(0, 2))).toEqual({ kind: 'none', hint: 'swapWithActive' })
  })
  it('a Bench Monster on the empty Active Slot is promoted', () => {
    const view = tableView({ decision: asked('promote') })
    const [ann, ben] = view.seats
    const empty: View = { ...view, seats: [{ ...ann, field: field([null, monster(0, 1, 'Emberline Sentinel')]) }, ben] }
    expect(doing(own(1), slot(0, 0), empty)).toEqual({ type: 'promote', seat: 0, slot: 1 })
    expect(doing(own(1), playArea, empty)).toEqual({ type: 'promote', seat: 0, slot: 1 })
  })
  it('a Blocker on the attack, the attacker or the attacked blocks', () => {
    const view = tableView({
      decision: asked('block'),
      turn: 1,
      combat: {
        attacker: { seat: 1, slot: at(0) },
        defender: { seat: 0, slot: at(0) },
        attackerSeat: 1,
        blocked: false,
        loser: null,
        outcome: { negated: false, prevented: false },
      },
    })
    for (const spot of [playArea, slot(1, 0), slot(0, 0)])
      expect(doing(own(1), spot, view)).toEqual({ type: 'block', seat: 0, slot: 1 })
  })
  it('a face-down Monster on the play area is revealed in the Flip Step', () => {
    expect(doing(own(2), playArea, tableView({ decision: asked('flip') }))).toEqual({ type: 'flip', seat: 0, slot: 2 })
  })
})

describe('effects', () => {
  const view = tableView({
    decision: asked('trigger', { source: known('Bloodbound Initiate'), ability: 0, optional: true }),
  })
  it('a Trigger takes its target by click, and by dragging the Monster whose it is', () => {
    const action = { type: 'accept', seat: 0, targets: [{ seat: 1, slot: 0 }] }
    expect(doing({ kind: 'effect', seat: 0 }, slot(1, 0), view)).toEqual(action)
    expect(doing(own(0), slot(1, 0), view)).toEqual(action)
  })
})

it('backs are nothing to hold', () => {
  expect(back(1, 'hand', 0).known).toBe(false)
})
