import type { CardClass } from '@/games/snap/rules'

/** Emblems in a 24 × 24 box, each in its world's shapes. */
const EMBLEMS: Readonly<Record<CardClass, { readonly line: string; readonly solid: string }>> = {
  // a cut crystal with a core
  Coreon: { line: 'M12 1.8 20.8 7v10L12 22.2 3.2 17V7Z', solid: 'm12 6.6 4.6 5.4-4.6 5.4L7.4 12Z' },
  // a wave that breaks
  Fluxion: {
    line: 'M1.8 15.6C4 7.6 8.6 3.6 13.6 4.2c4.6.6 7 4.6 5.4 7.6-1.4 2.6-5.2 2-5-.8M2 20.4c3.4-2.6 6-2.6 9.2-.6 3.4 2 6.6 2 10.8-1.2',
    solid: 'M2.2 16.4C5 10 9 8.4 11 8.6c-1.6 2.8-.8 6.4 3.2 7.4-4 1.8-8-.6-12 .4Z',
  },
  // three cells, joined
  Synaphera: {
    line: 'M12 9.4 7.4 15.6M12 9.4l4.6 6.2M8.6 17.4h6.8',
    solid:
      'M12 1.8a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6ZM6 13.2a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6ZM18 13.2a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6Z',
  },
  // a horned moon
  Obscura: {
    line: 'M12 7.6v6.8',
    solid:
      'M5 1.8C1.6 5 .8 10.4 2.6 15c2 5 6 7.4 9.4 7.4s7.4-2.4 9.4-7.4c1.8-4.6 1-10-2.4-13.2.8 5-.2 9.6-2.6 12.2-1.2 1.3-2.8 2-4.4 2s-3.2-.7-4.4-2C5.2 11.4 4.2 6.8 5 1.8Z',
  },
  // a spire through a ring
  Aetherion: {
    line: 'M1.8 13.2a10.2 4.2 0 1 0 20.4 0a10.2 4.2 0 1 0-20.4 0Z',
    solid: 'm12 .8 2.9 11.2L12 23.2 9.1 12Z',
  },
}

/** A class's emblem, in the text's colour. It has no name of its own. */
export function ClassEmblem({
  cardClass,
  className,
}: {
  readonly cardClass: CardClass
  readonly className?: string | undefined
}) {
  const emblem = EMBLEMS[cardClass]
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path
        d={emblem.line}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d={emblem.solid} fill="currentColor" />
    </svg>
  )
}
