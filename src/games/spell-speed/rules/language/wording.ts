/**
 * One wording of card text, for both directions: a pattern such as `{who} lose {amount} LP` reads a piece of text into a
 * part of the effect tree, and prints that part again.
 */

/** What may stand in a slot of a pattern. */
export interface Slot<V> {
  /** Source of a regular expression without groups of its own. */
  readonly pattern: string
  /** How it may be written, for the nearest wording to a wrong one. */
  readonly samples: readonly string[]
  read(text: string): V
  print(value: V): string
}

/** A slot with a few fixed words. */
export function words<V extends string>(says: Readonly<Record<V, string>>): Slot<V> {
  const entries = Object.entries(says) as [V, string][]
  // The longest first: one wording may begin with another.
  const texts = entries.map(([, text]) => text).sort((one, other) => other.length - one.length)
  return {
    pattern: `(?:${texts.join('|')})`,
    samples: texts,
    read(text) {
      const found = entries.find(([, said]) => said.toLowerCase() === text.toLowerCase())
      if (found === undefined) throw new Error(`The pattern let “${text}” pass`)
      return found[0]
    },
    print: (value) => says[value],
  }
}

/** A whole number as cards write it: 1,000. */
export const amount: Slot<number> = {
  pattern: String.raw`[1-9]\d{0,2}(?:,\d{3}|\d{0,2})`,
  samples: ['500'],
  read: (text) => Number(text.replaceAll(',', '')),
  print: (value) => String(value).replace(/(?<=\d)(?=\d{3}$)/, ','),
}

/** Of cards: from 2 to 9, as one of them is worded otherwise. */
export const several: Slot<number> = { pattern: '[2-9]', samples: ['2'], read: Number, print: String }

/** A pattern that reads and prints `T`. */
export interface Wording<T> {
  /** What it reads at the beginning of a text; null: something else. */
  read(text: string): { readonly value: T; readonly length: number } | null
  /** Null: the value is worded otherwise. */
  print(value: T): string | null
  readonly samples: readonly string[]
}

type Slots<V> = { readonly [Name in keyof V]: Slot<V[Name]> }

/** `make` builds the tree from what stands in the slots; `take` gives that back, or null for another tree. */
export function wording<T, V extends object>(
  pattern: string,
  slots: Slots<V>,
  make: (values: V) => T,
  take: (value: T) => V | null,
): Wording<T> {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as keyof V)
  const filled = (fill: (name: keyof V) => string): string =>
    pattern.replace(/\{(\w+)\}/g, (_, name: string) => fill(name as keyof V))
  const source = filled((name) => `(${slots[name].pattern})`)
    .replaceAll('’', "[’']")
    .replaceAll(' ', String.raw`\s+`)
  const expression = new RegExp(`^${source}`, 'i')
  return {
    read(text) {
      const found = expression.exec(text)
      if (found === null) return null
      const values = Object.fromEntries(names.map((name, index) => [name, slots[name].read(found[index + 1] ?? '')]))
      return { value: make(values as V), length: found[0].length }
    },
    print(value) {
      const values = take(value)
      return values === null ? null : filled((name) => slots[name].print(values[name]))
    },
    samples: names.reduce<readonly string[]>(
      (texts, name) =>
        texts.flatMap((text) => slots[name].samples.map((sample) => text.replace(`{${String(name)}}`, sample))),
      [pattern],
    ),
  }
}

/** A pattern without slots for one value. */
export const fixed = <T>(text: string, value: T, is: (value: T) => boolean): Wording<T> =>
  wording<T, object>(
    text,
    {},
    () => value,
    (other) => (is(other) ? {} : null),
  )
