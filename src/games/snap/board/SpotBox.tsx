import { useMatch } from '@/store/matchStore'
import { answering } from '@/ui/settled'
import type { MouseEvent, ReactNode } from 'react'
import { meaningWords } from './actionWords'
import { answersNow, useAnswers } from './askedStore'
import { spotId, type Spot } from './dnd/piece'
import { carryOut, putHeld } from './dnd/put'
import { heldNow, useReach } from './dnd/reach'
import { useSpot } from './dnd/useSpot'
import { heldStore } from './heldStore'

interface SpotBoxProps {
  readonly spot: Spot
  /** The name of the group, see `names`. */
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}

/** A place of the table: a named group, where things can be put by drag and by click. */
export function SpotBox({ spot, label, className = '', children }: SpotBoxProps) {
  const { id, ref, state } = useSpot(spot)

  function click(event: MouseEvent) {
    if (heldNow() === null) return
    event.stopPropagation()
    if (answersNow(event.nativeEvent)) putHeld(spot)
  }

  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      className={`spot ${className}`}
      data-spot={id}
      data-state={state ?? undefined}
      onClick={click}
      onPointerEnter={() => point(id)}
      onPointerLeave={() => point(null)}
    >
      {children}
      {state !== null && state !== 'illegal-pointed' && <TargetButton spot={spot} />}
    </div>
  )
}

/** A selected card points with the pointer; a dragged one by the drag itself. */
function point(id: string | null): void {
  const held = heldNow()
  if (held === null || held.by === 'drag') return
  if (heldStore.getState().over !== id) heldStore.getState().point(id)
}

/** Covers a legal place while a card is selected, and says what a press does. */
function TargetButton({ spot }: { readonly spot: Spot }) {
  const { held, spots } = useReach()
  const view = useMatch((store) => store.view)
  const answers = useAnswers()
  const id = spotId(spot)
  const found = spots.find((one) => spotId(one.spot) === id)
  if (held === null || held.by === 'drag' || found === undefined || view === null) return null
  return (
    <button
      type="button"
      className="target-button"
      aria-label={meaningWords(found.meaning, view)}
      onFocus={() => point(id)}
      {...answering(answers, (event) => {
        event.stopPropagation()
        heldStore.getState().tryAt(id)
        carryOut(held.piece, found.meaning)
      })}
    />
  )
}
