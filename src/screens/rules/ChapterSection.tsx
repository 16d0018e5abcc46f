import { memo, useId } from 'react'
import type { ReferenceChapter } from '@/games/snap/reference'
import { EntryArticle } from './EntryArticle'
import { anchorOf } from './places'
import { ReferenceText } from './ReferenceText'
import { TurnMatrixTable } from './TurnMatrixTable'
import { ZoneTable } from './ZoneTable'

interface ChapterSectionProps {
  readonly chapter: ReferenceChapter
  /** The entry that the address names, if it is one of this chapter. */
  readonly target: string | null
}

/** A chapter with its introduction, its table if it has one, and its entries. */
export const ChapterSection = memo(function ChapterSection({ chapter, target }: ChapterSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} data-chapter={chapter.id} className="chapter">
      <header className="chapter-head">
        <p aria-hidden className="font-display text-3xl font-light leading-none text-ink-3 tabular-nums">
          {chapter.number}
        </p>
        <h2 id={titleId} className="mt-2 text-balance font-display text-2xl text-ink-1">
          <span id={anchorOf(chapter.id)} tabIndex={-1} className="place outline-none">
            <span className="sr-only">{`Chapter ${chapter.number}: `}</span>
            <span>{chapter.title}</span>
          </span>
        </h2>
        <p className="mt-3 max-w-[42rem] text-lg text-ink-2">
          <ReferenceText text={chapter.intro} />
        </p>
      </header>
      {chapter.id === 'zones' && <ZoneTable />}
      {chapter.id === 'turn-procedure' && <TurnMatrixTable />}
      <div className="max-w-[44rem]">
        {chapter.entries.map((entry) => (
          <EntryArticle key={entry.id} entry={entry} target={entry.id === target} />
        ))}
      </div>
    </section>
  )
})
