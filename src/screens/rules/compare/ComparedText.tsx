import type { DiffPart } from './wordDiff'

/** One side of an entry, with what only this side says marked. */
export function ComparedText({ title, parts }: { readonly title: string; readonly parts: readonly DiffPart[] | null }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{title}</dt>
      <dd className="mt-1 text-base text-ink-1">
        {parts === null ? (
          <span className="text-ink-3">No such entry.</span>
        ) : (
          parts.map(({ text, own }, index) =>
            own ? (
              <span key={index}>
                <mark className="rounded-sm bg-seat-2/20 text-ink-1 underline decoration-seat-2 decoration-2 underline-offset-4">
                  {text.trimEnd()}
                </mark>{' '}
              </span>
            ) : (
              <span key={index}>{text}</span>
            ),
          )
        )}
      </dd>
    </div>
  )
}
