import { describe, expect, it } from 'vitest'
import { TIMING_LABELS } from '../model/effects'
import { nextWordings, parseCardText, readCardText } from './parse'
import { printCardText } from './print'
import { readAbility, readBody, reprinted } from './testing/oneInstruction'

const CANONICAL = [
  'ON REVEAL: Target opposing Monster loses 500 IMP until end of turn.',
  'ON REVEAL: You may unlock 1 of your Locked Supports, then lock 1 Support from your Support Deck.',
  'PASSIVE: While this Monster is on the Bench, your Active Monster gains 500 IMP.',
  'PASSIVE: While you control 2 or more other Synaphera Monsters, this Monster gains 500 IMP, and it gains Blocker.',
  'PASSIVE: When this Monster defeats a Monster in combat, you may unlock 1 of your Locked Supports. Once per turn.',
  'PASSIVE: When an allied Monster evolves, it gains 500 IMP until end of turn.',
  'PASSIVE: When your opponent plays a Counter, this Monster recovers 500 IMP.',
  'PASSIVE: If this Monster would be defeated in combat, instead it loses 1000 IMP. Once per turn.',
  'PASSIVE: If this Monster would be defeated, instead do the following: If its IMP is 1000 or less, defeat it. Otherwise, it loses 500 IMP.',
  'SPELL: Play only if your opponent has 2 or more Locked Supports. Each opposing Bench Monster cannot block until your next turn.',
  'COUNTER: Answer an opposing Spell. Negate it.',
  'COUNTER: Answer an opposing attack. The defender gains 1000 IMP during this combat.',
  'COUNTER: Answer an allied combat result. Prevent that defeat. The losing Monster loses 500 IMP.',
  'COUNTER: Answer an opposing Counter. This Counter may exceed the Chain cap. Negate it.',
  'COUNTER: Answer an attack. The opposing Active Monster loses 500 IMP during this combat.',
  'PRIME CONDITION: 1 or more Monsters are in your Graveyard and it is Round 4 or later.',
  'PRIME CONDITION: There are 2 or more Coreon Monsters with Blocker and 3000 IMP or less on the field.',
  'PRIME ENTRY: You may do the following: If it is your turn, open your Flex Slot. Lock 1 Support from your Support Deck.',
]

describe('card-text/digital-readability: canonical wording', () => {
  it.each(CANONICAL)('%s', (text) => {
    expect(reprinted(text)).toBe(text)
  })

  it('an Evolution names its Monster in the first line', () => {
    const text =
      'Evolves from “Bloodbound Initiate”.\nON ENTRY: Target opposing Monster loses 500 IMP until end of turn.'
    expect(printCardText(readCardText(text))).toBe(text)
    expect(readCardText(text).evolvesFrom).toBe('Bloodbound Initiate')
  })

  it('text in the wild becomes canonical: quotes, dashes, case, block scalars', () => {
    const wild =
      'Evolves from "Bloodbound\n  Initiate"\non entry – target OPPOSING monster loses\n  500 imp until end of turn.\n'
    const read = parseCardText(wild, { name: 'Any', cardType: 'Evolution', keywords: [] })
    expect(read).toMatchObject({
      ok: true,
      canonical:
        'Evolves from “Bloodbound Initiate”.\nON ENTRY: Target opposing Monster loses 500 IMP until end of turn.',
    })
  })

  it('a Monster may have no text', () => {
    expect(parseCardText('', { name: 'Any', cardType: 'Monster', keywords: [] })).toMatchObject({
      ok: true,
      abilities: [],
      canonical: '',
    })
  })
})

describe('card-text/targets-before-resolution: references', () => {
  it('numbers targets in the order of their phrases', () => {
    const ability = readAbility(
      'SPELL: Target allied Monster gains 500 IMP until end of turn. Target opposing Monster loses 500 IMP. The first target gains Swap until end of turn.',
    )
    expect(
      'targets' in ability && ability.targets.map((target) => target.kind === 'monster' && target.filter.side),
    ).toEqual(['allied', 'opposing'])
    expect(
      readBody(reprinted('SPELL: Target allied Monster recovers 500 IMP. It gains Swap until end of turn.')),
    ).toMatchObject([{ who: { ref: 'target', index: 0 } }, { who: { ref: 'target', index: 0 } }])
  })

  it('“it” is the Monster mentioned last, and nobody after a group', () => {
    expect(
      reprinted('SPELL: Target allied Monster recovers 500 IMP. The first target gains Swap until end of turn.'),
    ).toBe('SPELL: Target allied Monster recovers 500 IMP. It gains Swap until end of turn.')
    const { faults } = readCardText('PASSIVE: Each allied Monster gains 500 IMP, and it gains Blocker.')
    expect(faults).toMatchObject([{ code: 'unresolvedIt', suggestion: 'this Monster' }])
  })

  it('“the third target” needs three targets', () => {
    const { faults } = readCardText('SPELL: Target allied Monster recovers 500 IMP. The third target recovers 500 IMP.')
    expect(faults).toMatchObject([{ code: 'noSuchTarget', rule: 'card-text/targets-before-resolution' }])
  })

  it('“your …” names one Monster only', () => {
    const { faults } = readCardText('PASSIVE: Your Bench Monster gains 500 IMP.')
    expect(faults).toMatchObject([{ code: 'notSingle', suggestion: 'each allied Bench Monster' }])
  })
})

describe('completion', () => {
  it('offers what can come next', () => {
    expect(nextWordings('')).toEqual(TIMING_LABELS.map((label) => `${label}:`))
    expect(nextWordings('SPELL: Target opposing Monster loses 500 IMP')).toEqual(
      expect.arrayContaining(['until end of turn', 'until your next turn', 'during this combat', '.']),
    )
    expect(nextWordings('ON REVEAL: Target opposing')).toEqual(
      expect.arrayContaining(['Bench', 'Active', 'Monster', 'Coreon']),
    )
  })
})
