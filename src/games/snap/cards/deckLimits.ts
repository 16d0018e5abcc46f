/** How large a deck file may be: many times what the largest deck needs, and little enough to be read at once. */
export const DECK_LIMITS = {
  bytes: 256 * 1024,
  /** Entries of “cards” and “evolutions” together. */
  names: 200,
  records: 200,
  /** Letters of a deck's name, of a card's, of an id. */
  letters: 80,
} as const

/** Bytes as people read them: `256 kB`, `8.2 MB`. */
export const wordBytes = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`

/** For whoever is about to choose a file. */
export const DECK_LIMITS_SENTENCE = `At most ${wordBytes(DECK_LIMITS.bytes)}, with ${DECK_LIMITS.names} names and ${DECK_LIMITS.records} records.`
