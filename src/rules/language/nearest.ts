/** The nearest known wording to a wrong one. */

/** Edits (insert, delete, change, exchange neighbours) between two texts, ignoring case. */
export function distance(one: string, other: string): number {
  const a = one.toLowerCase()
  const b = other.toLowerCase()
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let best = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1)
      next.push(best)
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** The candidate that differs least, if it differs by at most a third of its letters. */
export function nearest(text: string, candidates: readonly string[]): string | null {
  let best: string | null = null
  let least = Infinity
  for (const candidate of candidates) {
    const difference = distance(text, candidate) / Math.max(candidate.length, 1)
    if (difference < least && difference <= 0.34) {
      best = candidate
      least = difference
    }
  }
  return best
}
