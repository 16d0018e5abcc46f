import { useId } from 'react'
import { Link } from 'wouter'
import { chapters } from '@/games/snap/reference'
import { ReferenceText } from './ReferenceText'

/** The chapters with what each is about, before the first of them. */
export function ContentsList() {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <h2 id={titleId} className="font-display text-xl text-ink-1">
        Contents
      </h2>
      <ol className="mt-4 grid gap-x-10 gap-y-4 md:grid-cols-2">
        {chapters().map(({ id, number, title, intro }) => (
          <li key={id} className="flex gap-3">
            <span aria-hidden className="w-5 shrink-0 text-ink-3 tabular-nums">
              {number}
            </span>
            <div className="min-w-0">
              <Link
                href={`/rules/${id}`}
                className="rounded-sm text-base text-ink-1 underline decoration-line-strong underline-offset-4 hover:decoration-ink-1"
              >
                {title}
              </Link>
              <p className="text-sm text-ink-2">
                <ReferenceText text={intro} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
