/** A refusal in one line, `code rule`, the way tests ask for it. */
import type { Refusal } from '../model/refusals'

export const why = (refusals: readonly Refusal[]): readonly string[] =>
  refusals.map((refusal) => `${refusal.code} ${refusal.rule}`)
