import { useId, type ChangeEvent } from 'react'

interface FileOrTextProps {
  /** What the file is, as a label. */
  readonly label: string
  /** Kinds of files, as an `accept` attribute has them. */
  readonly accept: string
  readonly text: string
  /** The text was edited by hand. */
  readonly onEdit: (text: string) => void
  /** A file was chosen: its whole text. */
  readonly onFile: (text: string) => void
}

/** Two ways to bring a document along: a file, or its text pasted or written. */
export function FileOrText({ label, accept, text, onEdit, onFile }: FileOrTextProps) {
  const fileId = useId()
  const textId = useId()

  const readFile = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (file === undefined) return
    const source = await file.text()
    // The same file can be chosen again after it was mended.
    input.value = ''
    onFile(source)
  }

  return (
    <>
      <label htmlFor={fileId} className="mb-1 block text-sm text-ink-2">
        {label}
      </label>
      <input
        id={fileId}
        type="file"
        accept={accept}
        onChange={(event) => void readFile(event)}
        className="block w-full rounded border border-line-strong bg-surface-1 text-sm text-ink-2 file:mr-3 file:min-h-10 file:border-0 file:bg-surface-4 file:px-4 file:text-ink-1"
      />
      <label htmlFor={textId} className="mb-1 mt-4 block text-sm text-ink-2">
        Or its text
      </label>
      <textarea
        id={textId}
        value={text}
        rows={8}
        spellCheck={false}
        onChange={(event) => onEdit(event.target.value)}
        className="block w-full resize-y rounded border border-line-strong bg-surface-1 p-3 font-mono text-xs text-ink-1"
      />
    </>
  )
}
