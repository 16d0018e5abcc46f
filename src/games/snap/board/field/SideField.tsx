import type { Seat } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { SlotPlace } from './SlotPlace'

interface SideFieldProps {
  readonly seat: Seat
  readonly part: 'active' | 'bench'
  readonly far?: boolean
}

/** The Active Slot, or the Bench row with the Flex Slot apart. */
export function SideField({ seat, part, far = false }: SideFieldProps) {
  const view = useMatch((store) => store.view)
  if (view === null) return null
  const places = view.seats[seat].field.filter(({ kind }) => (kind === 'active') === (part === 'active'))
  return (
    <div className={part === 'bench' ? 'bench-row' : far ? 'active-row active-far' : 'active-row active-near'}>
      {places.map((place) => (
        <SlotPlace key={place.slot} view={view} seat={seat} place={place} />
      ))}
    </div>
  )
}
