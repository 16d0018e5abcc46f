/** Which words of two texts differ. */

export interface DiffPart {
  readonly text: string
  /** Stands in this text only. */
  readonly own: boolean
}

export interface WordDiff {
  readonly ours: readonly DiffPart[]
  readonly theirs: readonly DiffPart[]
  /** The part of the words, 0 to 1, that both have in the same order. */
  readonly likeness: number
}

/** Compares word by word, by the longest run of words that both have. Spaces stay with the word before them. */
export function wordDiff(ours: string, theirs: string): WordDiff {
  const one = wordsOf(ours)
  const other = wordsOf(theirs)
  const longest = lengths(one, other)
  const own = { ours: [] as DiffPart[], theirs: [] as DiffPart[] }
  let common = 0
  let [i, j] = [0, 0]
  while (i < one.length || j < other.length) {
    const [word, its] = [one[i], other[j]]
    if (word !== undefined && its !== undefined && alike(word, its)) {
      own.ours.push({ text: word, own: false })
      own.theirs.push({ text: its, own: false })
      common++
      i++
      j++
    } else if (its === undefined || (word !== undefined && (longest[i + 1]?.[j] ?? 0) >= (longest[i]?.[j + 1] ?? 0))) {
      own.ours.push({ text: word ?? '', own: true })
      i++
    } else {
      own.theirs.push({ text: its, own: true })
      j++
    }
  }
  return {
    ours: joined(own.ours),
    theirs: joined(own.theirs),
    likeness: (2 * common) / Math.max(1, one.length + other.length),
  }
}

const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*/g) ?? []
const alike = (one: string, other: string): boolean => one.trim() === other.trim()

/** The length of the longest common run from each pair of places on. */
function lengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const table = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = other.length - 1; j >= 0; j--) {
      const row = table[i]
      if (row === undefined) continue
      row[j] = alike(one[i] ?? '', other[j] ?? '')
        ? (table[i + 1]?.[j + 1] ?? 0) + 1
        : Math.max(table[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  return table
}

/** Neighbours of the same kind as one part. */
function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  const all: DiffPart[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (last?.own === part.own) all[all.length - 1] = { ...last, text: last.text + part.text }
    else all.push(part)
  }
  return all
}
