import { interfaceStore, useInterface } from '@/store/interfaceStore'
import { useMatch } from '@/store/matchStore'
import type { DecisionView } from '@/games/snap/rules'
import { useDraggable } from '@dnd-kit/core'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { answersNow } from './askedStore'
import type { DragData } from './dnd/BoardDnd'
import { pieceId, type Piece, type Spot } from './dnd/piece'
import { put } from './dnd/put'
import { heldNow, isUsable, reachNow } from './dnd/reach'
import { spotId } from './dnd/piece'
import { heldStore, isHeld, letGo, useHeldStore } from './heldStore'
import { useLook } from './detail/useLook'

interface CardButtonProps {
  /** Null: nothing to lift, e.g. the opponent's; it can still be looked at and pointed at. */
  readonly piece: Piece | null
  /** The place that a click on this card points at while something else is held. */
  readonly spot?: Spot | undefined
  /** The view key of the card or Monster. */
  readonly flyKey: string
  /** Also known as, for flights between a card and the Monster it becomes. */
  readonly flyAlso?: string | undefined
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

/** Stands for the drag of a card that nobody may lift. */
const NOBODY: Piece = { kind: 'effect', seat: 0 }

/** A card as a button: lifted by a drag, selected by a click, shown large on hover and focus. The outer element flies, the inner one is dragged. */
export function CardButton({ piece, spot, flyKey, flyAlso, name, className = '', children }: CardButtonProps) {
  const data: DragData = { piece: piece ?? NOBODY, key: flyKey }
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: piece === null ? `fixed:${flyKey}` : pieceId(piece),
    data,
    disabled: piece === null,
  })
  const selected = useHeldStore((store) => piece !== null && isHeld(store.held, piece))
  const usable = useMatch((store) => piece !== null && isUsable(store.options, pieceId(piece)))
  const asking = useMatch((store) => asksBy(store.decision, flyKey, flyAlso))
  const marked = useInterface(
    (store) => store.marked.includes(flyKey) || (flyAlso !== undefined && store.marked.includes(flyAlso)),
  )
  const look = useLook(flyKey)
  const justDragged = useDragJustEnded(isDragging)

  function click(event: MouseEvent<HTMLButtonElement>) {
    if (justDragged.current) return
    event.stopPropagation()
    const held = heldNow()
    const other = held !== null && !(piece !== null && isHeld(held, piece))
    if (other && spot !== undefined && (piece === null || reachNow().ids.has(spotId(spot)))) {
      if (answersNow(event.nativeEvent)) put(held, spot)
      return
    }
    const { large, showLarge } = interfaceStore.getState()
    if (piece === null) {
      showLarge(large === flyKey ? null : flyKey)
      return
    }
    if (selected) {
      letGo()
      return
    }
    // A card of the hand or Reserve was meant for this Monster: whoever changes the selection still reads why not.
    if (other && held.piece.kind === 'card' && spot !== undefined) put(held, spot)
    heldStore.getState().hold({ piece, begun: null, by: 'click' })
    showLarge(flyKey)
  }

  return (
    <div
      className={`card-hold ${className}`}
      data-fly={flyKey}
      data-fly-also={flyAlso}
      data-dragging={isDragging || undefined}
      data-selected={selected || undefined}
      data-usable={usable || undefined}
      data-marked={marked || undefined}
      data-asking={asking || undefined}
    >
      <button
        ref={setNodeRef}
        type="button"
        className="card-button"
        aria-label={name}
        aria-pressed={piece === null ? undefined : selected}
        data-piece={piece === null ? undefined : pieceId(piece)}
        onClick={click}
        {...listeners}
        {...look}
      >
        <span aria-hidden className="card-button-face">
          {children}
        </span>
      </button>
    </div>
  )
}

/** The card whose effect asks. */
function asksBy(decision: DecisionView | null, key: string, also: string | undefined): boolean {
  const source = decision?.source?.key
  return source !== undefined && (source === key || source === also)
}

/** A click follows the release of a drag that ends on the card itself; it is no click. */
function useDragJustEnded(isDragging: boolean) {
  const ended = useRef(false)
  useEffect(() => {
    if (isDragging) {
      ended.current = true
      return
    }
    const timer = setTimeout(() => (ended.current = false), 50)
    return () => clearTimeout(timer)
  }, [isDragging])
  return ended
}
