import { useMatch } from '@/store/matchStore'
import { X } from 'lucide-react'
import { useEffect } from 'react'
import type { CardView, KnownCard, Seat, View } from '@/rules'
import { CardButton } from '../CardButton'
import type { CardZone } from '../dnd/piece'
import { Face } from '../Face'
import { useReach } from '../dnd/reach'
import { heldStore, useHeldStore, type Tray } from '../heldStore'
import { cardName, cards, ZONE_WORDS } from '../names'
import { SpotBox } from '../SpotBox'

/** The open pile. It fades while one of its cards is held, so that the field behind can be reached. */
export function TrayPanel() {
  const opened = useHeldStore((store) => store.tray)
  const aimed = useAimedGraveyard()
  const tray = aimed ?? opened
  const holding = useHoldingFrom(tray)
  const view = useMatch((store) => store.view)
  useEscape(opened !== null)
  if (tray === null || view === null) return null
  const { seat, zone } = tray
  const side = view.seats[seat]
  const shown = (side[zone] as readonly CardView[]).filter((card): card is KnownCard => card.known)
  const mine = view.viewer === seat
  return (
    <section className="tray" aria-label={`${side.name}: ${ZONE_WORDS[zone]}, open`} data-holding={holding || undefined} data-zone={zone}>
      <header className="tray-head">
        <h2 className="tray-title">
          {side.name}’s {ZONE_WORDS[zone]}
        </h2>
        <p className="tray-note">{noteOf(view, seat, zone)}</p>
        <button type="button" className="tray-close" aria-label={`Close ${ZONE_WORDS[zone]}`} onClick={() => heldStore.getState().openTray(null)}>
          <X size={18} />
        </button>
      </header>
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
            <SpotBox key={card.key} spot={{ kind: 'card', card: card.card }} label={card.definition.name} className="tray-spot">
              {button}
            </SpotBox>
          ) : (
            button
          )
        })}
      </div>
    </section>
  )
}

function useEscape(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') heldStore.getState().openTray(null)
    }
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [active])
}

/** Whether one of its cards is held: the field behind is where it goes, or where the table says why not. */
function useHoldingFrom(tray: Tray | null): boolean {
  const held = useHeldStore((store) => store.held)
  return held?.piece.kind === 'card' && held.piece.zone === tray?.zone
}

/** Where everything that the held card can be put on lies in a Graveyard, that one opens by itself. */
function useAimedGraveyard(): Tray | null {
  const { spots } = useReach()
  const view = useMatch((store) => store.view)
  const first = spots[0]?.spot
  if (view === null || first?.kind !== 'card' || spots.some(({ spot }) => spot.kind !== 'card')) return null
  const seat = view.seats.find(({ graveyard }) => graveyard.some(({ card }) => card === first.card))?.seat
  return seat === undefined ? null : { seat, zone: 'graveyard' }
}

function noteOf(view: View, seat: Seat, zone: CardZone): string {
  const side = view.seats[seat]
  if (zone !== 'deck') return cards(side[zone].length)
  return `${side.deck.length} in the deck · ${side.hand.length} in hand · ${side.locked.length} locked · ${side.graveyard.length} in the Graveyard`
}
