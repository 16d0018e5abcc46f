/** The parts of an address below its screen, decoded here and nowhere else; a `%` that begins no escape stays as it stands. */
export const addressParts = (rest: string | undefined): readonly string[] =>
  (rest ?? '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded)

const decoded = (part: string): string => part.replaceAll(/(?:%[\da-f]{2})+/gi, decodedRun)

function decodedRun(escapes: string): string {
  try {
    return decodeURIComponent(escapes)
  } catch {
    // Bytes that are no letters.
    return escapes
  }
}
