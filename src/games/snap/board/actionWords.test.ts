import { describe, expect, it } from 'vitest'
import { actionWords, meaningWords } from './actionWords'
import { at, numberOf, tableView } from './testing/tableView'

const view = tableView()

describe('action words', () => {
  it('say exactly what will happen', () => {
    const seat = 0
    const rally = numberOf('Rally')
    expect(actionWords({ type: 'play', seat, card: rally, targets: [{ seat: 0, slot: at(0) }] }, view)).toBe(
      'Play Rally on Bloodbound Initiate',
    )
    expect(actionWords({ type: 'attack', seat, target: at(1) }, view)).toBe('Attack Nightglass Harrier')
    expect(actionWords({ type: 'swap', seat, slot: at(1) }, view)).toBe(
      'Swap Bloodbound Initiate and Emberline Sentinel',
    )
    expect(actionWords({ type: 'evolve', seat, card: numberOf('Bloodbound Champion'), slot: at(0) }, view)).toBe(
      'Evolve Bloodbound Initiate to Bloodbound Champion',
    )
    expect(actionWords({ type: 'lockIn', seat, card: numberOf('Low Tide') }, view)).toBe('Lock in Low Tide')
    expect(actionWords({ type: 'place', seat, card: rally, slot: at(2) }, view)).toBe('Place Rally in Bench 2')
  })
  it('show that a target is still to come', () => {
    expect(
      meaningWords(
        {
          kind: 'more',
          action: { type: 'play', seat: 0, card: numberOf('Crossed Embers'), targets: [{ seat: 0, slot: at(1) }] },
        },
        view,
      ),
    ).toBe('Play Crossed Embers on Emberline Sentinel …')
  })
})
