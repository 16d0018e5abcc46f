import type { Keyword } from '@/games/snap/rules'

/** Drawings in a 24 × 24 box: `line` is stroked, `solid` is filled. */
const DRAWINGS: Readonly<Record<Keyword, { readonly line: string; readonly solid: string }>> = {
  // a bolt within the ring that it sets off
  Trigger: { line: 'M8.2 3.8a9 9 0 1 0 7.6 0', solid: 'M13.6 1.4 7.4 12.6h3.7L9.9 20.8l6.9-11h-4Z' },
  // a shield with a bar across
  Blocker: { line: 'M12 2.6 20 5.4v6.2c0 4.8-3.2 8-8 9.9-4.8-1.9-8-5.1-8-9.9V5.4Z', solid: 'M7 9.3h10v3.6H7Z' },
  // two places change
  Swap: {
    line: 'M3.6 10.4C4.8 6.6 8 4.6 11.4 4.8c2 .1 3.6.8 5 2M20.4 13.6c-1.2 3.8-4.4 5.8-7.8 5.6-2-.1-3.6-.8-5-2',
    solid: 'M19.8 3v7.4h-7.2ZM4.2 21v-7.4h7.2Z',
  },
  // past the front, at what stands behind
  Disruptor: {
    line: 'M12 21.4v-9M3 18.6C3 9 7.4 4.6 16 5',
    solid: 'M14.4.8 22.6 5l-8.2 4.6ZM17 14.4l4.6 3.2-4.6 3.6Z',
  },
  // one more
  Overdrive: {
    line: 'M2.2 5.4 8 12l-5.8 6.6',
    solid: 'm8.4 3.4 7 8.6-7 8.6h4.4l7-8.6-7-8.6ZM19.2 2.2h2v3.2h-2Zm0 16.4h2v3.2h-2Z',
  },
}

/** A keyword's sign, in the text's colour. It has no name of its own: put the keyword's name beside it. */
export function KeywordIcon({
  keyword,
  className,
}: {
  readonly keyword: Keyword
  readonly className?: string | undefined
}) {
  const drawing = DRAWINGS[keyword]
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path
        d={drawing.line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={drawing.solid} fill="currentColor" />
    </svg>
  )
}
