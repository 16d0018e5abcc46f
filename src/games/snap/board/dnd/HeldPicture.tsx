import { useMatch } from '@/store/matchStore'
import { useHeldStore } from '../heldStore'
import { Face, MonsterFace } from '../Face'
import { cardOf, monsterAt } from './lookup'

/** What follows the pointer. */
export function HeldPicture() {
  const piece = useHeldStore((store) => (store.held?.by === 'drag' ? store.held.piece : null))
  const view = useMatch((store) => store.view)
  if (piece === null || view === null) return null
  return (
    <div aria-hidden className="held-picture">
      {picture()}
    </div>
  )

  function picture() {
    if (piece === null || view === null || piece.kind === 'effect') return null
    if (piece.kind === 'card') {
      const card = cardOf(view, piece.card)
      return card === null ? null : <Face card={card} />
    }
    const monster = monsterAt(view, piece.seat, piece.slot)
    return monster === null ? null : <MonsterFace monster={monster} />
  }
}
