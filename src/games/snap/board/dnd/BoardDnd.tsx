import { matchStore } from '@/store/matchStore'
import { interfaceStore } from '@/store/interfaceStore'
import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type CollisionDetection,
  type DragCancelEvent,
  type DragEndEvent,
  type DragOverEvent,
  type DragStartEvent,
} from '@dnd-kit/core'
import { useMemo, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { glance } from '../detail/glanceStore'
import { heldStore } from '../heldStore'
import { flyBack, release } from '../motion/flight'
import { HeldPicture } from './HeldPicture'
import type { Piece, Spot } from './piece'
import { put } from './put'
import { useOneHand } from './useOneHand'

export interface DragData {
  readonly piece: Piece
  /** The view key of the card, for its flight. */
  readonly key: string
}

/** The smallest place under the pointer: a link in the play area, a slot before the table behind it. */
const ORDER: readonly Spot['kind'][] = ['link', 'card', 'slot', 'zone', 'play']
const smallestUnderPointer: CollisionDetection = (args) => {
  const under = pointerWithin(args)
  const rank = (id: string | number): number => {
    const spot = (
      args.droppableContainers.find((one) => one.id === id)?.data.current as { readonly spot: Spot } | undefined
    )?.spot
    return spot === undefined ? ORDER.length : ORDER.indexOf(spot.kind)
  }
  return [...under].sort((one, other) => rank(one.id) - rank(other.id))
}

const dataOf = (event: Pick<DragStartEvent, 'active'>): DragData => event.active.data.current as DragData

function start(event: DragStartEvent): void {
  const { held } = heldStore.getState()
  const { piece } = dataOf(event)
  interfaceStore.getState().showLarge(null)
  glance(null)
  matchStore.getState().dismissRefusal()
  // A Spell that already has its first target keeps it.
  const begun =
    held !== null &&
    held.begun !== null &&
    'card' in held.begun &&
    piece.kind === 'card' &&
    held.begun.card === piece.card
      ? held.begun
      : null
  heldStore.getState().hold({ piece, begun, by: 'drag' })
}

function over(event: DragOverEvent): void {
  heldStore.getState().point(event.over === null ? null : String(event.over.id))
}

function end(event: DragEndEvent): void {
  const { held } = heldStore.getState()
  const { key } = dataOf(event)
  const box = event.active.rect.current.translated
  if (box !== null) release(key, box)
  if (held === null) return
  const spot = (event.over?.data.current as { readonly spot: Spot } | undefined)?.spot
  if (spot !== undefined) put(held, spot)
  // Unless it waits for its next target now, the hand is empty.
  if (heldStore.getState().held === held) heldStore.getState().hold(null)
  // A legal action made a new view, with which the card flies on; what is left flies home.
  requestAnimationFrame(() => flyBack(key))
}

function cancel(event: DragCancelEvent): void {
  const { key } = dataOf(event)
  const box = event.active.rect.current.translated
  heldStore.getState().hold(null)
  if (box !== null) release(key, box)
  requestAnimationFrame(() => flyBack(key))
}

/** The table speaks through its own live region, in the game's words. */
const silent: Announcements = {
  onDragStart: () => '',
  onDragOver: () => '',
  onDragEnd: () => '',
  onDragCancel: () => '',
}
const accessibility = {
  announcements: silent,
  screenReaderInstructions: { draggable: 'Press Enter for what this card can do.' },
}

/** Lets everything inside be dragged; what a drag means is read by `gesture`. */
export function BoardDnd({ children }: { readonly children: ReactNode }) {
  const mouse = useSensor(MouseSensor, MOUSE)
  const touch = useSensor(TouchSensor, TOUCH)
  const sensors = useSensors(mouse, touch)
  useOneHand()
  const overlay = useMemo(
    () =>
      createPortal(
        <DragOverlay dropAnimation={null} zIndex={45} style={NO_POINTER}>
          <HeldPicture />
        </DragOverlay>,
        document.body,
      ),
    [],
  )
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={smallestUnderPointer}
      accessibility={accessibility}
      autoScroll={false}
      onDragStart={start}
      onDragOver={over}
      onDragEnd={end}
      onDragCancel={cancel}
    >
      {children}
      {overlay}
    </DndContext>
  )
}

/** What lies under the held card must not think that the pointer has just come. */
const NO_POINTER = { pointerEvents: 'none' } as const

const MOUSE = { activationConstraint: { distance: 6 } }
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } }
