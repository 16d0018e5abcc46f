import { describe, expect, it } from 'vitest'
import { nameKey, plainName, sameName, withoutUnseen } from './names'

describe('names that look the same are the same', () => {
  it.each([
    ['case', 'cinderjaw OUTRIDER', 'Cinderjaw Outrider'],
    ['apostrophes', 'Warden’s Oath', "Warden's Oath"],
    ['quotes', '“Old” Nettle', '"Old" Nettle'],
    ['dashes', 'Far‑Seer – Elder', 'Far-Seer - Elder'],
    ['no-break and wide spaces', 'Cinder\u00a0\u2003Rally ', 'Cinder Rally'],
    ['zero-width characters', 'Cin\u200bder\ufeff Ral\u00adly\u2060', 'Cinder Rally'],
    ['direction marks', '\u202ecinder\u202c \u2066rally\u2069', 'cinder rally'],
    ['composed and decomposed letters', 'Cafe\u0301', 'Café'],
    ['wide letters and ligatures', 'Ｆｉｎｄｅｒ', 'ﬁnder'],
    ['letters with two capitals', 'Straße', 'STRASSE'],
    ['an accent alone in ASCII text', 'Warden`s', 'Warden’s'],
  ])('%s', (_, one, other) => {
    expect(one).not.toBe(other)
    expect(sameName(one, other)).toBe(true)
    expect(nameKey(nameKey(one))).toBe(nameKey(one))
  })

  it.each([
    ['Cinder Rally', 'Cinder Rallye'],
    ['Ann', 'Anna'],
    ['Café', 'Cafe'],
    ['Ann B', 'AnnB'],
    ['שלום', 'םולש'],
  ])('%s is not %s', (one, other) => expect(sameName(one, other)).toBe(false))
})

describe('a name as it is shown', () => {
  it.each([
    ['\u202egnorw \u202e', 'gnorw'],
    ['  A\u00a0 \tB\n', 'A B'],
    ['A\u0000B\u001b[31m', 'AB[31m'],
    ['\u200b\u2060\u3164\u2800', ''],
    ['e\u0301\u200d', 'é'],
    ['lone \ud800 half', 'lone half'],
  ])('%j is %j', (written, shown) => expect(plainName(written)).toBe(shown))

  it.each(['👩‍🚀 Ada', '👩🏽‍🚀', '❤️', 'שלום', 'Ｆ', '👨‍👩‍👧'])('%s stays', (name) => expect(plainName(name)).toBe(name))

  it('keeps spaces while a name is being written', () => expect(withoutUnseen('Ann \u200f')).toBe('Ann '))
})
