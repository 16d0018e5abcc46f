/** Who may look at the screen: the rules of a table that two people share. */
import type { DecisionView, Seat, Viewer } from '@/rules'
import type { Privacy } from './contract'

type Asked = Pick<DecisionView, 'seat' | 'kind'>

/**
 * How the screen stands when `asked` is open next.
 *
 * A seat whose cards are open goes on as long as it is asked. A Counter Window asks the other one without showing
 * anything. Everything else, also after a quick response, is behind a curtain first: who sits at the screen now is not
 * known. A seat with nothing to hide needs no curtain, but then nothing of the other one may be open either.
 */
export function privacyFor(current: Privacy, asked: Asked | null, hasHidden: (seat: Seat) => boolean): Privacy {
  if (asked === null) return { mode: 'open', seat: current.seat }
  if (current.mode === 'open' && current.seat === asked.seat) return current
  if (asked.kind === 'window') return { mode: 'quick', seat: asked.seat }
  return { mode: hasHidden(asked.seat) ? 'curtain' : 'open', seat: asked.seat }
}

/** Whose view is shown: a seat's own only while it is open and the game goes on. */
export function eyesOf(privacy: Privacy, asked: Asked | null): Viewer {
  return privacy.mode === 'open' && asked !== null ? privacy.seat : 'table'
}
