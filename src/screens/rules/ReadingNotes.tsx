import { Fragment } from 'react'
import { reasonWords, type ReferenceEntry } from '@/rules/reference'
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
          Our reading, where the reference leaves it open. The format sets it:{' '}
          {fields.map(({ field, label, standard }, index) => (
            <Fragment key={field}>
              {index > 0 && ', '}
              <FormatFieldLink field={field} label={label} apart={apart} /> (standard: {standard})
            </Fragment>
          ))}
          .
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
