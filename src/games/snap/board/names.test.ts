import { describe, expect, it } from 'vitest'
import { cardName, monsterName, placeWord, slotName, zoneName } from './names'
import { at, back, known, monster, tableView } from './testing/tableView'

const view = tableView()

describe('names of places', () => {
  it('say whose, what and how many', () => {
    expect(zoneName(view, 1, 'hand')).toBe('Ben: Hand, 3 cards')
    expect(zoneName(view, 0, 'graveyard')).toBe('Ann: Graveyard, 1 card')
  })
  it('say which slot', () => {
    expect(slotName(view, 0, { kind: 'active', slot: at(0), open: true })).toBe('Ann: Active Slot')
    expect(slotName(view, 0, { kind: 'bench', slot: at(2), open: true })).toBe('Ann: Bench 2')
    expect(slotName(view, 0, { kind: 'flex', slot: at(4), open: false })).toBe('Ann: Flex Slot, closed')
  })
  it('call a Monster by its name, and a hidden one by its place', () => {
    expect(placeWord(view, 0, at(0))).toBe('Bloodbound Initiate')
    expect(placeWord(view, 1, at(2))).toBe("Ben's Bench 2")
  })
})

describe('names of cards', () => {
  it('say what and where', () => {
    expect(cardName(known('Rally'), 'hand')).toBe('Rally, Spell, in hand')
    expect(cardName(known('Bloodbound Champion'), 'reserve')).toBe('Bloodbound Champion, Evolution, in Monster Reserve')
    expect(cardName(back(1, 'hand', 0), 'hand')).toBe('Face-down card')
  })
  it('say what a Monster is worth and what state it is in', () => {
    const bench = { kind: 'bench', slot: at(2) } as const
    expect(monsterName(monster(0, 0, 'Bloodbound Initiate', { keywords: [] }), { kind: 'active', slot: at(0) })).toBe(
      'Bloodbound Initiate, Coreon Monster, IMP 2400, Active',
    )
    expect(
      monsterName(
        monster(0, 2, 'Bloodbound Initiate', { imp: 2900, newlyEvolved: true, keywords: ['Blocker'] }),
        bench,
      ),
    ).toBe('Bloodbound Initiate, Coreon Monster, IMP 2900 raised from 2400, Bench 2, Blocker, newly evolved')
    expect(monsterName(monster(0, 2, 'Dawn Archivist', { faceUp: false }), bench)).toBe(
      'Dawn Archivist, Aetherion Monster, IMP 2600, Bench 2, face-down',
    )
    expect(monsterName(monster(1, 2, null, { faceUp: false }), bench)).toBe('Face-down card, Bench 2')
  })
})
