import type { Seat } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'

/** A player's name in the seat's accent, with a mark when this player is asked. */
export function NamePlate({ seat }: { readonly seat: Seat }) {
  const name = useMatch((store) => store.view?.seats[seat].name ?? '')
  const asked = useMatch((store) => store.decision?.seat === seat)
  const turn = useMatch((store) => store.view?.turn === seat)
  return (
    <p className="name-plate" data-seat={seat} data-asked={asked || undefined}>
      <span className="name-plate-name">{name}</span>
      <span className="name-plate-state">{asked ? 'decides' : turn ? 'turn player' : ''}</span>
    </p>
  )
}
