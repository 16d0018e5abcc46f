/** The choices of a printed "Choose one: …; or …", in their order and as sentences. Empty: the text offers none. */
export function modeTexts(text: string): readonly string[] {
  const [, offered] = /choose one:\s*([^.]+)/i.exec(text) ?? []
  if (offered === undefined) return []
  return offered.split(/;\s*(?:or\s+)?/).map((part) => part.charAt(0).toUpperCase() + part.slice(1).trim())
}
