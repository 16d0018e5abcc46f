import { describe, expect, it } from 'vitest'
import { PYRE_VERDICT } from '@/games/snap/cards/decks'
import { findCard } from '@/games/snap/cards/pool'
import { SNAP_STANDARD } from '@/games/snap/rules'
import { readDeck, type DeckReading } from './readDeck'

const nameOf = (id: string): string => findCard(id)?.name ?? id
const names = { cards: PYRE_VERDICT.cards.map(nameOf), evolutions: PYRE_VERDICT.evolutions.map(nameOf) }
const yaml = (name: string, { cards, evolutions } = names, end = '\n'): string =>
  [
    `name: ${name}`,
    'cards:',
    ...cards.map((card) => `  - ${card}`),
    'evolutions:',
    ...evolutions.map((card) => `  - ${card}`),
    '',
  ].join(end)
const json = (part: object): string => JSON.stringify({ ...PYRE_VERDICT, name: 'Mine', ...part }, null, 2)
/** The deck with other cards in the places of its last Supports. */
const withOwn = (records: readonly object[], cards: readonly string[]): string =>
  json({ cards: [...PYRE_VERDICT.cards.slice(0, 25 - cards.length), ...cards], records })
const record = (id: string, name: string, text = 'SPELL: Target allied Monster gains 1000 IMP until end of turn.') => ({
  id,
  name,
  class: 'Coreon',
  card_type: 'Spell',
  text,
  keywords: [],
})

const read = (source: Blob | string): Promise<DeckReading> => readDeck(source, SNAP_STANDARD)
async function faultsOf(source: Blob | string): Promise<readonly string[]> {
  const reading = await read(source)
  return reading.ok ? [] : reading.faults.map(({ sentence }) => sentence)
}
async function taken(source: Blob | string): Promise<{ readonly name: string; readonly notes: readonly string[] }> {
  const reading = await read(source)
  if (!reading.ok) throw new Error(reading.faults.map(({ sentence }) => sentence).join('\n'))
  expect([...reading.deck.lineup, ...reading.deck.supports]).toHaveLength(25)
  return { name: reading.deck.name, notes: reading.notes }
}

const file = (...parts: BlobPart[]): Blob => new Blob(parts)
const utf16 = (text: string, little: boolean): Blob => {
  const bytes = new DataView(new ArrayBuffer((text.length + 1) * 2))
  for (let index = 0; index <= text.length; index++)
    bytes.setUint16(index * 2, `\ufeff${text}`.charCodeAt(index), little)
  return file(bytes.buffer)
}

describe('setup/deck-verification: how a deck file is written', () => {
  it.each([
    ['in UTF-8', file(yaml('Café'))],
    ['with a byte order mark', file('\ufeff', yaml('Café'))],
    ['with the line ends of Windows', file(yaml('Café', names, '\r\n'))],
    ['in UTF-16, little end first', utf16(yaml('Café'), true)],
    ['in UTF-16, big end first', utf16(yaml('Café'), false)],
  ])('%s it is read without a word', async (_, source) =>
    expect(await taken(source)).toEqual({ name: 'Café', notes: [] }),
  )

  it('lone carriage returns are read, and told', async () => {
    expect(await taken(file(yaml('CrOnly', names, '\r')))).toEqual({
      name: 'CrOnly',
      notes: ['The lines end in the way of old Macs (CR alone); they were read as lines all the same.'],
    })
  })

  it.each([
    [
      'another charset',
      file('# deck\nname: Caf', new Uint8Array([0xe9]), ' deck\n'),
      'Line 2: There is a letter here that is not written in UTF-8; save the file as UTF-8 and load it again.',
    ],
    [
      'UTF-16 without a mark',
      file(new Uint8Array([0x6e, 0, 0x61, 0])),
      'The file is no plain text, or UTF-16 without a mark; save the file as UTF-8 and load it again.',
    ],
    [
      'a letter lost earlier',
      yaml('Caf\ufffd deck'),
      'Line 1: A letter was lost here (\ufffd), as the text was once read in another charset; write it anew.',
    ],
    [
      'typographic quotes',
      json({}).replaceAll('"', '”'),
      'Line 2: The fields stand in typographic quotes (“ ”); replace those of the whole file by plain ones (").',
    ],
    [
      'a field twice in JSON',
      json({}).replace('"cards"', '"cards": ["Nobody"],\n  "cards"'),
      'Line 4: “cards” stands here a second time; keep one of the two.',
    ],
    [
      'a field twice in YAML',
      `${yaml('Mine')}name: Yours\n`,
      'Line 33: “name” stands here a second time; keep one of the two.',
    ],
  ])('%s is told', async (_, source, sentence) => expect(await faultsOf(source)).toEqual([sentence]))
})

