// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { App } from './App'

async function goTo(hash: string): Promise<void> {
  await act(async () => {
    location.hash = hash
    dispatchEvent(new HashChangeEvent('hashchange'))
    await Promise.resolve()
  })
}

/** Looked at by elements: asking for a role among a thousand links takes seconds here. */
const seen = (selector: string): string => document.querySelector(selector)?.textContent ?? ''
const slow = { timeout: 30_000 }

afterEach(() => {
  location.hash = ''
})

describe('an address written by hand', () => {
  it.each([
    ['#/rules/glossary/100%', 'The glossary has no word “100%”.'],
    ['#/rulings/some/%', 'There is no ruling “some/%”.'],
  ])('%s says that it leads nowhere; from there one reads on', async (hash, sentence) => {
    render(<App />)
    await goTo(hash)
    await waitFor(() => expect(seen('[role=alert]')).toContain(sentence), slow)
    await goTo('#/rules/glossary/Prime%20Singular')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Prime Singular'), slow)
    expect(seen('[role=alert]')).toBe('')
  })
})
