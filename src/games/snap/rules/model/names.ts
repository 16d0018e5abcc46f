/** Names of cards, decks and players: how they are written, and what they are compared by. */

/**
 * What nobody sees, and what turns the direction of a text: zero-width characters, direction marks, fillers, controls. The first two
 * parts are seen: a joiner draws two emoji as one, a selector after an emoji picks its look.
 */
const UNSEEN =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Emoji})[\uFE0E\uFE0F]|([\p{Default_Ignorable_Code_Point}\p{Cs}\u2800]|(?!\s)\p{Cc})/gu

/** The text without characters that nobody sees. */
export const withoutUnseen = (text: string): string =>
  text.replace(UNSEEN, (part: string, unseen: string | undefined) => (unseen === undefined ? part : ''))

/** A name as it is shown: composed letters, plain single spaces, nothing unseen. */
export const plainName = (name: string): string => withoutUnseen(name).normalize('NFC').replace(/\s+/g, ' ').trim()

const PLAIN_ASCII = /^[!-~]+(?: [!-~]+)*$/

/** What names and ids are compared by: two that look the same are the same, whatever their case, spaces, quotes and dashes. */
export function nameKey(name: string): string {
  // Nearly every name; the engine asks often.
  if (PLAIN_ASCII.test(name)) return name.toLowerCase().replaceAll('`', "'")
  return (
    plainName(name)
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      .replace(/[‘’‚‛′‵ʹʻʼʽˈ´＇`]/g, "'")
      .replace(/[“”„‟″‶«»＂]/g, '"')
      .replace(/[\u2010-\u2015\u2043\u2212﹘﹣－]/g, '-')
      .normalize('NFKC')
      // Capitals first: ß and SS, σ and ς are the same.
      .toUpperCase()
      .toLowerCase()
      .normalize('NFC')
  )
}

export const sameName = (one: string, other: string): boolean => one === other || nameKey(one) === nameKey(other)

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/** A name for use within a sentence: one that is written from right to left stands apart, so that it turns nothing round (Unicode isolates). */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)
