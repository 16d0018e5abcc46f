/**
 * The names that class names are made of. Every value points to a CSS variable of `src/app/palette.css`, so that a
 * palette can change at run time; these lists replace Tailwind's own, so a colour or a type size that is not ours
 * makes no class at all. Spacing needs no list: Tailwind's steps of 4 px (`p-1` is 4 px, `p-6` is 24 px) are the scale.
 *
 * @satisfies {import('tailwindcss').Config}
 */
const config = {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      /** Levels of height: 0 is the room, 1 the table, 2 a panel, 3 something on a panel, 4 what is hovered or held. */
      surface: {
        0: 'var(--surface-0)',
        1: 'var(--surface-1)',
        2: 'var(--surface-2)',
        3: 'var(--surface-3)',
        4: 'var(--surface-4)',
      },
      /** Text: 1 is what is read first, 3 what is read last; `on-accent` is for text on any accent below. */
      ink: {
        1: 'var(--ink-1)',
        2: 'var(--ink-2)',
        3: 'var(--ink-3)',
        'on-accent': 'var(--ink-on-accent)',
      },
      line: { DEFAULT: 'var(--line)', strong: 'var(--line-strong)' },
      'seat-1': 'var(--seat-1)',
      'seat-2': 'var(--seat-2)',
      legal: 'var(--legal)',
      illegal: 'var(--illegal)',
      raised: 'var(--raised)',
      lowered: 'var(--lowered)',
      focus: 'var(--focus)',
      coreon: 'var(--coreon)',
      fluxion: 'var(--fluxion)',
      synaphera: 'var(--synaphera)',
      obscura: 'var(--obscura)',
      aetherion: 'var(--aetherion)',
    },
    fontFamily: {
      sans: 'var(--font-text)',
      display: 'var(--font-display)',
      mono: 'var(--font-mono)',
    },
    // Nothing is smaller than 12 px.
    fontSize: {
      xs: ['0.75rem', { lineHeight: '1rem' }],
      sm: ['0.875rem', { lineHeight: '1.25rem' }],
      base: ['1rem', { lineHeight: '1.5rem' }],
      lg: ['1.125rem', { lineHeight: '1.625rem' }],
      xl: ['1.375rem', { lineHeight: '1.75rem' }],
      '2xl': ['1.75rem', { lineHeight: '2.125rem' }],
      '3xl': ['2.25rem', { lineHeight: '2.625rem' }],
    },
    borderRadius: {
      none: '0',
      sm: 'var(--radius-small)',
      DEFAULT: 'var(--radius-medium)',
      lg: 'var(--radius-large)',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      low: 'var(--shadow-low)',
      high: 'var(--shadow-high)',
    },
    extend: {
      transitionDuration: {
        fast: 'var(--motion-fast)',
        DEFAULT: 'var(--motion-medium)',
        slow: 'var(--motion-slow)',
      },
    },
  },
}

export default config
