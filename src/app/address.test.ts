import { describe, expect, it } from 'vitest'
import { addressParts } from './address'

describe('the parts of an address', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['combat/equal-imp/', ['combat', 'equal-imp']],
    ['glossary/Prime%20Singular', ['glossary', 'Prime Singular']],
    ['glossary/a%2Fb', ['glossary', 'a/b']],
    ['glossary/100%', ['glossary', '100%']],
    ['%', ['%']],
    ['%zz/%E4/%C3%A9%', ['%zz', '%E4', 'é%']],
    ['50%25', ['50%']],
  ])('of %j are %j', (rest, parts) => expect(addressParts(rest)).toEqual(parts))
})
