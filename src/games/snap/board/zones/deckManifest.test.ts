import { anyAction, testMatch } from '@/match/testing/decks'
import { seededRandom } from '@/kernel/random'
import { act } from '@/match/match'
import { SEATS, snap, type View } from '@/games/snap/rules'
import { describe, expect, it } from 'vitest'
import { known, tableView } from '../testing/tableView'
import { manifestOf, type ManifestPlace } from './deckManifest'

const placeOf = (view: View, name: string): ManifestPlace | undefined =>
  manifestOf(view, 0)?.find(({ card }) => card.definition.name === name)?.place

describe('the deck manifest', () => {
  it('names every Support with its place, by name; Monsters are none of it', () => {
    const lines = manifestOf(tableView(), 0) ?? []
    const names = lines.map(({ card }) => card.definition.name)
    expect(names).toEqual([...names].sort())
    expect(names).not.toContain('Dawn Archivist')
    expect(names).toHaveLength(18)
    expect(placeOf(tableView(), 'Rally')).toBe('hand')
    expect(placeOf(tableView(), 'Gather Sparks')).toBe('locked')
    expect(placeOf(tableView(), 'Undertow')).toBe('deck')
  })

  it('tells where a card is that is being resolved, and where one lies that has resolved', () => {
    const link = {
      index: 0,
      seat: 0,
      card: known('Veil of Silence'),
      answers: -1,
      targets: [],
      negated: false,
      resolved: true,
    } as const
    const chain = {
      kind: 'Spell',
      seat: 0,
      card: known('Backdraft'),
      targets: [],
      links: [link],
      negated: false,
    } as const
    const [ann, ben] = tableView().seats
    const view = tableView({
      chain,
      seats: [{ ...ann, hand: [], deck: [], graveyard: [known('Veil of Silence')] }, ben],
    })
    expect(placeOf(view, 'Backdraft')).toBe('chain')
    expect(placeOf(view, 'Veil of Silence')).toBe('graveyard')
    expect(placeOf({ ...view, chain: { ...chain, seat: 1, card: known('Low Tide', 1) } }, 'Low Tide')).toBeUndefined()
  })

  it('is the owner’s at every moment of a game, whole, and nobody else’s', () => {
    for (const seed of [1, 2, 3]) {
      const random = seededRandom(seed)
      let match = testMatch()
      for (let count = 0; count < 250; count++) {
        const action = anyAction(match, random)
        const done = action === null ? null : act(snap, match, action)
        if (done?.ok !== true) break
        match = done.match
        for (const seat of SEATS) {
          expect(manifestOf(snap.view(match.constants, match.state, seat), seat)).toHaveLength(20)
          expect(manifestOf(snap.view(match.constants, match.state, seat), seat === 0 ? 1 : 0)).toBeNull()
          expect(manifestOf(snap.view(match.constants, match.state, 'table'), seat)).toBeNull()
        }
      }
      expect(match.history.length).toBeGreaterThan(30)
    }
  })
})
