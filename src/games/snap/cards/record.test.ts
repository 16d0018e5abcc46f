import { describe, expect, it } from 'vitest'
import { readRecord, writeRecord } from './record'

const OUTRIDER = {
  id: 'S1-COR-BM-901',
  name: 'Test Outrider',
  class: 'Coreon',
  archetype: 'Testbound',
  card_type: 'Monster',
  template: 'BM',
  imp: 2600,
  text: 'ON REVEAL: This Monster gains 500 IMP until end of turn.',
  timing_tags: ['on_reveal', 'until_end_of_turn'],
  keywords: ['Trigger'],
}
const PRIME = {
  id: 'S1-COR-PS-902',
  name: 'Test Sovereign',
  class: 'Coreon',
  archetype: 'Testbound',
  card_type: 'Monster (Prime Singular)',
  template: 'PS',
  starting_imp: 7000,
  activation_condition: '2 or more Monsters are in your Graveyard.',
  prime_step_only: true,
  text: 'PRIME ENTRY: Open your Flex Slot.',
  timing_tags: ['prime_entry'],
  keywords: [],
}

function faultsOf(data: unknown) {
  const read = readRecord(data)
  return read.ok ? [] : [...read.faults]
}

describe('card-text/digital-readability: published records', () => {
  it('reads a card and its program', () => {
    expect(readRecord(OUTRIDER)).toMatchObject({
      ok: true,
      card: {
        id: 'S1-COR-BM-901',
        cardClass: 'Coreon',
        cardType: 'Monster',
        imp: 2600,
        keywords: ['Trigger'],
        abilities: [{ kind: 'reveal' }],
        evolvesFrom: null,
      },
    })
  })

  it('accepts typographic quotes and block scalars', () => {
    const text =
      'Evolves from "Test Outrider".\nON ENTRY — Target opposing Monster\n  loses 500 IMP until end of turn.\n'
    const read = readRecord({ ...OUTRIDER, card_type: 'Evolution', template: 'EV', imp: 4000, text, keywords: [] })
    expect(read).toMatchObject({ ok: true, card: { evolvesFrom: 'Test Outrider', abilities: [{ kind: 'entry' }] } })
  })

  it('keeps the fields that it does not use, and writes the same record back', () => {
    for (const data of [
      { ...OUTRIDER, artist: 'Somebody', rarity: { tier: 2 }, flavor: null },
      PRIME,
      { ...OUTRIDER, imp: 2600, starting_imp: null },
    ]) {
      const read = readRecord(data)
      if (!read.ok) throw new Error(read.faults.map((fault) => fault.message).join('\n'))
      expect(writeRecord(read.card, read.record)).toEqual(data)
      expect(Object.keys(writeRecord(read.card, read.record))).toEqual(Object.keys(data))
    }
  })

  it('writes a record for a card that had none', () => {
    const read = readRecord(OUTRIDER)
    expect(read.ok && writeRecord(read.card)).toEqual(OUTRIDER)
  })

  it('a changed card changes only its own fields', () => {
    const read = readRecord({ ...OUTRIDER, artist: 'Somebody' })
    if (!read.ok) throw new Error('a legal record')
    expect(writeRecord({ ...read.card, imp: 3000 }, read.record)).toEqual({
      ...OUTRIDER,
      artist: 'Somebody',
      imp: 3000,
    })
  })

  it('a record without values of a field needs none', () => {
    expect(faultsOf({ id: 'X', name: 'Plain', class: 'Aetherion', card_type: 'Monster', imp: 2000 })).toEqual([])
  })
})

describe('prime-evolution/prime-singular: the condition', () => {
  it('may stand in a field of its own', () => {
    const read = readRecord(PRIME)
    expect(read).toMatchObject({
      ok: true,
      card: { imp: 7000, abilities: [{ kind: 'primeCondition' }, { kind: 'primeEntry' }] },
    })
    expect(read.ok && read.card.text).toBe(
      'PRIME CONDITION: 2 or more Monsters are in your Graveyard.\nPRIME ENTRY: Open your Flex Slot.',
    )
  })

  it('is the same in both places', () => {
    const text = 'PRIME CONDITION: 3 or more Monsters are in your Graveyard.'
    expect(faultsOf({ ...PRIME, text })).toMatchObject([
      { code: 'conditionDiffers', rule: 'prime-evolution/prime-singular' },
    ])
    expect(faultsOf({ ...PRIME, text: 'PRIME CONDITION: 2 or more monsters are in your Graveyard.' })).toEqual([])
  })
})

describe('faults of a record', () => {
  it('lists all of them at once, each with its rule', () => {
    const bad = {
      ...OUTRIDER,
      class: 'Coreonn',
      keywords: ['Trigger', 'Flying'],
      imp: 9000,
      text: 'ON REVEAL: Draw a card.',
    }
    expect(faultsOf(bad).map(({ code, rule }) => [code, rule])).toEqual([
      ['unknownClass', 'card-text/digital-readability'],
      ['unknownKeyword', 'keywords/multiple-keywords'],
      ['impRange', 'combat/imp-comparison'],
      ['text', 'card-text/support-access-wording'],
    ])
    for (const fault of faultsOf(bad))
      expect(fault).toMatchObject({
        card: 'Test Outrider',
        message: expect.stringMatching(/^“Test Outrider”.*[.?]$/u) as string,
      })
  })

  it('an unknown type is told the nearest', () => {
    expect(faultsOf({ ...OUTRIDER, card_type: 'Monstre' })).toMatchObject([
      { code: 'unknownType', message: expect.stringContaining('“Monster”?') as string },
    ])
  })

  it.each([
    ['impMissing', { ...OUTRIDER, imp: null }],
    ['impRange', { ...OUTRIDER, imp: 2650 }],
    ['impRange', { ...PRIME, starting_imp: 6000 }],
    ['impOnSupport', { ...OUTRIDER, card_type: 'Spell', text: 'SPELL: Open your Flex Slot.', keywords: [] }],
  ])('combat/imp-comparison: %s', (code, data) => {
    expect(faultsOf(data)).toMatchObject([{ code }])
  })

  it('a record of another shape is refused', () => {
    expect(faultsOf('text')).toMatchObject([{ code: 'shape', card: 'a card' }])
    expect(faultsOf({ id: 'X', class: 3 }).map((fault) => fault.code)).toEqual(['shape', 'shape', 'shape'])
  })
})
