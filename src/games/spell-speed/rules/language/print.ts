/** Effects to card text. */
import type { Effect } from '../model/cards'
import { COSTS, INSTRUCTIONS, LABELS, ONLIES, WHILE_ON_FIELD } from './grammar'
import type { Wording } from './wording'

/** The text of a card with these effects. */
export const printText = (effects: readonly Effect[]): string => effects.map(printEffect).join(' ')

function printEffect({ label, costs, only, whileOnField, does }: Effect): string {
  const own = label.kind === 'card'
  const pieces = [
    own ? null : worded(LABELS, label),
    ...costs.map((cost) => worded(COSTS, cost) + (own ? '.' : ';')),
    only && worded(ONLIES, only),
    whileOnField ? worded([WHILE_ON_FIELD], true) : null,
    ...does.map((one) => `${worded(INSTRUCTIONS, one)}.`),
  ].filter((piece) => piece !== null)
  return pieces.map((piece, index) => (begins(pieces[index - 1]) ? capital(piece) : piece)).join(' ')
}

/** A sentence begins behind nothing and behind a full stop. */
const begins = (before: string | undefined): boolean => before?.endsWith('.') ?? true

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function worded<T>(wordings: readonly Wording<T>[], value: T): string {
  for (const one of wordings) {
    const text = one.print(value)
    if (text !== null) return text
  }
  throw new Error(`Nothing words ${JSON.stringify(value)}`)
}
