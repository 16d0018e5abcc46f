import type { Seat } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { CardButton } from '../CardButton'
import { Back, Face } from '../Face'
import { cardName, zoneName } from '../names'
import { SpotBox } from '../SpotBox'

/** A hand: the viewer's own with faces, another's as backs. */
export function Hand({ seat, far }: { readonly seat: Seat; readonly far: boolean }) {
  const view = useMatch((store) => store.view)
  if (view === null) return null
  const { hand } = view.seats[seat]
  return (
    <SpotBox
      spot={{ kind: 'zone', seat, zone: 'hand' }}
      label={zoneName(view, seat, 'hand')}
      className={far ? 'hand hand-far' : 'hand hand-near'}
    >
      {hand.map((card) =>
        card.known ? (
          <CardButton
            key={card.key}
            piece={{ kind: 'card', seat, zone: 'hand', card: card.card }}
            flyKey={card.key}
            name={cardName(card, 'hand')}
            className="hand-card"
          >
            <Face card={card} />
          </CardButton>
        ) : (
          <div key={card.key} className="hand-card hand-back" data-fly={card.key}>
            <Back owner={seat} />
          </div>
        ),
      )}
      {hand.length === 0 && (
        <span className="zone-empty" aria-hidden>
          {far ? '' : 'No cards in hand'}
        </span>
      )}
    </SpotBox>
  )
}
