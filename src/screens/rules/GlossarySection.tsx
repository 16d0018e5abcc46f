import { useId } from 'react'
import { GLOSSARY } from '@/games/snap/reference'
import { EntryLink } from './EntryLink'
import { anchorOf, GLOSSARY_PLACE, termAnchor } from './places'

/** The words of the game in alphabetical order, each with the entries that say more. */
export function GlossarySection() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} data-chapter={GLOSSARY_PLACE} className="chapter">
      <header className="chapter-head">
        <h2 id={titleId} className="font-display text-2xl text-ink-1">
          <span id={anchorOf(GLOSSARY_PLACE)} tabIndex={-1} className="place outline-none">
            Glossary
          </span>
        </h2>
        <p className="mt-3 max-w-[42rem] text-lg text-ink-2">
          The words of the game, each with the entries that say more.
        </p>
      </header>
      <dl className="glossary">
        {GLOSSARY.map(({ term, also, definition, ids }) => (
          <div key={term} className="glossary-term">
            <dt className="text-base font-semibold text-ink-1">
              <span id={termAnchor(term)} tabIndex={-1} className="place outline-none">
                {term}
              </span>
              {also.length > 0 && <span className="ml-2 text-sm font-normal text-ink-3">{also.join(', ')}</span>}
            </dt>
            <dd className="text-base text-ink-2">
              <span>{definition}</span>{' '}
              <span className="text-sm">
                {ids.map((id, index) => (
                  <span key={id}>
                    {index > 0 && <span className="text-ink-3"> · </span>}
                    <EntryLink id={id} />
                  </span>
                ))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
