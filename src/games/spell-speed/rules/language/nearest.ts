/** The known wording that a wrong one was probably meant to be. */

/** How much of a wording may be wrong. */
const TOLERANCE = 0.4

/** Edits (insert, delete, change) between two texts. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 0; i < one.length; i++) {
    const next = [i + 1]
    for (let j = 1; j <= other.length; j++)
      next.push(
        Math.min((row[j - 1] ?? 0) + (one[i] === other[j - 1] ? 0 : 1), (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1),
      )
    row = next
  }
  return row[other.length] ?? 0
}

/** Null: none is near. Numbers do not count. */
export function nearest(text: string, known: readonly string[]): string | null {
  const plain = (written: string): string => written.toLowerCase().replace(/[\d,]+(?=\s)/g, '0')
  let best: string | null = null
  let least = TOLERANCE
  for (const sample of known) {
    const share = distance(plain(text), plain(sample)) / Math.max(sample.length, 1)
    if (share < least) [best, least] = [sample, share]
  }
  return best
}
