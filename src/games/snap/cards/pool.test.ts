import { describe, expect, it } from 'vitest'
import { parseCardText, printCardText } from '@/games/snap/rules/language'
import { SNAP_STANDARD } from '@/games/snap/rules/format/format'
import { verifyDeck } from '@/games/snap/rules/format/verifyDeck'
import { CARD_CLASSES, KEYWORDS } from '@/games/snap/rules/model/cards'
import { ANSWERABLE, DURATIONS, TIMING_LABELS } from '@/games/snap/rules/model/effects'
import { BUILT_IN_DECKS, PYRE_VERDICT, TIDAL_CONCORD } from './decks'
import { cardPool, findCard, poolEntries } from './pool'
import { writeRecord } from './record'
import { timingTags } from './timingTags'
import pyreVerdict from './sets/pyre-verdict.json'
import tidalConcord from './sets/tidal-concord.json'

const pool = cardPool()

describe('card-text/digital-readability: built-in cards', () => {
  it.each(poolEntries().map((entry) => ({ ...entry, name: entry.card.name })))(
    '$name is canonical',
    ({ card, record }) => {
      expect(parseCardText(card.text, card)).toMatchObject({ ok: true, canonical: card.text })
      expect(printCardText(card)).toBe(card.text)
      expect(record.timing_tags).toEqual(timingTags(card.abilities))
    },
  )

  it('records are written back as they are', () => {
    const data = [...pyreVerdict, ...tidalConcord]
    expect(poolEntries().map(({ card, record }) => writeRecord(card, record))).toEqual(data)
    expect(pool.map((card) => writeRecord(card))).toEqual(data)
  })

  it('ids follow the published pattern, and ids, names and Support texts differ', () => {
    for (const card of pool) expect(card.id).toMatch(/^S1-(COR|FLX|SYN|OBS|AET)-(BM|PS|SP|CO|EV|PE)-\d{3}$/)
    for (const values of [pool.map((card) => card.id), pool.map((card) => card.name), pool.map((card) => card.text)])
      expect(new Set(values).size).toBe(values.length)
  })

  it('are found by id or name, whatever the case', () => {
    expect(findCard('s1-cor-bm-001')).toBe(findCard('cinderjaw OUTRIDER'))
    expect(findCard('Vhal, Sovereign of Embers')?.imp).toBe(6500)
    expect(findCard('Nobody')).toBeUndefined()
  })
})

describe('setup/deck-verification: built-in decks', () => {
  it.each(BUILT_IN_DECKS)('$name is legal', (list) => {
    expect(verifyDeck(list, findCard, SNAP_STANDARD)).toMatchObject({ ok: true })
  })

  it('share no card; one has a Prime Singular, the other a fifth Monster for the Flex Slot', () => {
    const types = (list: typeof PYRE_VERDICT) => list.cards.map((id) => findCard(id)?.cardType)
    expect(types(PYRE_VERDICT).filter((type) => type === 'Monster (Prime Singular)')).toHaveLength(1)
    expect(types(TIDAL_CONCORD).filter((type) => type === 'Monster')).toHaveLength(5)
    expect(PYRE_VERDICT.cards.filter((id) => TIDAL_CONCORD.cards.includes(id))).toEqual([])
    expect(pool).toHaveLength(59)
  })

  it.each(BUILT_IN_DECKS)('$name has 12 Spells and 8 Counters', (list) => {
    const types = list.cards.map((id) => findCard(id)?.cardType)
    expect(types.filter((type) => type === 'Spell')).toHaveLength(12)
    expect(types.filter((type) => type === 'Counter')).toHaveLength(8)
  })
})

/** What the two decks together must show of the game, as the start of a text or a part of one. */
describe('the built-in decks use the whole language', () => {
  const text = pool.map((card) => card.text).join('\n')

  it.each(TIMING_LABELS)('%s', (label) => expect(text).toContain(`${label}:`))
  it.each(KEYWORDS)('keyword %s', (keyword) => expect(pool.some((card) => card.keywords.includes(keyword))).toBe(true))
  it.each(CARD_CLASSES)('class %s', (cardClass) => expect(pool.some((card) => card.cardClass === cardClass)).toBe(true))
  it.each(DURATIONS)('%s', (duration) => expect(text).toContain(duration))
  it.each(ANSWERABLE)('a Counter answers: %s', (what) => {
    const answers = pool.flatMap((card) =>
      card.abilities.flatMap((ability) => (ability.kind === 'counter' ? [ability.answers.what] : [])),
    )
    expect(answers).toContain(what)
  })

  it.each([
    ['a replacement', /would be defeated in combat, instead/],
    ['a lasting loss', /loses \d+ IMP\./],
    ['a recovery', /recovers \d+ IMP/],
    ['an own Locked Support moves', /move 1 of your Locked Supports/i],
    ['an opposing Locked Support moves', /your opponent moves 1 of their Locked Supports/i],
    ['a Counter answers a Counter', /Answer an opposing Counter\..*Negate it\./],
    ['a negated Spell goes elsewhere', /Answer an opposing Spell\. Negate it and move it to its owner’s Support Deck/],
    ['the Chain cap is overridden', /may exceed the Chain cap/],
    ['a redirected attack', /Redirect the attack to/],
    ['an additional Swap', /additional Swap this turn/],
    ['an open Flex Slot', /Open your Flex Slot/],
    ['a choice', /Choose one:/],
    ['a condition', /If you control .*Otherwise,/],
    ['a restriction', /cannot attack until/],
    ['a permission', /can attack while newly evolved/],
    ['a delayed effect', /At the end of this turn,/],
    ['a Graveyard target', /target (?:Spell|Support) in your Graveyard/],
    ['a two-target Spell', /SPELL: Target allied Monster .*\. Target opposing Monster/],
    ['an Evolution of an Evolution', /Evolves from “Cinderjaw Warbringer”/],
    ['once per turn', /Once per turn\./],
    ['a reveal', /Reveal target opposing face-down Monster/],
    ['a defeat by a Spell', /SPELL: Defeat target/],
    ['an exchanged Monster of either side', /Swap target opposing Bench Monster/],
  ])('%s', (_, pattern) => expect(text).toMatch(pattern))

  it('a Prime Evolution', () => expect(pool.some((card) => card.cardType === 'Prime Evolution')).toBe(true))
})
