/** What a text of a reference is told by once the text itself is not at hand: enough to see that it changed, and nothing to read. */

/** Texts that say the same letter by letter, whatever their spacing and the shape of their quotation marks. */
export const plainText = (text: string): string =>
  text.normalize('NFC').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim()

/** 13 hex digits (two rounds of FNV-1a with different beginnings) of the text as `plainText` has it. */
export function fingerprintOf(text: string): string {
  const plain = plainText(text)
  return `${fnv(plain, 0x811c9dc5).toString(16).padStart(8, '0')}${(fnv(plain, 0x9e3779b9) & 0xfffff).toString(16).padStart(5, '0')}`
}

function fnv(text: string, begin: number): number {
  let hash = begin
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
