import { describe, expect, it } from 'vitest'
import { verifyDeck } from '@/games/snap/rules/format/verifyDeck'
import { SNAP_STANDARD } from '@/games/snap/rules/format/format'
import { BUILT_IN_DECKS, PYRE_VERDICT } from './decks'
import { readDeckFile, writeDeckFile } from './deckFile'
import { finderWith, poolEntries } from './pool'

function faultsOf(text: string) {
  const read = readDeckFile(text)
  return read.ok ? [] : [...read.faults]
}

describe('setup/deck-verification: deck files', () => {
  it.each(BUILT_IN_DECKS)('$name is written and read as JSON', (list) => {
    expect(readDeckFile(writeDeckFile(list))).toEqual({ ok: true, list, cards: [], records: [], notes: [] })
  })

  it('reads YAML, by names or ids, with records of its own', () => {
    const [outrider, ...others] = PYRE_VERDICT.cards
    const text = [
      'name: Mine',
      'cards:',
      '  - Own Rider',
      ...others.map((id) => `  - ${id}`),
      'records:',
      '  - id: MY-COR-BM-001',
      '    name: Own Rider',
      '    class: Coreon',
      '    card_type: Monster',
      '    imp: 2500',
      '    keywords: [Trigger]',
      '    text: |',
      '      ON REVEAL — Target opposing Monster loses',
      '      500 IMP until end of turn.',
    ].join('\n')
    const read = readDeckFile(text)
    if (!read.ok) throw new Error(read.faults.map((fault) => fault.message).join('\n'))
    expect(read.cards).toMatchObject([{ name: 'Own Rider', imp: 2500 }])
    expect(verifyDeck(read.list, finderWith(read.cards), SNAP_STANDARD)).toMatchObject({ ok: true })
    expect(outrider).toBe(poolEntries()[0]?.card.id)
    const again = readDeckFile(writeDeckFile(read.list, read.records))
    expect(again).toEqual(read)
  })

  it('what is neither JSON nor YAML is told with its line', () => {
    expect(faultsOf('{"name": "Broken",\n "cards": ["a",\n')).toContainEqual(
      expect.objectContaining({ code: 'unreadable', line: 3 }),
    )
    expect(faultsOf('name: Broken\ncards: [a, b\nevolutions: x: y')).toContainEqual(
      expect.objectContaining({ code: 'unreadable', rule: 'setup/deck-verification' }),
    )
  })

  it('missing and wrong fields are told at once, with their lines', () => {
    const faults = faultsOf('{\n  "cards": ["One", 2],\n  "evolutions": "none"\n}')
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [null, '“name” is missing; add the name of the deck as text.'],
      [2, 'Line 2: Entry 2 of “cards” is not a card’s name or id; write it as text.'],
      [3, 'Line 3: “evolutions” is of the wrong kind; write the list of the names or ids of the Evolutions.'],
    ])
    expect(faultsOf('[1, 2]')).toMatchObject([{ code: 'shape' }])
    expect(faultsOf('')).toMatchObject([{ code: 'shape' }])
  })

  it('a faulty record is told with its card and line', () => {
    const faults = faultsOf(
      'name: Mine\ncards: []\nrecords:\n  - id: X\n    name: Bad Card\n    class: Coreon\n    card_type: Spell\n    text: "SPELL: Draw a card."\n',
    )
    expect(faults).toMatchObject([
      {
        code: 'record',
        rule: 'card-text/support-access-wording',
        line: 4,
        message: expect.stringMatching(/^Line 4: “Bad Card”/u) as string,
      },
    ])
  })
})
