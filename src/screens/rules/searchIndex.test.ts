import { beforeAll, describe, expect, it } from 'vitest'
import { entries, GLOSSARY } from '@/games/snap/reference'
import { loadSearch, type Search } from './searchIndex'

let search: Search

beforeAll(async () => {
  search = await loadSearch()
})

const places = (query: string): readonly string[] => search(query).map(({ place }) => place)

describe('searching the rules', () => {
  it('finds every entry and every term by its title', () => {
    for (const { id, title } of entries()) expect(places(title), title).toContain(id)
    for (const { term } of GLOSSARY) expect(places(term), term).toContain(`glossary/${term}`)
  })

  it.each([
    ['overdirve', 'combat/overdrive'],
    ['unlok', 'support-access/unlock-step'],
    ['distruptor', 'combat/disruptor'],
    ['evoluton stak', 'prime-evolution/evolution-stack'],
    ['promtion', 'game-end/active-promotion'],
    ['chain cp', 'rulings/chain-cap-reached'],
  ])('forgives “%s”', (query, place) => {
    expect(places(query).slice(0, 12)).toContain(place)
  })

  it('finds the beginning of a word', () => {
    expect(places('graveya')[0]).toMatch(/graveyard/i)
  })

  it('puts what is written rightly before what is near', () => {
    expect(search('Swap')[0]?.title).toBe('Swap')
    expect(search('Block')[0]?.title).toBe('Block')
  })

  it('finds nothing for what is nowhere near', () => {
    expect(search('xylophone')).toEqual([])
  })
})
