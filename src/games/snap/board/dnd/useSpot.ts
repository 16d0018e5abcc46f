import { useDroppable } from '@dnd-kit/core'
import { useHeldStore } from '../heldStore'
import { spotId, type Spot } from './piece'
import { useReach } from './reach'

/** What a place shows while something is held. */
export type SpotState = 'legal' | 'legal-pointed' | 'illegal-pointed' | null

/** Makes an element a place to put things on. */
export function useSpot(spot: Spot): {
  readonly id: string
  readonly ref: (element: HTMLElement | null) => void
  readonly state: SpotState
} {
  const id = spotId(spot)
  const { setNodeRef } = useDroppable({ id, data: { spot } })
  const { held, ids, glowing } = useReach()
  const pointed = useHeldStore((store) => store.over === id)
  return {
    id,
    ref: setNodeRef,
    state:
      held === null
        ? null
        : pointed
          ? ids.has(id)
            ? 'legal-pointed'
            : 'illegal-pointed'
          : glowing.has(id)
            ? 'legal'
            : null,
  }
}
