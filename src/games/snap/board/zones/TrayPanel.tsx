import { useMatch } from '@/store/matchStore'
import { useEffect } from 'react'
import { glance } from '../detail/glanceStore'
import { useReach } from '../dnd/reach'
import { useHeldStore, type Tray } from '../heldStore'
import { cards, ZONE_WORDS } from '../names'
import { closeTray } from './closeTray'
import { manifestOf } from './deckManifest'
import { DeckTray } from './DeckTray'
import { TrayCards } from './TrayCards'
import { TrayHead } from './TrayHead'

/** The open pile. It fades while one of its cards is held, so that the field behind can be reached. */
export function TrayPanel() {
  const opened = useHeldStore((store) => store.tray)
  const aimed = useAimedGraveyard()
  const tray = aimed ?? opened
  const holding = useHoldingFrom(tray)
  const view = useMatch((store) => store.view)
  useEscape(opened !== null)
  useGlanceGone(tray === null)
  if (tray === null || view === null) return null
  const { seat, zone } = tray
  const { name } = view.seats[seat]
  const manifest = zone === 'deck' ? manifestOf(view, seat) : null
  return (
    <section
      className="tray"
      aria-label={`${name}: ${ZONE_WORDS[zone]}, open`}
      data-holding={holding || undefined}
      data-zone={zone}
    >
      {manifest === null ? (
        <>
          <TrayHead name={name} zone={zone}>
            <p className="tray-note">{cards(view.seats[seat][zone].length)}</p>
          </TrayHead>
          <TrayCards view={view} tray={tray} />
        </>
      ) : (
        <DeckTray view={view} tray={tray} manifest={manifest} />
      )}
    </section>
  )
}

/** A card that leaves the page with its pile cannot say that nobody looks at it any more. */
function useGlanceGone(closed: boolean): void {
  useEffect(() => {
    if (closed) glance(null)
  }, [closed])
}

function useEscape(active: boolean): void {
  useEffect(() => {
    if (!active) return
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') closeTray()
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
