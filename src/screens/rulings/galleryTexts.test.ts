import { beforeAll, describe, expect, it } from 'vitest'
import { GALLERY } from '@/games/snap/scenarios/gallery'
import { galleryTexts, matching, type RulingText } from './galleryTexts'

let all: readonly RulingText[] = []
beforeAll(async () => {
  all = await galleryTexts()
})

const ids = (query: string): readonly string[] => matching(all, query).map(({ entry }) => entry.id)

describe('the gallery’s list', () => {
  it('has the texts of every scenario, and shows all of them without a query', () => {
    expect(ids('  ')).toEqual(GALLERY.map(({ id }) => id))
    for (const { situation, explanation } of all) expect(situation.length * explanation.length).toBeGreaterThan(0)
  })

  it('finds by rule, by card, by words in any order', () => {
    expect(ids('keywords/disruptor')).toContain('blocker-vs-disruptor')
    expect(ids('Slipstream Harrier')).toContain('blocker-vs-disruptor')
    expect(ids('bench DISRUPTOR ben’s')).toContain('blocker-vs-disruptor')
    expect(ids('xylophone')).toEqual([])
  })
})
