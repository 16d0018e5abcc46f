import type { Seat } from '@/games/snap/rules'
import { useMatch } from '@/store/matchStore'
import { Lock } from 'lucide-react'
import { CardButton } from '../CardButton'
import { Back, Face } from '../Face'
import { cardName, zoneName } from '../names'
import { SpotBox } from '../SpotBox'

/** Locked Support: its owner sees which, everyone how many. */
export function LockedSupport({ seat }: { readonly seat: Seat }) {
  const view = useMatch((store) => store.view)
  const limit = useMatch((store) => store.config?.format.lockedLimit ?? 0)
  if (view === null) return null
  const { locked } = view.seats[seat]
  return (
    <SpotBox spot={{ kind: 'zone', seat, zone: 'locked' }} label={zoneName(view, seat, 'locked')} className="locked">
      <p className="zone-title" aria-hidden>
        <Lock size={12} /> Locked Support <b>{locked.length}</b>
      </p>
      <div className="locked-cards">
        {locked.map((card) =>
          card.known ? (
            <CardButton
              key={card.key}
              piece={{ kind: 'card', seat, zone: 'locked', card: card.card }}
              flyKey={card.key}
              name={cardName(card, 'locked')}
              className="locked-card"
            >
              <Face card={card} />
            </CardButton>
          ) : (
            <div key={card.key} className="locked-card" data-fly={card.key}>
              <Back owner={seat} />
            </div>
          ),
        )}
        {Array.from({ length: Math.max(0, limit - locked.length) }, (_, index) => (
          <span key={index} aria-hidden className="locked-card locked-free" />
        ))}
      </div>
    </SpotBox>
  )
}
