import { describe, expect, it } from 'vitest'
import { entries } from './chapters'
import { nearestId, ruleCoverage, type TitledTest } from './coverage'

const titled = (titles: readonly string[], inBrowser = false): TitledTest => ({
  file: inBrowser ? 'e2e/x.spec.ts' : 'src/x.test.ts',
  line: 1,
  titles,
  inBrowser,
})
const coverageOf = (id: string, tests: readonly TitledTest[]) =>
  ruleCoverage(tests).entries.find(({ entry }) => entry.id === id)

describe('the coverage of the entries', () => {
  it('counts a test for every id in its title and in those around it', () => {
    const {
      entries: covered,
      totals,
      unknown,
    } = ruleCoverage([
      titled(['combat/blocker', 'it blocks (keywords/blocker), see rulings/blocker-vs-disruptor']),
      titled(['something else']),
    ])
    expect(covered.filter(({ tests }) => tests.length > 0).map(({ entry }) => entry.id)).toEqual([
      'combat/blocker',
      'keywords/blocker',
      'rulings/blocker-vs-disruptor',
    ])
    expect(totals).toMatchObject({ entries: 109, tests: 1 })
    expect(unknown).toEqual([])
  })

  it('counts a test once, however often it names an entry', () => {
    expect(coverageOf('combat/blocker', [titled(['combat/blocker', 'combat/blocker: it blocks'])])?.tests).toHaveLength(
      1,
    )
  })

  it('is open where nothing shows the entry; what is outside never is', () => {
    const { entries: covered, totals } = ruleCoverage([])
    const outside = entries().filter(({ kind }) => kind === 'outside').length
    expect(covered.filter(({ open }) => !open).map(({ entry }) => entry.kind)).toEqual(
      Array.from({ length: outside }, () => 'outside'),
    )
    expect(totals).toMatchObject({ open: 109 - outside, tests: 0 })
    expect(totals.engine + totals.interface + totals.text + totals.outside).toBe(109)
  })

  it('says what of an entry is only a label, and still asks for a test of the rest', () => {
    const { entries: covered, totals } = ruleCoverage([])
    const labels = covered.filter(({ label }) => label !== null)
    expect(labels.map(({ entry, open }) => [entry.id, open])).toEqual([
      ['chains/resonance-counter', true],
      ['keywords/trigger', true],
    ])
    for (const { label } of labels) expect(label).toMatch(/^\p{Lu}.*\.$/u)
    expect(totals.labels).toBe(2)
  })

  it('asks for a browser where the entry is about what players are shown', () => {
    expect(coverageOf('support-access/open-log', [titled(['support-access/open-log: told'])])?.open).toBe(true)
    expect(coverageOf('support-access/open-log', [titled(['support-access/open-log: told'], true)])?.open).toBe(false)
    expect(coverageOf('combat/equal-imp', [titled(['combat/equal-imp: nobody'])])?.open).toBe(false)
  })

  it('tells ids that the reference does not have, with the nearest one', () => {
    const { unknown } = ruleCoverage([titled(['combat/equal-ipm: nobody falls']), titled(['zones/nothing-like-it'])])
    expect(unknown.map(({ id, nearest }) => [id, nearest])).toEqual([
      ['combat/equal-ipm', 'combat/equal-imp'],
      ['zones/nothing-like-it', null],
    ])
    const mistyped = ['comabt/equal-imp', 'nobody (comabt/equal-imp)', 'some/thing: else']
    expect(mistyped.map((title) => ruleCoverage([titled([title])]).unknown.length)).toEqual([1, 1, 1])
  })

  it('takes no path, and no two words with a stroke, for an id', () => {
    expect(
      ruleCoverage([
        titled(['src/rules/combat/equal-imp.ts', 'and/or', 'a Spell and/or a Counter', 'turn-procedure: ten steps']),
      ]),
    ).toMatchObject({ unknown: [], totals: { tests: 0 } })
  })
})

it('the nearest id of a mistyped one is found', () => {
  expect(nearestId('suport-access/unlock-step')).toBe('support-access/unlock-step')
  expect(nearestId('something/else-entirely-different')).toBeNull()
})
