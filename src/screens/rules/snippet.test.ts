import { describe, expect, it } from 'vitest'
import { marked, snippet } from './snippet'

const said = (parts: readonly { text: string }[]): string => parts.map(({ text }) => text).join('')
const found = (parts: readonly { text: string; found: boolean }[]): readonly string[] =>
  parts.filter((part) => part.found).map(({ text }) => text)

const LONG = `${'Before it many words stand here, '.repeat(8)}then the Chain resolves, ${'and after it many more. '.repeat(12)}`

describe('a snippet', () => {
  it('is the beginning of a text that has no such word', () => {
    expect(said(snippet('Short text.', ['chain']))).toBe('Short text.')
    expect(found(snippet('Short text.', []))).toEqual([])
  })

  it('stands around the first found word, and is short', () => {
    const parts = snippet(LONG, ['chain'])
    expect(said(parts)).toMatch(/^… .*the Chain resolves.* …$/)
    expect(said(parts).length).toBeLessThan(180)
    expect(found(parts)).toEqual(['Chain'])
  })

  it('marks whole words only, whatever their case', () => {
    expect(found(marked('Lock, locked, LOCK and Lock-in', ['lock']))).toEqual(['Lock', 'LOCK', 'Lock'])
    expect(said(marked('a+b (c)', ['c', 'a+b']))).toBe('a+b (c)')
  })
})
