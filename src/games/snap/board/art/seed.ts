/** A small seeded generator: the same card id always gives the same picture, on any machine. */
import { seededRandom } from '@/kernel/random'

/** FNV-1a over UTF-16 code units, with a final avalanche. Returns an unsigned 32-bit integer. */
export function hashText(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 0x01000193)
  }
  h ^= h >>> 16
  h = Math.imul(h, 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

export interface Dice {
  /** Next number in [0, 1). */
  next(): number
  /** Uniform in [low, high). */
  range(low: number, high: number): number
  /** Whole number in [low, high], both included. */
  whole(low: number, high: number): number
  pick<T>(list: readonly T[]): T
  chance(p: number): boolean
  /** An independent stream, so that one layer's draws never shift another layer's. */
  fork(name: string): Dice
}

export function dice(seed: number): Dice {
  const next = seededRandom(seed)
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)]
      if (item === undefined) throw new Error('pick from an empty list')
      return item
    },
    chance: (p) => next() < p,
    fork: (name) => dice((seed ^ hashText(name)) >>> 0),
  }
}
