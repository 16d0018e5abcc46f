/** What React keeps of a page beside what it shows: the props and states that a component was given before, too. */
import type { Page } from '@playwright/test'
import type { Secret } from './secrets'

/** The secrets that can be reached from the page through what React has left on its elements. */
export const keptInFibers = (page: Page, secrets: readonly Secret[]): Promise<readonly string[]> =>
  page.evaluate((wanted) => {
    const seen = new Set<object>()
    const texts = new Set<string>()
    const cards = new Set<number>()
    const next: unknown[] = [...document.querySelectorAll('*')]
    const reacts = (name: string | symbol): boolean => typeof name === 'string' && name.startsWith('__react')
    while (next.length > 0) {
      const value = next.pop()
      if (typeof value === 'string') texts.add(value)
      // What is written in a function cannot be read from outside, and the window is the world.
      if (typeof value !== 'object' || value === null || value === window || seen.has(value)) continue
      seen.add(value)
      if (value instanceof Map)
        next.push(...(value as Map<unknown, unknown>).keys(), ...(value as Map<unknown, unknown>).values())
      if (value instanceof Set) next.push(...(value as Set<unknown>))
      for (const name of Reflect.ownKeys(value)) {
        if (value instanceof Node && !reacts(name)) continue
        const part: unknown = Object.getOwnPropertyDescriptor(value, name)?.value
        if (name === 'card' && typeof part === 'number') cards.add(part)
        next.push(part)
      }
    }
    const all = [...texts].join('\n').toLowerCase()
    return wanted.flatMap(({ card, name, id }) => [
      ...[name, id].filter((word) => all.includes(word.toLowerCase())),
      ...(cards.has(card) ? [`card ${card}, ${name}`] : []),
    ])
  }, secrets)
