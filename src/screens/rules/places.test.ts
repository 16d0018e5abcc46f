import { describe, expect, it } from 'vitest'
import { targetOf } from './places'

describe('what an address of the rules leads to', () => {
  it.each([
    [['ref-zones'], 'place-zones'],
    [['ref-zones', 'hand'], 'place-zones/hand'],
    [['ref-zones-hand'], 'place-zones/hand'],
    [['zone-table'], 'place-zone-table'],
    [['glossary'], 'place-glossary'],
    [['glossary', 'prime  SINGULAR'], 'place-term-prime-singular'],
    [['glossary', 'attacker'], 'place-term-attack'],
  ])('%j is a place', (address, anchor) => expect(targetOf(address)).toMatchObject({ known: true, anchor }))

  it.each([
    [['combat', 'equal-imp', 'more'], 'combat/equal-imp'],
    [['zoness'], 'zones'],
    [['ref-nothing'], null],
    [['constructor'], null],
    [['toString', 'x'], null],
    [['glossary', 'a', 'b'], null],
    [['glossary', 'Counter Windwo'], 'Counter Window'],
    [['glossary', ''], null],
  ])('%j is none; near is %j', (address, near) => {
    const target = targetOf(address)
    expect(target).toMatchObject({ known: false, written: expect.any(String) as string })
    expect(target?.known === false && target.near?.words).toBe(near ?? undefined)
  })

  it('an empty address asks for nothing', () => expect(targetOf([])).toBeNull())
})
