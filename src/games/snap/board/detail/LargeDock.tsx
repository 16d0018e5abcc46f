import type { View } from '@/games/snap/rules'
import { interfaceStore, useInterface } from '@/store/interfaceStore'
import { useMatch } from '@/store/matchStore'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { spotId } from '../dnd/piece'
import { useReach } from '../dnd/reach'
import { useHeldStore } from '../heldStore'
import { findShown, type Shown } from './findShown'
import { useGlance } from './glanceStore'
import { placeBeside, type Box } from './place'
import { ShownCard } from './ShownCard'
import { boxesOf, cardBox, spotBox, useFloat } from './useFloat'
import { useLargeDismissal } from './useLargeDismissal'

/** What a large card leaves free where it can. */
const FREE = '.decision, .active-far, .active-near, .link'

/** What else does, while something is held: places that do not take it say why not. */
const FREE_WHILE_HELD = `${FREE}, .slot, .hand-near, .locked, .pile, .setup-tray`

/** What answers the open question. Only a card that was opened to be read covers it, and only where there is no other place. */
const ANSWERS = '.decision-buttons button, .decision-end button'

interface LargeDockProps {
  /** Where the action menu stands, which is never covered. */
  readonly menu: Box | null
}

/**
 * The card that is looked at, large, beside it. While it is only glanced at, the pointer goes through it to the table;
 * opened by a click it can be entered, and its links lead to the rules. Over a legal place it does not stand at all.
 */
export function LargeDock({ menu }: LargeDockProps) {
  const glanced = useGlance()
  const opened = useInterface((store) => store.large)
  const view = useMatch((store) => store.view)
  const dragging = useHeldStore((store) => store.held?.by === 'drag')
  // Whoever points at a back while a card is open sees nothing else for it.
  const [key, found] = useMemo(
    () =>
      [glanced, opened].map((one) => [one, find(view, one)] as const).find(([, card]) => card !== null) ?? [null, null],
    [view, glanced, opened],
  )
  if (key === null || found === null || dragging) return null
  return <Dock key={key} name={key} found={found} opened={key === opened} menu={menu} />
}

const find = (view: View | null, key: string | null): Shown | null =>
  view === null || key === null ? null : findShown(view, key)

interface DockProps extends LargeDockProps {
  /** The view key. */
  readonly name: string
  readonly found: Shown
  readonly opened: boolean
}

function Dock({ name, found, opened, menu }: DockProps) {
  const { held, spots } = useReach()
  const ref = useRef<HTMLDivElement>(null)
  const about = useMemo(() => ({ found, opened, spots, menu }), [found, opened, spots, menu])
  const style = useFloat(ref, about, (size, page) => {
    const anchor = cardBox(name)
    if (anchor === null) return null
    const legal = spots.map(({ spot }) => spotBox(spotId(spot)))
    const never = [...legal, menu].filter((box) => box !== null)
    const free = boxesOf(held === null ? FREE : FREE_WHILE_HELD)
    const beside = placeBeside(anchor, size, page, free, [...never, ...boxesOf(ANSWERS)])
    return beside ?? (opened && held === null ? placeBeside(anchor, size, page, free, never) : null)
  })
  useLargeDismissal()
  useEnter(opened && held === null, ref)
  return (
    <div
      ref={ref}
      className="large-dock"
      style={style}
      role="complementary"
      aria-label="Card in large"
      tabIndex={-1}
      data-opened={opened || undefined}
    >
      <div className="large-scroll">
        <ShownCard shown={found}>
          {!opened && <p className="large-hint">A click on the card keeps this open.</p>}
        </ShownCard>
      </div>
      {opened && (
        <button
          type="button"
          className="large-close"
          aria-label="Close the large card"
          onClick={() => interfaceStore.getState().showLarge(null)}
        >
          <X aria-hidden size={18} />
        </button>
      )}
    </div>
  )
}

/** Whoever opens a card with a key goes on in it. */
function useEnter(entered: boolean, ref: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!entered || document.activeElement?.matches('.card-button:focus-visible') !== true) return
    // It is placed first: what is not to be seen takes no focus.
    const frame = requestAnimationFrame(() => ref.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [entered, ref])
}
