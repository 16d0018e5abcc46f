import type { Seat, Slot } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'

/** Shows for a moment that a Monster was defeated here. */
export function SlotFlash({ seat, slot }: { readonly seat: Seat; readonly slot: Slot }) {
  const defeated = useMatch((store) =>
    store.events.some(
      (event) =>
        event.type === 'defeated' && event.victims.some((victim) => victim.seat === seat && victim.slot === slot),
    )
      ? store.turnings
      : null,
  )
  return defeated === null ? null : <span key={defeated} aria-hidden className="slot-flash" />
}
