import type { CardType } from '@/games/snap/rules'

/** Shapes in a 24 × 24 box, all filled: told apart by outline alone. */
const TYPE_SHAPES: Readonly<Record<CardType, string>> = {
  // a horned head
  Monster:
    'M3 2.4c.8 3.2 2.6 5 5 5.6a9 9 0 0 1 8 0c2.4-.6 4.2-2.4 5-5.6 1.4 5.4.8 9.2-1 11.6-.4 4-3.4 7-8 8-4.6-1-7.6-4-8-8-1.8-2.4-2.4-6.2-1-11.6Z',
  // a crown
  'Monster (Prime Singular)': 'M2 6.4 7.4 11 12 2.8 16.6 11 22 6.4 20 17H4ZM4 18.6h16v3.2H4Z',
  // a spark
  Spell: 'm12 1 2.8 8.2L23 12l-8.2 2.8L12 23l-2.8-8.2L1 12l8.2-2.8Z',
  // a shield
  Counter: 'M12 1.6 21 5v6.8c0 5-3.6 8.6-9 10.6-5.4-2-9-5.6-9-10.6V5Z',
  // two steps up
  Evolution: 'm12 2.4 9.4 8.8h-5.2L12 7.4l-4.2 3.8H2.6ZM12 12l9.4 8.8h-5.2L12 17l-4.2 3.8H2.6Z',
  // a crown on a step
  'Prime Evolution': 'M2 3l5.4 4L12 1l4.6 6L22 3l-1.8 9.6H3.8ZM12 13.6l9.4 9h-5.2L12 18.8l-4.2 3.8H2.6Z',
}

interface MarkProps {
  readonly className?: string | undefined
}

/** A card type's shape. It has no name of its own. */
export function TypeMark({ cardType, className }: MarkProps & { readonly cardType: CardType }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path d={TYPE_SHAPES[cardType]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}

const SIGNS = {
  raised: 'M12 3 22 20H2Z',
  lowered: 'M12 21 2 4h20Z',
  // a closed eye
  'face-down':
    'M2 9.5c2.6 4.4 6 6.5 10 6.5s7.4-2.1 10-6.5M4.8 13.2 2.6 16.2M9.2 15.6l-1 3.6M14.8 15.6l1 3.6M19.2 13.2l2.2 3',
  // two steps up
  'newly evolved': 'm4 11.5 8-8 8 8M4 20l8-8 8 8',
  // the sand has run through
  spent: 'M5 2.8h14M5 21.2h14M7 3c0 5 5 5.5 5 9s-5 4-5 9M17 3c0 5-5 5.5-5 9s5 4 5 9',
} as const

export type Sign = keyof typeof SIGNS

/** Signs of change and state. They have no name of their own. */
export function SignIcon({ sign, className }: MarkProps & { readonly sign: Sign }) {
  const solid = sign === 'raised' || sign === 'lowered'
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <path
        d={SIGNS[sign]}
        fill={solid ? 'currentColor' : 'none'}
        stroke={solid ? 'none' : 'currentColor'}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
