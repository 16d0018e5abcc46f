import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCardText } from './parse'
import { printCardText, printEffect } from './print'
import { abilities } from './testing/arbitraries'

describe('card-text/digital-readability: text and tree are the same program', () => {
  it('parsing a printed tree gives that tree', () => {
    fc.assert(
      fc.property(abilities, (ability) => {
        const text = printEffect(ability)
        const read = readCardText(text)
        expect(read.faults, text).toEqual([])
        expect(read.abilities, text).toEqual([ability])
      }),
      { numRuns: 800 },
    )
  })

  it('canonical text stays as it is', () => {
    const card = fc.record({
      abilities: fc.array(abilities, { minLength: 1, maxLength: 3 }),
      evolvesFrom: fc.option(fc.constantFrom('Cinderjaw Outrider', 'Bell-Warden, the Second'), { nil: null }),
    })
    fc.assert(
      fc.property(card, (tree) => {
        const text = printCardText(tree)
        expect(printCardText(readCardText(text))).toBe(text)
      }),
      { numRuns: 200 },
    )
  })

  it('case, line breaks, quotes and label dashes do not change the tree', () => {
    fc.assert(
      fc.property(abilities, (ability) => {
        const text = printEffect(ability)
        const wild = text
          .replace(/^([A-Z ]+):/, '$1 —')
          .replace(/’/g, "'")
          .replace(/ /g, '\n')
        const label = text.indexOf(':')
        const capitals = text.slice(0, label + 1) + text.slice(label + 1).toUpperCase()
        expect(readCardText(wild).abilities, text).toEqual([ability])
        expect(readCardText(capitals).abilities, text).toEqual([ability])
      }),
      { numRuns: 200 },
    )
  })
})