describe('setup/deck-verification: how large a deck file is', () => {
  it('more than it may have is refused by its size alone', async () => {
    const large = file('x'.repeat(300 * 1024))
    large.arrayBuffer = () => Promise.reject(new Error('was read'))
    expect(await faultsOf(large)).toEqual([
      'The file has 300 kB, and a deck file may have 256 kB; choose the file of a deck.',
    ])
    expect(await faultsOf('x'.repeat(9 * 1024 * 1024))).toEqual([
      'The file has 9.0 MB, and a deck file may have 256 kB; choose the file of a deck.',
    ])
  })

  it('so are more names and more records, by their number alone', async () => {
    const cards = Array.from({ length: 10_000 }, (_, index) => `Unknown ${index}`)
    expect(await faultsOf(json({ cards, evolutions: [] }))).toEqual([
      'The file names 10000 cards, and a deck file may name 200; take out what is not in the deck.',
    ])
    expect(await faultsOf(json({ records: Array.from({ length: 201 }, () => 0) }))).toEqual([
      'The file has 201 records, and a deck file may have 200; keep those of the cards in the deck.',
    ])
  })

  it('the nearest card is told of the first unknown ones', async () => {
    const faults = await faultsOf(json({ cards: Array.from({ length: 150 }, () => 'Cinder Raly') }))
    expect(faults.filter((sentence) => sentence.endsWith('did you mean “Cinder Rally”?'))).toHaveLength(10)
    expect(faults.filter((sentence) => sentence.startsWith('“Cinder Raly” is no known card;'))).toHaveLength(150)
  })

  it('of too many faults the first are told, and how many more there are', async () => {
    const faults = await faultsOf(
      json({
        records: [{ ...record('X-1', 'Own'), keywords: Array.from({ length: 500 }, (_, index) => `Word ${index}`) }],
      }),
    )
    expect(faults).toHaveLength(251)
    expect(faults.at(-1)).toBe('There are 250 more faults; mend these first.')
  })

  it.each([
    ['lists that never end', '['.repeat(60_000)],
    ['lists that end', `${'['.repeat(60_000)}${']'.repeat(60_000)}`],
    ['lines of lists', '- '.repeat(60_000)],
  ])('%s within each other are told', async (_, text) => {
    expect(await faultsOf(text)).toEqual(['The file cannot be read (it is nested too deeply); write its cards out.'])
  })

  it('what is written by reference a million times is told', async () => {
    const text = [
      'a: &a [x, x, x, x, x, x, x, x, x, x]',
      ...['b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
        (key, index) =>
          `${key}: &${key} [${Array.from({ length: 10 }, () => `*${'abcdefgh'.charAt(index)}`).join(', ')}]`,
      ),
    ].join('\n')
    expect(await faultsOf(text)).toEqual([
      expect.stringMatching(/^The file cannot be read \(.*alias.*\); write its cards out\.$/),
    ])
  })

  it('a name of any length is told in few words', async () => {
    const long = 'x'.repeat(5000)
    expect(await faultsOf(json({ name: long, cards: [long] }))).toEqual([
      'Line 2: “name” has 5000 letters and may have 80; shorten it.',
      'Line 4: Entry 1 of “cards” has 5000 letters and may have 80; shorten it.',
    ])
  })
})

