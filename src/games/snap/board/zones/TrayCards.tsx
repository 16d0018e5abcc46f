import type { CardView, KnownCard, View } from '@/games/snap/rules'
import { CardButton } from '../CardButton'
import { Face } from '../Face'
import type { Tray } from '../heldStore'
import { cardName } from '../names'
import { SpotBox } from '../SpotBox'

export interface TrayPart {
  readonly view: View
  readonly tray: Tray
}

/** The cards of the open pile, face-up. */
export function TrayCards({ view, tray: { seat, zone } }: TrayPart) {
  const shown = (view.seats[seat][zone] as readonly CardView[]).filter((card): card is KnownCard => card.known)
  const mine = view.viewer === seat
  return (
    <div className="tray-cards">
      {shown.map((card) => {
        const button = (
          <CardButton
            key={card.key}
            piece={mine && zone !== 'graveyard' ? { kind: 'card', seat, zone, card: card.card } : null}
            spot={zone === 'graveyard' ? { kind: 'card', card: card.card } : undefined}
            flyKey={card.key}
            name={cardName(card, zone)}
            className="tray-card"
          >
            <Face card={card} />
          </CardButton>
        )
        return zone === 'graveyard' ? (
          <SpotBox
            key={card.key}
            spot={{ kind: 'card', card: card.card }}
            label={card.definition.name}
            className="tray-spot"
          >
            {button}
          </SpotBox>
        ) : (
          button
        )
      })}
    </div>
  )
}
