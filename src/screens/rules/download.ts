/** Hands a text to the browser as a file to keep. */
export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address while it handles the click; after that nobody needs it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
