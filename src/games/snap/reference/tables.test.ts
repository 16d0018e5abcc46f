import { describe, expect, it, test } from 'vitest'
import { SNAP_STANDARD } from '@/games/snap/rules/format/format'
import { OPTIONAL_STEPS, STEPS } from '@/games/snap/rules/model/steps'
import { entries } from './chapters'
import { GLOSSARY, termOf, termsOfEntry } from './glossary'
import { ruleTitle, type KnownRuleId } from '@/games/snap/rules/model/ruleIds'
import { TURN_MATRIX } from './turnMatrix'
import { ZONE_KEYS, ZONE_TABLE } from './zoneTable'

const twice = (ids: readonly KnownRuleId[]): readonly KnownRuleId[] =>
  ids.filter((id, index) => ids.indexOf(id) < index)

describe('the turn matrix', () => {
  it('has the ten steps in their order, each with its entry', () => {
    expect(TURN_MATRIX.map(({ step }) => step)).toEqual(STEPS)
    expect(TURN_MATRIX.map(({ name, ids }) => [name, ruleTitle(ids[0])])).toEqual(
      TURN_MATRIX.map(({ name }) => [name, name]),
    )
    expect(TURN_MATRIX.map(({ ids }) => ids[0])).toEqual(
      entries().flatMap(({ id }) => (id.startsWith('turn-procedure/') ? [id] : [])),
    )
  })

  it('calls those optional that the turn player may pass', () => {
    expect(TURN_MATRIX.filter(({ duty }) => duty === 'optional').map(({ step }) => step)).toEqual(OPTIONAL_STEPS)
  })

  it('tells the Rounds of the standard format', () => {
    const rounds = (step: (typeof STEPS)[number]) =>
      [...(TURN_MATRIX.find((row) => row.step === step)?.when ?? '').matchAll(/Round (\d+)/g)].map(([, round]) =>
        Number(round),
      )
    expect(rounds('unlock')).toEqual(SNAP_STANDARD.firstUnlockRound)
    expect(rounds('flip')).toEqual([SNAP_STANDARD.benchFlipRound])
    expect(rounds('lockIn')).toEqual([SNAP_STANDARD.firstLockInRound])
  })
})

describe('the zone table', () => {
  it('has each zone once, and every zone of the reference', () => {
    expect(ZONE_TABLE.map(({ zone }) => zone)).toEqual(ZONE_KEYS)
    const own = entries().flatMap(({ id }) => (id.startsWith('zones/') ? [id] : []))
    expect(ZONE_TABLE.flatMap(({ ids }) => (ids[0].startsWith('zones/') ? [ids[0]] : []))).toEqual(own)
  })

  it('shows the opponent a number where the zone is private', () => {
    for (const row of ZONE_TABLE) expect(row.opponentSees.startsWith('The number of cards'), row.name).toBe(!row.public)
  })
})

describe('the glossary', () => {
  it('stands in alphabetical order, each term once', () => {
    const terms = GLOSSARY.map(({ term }) => term)
    expect(terms).toEqual([...terms].sort((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })))
    expect(new Set(terms.map((term) => term.toLowerCase())).size).toBe(terms.length)
  })

  it('finds a term by its name or another form', () => {
    expect(termOf('locked supports')?.term).toBe('Locked Support')
    expect(termOf(' IMP ')?.term).toBe('IMP')
    expect(termOf('opponent')?.term).toBe('Opposing')
    expect(termOf('nothing')).toBeNull()
    for (const entry of GLOSSARY) expect(termOf(entry.term)).toBe(entry)
  })

  it('gives no other form to two terms', () => {
    const forms = GLOSSARY.flatMap(({ also }) => also.map((form) => form.toLowerCase()))
    expect(forms.filter((form, index) => forms.indexOf(form) < index)).toEqual([])
  })

  it('is found from the entries', () => {
    expect(termsOfEntry('combat/overdrive').map(({ term }) => term)).toEqual(['Overdrive'])
  })
})

test('definitions and cells are whole sentences, and lead to each entry once', () => {
  const cells = [
    ...GLOSSARY.map(({ definition, ids }) => ({ texts: [definition], ids })),
    ...TURN_MATRIX.map(({ what, when, answeredBy, ids }) => ({ texts: [what, when, answeredBy], ids })),
    ...ZONE_TABLE.map(({ ownerSees, opponentSees, holds, ids }) => ({ texts: [ownerSees, opponentSees, holds], ids })),
  ]
  for (const { texts, ids } of cells) {
    for (const text of texts) expect(text).toMatch(/^[\p{Lu}“][^[\]]*\.$/u)
    expect(twice(ids)).toEqual([])
  }
})