describe('setup/deck-verification: names in a deck file', () => {
  it.each(['   ', '\u200b\u3164', ''])('a blank name (%j) is told', async (name) => {
    expect(await faultsOf(json({ name }))).toEqual(['Line 2: “name” is blank; write the name of the deck.'])
  })

  it('a blank entry is told, and a blank name of a record', async () => {
    expect(await faultsOf(json({ cards: ['\u00a0'], records: [record('X-1', '\u2060')] }))).toEqual([
      'Line 4: Entry 1 of “cards” is blank; write a card’s name or id.',
      'Line 13: “name” of this record is blank; fill it in.',
    ])
  })

  it('direction marks in the deck’s name are left out, and told', async () => {
    expect(await taken(json({ name: '\u202egnorw \u202e' }))).toEqual({
      name: 'gnorw',
      notes: ['The deck’s name has characters that nobody sees; it was read as “gnorw”.'],
    })
  })

  it('a name written from right to left stands apart from the sentence around it', async () => {
    expect(await taken(json({ name: 'שלום' }))).toEqual({ name: '\u2068שלום\u2069', notes: [] })
  })

  it('names with unseen characters or other spaces are taken for the cards that they look like, and told', async () => {
    const cards = names.cards.map((name) => `${name.replace(' ', '\u00a0 ')}\u200b`)
    expect((await taken(yaml('Nbsp', { ...names, cards }))).notes).toEqual([
      '25 names are written with other characters than the cards have, or with unseen ones (“Cinderjaw Outrider” is the first); they were taken for those cards.',
    ])
  })

  it('so is a name with another dash or apostrophe', async () => {
    const own = record('X-1', 'Far-Seer’s Oath')
    expect((await taken(withOwn([own], ["Far‑Seer's Oath"]))).notes).toEqual([
      '“Far-Seer’s Oath” is written with other characters than the card has, or with unseen ones; it was taken for that card.',
    ])
    expect((await taken(withOwn([own], ['far-seer’s OATH']))).notes).toEqual([])
  })

  it('unseen characters in a record are left out, and told', async () => {
    const reading = await read(withOwn([record('X-1', 'O\u200bwn', 'SPELL: Open your Fl\u00adex Slot.')], ['Own']))
    expect(reading).toMatchObject({
      ok: true,
      notes: ['The record of “Own” has characters that nobody sees; they were left out.'],
    })
    expect(reading.ok && reading.deck.supports.at(-1)?.name).toBe('Own')
  })
})

describe('setup/deck-verification: one name and one id, one card', () => {
  const other = 'SPELL: Target opposing Monster loses 500 IMP.'
  it.each([
    [
      'an id twice',
      [record('X-1', 'Twin A'), record('x-1', 'Twin B')],
      'The id “x-1” belongs to two records, “Twin A” and “Twin B”; give one of them another id.',
    ],
    [
      'a name with two texts',
      [record('X-1', 'Twin'), record('X-2', 'TWIN', other)],
      '“TWIN” is the name of two records that differ; keep one of them, or rename one.',
    ],
    [
      'an id that is another’s name',
      [record('X-1', 'Twin A'), record('X-2', 'X-1')],
      '“X-1” and “Twin A” have an id or a name in common; change one of them.',
    ],
  ])('%s is told', async (_, records, sentence) => {
    const faults = await faultsOf(withOwn(records, [records[1]!.name]))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(/^Line \d+: /)
    expect(faults[0]).toContain(sentence)
  })

  it('the same card twice is no fault', async () => {
    expect((await taken(withOwn([record('X-1', 'Twin'), record('X-2', 'Twin')], ['X-2']))).notes).toEqual([])
  })

  it('a built-in card’s name or id with another text is told', async () => {
    const rally = findCard('Cinder Rally')!
    const cards = PYRE_VERDICT.cards.filter((id) => id !== rally.id)
    expect(
      (await taken(json({ cards: [...cards, 'Cinder Rally'], records: [record('X-1', 'cinder RALLY', other)] }))).notes,
    ).toEqual([
      '“cinder RALLY” is also a built-in card, “Cinder Rally”, which says something else; this deck plays with its own.',
    ])
    expect(
      (await taken(json({ cards: [...cards, rally.id], records: [record(rally.id, 'Real Card')] }))).notes,
    ).toEqual([
      `The id ${rally.id} is also that of the built-in card “Cinder Rally”; in this deck it means “Real Card”.`,
    ])
  })
})
