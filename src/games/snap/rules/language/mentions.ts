/** Which Monsters a text has mentioned: numbers its targets and gives "it" a meaning. */
import type { MonsterRef, TargetSpec } from '../model/effects'

export interface Mentions {
  /** The targets, in the order of their "target …" phrases. */
  readonly targets: TargetSpec[]
  /** The Monster that "it" is; null: nobody. */
  last: MonsterRef | null
}

export const noMentions = (): Mentions => ({ targets: [], last: null })

/** Notes that this Monster was mentioned. "each …" is not one Monster, so that nobody is "it" after it. */
export function mention(mentions: Mentions, who: MonsterRef): void {
  mentions.last = who.ref === 'each' ? null : who
}

/** A part that may not happen: what it mentions is forgotten after it. */
export function apart<T>(mentions: Mentions, part: () => T): T {
  const before = mentions.last
  const result = part()
  mentions.last = before
  return result
}

export function sameMonster(one: MonsterRef | null, other: MonsterRef): boolean {
  if (one?.ref !== other.ref) return false
  if (one.ref === 'target' && other.ref === 'target') return one.index === other.index
  return one.ref !== 'each'
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'] as const

export const ordinal = (index: number): string => ORDINALS[index] ?? `${index + 1}th`

/** The index that an ordinal names, from 0. */
export function indexOfOrdinal(word: string): number {
  const known = ORDINALS.findIndex((entry) => entry === word.toLowerCase())
  return known >= 0 ? known : Number.parseInt(word, 10) - 1
}
