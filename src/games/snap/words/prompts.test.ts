import { describe, expect, it } from 'vitest'
import { createMatch, viewFor, type DecisionView, type View } from '@/games/snap/rules'
import { testSetup } from '@/match/testing/decks'
import { answerLabel, passLabel, promptOf, resultRule, resultText } from './prompts'

const start = viewFor(createMatch(testSetup), 'table')
const asks = (part: Partial<DecisionView>): View => ({
  ...start,
  decision: {
    seat: 0,
    kind: 'step',
    step: 'spell',
    source: null,
    ability: -1,
    optional: true,
    purpose: null,
    among: null,
    choices: [],
    modes: [],
    agreed: false,
    ...part,
  },
})

describe('prompts', () => {
  it('say who is asked and what for, in every kind of decision', () => {
    for (const kind of [
      'setup',
      'unlock',
      'flip',
      'order',
      'trigger',
      'step',
      'block',
      'window',
      'lockIn',
      'promote',
      'pick',
      'mode',
    ] as const) {
      const prompt = promptOf(asks({ kind, seat: 1 }))
      expect(prompt).toMatchObject({ seat: 1, who: 'Bo' })
      expect(prompt?.text).toMatch(/Bo.*\.$/)
      expect(prompt?.title).not.toBe('')
    }
  })

  it('name the step', () => {
    expect(promptOf(asks({ step: 'attack' }))).toMatchObject({
      title: 'Attack Phase',
      text: 'Ada attacks or passes.',
      rule: 'turn-procedure/attack-phase',
    })
  })

  it('are nothing when the game is over', () => {
    expect(promptOf({ ...start, decision: null })).toBeNull()
  })
})

describe('buttons', () => {
  const pass = (to: 'attack' | 'end' | null) => ({ type: 'pass', seat: 0, to }) as const

  it('say exactly what a pass does', () => {
    expect(passLabel(pass('attack'), { kind: 'step' })).toBe('Pass to Attack')
    expect(passLabel(pass('end'), { kind: 'step' })).toBe('End turn')
    expect(passLabel(pass(null), { kind: 'window' })).toBe('No Counter')
    expect(passLabel(pass(null), { kind: 'block' })).toBe('No block')
  })

  it('say whether an effect may be left', () => {
    expect(answerLabel({ type: 'accept', seat: 0, targets: [] }, { kind: 'trigger', optional: true })).toBe(
      'Use the effect',
    )
    expect(answerLabel({ type: 'accept', seat: 0, targets: [] }, { kind: 'trigger', optional: false })).toBe('Resolve')
  })
})

describe('the result', () => {
  it('is told with its rule', () => {
    expect(resultText({ ...start, result: { winner: 0, reason: 'last Monster' } })).toBe(
      'Bo has no Monster left on the field.',
    )
    expect(resultText({ ...start, result: { winner: 1, reason: 'concession' } })).toBe('Ada conceded to Bo.')
    expect(resultText(start)).toBeNull()
    expect(resultRule('last Monster')).toBe('game-end/defeat-condition-check')
  })
})
