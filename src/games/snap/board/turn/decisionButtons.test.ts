import type { Action, DecisionView } from '@/games/snap/rules'
import { describe, expect, it } from 'vitest'
import { spellOptions, tableView } from '../testing/tableView'
import { decisionButtons } from './decisionButtons'

const asked = (kind: DecisionView['kind'], more: Partial<DecisionView> = {}): DecisionView => ({
  seat: 0,
  kind,
  step: 'spell',
  source: null,
  ability: -1,
  optional: true,
  purpose: null,
  among: null,
  choices: [],
  modes: [],
  agreed: false,
  ...more,
})
const labels = (decision: DecisionView, options: readonly Action[]) => {
  const { primary, others, endTurn } = decisionButtons(decision, options, tableView({ decision }))
  return [primary?.label ?? null, others.map(({ label }) => label), endTurn?.label ?? null]
}

describe('decision buttons', () => {
  it('pass to the next step, and end the turn in a place of its own', () => {
    expect(labels(asked('step'), spellOptions())).toEqual(['Pass to Evolution', [], 'End turn'])
  })
  it('leave the place of the pass empty where only the end is left', () => {
    expect(labels(asked('step', { step: 'swap' }), [{ type: 'pass', seat: 0, to: 'end' }])).toEqual([
      null,
      [],
      'End turn',
    ])
  })
  it('say what a pass is in a window and in a block', () => {
    expect(labels(asked('window'), [{ type: 'pass', seat: 0, to: null }])).toEqual(['No Counter', [], null])
    expect(
      labels(asked('block'), [
        { type: 'block', seat: 0, slot: 1 as never },
        { type: 'pass', seat: 0, to: null },
      ]),
    ).toEqual(['No block', ['Block with Emberline Sentinel'], null])
  })
  it('use an effect without targets, or leave it', () => {
    expect(
      labels(asked('trigger'), [
        { type: 'accept', seat: 0, targets: [] },
        { type: 'decline', seat: 0 },
      ]),
    ).toEqual(['Use the effect', ['Do not use it'], null])
  })
  it('leave targets to the table', () => {
    expect(
      labels(asked('trigger'), [
        { type: 'accept', seat: 0, targets: [{ seat: 1, slot: 0 as never }] },
        { type: 'decline', seat: 0 },
      ]),
    ).toEqual([null, ['Do not use it'], null])
  })
})
