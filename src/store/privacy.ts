/** Who may look at the screen: the rules of a table that two people share. */
import type { Action, AskKind, DecisionView, Seat, Viewer } from '@/games/snap/rules'
import type { Privacy } from './contract'

type Asked = Pick<DecisionView, 'seat' | 'kind'>

/**
 * Decisions in the other player's turn that can be made from what everyone sees: a block by a face-up Monster, and a
 * Counter Window, for "No Counter" says nothing of the hand.
 */
const PUBLIC: ReadonlySet<AskKind> = new Set(['window', 'block'])

/**
 * How the screen stands when `asked` is open next.
 *
 * A seat whose cards are open goes on as long as it is asked. What can be answered from what everyone sees is asked
 * without showing anything. Everything else, also after a quick response, is behind a curtain first: who sits at the screen now is not
 * known. A seat with nothing to hide needs no curtain, but then nothing of the other one may be open either.
 */
export function privacyFor(current: Privacy, asked: Asked | null, hasHidden: (seat: Seat) => boolean): Privacy {
  if (asked === null) return { mode: 'open', seat: current.seat }
  if (current.mode === 'open' && current.seat === asked.seat) return current
  if (PUBLIC.has(asked.kind)) return { mode: 'quick', seat: asked.seat }
  return { mode: hasHidden(asked.seat) ? 'curtain' : 'open', seat: asked.seat }
}

/** Whose view is shown: a seat's own only while it is open and the game goes on. */
export function eyesOf(privacy: Privacy, asked: Asked | null): Viewer {
  return privacy.mode === 'open' && asked !== null ? privacy.seat : 'table'
}

/** What a quick response may say: everything but a Counter, which would be a card of the hidden hand. */
export const isPublicAnswer = (action: Action): boolean => action.type !== 'counter'
