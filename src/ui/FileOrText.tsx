import { useId, type ChangeEvent } from 'react'

interface FileOrTextProps {
  /** What the file is, as a label. */
  readonly label: string
  /** Kinds of files, as an `accept` attribute has them. */
  readonly accept: string
  readonly text: string
  /** The text was edited by hand. */
  readonly onEdit: (text: string) => void
  /** A file was chosen; it has not been read. */
  readonly onFile: (file: File) => void
  /** Nothing can be changed meanwhile. */
  readonly disabled?: boolean
}

/** Two ways to bring a document along: a file, or its text pasted or written. */
export function FileOrText({ label, accept, text, onEdit, onFile, disabled = false }: FileOrTextProps) {
  const fileId = useId()
  const textId = useId()

  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const file = event.currentTarget.files?.[0]
    if (file === undefined) return
    // The same file can be chosen again after it was mended.
    event.currentTarget.value = ''
    onFile(file)
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
        disabled={disabled}
        onChange={take}
        className="block w-full rounded border border-line-strong bg-surface-1 text-sm text-ink-2 file:mr-3 file:min-h-10 file:border-0 file:bg-surface-4 file:px-4 file:text-ink-1"
      />
      <label htmlFor={textId} className="mb-1 mt-4 block text-sm text-ink-2">
        Or its text
      </label>
      <textarea
        id={textId}
        value={text}
        readOnly={disabled}
        rows={8}
        spellCheck={false}
        onChange={(event) => onEdit(event.target.value)}
        className="block w-full resize-y rounded border border-line-strong bg-surface-1 p-3 font-mono text-xs text-ink-1"
      />
    </>
  )
}
