import { memo, useId } from 'react'
import { arc, CX, disc, H, leaf, line, num, polar, smooth, star, W, type Pt } from './path'

const MIDDLE = H / 2

/** Engraved rosettes: one closed curve each, wound round the middle. */
function rosette(radius: number, depth: number, lobes: number, shift: number): string {
  const pts: Pt[] = []
  const steps = lobes * 12
  for (let i = 0; i <= steps; i += 1) {
    const a = (i * 360) / steps
    pts.push(polar(CX, MIDDLE, radius + depth * Math.cos(((a * lobes + shift) * Math.PI) / 180), a))
  }
  return smooth(pts)
}

/** The same seen from both sides of the table: half of it is drawn, and turned by 180 degrees for the other half. */
const HALF = {
  ring: arc(CX + 3.4, MIDDLE - 4.6, 38, -126, 22),
  inner: arc(CX + 3.4, MIDDLE - 4.6, 29, -122, 14),
  wing: [0, 1, 2].map((i) => leaf(CX, MIDDLE - 66 - i * 16, 0, 26 - i * 6, 9 - i * 2, 0.4)).join(''),
  side: [0, 1].map((i) => leaf(CX + 60 + i * 17, MIDDLE, 90, 22 - i * 6, 8 - i * 2, 0.4)).join(''),
  corner: `M16 52C18 30 30 18 52 16M16 70C20 38 38 20 70 16M${W - 16} 52C${W - 18} 30 ${W - 30} 18 ${W - 52} 16M${W - 16} 70C${W - 20} 38 ${W - 38} 20 ${W - 70} 16`,
  gems: star(CX, 34, 4, 9, 2.4) + disc(26, 26, 3) + disc(W - 26, 26, 3),
} as const

const LACE = [0, 60, 120, 180, 240, 300].map((shift) => rosette(104, 26, 8, shift)).join('')
const NET =
  [0, 90, 180, 270].map((shift) => rosette(168, 30, 12, shift)).join('') +
  [0, 180].map((shift) => rosette(66, 6, 24, shift)).join('')
const FIVE = [36, 108, 180, 252, 324].map((a) => disc(...polar(CX, MIDDLE, 51, a), 1.5)).join('')
const CRACK = line([
  [CX + 37, MIDDLE - 43],
  [CX + 11, MIDDLE - 13],
  [CX + 17, MIDDLE - 5],
  [CX - 17, MIDDLE + 5],
  [CX - 11, MIDDLE + 13],
  [CX - 37, MIDDLE + 43],
])

function Half() {
  return (
    <>
      <path d={HALF.ring} strokeWidth="6" />
      <path d={HALF.inner} strokeWidth="1.4" />
      <path d={HALF.wing + HALF.side + HALF.gems} fill="currentColor" stroke="none" />
      <path d={HALF.corner} strokeWidth="1.3" />
    </>
  )
}

/**
 * The back of every card: a ring that snaps, with the five classes inside. One picture for both seats, in the
 * colour of `--card-accent` (a seat's accent); it tells nothing about the card.
 */
export const CardBack = memo(function CardBack({ className }: { readonly className?: string | undefined }) {
  const id = `back${useId().replace(/[^\w-]/g, '')}`
  return (
    <svg
      viewBox={`0 0 ${W} ${H}`}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      role="img"
      aria-hidden="true"
      focusable="false"
      style={{ color: 'var(--card-accent, var(--seat-1, #62c3dc))' }}
    >
      <defs>
        <radialGradient id={`${id}-light`} cx="50%" cy="50%" r="62%">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.62" />
          <stop offset="0.4" stopColor="currentColor" stopOpacity="0.26" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.04" />
        </radialGradient>
        <radialGradient id={`${id}-dark`} cx="50%" cy="50%" r="66%">
          <stop offset="0" stopColor="#05080b" stopOpacity="0.72" />
          <stop offset="0.32" stopColor="#05080b" stopOpacity="0.3" />
          <stop offset="0.6" stopColor="#05080b" stopOpacity="0" />
          <stop offset="1" stopColor="#05080b" stopOpacity="0.7" />
        </radialGradient>
        <linearGradient id={`${id}-field`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#1b2831" />
          <stop offset="0.5" stopColor="#0d141a" />
          <stop offset="1" stopColor="#1b2831" />
        </linearGradient>
      </defs>
      <path d={`M0 0H${W}V${H}H0Z`} fill={`url(#${id}-field)`} />
      <path d={`M0 0H${W}V${H}H0Z`} fill={`url(#${id}-light)`} />
      <g fill="none" stroke="currentColor">
        <path d={NET} strokeWidth="0.8" opacity="0.4" />
        <path d={LACE} strokeWidth="0.9" opacity="0.6" />
        <path d={`M0 0H${W}V${H}H0Z`} fill={`url(#${id}-dark)`} stroke="none" />
        <path d={`M9 9H${W - 9}V${H - 9}H9Z`} strokeWidth="1.6" opacity="0.9" />
        <path d={`M14 14H${W - 14}V${H - 14}H14Z`} strokeWidth="0.7" opacity="0.6" />
        <circle cx={CX} cy={MIDDLE} r="58" fill="#0a1015" strokeWidth="1.2" />
        <g strokeLinecap="round">
          <Half />
          <g transform={`rotate(180 ${num(CX)} ${num(MIDDLE)})`}>
            <Half />
          </g>
        </g>
        <path d={CRACK} stroke="#f6fbfd" strokeWidth="2.6" strokeLinejoin="miter" />
        <path d={FIVE} fill="currentColor" stroke="none" />
      </g>
    </svg>
  )
})
