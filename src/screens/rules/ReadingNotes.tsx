import { reasonWords, type ReferenceEntry } from '@/games/snap/reference'
import { fieldNotes } from './entryNotes'
import { FormatFieldLink } from './FormatFieldLink'

interface ReadingNotesProps {
  readonly entry: ReferenceEntry
  /** Over a match, links open apart from it. */
  readonly apart: boolean
}

/** Where our reading stands in: the values of the format that hold it, and the reasons for the rest. */
export function ReadingNotes({ entry, apart }: ReadingNotesProps) {
  const fields = fieldNotes(entry)
  return (
    <>
      {fields.length > 0 && (
        <p className="entry-reading">
          <span>{'Our reading, where the reference leaves it open. The format sets it: '}</span>
          {fields.map(({ field, label, standard }, index) => (
            <span key={field}>
              <FormatFieldLink field={field} label={label} apart={apart} />
              <span>{` (standard: ${standard})${index === fields.length - 1 ? '.' : ', '}`}</span>
            </span>
          ))}
        </p>
      )}
      {reasonWords(entry.reasons).map((words) => (
        <p key={words} className="entry-reading">
          {words}
        </p>
      ))}
    </>
  )
}
