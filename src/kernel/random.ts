/** Chance as an argument: a generator that gives the same numbers from the same seed on any machine. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** The next number in [0, 1). */
export type Random = () => number

/** Numbers from a seed, of which 32 bits count. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  return () => uniformFloat64(generator)
}

/** A whole number from 0 to `below - 1`, each as likely as the other; `below` is at least 1. */
export const numberBelow = (below: number, random: Random): number => Math.floor(random() * below)

/** A copy in an order of chance, each order as likely as the other. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const left = [...items]
  const order: T[] = []
  while (left.length > 0) order.push(...left.splice(numberBelow(left.length, random), 1))
  return order
}
