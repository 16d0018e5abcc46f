import { chapters, FOLLOWED_VERSION, OUR_STATUS, OUR_VERSION } from '@/games/snap/reference'
import { ChapterSection } from './ChapterSection'
import { ContentsList } from './ContentsList'
import { GlossarySection } from './GlossarySection'
import { RulesTools } from './RulesTools'

/** The whole reference, from the first chapter to the glossary: for reading, for the browser's own search, for print. */
export function ReferenceDocument({ target }: { readonly target: string | null }) {
  return (
    <div className="reference-document">
      <header>
        <h1 className="font-display text-3xl text-ink-1">The rules of Snap</h1>
        <p className="mt-4 max-w-[42rem] text-lg text-ink-2">
          What this table plays, in our own words: every entry of the Snap reference with its id. Where the reference
          leaves something open, our reading stands in, and says so.
        </p>
        <p className="mt-3 max-w-[42rem] text-sm text-ink-3">
          {`Version ${OUR_VERSION} · ${OUR_STATUS} · Follows the official ${FOLLOWED_VERSION}`}
        </p>
        <RulesTools />
      </header>
      <ContentsList />
      {chapters().map((chapter) => (
        <ChapterSection
          key={chapter.id}
          chapter={chapter}
          target={target?.startsWith(`${chapter.id}/`) === true ? target : null}
        />
      ))}
      <GlossarySection />
    </div>
  )
}
