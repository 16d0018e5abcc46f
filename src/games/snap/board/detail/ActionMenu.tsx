import type { View } from '@/games/snap/rules'
import { interfaceStore } from '@/store/interfaceStore'
import { matchStore, useMatch } from '@/store/matchStore'
import { RuleLink } from '@/ui/RuleLink'
import { answering } from '@/ui/settled'
import { useEffect, useLayoutEffect, useMemo, useRef, type MouseEvent } from 'react'
import { meaningWords } from '../actionWords'
import { useAnswers } from '../askedStore'
import { actionKey } from '../dnd/actionKey'
import { cardOf, monsterAt } from '../dnd/lookup'
import { pieceId, spotId, type Piece } from '../dnd/piece'
import { carryOut } from '../dnd/put'
import { useHeld, useReach } from '../dnd/reach'
import { waysOf } from '../dnd/targets'
import { usualSpot, whyNot } from '../dnd/why'
import { heldStore, letGo } from '../heldStore'
import { placeBeside, type Box } from './place'
import { boxOf, pieceBox, spotBox, useFloat } from './useFloat'

interface ActionMenuProps {
  /** Told where it stands, so that nothing else does; null: nowhere. */
  readonly onPlace: (box: Box | null) => void
}

/** What a selected card can do, as buttons, or why it can do nothing now; and the way to its text and rules. */
export function ActionMenu({ onPlace }: ActionMenuProps) {
  const held = useHeld()
  const { spots } = useReach()
  const view = useMatch((store) => store.view)
  const answers = useAnswers()
  const ref = useRef<HTMLDivElement>(null)
  const ways = useMemo(
    () =>
      held === null || view === null
        ? []
        : waysOf(held.piece, { view, options: matchStore.getState().options, begun: held.begun }),
    [held, view],
  )
  const reasons = useMemo(
    () => (held === null || view === null || ways.length > 0 ? [] : whyNot(held, usualSpot(held.piece))),
    [held, view, ways],
  )
  const shown = held !== null && held.by === 'click' && held.piece.kind !== 'effect' && view !== null
  const style = useFloat(ref, shown ? held : null, (size, page) => {
    const anchor = held === null ? null : pieceBox(pieceId(held.piece))
    const free = [...spots.map(({ spot }) => spotBox(spotId(spot))), boxOf('.decision-buttons')].filter(
      (box): box is Box => box !== null,
    )
    return anchor === null
      ? { left: page.width / 2 - size.width / 2, top: page.height - size.height - 16 }
      : placeBeside(anchor, size, page, free)
  })
  const { left, top } = style
  useLayoutEffect(() => {
    const menu = ref.current
    onPlace(menu === null ? null : { left, top, width: menu.offsetWidth, height: menu.offsetHeight })
  }, [onPlace, shown, left, top])
  useEscape(shown)
  useFocusAfterKey(shown ? held.piece : null, ref)
  if (!shown) return null
  return (
    <div ref={ref} className="action-menu" role="group" aria-label="What this card can do" style={style}>
      {ways.map(({ spot, meaning }) => (
        <button
          key={actionKey(meaning.action)}
          type="button"
          className="action-menu-item"
          {...answering(answers, () => {
            heldStore.getState().tryAt(spotId(spot))
            carryOut(held.piece, meaning)
          })}
        >
          {meaningWords(meaning, view)}
        </button>
      ))}
      {ways.length === 0 && (
        <div className="action-menu-none">
          {reasons.length === 0 && <p>Nothing to do with this card now.</p>}
          {reasons.map(({ sentence, rule }) => (
            <p key={sentence}>
              <span>{sentence}</span> <RuleLink rule={rule} />
            </p>
          ))}
        </div>
      )}
      <div className="action-menu-foot">
        {held.begun === null && (
          <button
            type="button"
            className="action-menu-item action-menu-quiet"
            onClick={(event) => read(held.piece, view, event)}
          >
            Read the card
          </button>
        )}
        <button type="button" className="action-menu-item action-menu-quiet" onClick={letGo}>
          Cancel
        </button>
      </div>
    </div>
  )
}

/** Opens the card instead of holding it: so it may stand where its targets are, and whoever came by key goes on in it. */
function read(piece: Piece, view: View, { detail }: MouseEvent): void {
  const key = keyOf(piece, view)
  letGo()
  if (key === null) return
  interfaceStore.getState().showLarge(key)
  if (detail === 0) requestAnimationFrame(() => document.querySelector<HTMLElement>('.large-dock')?.focus())
}

function keyOf(piece: Piece, view: View): string | null {
  switch (piece.kind) {
    case 'card':
      return cardOf(view, piece.card)?.key ?? null
    case 'monster':
      return monsterAt(view, piece.seat, piece.slot)?.key ?? null
    case 'effect':
      return null
  }
}

function useEscape(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const piece = heldStore.getState().held?.piece
      letGo()
      if (piece !== undefined) document.querySelector<HTMLElement>(`[data-piece="${pieceId(piece)}"]`)?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [active])
}

/** Whoever selects with a key goes on in the menu. */
function useFocusAfterKey(piece: Piece | null, ref: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (piece === null || document.activeElement?.matches(':focus-visible') !== true) return
    requestAnimationFrame(() => ref.current?.querySelector('button')?.focus())
  }, [piece, ref])
}
