/** The nearest known wording to a wrong one. */

/** Edits (insert, delete, change, exchange neighbours) between two texts, ignoring case; infinite where there are more than `most`. */
export function distance(one: string, other: string, most = Infinity): number {
  if (Math.abs(one.length - other.length) > most) return Infinity
  const a = one.toLowerCase()
  const b = other.toLowerCase()
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index)
  let leastBefore = 0
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    let least = i
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let edits = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1)
      next.push(edits)
      least = Math.min(least, edits)
    }
    // An exchange of neighbours goes on from the row before.
    if (Math.min(least, leastBefore + 1) > most) return Infinity
    leastBefore = least
    before = row
    row = next
  }
  const edits = row[b.length] ?? 0
  return edits <= most ? edits : Infinity
}

/** How much of a candidate's length may be wrong. */
const TOLERANCE = 0.34

/** The candidate that differs least, if it differs by at most a third of its letters. */
export function nearest(text: string, candidates: readonly string[]): string | null {
  let best: string | null = null
  let least = Infinity
  for (const candidate of candidates) {
    const length = Math.max(candidate.length, 1)
    // Not more wrong than the best so far; most candidates are given up after a few letters, or by their length alone.
    const most = Math.floor(Math.min(TOLERANCE, least) * length)
    const share = distance(text, candidate, most) / length
    if (share >= least || share > TOLERANCE) continue
    best = candidate
    least = share
  }
  return best
}
