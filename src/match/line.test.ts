import { describe, expect, it } from 'vitest'
import { hashOf } from '@/kernel/hash'
import { snapGame } from '@/games/snap'
import { snap } from '@/games/snap/rules'
import { GALLERY, loadScenario } from '@/games/snap/scenarios/gallery'
import { officialLine } from './line'
import { actionsOf, replay } from './match'
import { attemptSentence } from '@/games/snap/words/attempts'
import { factSentence } from '@/games/snap/words/facts'

const line = async (id: string) => {
  const scenario = await loadScenario(id)
  if (scenario === null) throw new Error(`no scenario ${id}`)
  return officialLine(snapGame, scenario)
}

describe('the line of a scenario', () => {
  it('tells who does what and why, and what is refused', async () => {
    const { moments } = await line('blocker-vs-disruptor')
    expect(moments.map(({ kind, by }) => [kind, by])).toEqual([
      ['start', null],
      ['act', 0],
      ['refused', 1],
      ['act', 1],
    ])
    expect(moments[1]).toMatchObject({
      what: 'Ann attacks Nettle of the Ninth Hour.',
      why: { rule: 'combat/disruptor' },
    })
    expect(moments[1]?.facts.map(({ text }) => text)).toEqual(['Ben may block.', 'Ben can block.'])
    expect(moments[2]).toMatchObject({
      what: 'Ben tries to block with Lumen Weftkeeper.',
      refusals: [{ code: 'notABlocker' }],
    })
    expect(moments[2]?.match).toBe(moments[1]?.match)
  })

  it.each(GALLERY.map(({ id }) => id))(
    '%s: every moment is worded, and a replay from the start reaches it',
    async (id) => {
      const { moments, outcome } = await line(id)
      for (const { kind, what, facts, happened, match } of moments) {
        if (kind !== 'start') expect(what).toMatch(/^(?:Ann|Ben) .*[a-z0-9’)]\.$/i)
        for (const { text } of facts) expect(text).toMatch(/^[A-Z0-9“…].*[.!]$/)
        for (const text of happened) expect(text).not.toMatch(/undefined|null/)
        const again = replay(snap, { constants: match.constants, state: match.start }, actionsOf(match))
        expect(again.ok && hashOf(again.match.state)).toBe(hashOf(match.state))
      }
      expect(outcome.length).toBeGreaterThan(0)
    },
  )
})

describe('words of a line', () => {
  it('say what is done or tried', () => {
    expect(attemptSentence('Ann', { type: 'play', card: 'Rally', targets: ['A', 'B'] })).toBe(
      'Ann plays Rally on A and B.',
    )
    expect(attemptSentence('Ann', { type: 'enter', card: 'Vhal', replacing: 'A' }, true)).toBe(
      'Ann tries to bring in Vhal for A.',
    )
    expect(attemptSentence('Ben', { type: 'pass', to: 'end' })).toBe('Ben ends the turn.')
    expect(attemptSentence('Ben', { type: 'pass' })).toBe('Ben passes.')
    expect(attemptSentence('Ben', { type: 'attack' })).toBe('Ben attacks.')
    expect(attemptSentence('Ben', { type: 'counter', card: 'No', answers: 'Rally' })).toBe('Ben answers Rally with No.')
  })

  it('say what is true', () => {
    const names = ['Ann', 'Ben'] as const
    expect(factSentence({ offers: [2, 'attack', 0] }, names)).toBe('Ben cannot attack.')
    expect(factSentence({ offers: [1, 'unlock', 3] }, names)).toBe('Ann can unlock a Support in 3 ways.')
    expect(factSentence({ turn: [2, 4] }, names)).toBe('It is Ben’s turn in Round 4.')
    expect(factSentence({ result: { winner: null, reason: 'both last Monsters' } }, names)).toBe('The game is a draw.')
    expect(factSentence({ happened: ['blocked', 1] }, names)).toBeNull()
  })
})
