import { describe, expect, it } from 'vitest'
import type { Privacy } from './contract'
import { eyesOf, privacyFor } from './privacy'

const hidden = (): boolean => true
const open = (seat: 0 | 1): Privacy => ({ mode: 'open', seat })

describe('whose screen it is', () => {
  it('stays open for the seat that goes on deciding, also in a Counter Window', () => {
    expect(privacyFor(open(0), { seat: 0, kind: 'step' }, hidden)).toEqual(open(0))
    expect(privacyFor(open(0), { seat: 0, kind: 'window' }, hidden)).toEqual(open(0))
  })

  it('asks the other seat for a Counter without showing anything', () => {
    const next = privacyFor(open(0), { seat: 1, kind: 'window' }, hidden)
    expect(next).toEqual({ mode: 'quick', seat: 1 })
    expect(eyesOf(next, { seat: 1, kind: 'window' })).toBe('table')
  })

  it('asks the other seat for a block without showing anything: its Blockers are face-up', () => {
    expect(privacyFor(open(0), { seat: 1, kind: 'block' }, hidden)).toEqual({ mode: 'quick', seat: 1 })
    expect(privacyFor({ mode: 'quick', seat: 1 }, { seat: 1, kind: 'window' }, hidden)).toEqual({
      mode: 'quick',
      seat: 1,
    })
  })

  it('draws the curtain for any other decision of the other seat', () => {
    for (const kind of ['setup', 'step', 'promote', 'trigger', 'pick'] as const) {
      const next = privacyFor(open(0), { seat: 1, kind }, hidden)
      expect(next).toEqual({ mode: 'curtain', seat: 1 })
      expect(eyesOf(next, { seat: 1, kind })).toBe('table')
    }
  })

  it('draws the curtain when a quick response gives the decision back', () => {
    expect(privacyFor({ mode: 'quick', seat: 1 }, { seat: 0, kind: 'step' }, hidden)).toEqual({
      mode: 'curtain',
      seat: 0,
    })
    expect(privacyFor({ mode: 'quick', seat: 1 }, { seat: 1, kind: 'promote' }, hidden)).toEqual({
      mode: 'curtain',
      seat: 1,
    })
  })

  it('asks both seats of a window quickly, one after the other', () => {
    expect(privacyFor({ mode: 'quick', seat: 1 }, { seat: 0, kind: 'window' }, hidden)).toEqual({
      mode: 'quick',
      seat: 0,
    })
  })

  it('needs no curtain for a seat that has nothing to hide', () => {
    expect(privacyFor(open(0), { seat: 1, kind: 'promote' }, () => false)).toEqual(open(1))
  })

  it('shows the table when the game is over', () => {
    expect(eyesOf(privacyFor(open(0), null, hidden), null)).toBe('table')
  })
})
